import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import type { Archetypes } from '../../system/sheet/archetypes'
import { asPublished } from '../../system/published'
import { armorRows, harmSources, weaponRows } from '../gear/tables'
import { npcKindSchema, npcSchema } from '../npc'
import published from './archetypes.json'
import { filledText, whole } from '../../../shared/bounded'

const name = filledText(120)

/** What somebody of a kind fights with; the figures follow from the book's tables (IF-128, IF-132, IF-133). */
const archetypeSchema = z.strictObject({
  id: z.string(),
  kind: npcKindSchema,
  /** Armour by its row of the table; or skin that stops as much harm. */
  armour: z.enum(['light-armor', 'heavy-armor']).optional(),
  hide: whole(1, 3).optional(),
  shield: z.boolean().optional(),
  /** Each with a weapon of the table, or with a harm that circumstance does. */
  attacks: z
    .array(z.strictObject({ name, weapon: z.string().optional(), source: z.string().optional() }))
    .min(1),
  customMoves: z.array(filledText(200)).min(1),
  requiresFaceDeath: z.boolean().optional(),
})
type Row = z.infer<typeof archetypeSchema>

const rows: readonly Row[] = asPublished(z.array(archetypeSchema), published)

const armorOf = (id: string | undefined) => armorRows.find((row) => row.id === id)?.armor ?? 0

/** Piercing harm stands apart from the rest of it (IF-105). */
function attackOf({ name: called, weapon, source }: Row['attacks'][number]) {
  const held = weaponRows.find(({ id }) => id === weapon)
  const other = harmSources.find(({ id }) => id === source)
  const points = held?.harm ?? other?.harm ?? 0
  const isPiercing = held?.tags.includes('ap') ?? other?.ap ?? false
  return {
    name: called,
    harm: isPiercing ? 0 : points,
    ap: isPiercing ? points : 0,
    tags: held?.tags ?? [],
  }
}

/** Iron Fist's ready-made people and creatures, of our own making. */
export const archetypes: Archetypes = {
  for: ['npc'],
  list: rows.map(({ id }) => ({ id, title: phrase(`ironFist.archetype.${id}`) })),
  note: phrase('ironFist.archetype.ours'),
  sheetOf: (id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return null
    const { kind, armour, hide, shield, attacks, customMoves, requiresFaceDeath } = row
    return npcSchema.parse({
      ...{ kind, customMoves, requiresFaceDeath },
      armor: hide ?? armorOf(armour),
      shield: shield ? armorOf('shield') : 0,
      attacks: attacks.map(attackOf),
    })
  },
  figuresOf: (sheet) => {
    const { kind, armor, shield, attacks } = npcSchema.parse(sheet)
    return phrase('ironFist.archetype.figures', {
      kind: `@ironFist.kind.${kind}`,
      armor: armor + shield,
      harm: Math.max(0, ...attacks.map(({ harm, ap }) => harm + ap)),
    })
  },
}
