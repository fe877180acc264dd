import { z } from 'zod'
import { groupings } from '../../rules/foes'
import { ranks } from '../../rules/tracks/progress'

export const id = z.string().min(1).max(64)
export const systemId = z.string().min(1).max(40)
const name = z.string().trim().min(1).max(120)
export const reason = z.string().trim().max(200).default('')

/** As many as come at once. */
const most = 60

/** Where a foe comes from: the system's library, a name and a rank, or the cast of the campaign. */
const sourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('library'), name }),
  z.strictObject({ from: z.literal('new'), name, rank: z.enum(ranks) }),
  z.strictObject({ from: z.literal('cast'), npcId: id }),
])

/** Foes that come into the campaign, and to a fight where they are to have tracks. */
export const fieldSchema = z.strictObject({
  system: systemId,
  foe: sourceSchema,
  count: z.number().int().min(1).max(most).default(1),
  grouping: z.enum(groupings).default('rule'),
  /** A rank more or less for this fight, and why. */
  shift: z.union([z.literal(-1), z.literal(0), z.literal(1)]).default(0),
  reason,
  /** Whether they are fought now: each group gets its track. */
  isFought: z.boolean().default(true),
})
export type FieldInput = z.infer<typeof fieldSchema>

/** How a foe leaves a fight. */
export const leavings = ['out', 'fled', 'spared'] as const

/** How a fight ends for the party. */
export const endings = ['won', 'parted', 'fled', 'lost'] as const
