import { z } from 'zod'

const targetId = z.string().min(1).max(64)

/** The place an attacker takes before a defender: primary, second, third, fourth (CI-104). */
export const positionSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type Position = z.infer<typeof positionSchema>

/** What a combatant means to do this turn (CI-023). */
export const declarationSchema = z.discriminatedUnion('kind', [
  /**
   * `desperation`: this turn's penalties are set aside, for the defence too (CI-065). `answer`: taken
   * when somebody went for him, after step 1 (CI-026); set by the fight itself.
   */
  z.strictObject({
    kind: z.literal('fullDefence'),
    desperation: z.boolean().optional(),
    answer: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('spell'),
    name: z.string().min(1).max(80),
    level: z.number().int().min(0).max(99).optional(),
  }),
  z.strictObject({ kind: z.literal('move'), note: z.string().max(200).optional() }),
  z.strictObject({ kind: z.literal('handToHand'), targetId }),
  z.strictObject({
    kind: z.literal('attack'),
    targetId,
    /** Index into the attacker's weapons. */
    weapon: z.number().int().min(0).max(29),
    position: positionSchema.optional(),
    desperation: z.boolean().optional(),
    /** Full defence of step 1 given up for it (CI-027); set by the fight itself. */
    aborting: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('wait') }),
])
export type Declaration = z.infer<typeof declarationSchema>
export type DeclarationKind = Declaration['kind']
