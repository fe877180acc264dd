import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ranks } from '../../../src/rules/tracks/progress'

const name = z.string()
const figure = z.number().int()
const rank = z.enum(ranks)
const state = z.enum(['open', 'done', 'failed', 'forsaken'])
const purpose = z.enum(['vow', 'journey', 'foe'])
const names = z.array(name)
const lead = z.enum(['me', 'foe'])
const challenge = z.tuple([figure, figure])

const companion = z.strictObject({
  ...{ name, type: name, health: figure, maxHealth: figure },
  markedAbilities: z.number().int().min(0).max(3),
  canAssist: z.boolean().optional(),
})

const character = z.strictObject({
  ...{ edge: figure, heart: figure, iron: figure, shadow: figure, wits: figure },
  ...{ health: figure, spirit: figure, momentum: figure, debilities: names, bonds: names },
  ...{ bondTicks: figure, xpEarned: figure, xpSpent: figure, weaponHarm: figure },
  companions: z.array(companion),
})
/** A character as a case begins with them. */
export type GivenCharacter = z.infer<typeof character>

const track = z.strictObject({
  ...{ kind: purpose, rank, ticks: figure, owners: names, status: z.literal('open') },
  background: z.boolean().optional(),
  linkedDebility: z.enum(['cursed', 'tormented']).optional(),
  baseRank: rank.optional(),
  rankShift: z.union([z.literal(-1), z.literal(1)]).optional(),
})
/** A track as a case begins with it. */
export type GivenTrack = z.infer<typeof track>

const given = z.strictObject({
  profile: z.literal('srd08'),
  party: z.strictObject({ supply: figure, unprepared: z.boolean(), members: names }),
  characters: z.record(name, character),
  tracks: z.record(name, track),
  fight: z
    .strictObject({
      foes: names,
      initiative: z.record(name, lead.nullable()),
      tideUsed: z.record(name, z.literal(false)),
      lastOutcome: z.record(name, z.null()),
      duel: z.boolean(),
    })
    .nullable(),
  situation: name,
})
export type Given = z.infer<typeof given>

const shares = z.record(z.enum(['health', 'spirit', 'momentum', 'supply']), figure.optional())
const penalty = z.strictObject({ track: z.enum(['momentum', 'supply']), amount: figure })

const step = z.strictObject({
  ...{ n: figure, actor: name, move: name },
  stat: name.optional(),
  adds: z.array(z.strictObject({ source: name, value: figure })).default([]),
  actionDie: figure.optional(),
  challengeDice: challenge.optional(),
  reroll: z.strictObject({ challengeDice: z.array(figure.nullable()) }).optional(),
  burn: z.boolean().default(false),
  choices: names.default([]),
  choicesByCharacter: z.record(name, names).default({}),
  boasts: names.default([]),
  amount: figure.optional(),
  times: figure.default(1),
  track: name.optional(),
  newTrack: z.strictObject({ id: name, ...track.shape }).optional(),
  startFight: z.strictObject({ foes: names }).optional(),
  turnTheTide: z.boolean().default(false),
  takeInitiative: z.literal(true).optional(),
  attemptOnly: z.boolean().default(false),
  onMiss: z.enum(['continue', 'fail']).optional(),
  bondWith: name.optional(),
  community: name.optional(),
  participants: names.default([]),
  weakResponse: z.enum(['done', 'swear', 'decline', 'fail']).optional(),
  afterFulfilledVow: name.optional(),
  burdenFrom: z.enum(['face_death', 'face_desolation']).optional(),
  toLearn: z.literal(true).optional(),
  patient: name.optional(),
  companion: name.optional(),
  aidedByCompanion: name.optional(),
  ally: name.optional(),
  method: z.enum(['obvious', 'table', 'pick_two']).optional(),
  penalties: z.array(penalty).default([]),
  leadsTo: names.default([]),
  odds: name.optional(),
  oracleRoll: figure.optional(),
  table: name.optional(),
  tableRoll: figure.optional(),
  tableRolls: z.array(figure).default([]),
  option: z.enum(['exchange', 'progress']).optional(),
  exchange: z.record(name, z.union([figure, shares])).default({}),
  setbackBeforeRoll: z
    .strictObject({ amount: figure, option: z.literal('progress'), track: name })
    .optional(),
  purchase: z.enum(['new_asset', 'upgrade']).optional(),
  markDebility: name.optional(),
  clearDebility: name.optional(),
  weaponHarm: figure.optional(),
  closeFight: z.literal(true).optional(),
  baseRank: rank.optional(),
  count: figure.optional(),
  rankShift: z.union([z.literal(-1), z.literal(1)]).optional(),
})
export type Step = z.infer<typeof step>
export type Penalty = z.infer<typeof penalty>

const seenTrack = z.strictObject({ rank, ticks: figure, progressScore: figure, status: state })

const final = z.strictObject({
  characters: z.record(name, z.record(name, z.json())),
  ...{ supply: figure, unprepared: z.boolean() },
  tracks: z.record(name, seenTrack),
  initiative: z.record(name, lead).optional(),
  tideUsed: z.record(name, z.boolean()).optional(),
})

const caseSchema = z.strictObject({
  ...{ id: name, title: name, passage: name, rules: names, given },
  steps: z.array(step),
  expect: z.strictObject({ steps: z.array(z.record(name, z.json())), final }),
  working: name,
})
/** An hour of play worked by hand: what there is, what is done, and what must come of it. */
export type Case = z.infer<typeof caseSchema>

/** Every case, as it lies beside this file. */
export const cases: readonly Case[] = z
  .array(caseSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'cases.json'), 'utf8')))
