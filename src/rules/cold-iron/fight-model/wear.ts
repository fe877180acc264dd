import { z } from 'zod'
import { termSchema } from '../../../shared/term'
import { idSchema as id, whole } from '../../../shared/bounded'

/** A thing that wears: the shield, or a weapon by its index on the sheet. */
export const itemIdSchema = z.union([z.literal('shield'), whole(0, 29)])
export type ItemId = z.infer<typeof itemIdSchema>

/** A damage roll that an item takes: whose, and whose weapon strikes it (CI-213..215, CI-130). */
export const wearRollSchema = z.object({
  ownerId: id,
  item: itemIdSchema,
  strikerId: id,
  /** Index of the striking weapon. */
  weapon: whole(0, 29),
  /**
   * A fumble does it to the weapon of whoever fumbles; how hard is for a new roll to say, until which its
   * multiple is null (CI-126, CI-130).
   */
  fumble: z
    .object({
      damage: z.enum(['weaponRandomCrit', 'breaking']),
      multiple: whole(1, 99).nullable(),
    })
    .optional(),
})
export type WearRoll = z.infer<typeof wearRollSchema>

/** As many faces as the hardest of them rolls. */
export const mostFaces = 400

/** Wear whose dice are known; it waits for its step to close (CI-017). */
export const wearSchema = z.object({
  ownerId: id,
  item: itemIdSchema,
  strikerId: id,
  points: whole(0),
  terms: z.array(termSchema).max(4),
  /** Null where it was rolled before its dice were kept. */
  dice: z
    .object({ faces: z.array(whole(1, 100)).max(mostFaces), typed: z.boolean() })
    .nullable()
    .default(null),
})
export type Wear = z.infer<typeof wearSchema>
