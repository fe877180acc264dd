import { z } from 'zod'
import cases from './cases.json'

const count = z.number().int()
const who = z.string()
const shown = z.record(z.string(), z.json())
const stats = { steel: count, edge: count, charm: count, shadow: count, brains: count }
const stat = z.enum(['steel', 'edge', 'charm', 'shadow', 'brains', 'spirit', 'equipment'])
const condition = z.enum(['unstable', 'tainted', 'infamous', 'debt', 'unprepared'])
const counter = z.enum(['health', 'spirit', 'equipment'])
const hit = z.strictObject({ normal: count, ap: count })
const grip = z.union([z.literal(1), z.literal(2)])
const mount = z.enum(['none', 'horse', 'warhorse'])

const character = z.strictObject({
  ...{ id: who, ...stats, health: count, healthMax: count, spirit: count, equipment: count },
  ...{ ad: count, xp: count, gearHolds: count, conditions: z.array(condition) },
  ...{ debilities: z.array(z.string()), dying: z.boolean(), weapons: z.array(z.string()) },
  armor: z.array(z.strictObject({ id: z.string(), inUse: z.boolean() })),
  ...{ mount, restUsed: z.strictObject({ short: z.boolean(), sleep: z.boolean() }) },
})
export type GivenCharacter = z.infer<typeof character>

const npc = z.strictObject({
  ...{ id: who, kind: z.enum(['minion', 'relevant', 'monster', 'demon']), hs: count },
  ...{ armor: count, shield: count, status: z.literal('active') },
  ...{ requiresFaceDeath: z.boolean(), attitude: count },
})

const mission = z.strictObject({
  ...{ id: z.string(), type: z.literal('front').optional() },
  outcome: z.enum(['success', 'failure', 'uncertain']),
  ...{ participants: z.array(who), absent: z.array(who) },
  milestonesAssigned: z.record(who, count),
})
export type GivenMission = z.infer<typeof mission>

const front = z.strictObject({
  id: z.string(),
  threats: z.array(z.strictObject({ id: z.string(), portents: count, portentsDone: count })),
})
export type GivenFront = z.infer<typeof front>

const given = z.strictObject({
  settings: z.record(z.string(), z.union([z.string(), z.boolean(), count])),
  ...{ characters: z.array(character), npcs: z.array(npc) },
  ...{ mission: mission.optional(), front: front.optional() },
})
export type Given = z.infer<typeof given>

const step = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ step: count, do: z.literal(kind), ...shape })
const dice = z.array(count)
const swapDie = count.optional()
const letters = z.array(z.string())

const stepSchema = z.discriminatedUnion('do', [
  step('roll', {
    ...{ who, move: z.string(), stat, dice, swapDie, adBonus: count.optional() },
    ...{ against: who.optional(), subject: z.literal('situation').optional() },
    ...{ weapon: z.string().optional(), grip: grip.optional(), atClose: z.boolean().optional() },
    ...{ oppositionYields: z.boolean().optional(), oppositionTakes: z.literal('harm').optional() },
    ...{ oppositionPick: z.string().optional(), gmPick: z.string().optional() },
    ...{ refuse: z.boolean().optional(), spiritChoice: z.enum(['ad', 'spirit']).optional() },
    ...{ holdChoice: z.enum(['twoPlusAd', 'three']).optional(), picks: letters.optional() },
    ...{ beneficiary: who.optional(), conflict: z.literal(true).optional() },
    ...{ helping: who.optional(), helpFromSteps: z.array(count).default([]) },
    ...{ autoHelpFrom: who.optional(), onHelpMiss: z.enum(['worse', 'noHelp']).optional() },
    ...{ conditionChoices: z.array(condition).default([]), clear: z.array(condition).default([]) },
  }),
  step('hit', {
    ...{ target: who, source: z.string(), hits: z.array(hit), reduction: count },
    ...{ debility: z.literal('before').optional(), debilityText: z.string().optional() },
  }),
  step('inflictHarm', {
    ...{ who, target: who, dice, swapDie, pick: letters.default([]) },
    status: z.enum(['panicked', 'disarmed']).optional(),
  }),
  step('sufferHarm', {
    ...{ who, dice, swapDie, pick: z.string().optional(), offerAccepted: z.boolean().optional() },
    ...{ pickedBy: z.string().optional(), pvp: z.literal(true).optional() },
    ...{ debility: z.enum(['after', 'none']).optional(), debilityText: z.string().optional() },
    ...{ debilityAvailable: z.literal(false).optional(), sameRollAsStep: count.optional() },
  }),
  step('divide', {
    ...{ who, normal: count, ap: count },
    parts: z.array(hit.extend({ target: who })),
  }),
  step('settleConflict', { rolls: z.tuple([count, count]) }),
  step('declare', {
    who,
    move: z.string(),
    weapon: z.string().optional(),
    against: who.optional(),
  }),
  step('spendHold', {
    ...{ who, source: z.string(), option: z.string(), target: z.string().optional() },
    answer: z.enum(['accepted', 'rejected', 'answered', 'unanswered']).optional(),
    ...{ significant: z.literal(true).optional(), beneficiary: who.optional() },
    question: z.enum(['free', 'sample']).optional(),
  }),
  step('sceneEnds', {}),
  step('endFight', {}),
  step('newDay', {}),
  step('closingModifiers', {}),
  step('derive', { who }),
  step('equip', { who, item: z.string(), inUse: z.boolean() }),
  step('mount', { who, mount }),
  step('reload', { who, weapon: z.string() }),
  step('ruleOutnumbered', { against: who, value: z.boolean() }),
  step('rest', { who, kind: z.enum(['short', 'sleep']) }),
  step('treat', {
    ...{ who, healer: z.string(), payer: who, points: count, clear: z.array(condition) },
  }),
  step('changeCounter', {
    ...{ who, counter, delta: count, clear: z.array(condition) },
    conditionChoices: z.array(condition),
  }),
  step('claimMilestone', {
    ...{ milestone: z.string(), kind: z.enum(['personal', 'mission']), claimants: z.array(who) },
    ...{ gmConfirms: z.boolean(), objections: count, agreedOn: who.optional() },
  }),
  step('exchangeMilestone', {
    ...{ who, milestone: z.string(), for: z.enum(['xp', 'spirit', 'equipment']) },
    clear: z.array(condition),
  }),
  step('report', { from: who, to: who, value: count }),
  step('closingRoll', {
    ...{ who, dice, picks: letters, clear: z.array(condition) },
    resentedBy: z.string().optional(),
  }),
  step('playerView', { who }),
  step('portent', { front: z.string(), threat: z.string(), portent: count }),
  step('resolveThreat', { front: z.string(), threat: z.string() }),
  step('completeFront', { front: z.string() }),
])
export type Step = z.infer<typeof stepSchema>
export type Of<Kind extends Step['do']> = Extract<Step, { do: Kind }>
export type RollStep = Of<'roll'>
/** What one step shows, by the names of the cases. */
export type Shown = Record<string, unknown>
export type Told = Map<number, Shown>

const caseSchema = z.strictObject({
  ...{ id: z.string(), title: z.string(), passage: z.string(), rules: z.array(z.string()) },
  ...{ given, steps: z.array(stepSchema) },
  expect: z.strictObject({
    steps: z.array(z.looseObject({ step: count })),
    final: z.strictObject({
      ...{ characters: z.record(z.string(), shown), npcs: z.record(z.string(), shown) },
      holds: z.array(shown).optional(),
    }),
  }),
  working: z.string(),
})
export type Case = z.infer<typeof caseSchema>

/** The cases, worked by hand from the source by somebody who had not seen the program. */
export const worked: readonly Case[] = z.array(caseSchema).parse(cases)
