import MarkdownIt from 'markdown-it'
import { parseDice } from '../../shared/dice/dice-notation'
import type { OracleTable, TableRow } from '../../rules/oracles/table'
import { assetCard, foeCard, moveCard, regionCard } from './datasworn-cards'
import {
  datasworn,
  type Collection,
  type Datasworn,
  type DataswornOracle,
  type DataswornRow,
  type DataswornTruth,
  type StatedSource,
} from './datasworn-shape'
import type { ContentCard, ContentPack, ContentPart, ContentSource } from './pack'

/** A record, what it stands under, and where it comes from. */
interface Found<Item> {
  item: Item
  group: string[]
  source: ContentSource
}

const namesOf = (authors: NonNullable<StatedSource>['authors']) =>
  authors.map((author) => (typeof author === 'string' ? author : author.name))

/** What a record states itself; what it leaves out it has from where it stands. */
function sourceOf(stated: StatedSource, inherited: ContentSource): ContentSource {
  if (!stated) return inherited
  return {
    title: stated.title || inherited.title,
    authors: stated.authors.length > 0 ? namesOf(stated.authors) : inherited.authors,
    license: stated.license ?? inherited.license,
    url: stated.url ?? inherited.url,
  }
}

function allOf<Item extends { _source?: StatedSource }>(
  collections: Record<string, Collection<Item>>,
  inherited: ContentSource,
  group: string[] = [],
): Found<Item>[] {
  return Object.values(collections).flatMap((collection) => {
    const own = sourceOf(collection._source, inherited)
    const under = [...group, collection.name]
    const here = Object.values(collection.contents).map((item) => ({
      item,
      group: under,
      source: sourceOf(item._source, own),
    }))
    return [...here, ...allOf(collection.collections, own, under)]
  })
}

function diceOf(notation: string): OracleTable['dice'] {
  const [part] = parseDice(notation) ?? []
  return part?.kind === 'dice' ? { count: part.count, sides: part.sides } : { count: 1, sides: 100 }
}

const markdown = new MarkdownIt({ html: false })

/** The words of a row without their marks: tables are read aloud. Links lead nowhere here. */
function plainWords(text: string): string {
  const words = markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
  return words
    .join('')
    .replaceAll(/\{\{[^}]*\}\}/g, '')
    .trim()
}

const repeats = { reroll: 'reroll', make_it_worse: 'worse', keep: 'keep' } as const

function rowsOf(rows: readonly DataswornRow[]): TableRow[] {
  return rows.flatMap(({ min, max, roll, text, oracle_rolls: further }) => {
    const from = roll?.min ?? min
    const to = roll?.max ?? max
    if (typeof from !== 'number' || typeof to !== 'number') return []
    const rolls = (further ?? []).slice(0, 6).map((each) => ({
      table: each.oracle ?? null,
      count: each.number_of_rolls,
      auto: each.auto,
      repeats: repeats[each.duplicates],
    }))
    return [{ from, to, text: plainWords(text), rolls }]
  })
}

function tableOf({ item, group }: Found<DataswornOracle>): ContentPart['tables'] {
  const rows = rowsOf(item.rows)
  if (rows.length === 0) return []
  return [{ id: item._id, name: item.name, group, dice: diceOf(item.dice), rows }]
}

function truthTable({ _id, name, dice, options }: DataswornTruth): ContentPart['tables'] {
  const rows = rowsOf(
    options.map(({ min, max, roll, summary, description, quest_starter: quest }) => ({
      min,
      max,
      roll,
      text: [summary, description, quest].filter(Boolean).join('\n\n').slice(0, 4000),
    })),
  )
  return rows.length > 0 ? [{ id: _id, name, group: [], dice: diceOf(dice), rows }] : []
}

/** Puts what stands under the same source together. */
function bySource(
  found: { source: ContentSource; tables: ContentPart['tables']; cards: ContentCard[] }[],
): ContentPart[] {
  const parts = new Map<string, ContentPart>()
  for (const { source, tables, cards } of found) {
    const key = JSON.stringify(source)
    const part = parts.get(key) ?? { source, tables: [], cards: [] }
    part.tables.push(...tables)
    part.cards.push(...cards)
    parts.set(key, part)
  }
  return [...parts.values()]
}

/**
 * Reads a ruleset in the Datasworn format, versions 0.0.10 and 0.1.0: tables and cards, each under
 * the licence that its own record states or stands under (IS-200, IS-203 … IS-206). Throws a
 * ZodError for anything that is no such file or too large.
 */
export function readDatasworn(json: unknown): ContentPack {
  const ruleset: Datasworn = datasworn.parse(json)
  const whole: ContentSource = {
    title: ruleset.title,
    authors: namesOf(ruleset.authors),
    license: ruleset.license ?? '',
    url: ruleset.url ?? '',
  }
  const table = (found: Found<DataswornOracle>) => ({ ...found, tables: tableOf(found), cards: [] })
  const card =
    <Item>(make: (item: Item, group: string[]) => ContentCard) =>
    ({ item, group, source }: Found<Item>) => ({ source, tables: [], cards: [make(item, group)] })
  return {
    title: ruleset.title,
    parts: bySource([
      ...allOf(ruleset.oracles, whole).map(table),
      ...Object.values(ruleset.truths).map((truth) => ({
        source: sourceOf(truth._source, whole),
        tables: truthTable(truth),
        cards: [],
      })),
      ...allOf(ruleset.moves, whole).map(card(moveCard)),
      ...allOf(ruleset.assets, whole).map(card(assetCard)),
      ...allOf(ruleset.npcs, whole).map(card(foeCard)),
      ...allOf(ruleset.atlas, whole).map(card(regionCard)),
    ]),
  }
}
