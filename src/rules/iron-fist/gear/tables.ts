import { z } from 'zod'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { EditableChart } from '../../system/settings'
import publishedArmors from './armors.json'
import publishedSources from './harm-sources.json'
import publishedTags from './tags.json'
import publishedWeapons from './weapons.json'
import { asPublished, readOnce } from '../../system/published'
import { filledText, textUpTo, whole } from '../../../shared/bounded'

const id = filledText(60)
/** Given to rows of the GM's own; the published ones are named by the catalogue. */
const name = textUpTo(120).optional()
const points = whole(0, 10)
const tags = z.array(filledText(40)).max(12)
const penalty = whole(-3, 0).default(0)

/** A tag of weapons or armour and what it does (IF-129 to IF-131). */
const tagRowSchema = z.strictObject({
  id,
  name,
  /** The catalogue's key where the id cannot be one. */
  word: id.optional(),
  group: z.enum(['range', 'weapon', 'armor']),
  /** Unloaded after a shot, until an action reloads it. */
  needsAction: z.boolean().default(false),
  /** What holding it in one hand changes. */
  oneHanded: z.strictObject({ harm: whole(-5, 0), add: tags, remove: tags }).optional(),
  /** Whether its harm ignores armour altogether. */
  ignoresArmor: z.boolean().default(false),
  /** Piercing harm more at close range. */
  apAtClose: points.default(0),
  edge: penalty,
  steel: penalty,
  /** Whether a mount carries the penalty. */
  exceptMounted: z.boolean().default(false),
})
export type TagRow = z.infer<typeof tagRowSchema>

/** A weapon of the table (IF-132). */
const weaponRowSchema = z.strictObject({
  id,
  name,
  class: z.enum(['small', 'large', 'ranged']),
  harm: points,
  tags,
})
export type WeaponRow = z.infer<typeof weaponRowSchema>

/** Armour or a shield of the table (IF-133). */
const armorRowSchema = z.strictObject({
  id,
  name,
  slot: z.enum(['body', 'shield']),
  armor: points,
  tags,
})
export type ArmorRow = z.infer<typeof armorRowSchema>

/** A harm that circumstance does (IF-128). `orMore`: the GM may say more. */
const harmSourceSchema = z.strictObject({
  id,
  name,
  harm: points,
  orMore: z.boolean(),
  ap: z.boolean(),
})
export type HarmSource = z.infer<typeof harmSourceSchema>

/** Tags as published. */
export const tagRows: readonly TagRow[] = readOnce(z.array(tagRowSchema), publishedTags)
/** Weapons as published. */
export const weaponRows: readonly WeaponRow[] = asPublished(
  z.array(weaponRowSchema),
  publishedWeapons,
)
/** Armour as published. */
export const armorRows: readonly ArmorRow[] = asPublished(z.array(armorRowSchema), publishedArmors)
/** Harm by circumstance as published. */
export const harmSources: readonly HarmSource[] = asPublished(
  z.array(harmSourceSchema),
  publishedSources,
)

const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).max(200)

/** The tables as one campaign has edited them; one that is not there is as published. */
export const chartsSchema = z.object({
  weapons: rowsOf(weaponRowSchema).optional(),
  armors: rowsOf(armorRowSchema).optional(),
  tags: rowsOf(tagRowSchema).optional(),
  harmSources: rowsOf(harmSourceSchema).optional(),
})
export type Charts = z.infer<typeof chartsSchema>

/** What the parts of a chart are called. */
export function chartWords(name: string): Phrase {
  return phrase(`ironFist.chartWords.${name}`)
}

type Table = 'weapon' | 'armor' | 'tag' | 'harmSource'

/** A row as far as it says what it is called. */
const namedSchema = z.object({ id: z.string(), name, word: z.string().optional() })
type Named = z.infer<typeof namedSchema>

/** The tables a GM may edit, whole. */
export const charts: readonly EditableChart[] = [
  chart('weapons', 'weapon', 'IF-132', weaponRowSchema, weaponRows),
  chart('armors', 'armor', 'IF-133', armorRowSchema, armorRows),
  chart('tags', 'tag', 'IF-129', tagRowSchema, tagRows),
  chart('harmSources', 'harmSource', 'IF-128', harmSourceSchema, harmSources),
]

function chart<Row extends Named>(
  chartId: string,
  table: Table,
  rule: string,
  row: z.ZodType<Row>,
  published: readonly Row[],
): EditableChart {
  const title = phrase(`ironFist.chart.${chartId}`)
  /** Rows that the GM adds have no words in the catalogue, only the name they are given. */
  const isKnown = ({ id: own, name: given }: Named) =>
    !!given || published.some((each) => each.id === own)
  return {
    id: chartId,
    title,
    rule,
    schema: rowsOf(row),
    published,
    words: chartWords,
    lineName(line) {
      const known = namedSchema.safeParse(line).data
      return known && isKnown(known) ? rowName(table, known) : null
    },
  }
}

/** What a row of a table is called: its own name, or the catalogue's. */
export function rowName(table: Table, row: Named): Phrase {
  return row.name
    ? phrase('ironFist.named', { name: row.name })
    : phrase(`ironFist.${table}.${row.word ?? row.id}`)
}
