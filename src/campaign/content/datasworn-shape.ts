import { z } from 'zod'
import { filledText, textUpTo, whole } from '../../shared/bounded'

/** The longest text and the largest collection that a file may bring. */
const text = textUpTo(8000)
const name = filledText(120)
const id = filledText(120)
const few = <Item extends z.ZodType>(item: Item) => z.array(item).max(200)

const source = z
  .object({
    title: textUpTo(200).default(''),
    authors: few(z.union([textUpTo(120), z.object({ name: textUpTo(120) })])).default([]),
    license: textUpTo(200).nullish(),
    url: textUpTo(300).nullish(),
  })
  .optional()
/** What a record says of where it comes from. */
export type StatedSource = z.infer<typeof source>

const furtherRoll = z.object({
  oracle: id.nullish(),
  auto: z.boolean().default(false),
  duplicates: z.enum(['reroll', 'make_it_worse', 'keep']).default('reroll'),
  number_of_rolls: whole(1, 6).default(1),
})

const total = whole(0, 10_000).nullish()
/** A row in both published shapes: `min` and `max`, or `roll: {min, max}`. */
const row = z.object({
  min: total,
  max: total,
  roll: z.object({ min: total, max: total }).nullish(),
  text: text.default(''),
  oracle_rolls: few(furtherRoll).nullish(),
})

const oracle = z.object({
  _id: id,
  name,
  dice: textUpTo(20).default('1d100'),
  rows: z.array(row).max(1000).default([]),
  _source: source,
})

/** Collections nest: what they hold, and collections below. */
export interface Collection<Item> {
  name: string
  contents: Record<string, Item>
  collections: Record<string, Collection<Item>>
  _source?: StatedSource
}

/** Collections of one kind of record, at most six deep. */
function collections<Item extends z.ZodType>(
  item: Item,
): z.ZodType<Record<string, Collection<z.output<Item>>>> {
  const nested = (depth: number): z.ZodType<Record<string, Collection<z.output<Item>>>> =>
    z.record(
      textUpTo(120),
      z.object({
        name,
        _source: source,
        contents: z.record(textUpTo(120), item).default({}),
        collections:
          depth === 0 ? z.record(z.string(), z.never()).default({}) : nested(depth - 1).default({}),
      }),
    ) as z.ZodType<Record<string, Collection<z.output<Item>>>>
  return nested(5).default({}) as z.ZodType<Record<string, Collection<z.output<Item>>>>
}

const move = z.object({ _id: id, name, text: text.default(''), _source: source })

const asset = z.object({
  _id: id,
  name,
  category: textUpTo(120).default(''),
  requirement: text.nullish(),
  abilities: few(
    z.object({ name: textUpTo(120).nullish(), text, enabled: z.boolean().default(false) }),
  ).default([]),
  _source: source,
})

const foe = z.object({
  _id: id,
  name,
  rank: whole(1, 5).nullish(),
  nature: textUpTo(120).default(''),
  features: few(text).default([]),
  drives: few(text).default([]),
  tactics: few(text).default([]),
  description: text.default(''),
  quest_starter: text.default(''),
  _source: source,
})

const region = z.object({
  _id: id,
  name,
  summary: text.default(''),
  features: few(text).default([]),
  description: text.default(''),
  quest_starter: text.default(''),
  _source: source,
})

const truth = z.object({
  _id: id,
  name,
  dice: textUpTo(20).default('1d100'),
  options: few(
    z.object({
      min: total,
      max: total,
      roll: z.object({ min: total, max: total }).nullish(),
      summary: text.nullish(),
      description: text.nullish(),
      quest_starter: text.nullish(),
    }),
  ),
  _source: source,
})

/** A ruleset or expansion in the Datasworn format, of the parts that are read. */
export const datasworn = z.object({
  _id: id,
  datasworn_version: textUpTo(20),
  type: z.enum(['ruleset', 'expansion']),
  title: name.default('?'),
  authors: few(z.union([textUpTo(120), z.object({ name: textUpTo(120) })])).default([]),
  license: textUpTo(200).nullish(),
  url: textUpTo(300).nullish(),
  oracles: collections(oracle),
  moves: collections(move),
  assets: collections(asset),
  npcs: collections(foe),
  atlas: collections(region),
  truths: z.record(textUpTo(120), truth).default({}),
})
export type Datasworn = z.infer<typeof datasworn>
export type DataswornRow = z.infer<typeof row>
export type DataswornOracle = z.infer<typeof oracle>
export type DataswornFoe = z.infer<typeof foe>
export type DataswornRegion = z.infer<typeof region>
export type DataswornAsset = z.infer<typeof asset>
export type DataswornTruth = z.infer<typeof truth>
