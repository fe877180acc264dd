import { z } from 'zod'
import published from './actions.json'
import { defenceSetSchema, figureSchema } from './tactical'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const modifier = whole(-99, 99)
const hexes = whole(0, 999)

/** What casting beside an action adds to the success rate and takes off the defences (CI-231). */
const castingSchema = z.strictObject({ sr: modifier, d: modifier, dm: modifier })
export type Casting = z.infer<typeof castingSchema>

/** How far an action lets one move: a share of their movement, so many hexes, or the horse's way. */
const moveShareSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['none', 'quarter', 'half', 'full', 'horse']) }),
  z.strictObject({
    kind: z.enum(['hexes', 'horseHexes']),
    most: hexes,
    /** When they are engaged. */
    engaged: hexes.optional(),
  }),
])

/** One row of the table: a movement and what is done with it. */
const actionRowSchema = z.strictObject({
  id: z.string().nonempty(),
  move: moveShareSchema,
  /** Cannot be done without going further than an engaged combatant may (CI-234). */
  needsMove: z.boolean().optional(),
  adds: z.partialRecord(figureSchema, modifier).optional(),
  sets: defenceSetSchema.optional(),
  /** Parrying with the weapon just readied, in place of what the row takes off parries. */
  parryWithIt: modifier.optional(),
  noAttacks: z.boolean().optional(),
  /** Dice that a charge, or a spear set against one, adds to every multiple (CI-135, CI-136). */
  chargeD6: whole(1, 20).optional(),
  chargeD6VsHorse: whole(1, 20).optional(),
  /** Turns more that it takes. */
  moreTurns: whole(0, 99).optional(),
  /** Three for one who stays engaged, by their stance; null: no casting. */
  casting: z
    .union([castingSchema, z.tuple([castingSchema, castingSchema, castingSchema])])
    .nullable(),
})
export type ActionRow = z.infer<typeof actionRowSchema>

/** The table as published (CI-231). */
export const actionRows: readonly ActionRow[] = readOnce(z.array(actionRowSchema), published)

/** A row by its id; undefined for one the table lacks. */
export function actionOf(id: string): ActionRow | undefined {
  return actionRows.find((row) => row.id === id)
}
