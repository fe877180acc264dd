import { z } from 'zod'
import { groupings, mostKinds, packSizes } from '../../rules/system/fight/foes'
import { ranks } from '../../rules/tracks/progress'
import { filledText, idSchema, line, maybeLine, whole } from '../../shared/bounded'

export const id = idSchema
export const systemId = filledText(40)
const name = line(120)
export const reason = maybeLine(200).default('')

/** As many as come at once. */
const most = 60

/** Where a foe comes from: the system's library, a card taken in, a name and a rank, or the cast. */
const sourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('library'), name }),
  z.strictObject({ from: z.literal('card'), cardId: filledText(120) }),
  z.strictObject({ from: z.literal('new'), name, rank: z.enum(ranks) }),
  z.strictObject({ from: z.literal('cast'), npcId: id }),
])

const count = whole(1, most).default(1)

/** A rank more or less for this fight, and why. */
const shifting = {
  shift: z.union([z.literal(-1), z.literal(0), z.literal(1)]).default(0),
  reason,
}

/** Whether players know the track of whoever comes, by its name. */
const isKnown = z.boolean().default(false)

/** Foes that come into the campaign, and to a fight where they are to have tracks. */
export const fieldSchema = z.strictObject({
  system: systemId,
  foe: sourceSchema,
  count,
  grouping: z.enum(groupings).default('rule'),
  ...shifting,
  /** Whether they are fought now: each group gets its track. */
  isFought: z.boolean().default(true),
  isKnown,
})
export type FieldInput = z.infer<typeof fieldSchema>

/** Foes of several kinds that come as one pack, each kind once. */
export const packSchema = z.strictObject({
  system: systemId,
  kinds: z
    .array(z.strictObject({ foe: sourceSchema, count }))
    .min(2)
    .max(mostKinds)
    .refine(
      (kinds) => new Set(kinds.map(({ foe }) => JSON.stringify(foe))).size === kinds.length,
      'each kind once',
    ),
  size: z.enum(packSizes).default('rule'),
  ...shifting,
  isKnown,
})
export type PackInput = z.infer<typeof packSchema>

/** How a foe leaves a fight. */
export const leavings = ['out', 'fled', 'spared'] as const

/** How a fight ends for the party. */
export const endings = ['won', 'parted', 'fled', 'lost'] as const
