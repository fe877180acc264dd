import { z } from 'zod'
import { figureWithin } from '../system/bounds'
import { armorBounds, hpBounds } from './bounds'
import { textUpTo } from '../../shared/bounded'

const shortText = textUpTo(120)
const longText = textUpTo(2000)

/** The sheet of anybody the GM plays; every field has a default, an unknown field is refused. */
export const npcSchema = z.strictObject({
  hp: figureWithin(hpBounds, 3),
  maxHp: figureWithin(hpBounds, 3),
  /** How many there are that are alike, and how many of them fell; `hp` is what the next to be hit has. */
  count: figureWithin({ min: 1, max: 99 }, 1),
  fallen: figureWithin({ min: 0, max: 99 }, 0),
  armor: figureWithin(armorBounds, 0),
  damage: textUpTo(40).default('d6'),
  instinct: shortText.default(''),
  moves: z.array(longText.min(1)).max(20).default([]),
  hireling: z.boolean().default(false),
  /** What a hireling is able at, and what they ask for it, in words of the table. */
  skill: shortText.default(''),
  cost: shortText.default(''),
  notes: longText.default(''),
})
export type Npc = z.infer<typeof npcSchema>

/** Whether somebody is in the party's pay, as after Recruit (DW-075 to DW-077). */
export const isHired = (sheet: object): boolean => npcSchema.parse(sheet).hireling

/** An NPC with all its hit points, of whose number none fell. */
export function unhurt(sheet: object): Npc {
  const npc = npcSchema.parse(sheet)
  return { ...npc, hp: npc.maxHp, fallen: 0 }
}

/** How many of an entry still stand; one alone falls with its hit points. */
export function standing({ count, fallen, hp }: Pick<Npc, 'count' | 'fallen' | 'hp'>): number {
  return hp === 0 ? 0 : Math.max(1, count - fallen)
}
