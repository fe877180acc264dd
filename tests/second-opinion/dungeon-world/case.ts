import { z } from 'zod'
import { bands } from './words'
import cases from './cases.json'

const count = z.number().int()
const modifier = z.strictObject({ value: count, purpose: z.string() })
const stat = z.enum(['str', 'dex', 'con', 'int', 'wis', 'cha'])
const dice = z.tuple([count, count]).nullable()
const shown = z.record(z.string(), z.json())

const character = z.strictObject({
  ...{ class: z.string(), level: count, xp: count, scores: z.record(stat, count) },
  ...{ debilities: z.array(z.string()), hp: count, maxHp: count, armor: count },
  ...{ load: count, weight: count, rations: count, coins: count, ammo: count },
  ...{ preparation: count, bonds: z.record(z.string(), count), forward: z.array(modifier) },
  ongoing: z.array(z.strictObject({ value: count, cause: z.string() })),
  ...{ defendHold: z.literal(0), life: z.string(), spells: count },
})
export type GivenCharacter = z.infer<typeof character>

const given = z.strictObject({
  characters: z.record(z.string(), character),
  foes: z.record(z.string(), z.strictObject({ hp: count, armor: count })),
  settings: z.strictObject({
    'journey.rationScope': z.string().optional(),
    /** Who carries what all eat: whoever the program charges first is seen by the rations. */
    rationBearer: z.string().optional(),
    'recruit.awayBands': z.array(z.enum(bands)).optional(),
  }),
})
export type Given = z.infer<typeof given>

const step = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ n: count, do: z.literal(kind), ...shape })

const spent = {
  forwardUsed: z.array(z.string()).default([]),
  preparationSpent: z.union([z.literal(0), z.literal(1)]).default(0),
}
const who = z.string()

const roll = step('roll', {
  ...{ actor: who, move: z.string(), stat: stat.nullable(), dice, ...spent },
  ...{ target: who.optional(), drop: count.optional() },
  option: z.enum(['none', 'plusDieExposed']).optional(),
  choice: z.enum(['move', 'lessDamage', 'ammo']).nullish(),
  ...{ ward: z.string().optional(), accept: z.boolean().optional() },
  ...{ coinsSpent: count.optional(), choices: z.array(z.string()).optional() },
  ...{ offers: z.record(z.string(), z.boolean()).optional(), turnAway: z.boolean().optional() },
  gmPick: z.string().optional(),
  // What is said at the table and settles no figure.
  ...{ leverage: z.literal(true).optional(), gmAsksHow: z.literal(true).optional() },
  ...{ item: z.string().optional(), gmOption: z.string().optional() },
})
export type RollStep = z.infer<typeof roll>

const aid = step('aid', {
  ...{ actor: who, onStep: count, for: who, dice, ...spent },
  choice: z.union([z.literal(1), z.literal(-2)]),
})
export type AidStep = z.infer<typeof aid>

const defendSpend = step('defendSpend', {
  ...{ actor: who, ward: z.string(), attacker: who, incoming: count },
  ...{ aimedAt: z.enum(['self', 'ward']), spends: z.array(z.string()), ally: who.nullable() },
})
export type DefendStep = z.infer<typeof defendSpend>

const job = z
  .strictObject({ actor: who, dice, ...spent })
  .nullable()
  .default(null)
const journey = step('journey', {
  ...{ travellers: z.array(who), rationsRequired: count },
  jobs: z.strictObject({ trailblazer: job, scout: job, quartermaster: job }),
})
export type JourneyStep = z.infer<typeof journey>

const levelUp = step('levelUp', {
  ...{ actor: who, downtime: z.boolean(), downtimeId: count, raise: stat, newMove: z.string() },
})
export type LevelStep = z.infer<typeof levelUp>

const endOfSession = step('endOfSession', {
  answers: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
  characters: z.record(
    who,
    z.strictObject({
      ...{ bondResolvedWith: who.nullable(), agreed: z.boolean() },
      ...{ newBondWith: who.nullable(), alignment: z.boolean() },
    }),
  ),
})
export type EndStep = z.infer<typeof endOfSession>

const onOne = { actor: who }
const stepSchema = z.discriminatedUnion('do', [
  roll,
  aid,
  defendSpend,
  journey,
  levelUp,
  endOfSession,
  step('damage', {
    ...{ from: who, to: who, base: count },
    ...{ plusDie: count.optional(), minusDie: count.optional() },
  }),
  step('foeAttack', { from: who, to: who, incoming: count }),
  step('setWeight', { ...onOne, weight: count }),
  step('endStance', onOne),
  step('addDebility', { ...onOne, debility: z.string() }),
  step('ask', { ...onOne, onList: z.boolean(), gm: z.string() }),
  step('setLife', { ...onOne, life: z.string() }),
  step('recover', { ...onOne, days: count, healer: z.boolean(), remove: z.array(z.string()) }),
  step('endOngoing', { ...onOne, cause: z.string() }),
  step('camp', { ...onOne, place: z.string(), ownFood: z.boolean(), slept: z.boolean() }),
  step('buy', { ...onOne, item: z.string(), special: z.literal(false), price: count }),
  step('pay', { ...onOne, coins: count }),
  step('bolster', { ...onOne, days: count }),
  step('spendPreparation', { ...onOne, amount: count, onStep: count }),
])
export type Step = z.infer<typeof stepSchema>
/** What one step shows, by the names of the cases. */
export type Shown = Record<string, unknown>

const caseSchema = z.strictObject({
  ...{ id: z.string(), title: z.string(), passage: z.string(), rules: z.array(z.string()) },
  ...{ given, steps: z.array(stepSchema) },
  expect: z.strictObject({
    steps: z.array(z.looseObject({ n: count })),
    final: z.strictObject({
      characters: z.record(z.string(), shown),
      foes: z.record(z.string(), shown),
    }),
  }),
  working: z.string(),
})
export type Case = z.infer<typeof caseSchema>

/** The cases, worked by hand from the source by somebody who had not seen the program. */
export const worked: readonly Case[] = z.array(caseSchema).parse(cases)
