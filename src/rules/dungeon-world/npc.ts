import { z } from 'zod'
import { whole } from '../system/bounds'
import { armorBounds, hpBounds } from './bounds'

const shortText = z.string().max(120)
const longText = z.string().max(2000)

/** The sheet of anybody the GM plays; every field has a default, an unknown field is refused. */
export const npcSchema = z.strictObject({
  hp: whole(hpBounds, 3),
  maxHp: whole(hpBounds, 3),
  armor: whole(armorBounds, 0),
  damage: z.string().max(40).default('d6'),
  instinct: shortText.default(''),
  moves: z.array(longText.min(1)).max(20).default([]),
  hireling: z.boolean().default(false),
  notes: longText.default(''),
})
export type Npc = z.infer<typeof npcSchema>
