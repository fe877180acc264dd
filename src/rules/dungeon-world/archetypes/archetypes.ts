import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import type { Archetypes } from '../../system/archetypes'
import { npcSchema } from '../npc'
import published from './archetypes.json'

/** A sheet to begin with; nobody that many come of is hurt yet. */
const archetypeSchema = npcSchema
  .pick({ armor: true, damage: true, instinct: true, moves: true, count: true })
  .extend({ id: z.string(), hp: z.number().int().min(1) })
type Row = z.infer<typeof archetypeSchema>

const rows: readonly Row[] = z.array(archetypeSchema).parse(published)

/** Monsters and people for Dungeon World, of our own making. */
export const archetypes: Archetypes = {
  for: ['npc'],
  list: rows.map(({ id }) => ({ id, title: phrase(`dungeonWorld.archetype.${id}`) })),
  note: phrase('dungeonWorld.archetype.ours'),
  sheetOf: (id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return null
    const { hp, armor, damage, instinct, moves, count } = row
    return npcSchema.parse({ hp, maxHp: hp, armor, damage, instinct, moves, count })
  },
  figuresOf: (sheet) => {
    const { hp, armor, damage } = npcSchema.parse(sheet)
    return phrase('dungeonWorld.archetype.figures', { hp, armor, damage })
  },
}
