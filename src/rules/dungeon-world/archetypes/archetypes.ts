import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import type { Archetypes } from '../../system/sheet/archetypes'
import { asPublished } from '../../system/published'
import { npcSchema } from '../npc'
import published from './archetypes.json'
import { whole } from '../../../shared/bounded'

const { armor, damage, instinct, moves } = npcSchema.shape

/** A sheet to begin with; nobody that many come of is hurt yet. */
const archetypeSchema = z.strictObject({
  id: z.string(),
  hp: whole(1),
  armor,
  damage,
  instinct,
  moves,
  count: whole(2).optional(),
})
type Row = z.infer<typeof archetypeSchema>

const rows: readonly Row[] = asPublished(z.array(archetypeSchema), published)

/** Monsters and people for Dungeon World, of our own making. */
export const archetypes: Archetypes = {
  for: ['npc'],
  list: rows.map(({ id }) => ({ id, title: phrase(`dungeonWorld.archetype.${id}`) })),
  note: phrase('dungeonWorld.archetype.ours'),
  sheetOf: (id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return null
    return npcSchema.strip().parse({ ...row, maxHp: row.hp })
  },
  figuresOf: (sheet) => {
    const made = npcSchema.parse(sheet)
    const figures = { hp: made.hp, armor: made.armor, damage: made.damage }
    return phrase('dungeonWorld.archetype.figures', figures)
  },
}
