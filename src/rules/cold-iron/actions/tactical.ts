import { z } from 'zod'
import table from './tactical.json'
import { asPublished } from '../../system/published'
import { textUpTo, whole } from '../../../shared/bounded'

/** Figures a tactical entry can change. `hthVsTackle` is HtH against one who tries to tackle. */
export const figureSchema = z.enum([
  'hit',
  'hm',
  'tag',
  'hth',
  'hthDefence',
  'hthVsTackle',
  'd',
  'db',
  'dm',
  'sr',
])
export type Figure = z.infer<typeof figureSchema>

const modifier = whole(-99, 99)

/** Every entry of the list that changes a figure or is a choice (CI-235). */
export const tacticIds = [
  'surprisedMoving',
  'height',
  'stunnedInHtH',
  'stationary',
  'blinking',
  'doubleBlinking',
  'desperation',
  'fightNormally',
  'berserk',
  'fullDodge',
  'fullDefenceVsHtH',
  'popOut',
  'doubleSwing',
  'doubleSwingLoose',
  'tripleSwing',
  'tripleSwingLoose',
  'initiateHtH',
  'initiateHtHUnhindered',
  'fromBehind',
  'moveThrough',
  'force',
  'twoInHex',
  'hexWithPersonDown',
  'circleInHex',
  'crampedSpear',
  'abortFullDodge',
] as const
export const tacticIdSchema = z.enum(tacticIds)
export type TacticId = z.infer<typeof tacticIdSchema>

/** What a defence becomes: dodge with an addition, or that of one who stands still. */
export const defenceSetSchema = z.discriminatedUnion('defence', [
  z.strictObject({ defence: z.literal('dodge'), plus: z.union([modifier, z.literal('dbL')]) }),
  z.strictObject({ defence: z.literal('stD') }),
])
export type DefenceSet = z.infer<typeof defenceSetSchema>

/** One entry of the list. */
const tacticSchema = z.strictObject({
  id: tacticIdSchema,
  /** Entries that share a digit exclude each other: only the worst counts (CI-236). */
  groups: z.array(whole(1, 5)),
  adds: z.partialRecord(figureSchema, modifier).optional(),
  sets: defenceSetSchema.optional(),
  noAttacks: z.boolean().optional(),
  noAction: z.boolean().optional(),
  rule: textUpTo(20),
})
export type Tactic = z.infer<typeof tacticSchema>

/** The list as published (CI-235). */
export const tacticalTable: readonly Tactic[] = asPublished(z.array(tacticSchema), table.entries)

/** Entries of these ids, in the order of the list; one that a table lacks counts for nothing. */
export function tacticsOf(ids: readonly TacticId[], list = tacticalTable): Tactic[] {
  return list.filter(({ id }) => ids.includes(id))
}
