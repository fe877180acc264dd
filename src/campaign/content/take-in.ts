import type { OracleTable } from '../../rules/oracles/table'
import type { Read, Write } from '../file/handles'
import { writeTable } from '../oracle/write'
import type { ContentCard, ContentPack, ContentPart, ContentSource } from './pack'

/** What taking a part of a pack in would bring, and under which licence. */
export interface PartCount {
  source: ContentSource
  tables: number
  moves: number
  assets: number
  foes: number
  regions: number
  /** How many of all these are here already; they stay as they are. */
  known: number
}

const isKnown = (read: Read, table: 'oracle_table' | 'content_card', id: string) =>
  read.get(`SELECT 1 FROM ${table} WHERE id = @id`, { id }) !== undefined

/** Counts what a pack would bring to this campaign. */
export function countPack(read: Read, { parts }: ContentPack): PartCount[] {
  return parts.map(({ source, tables, cards }) => {
    const count = (kind: ContentCard['kind']) => cards.filter((card) => card.kind === kind).length
    const known =
      tables.filter(({ id }) => isKnown(read, 'oracle_table', id)).length +
      cards.filter(({ id }) => isKnown(read, 'content_card', id)).length
    return {
      source,
      known,
      tables: tables.length,
      moves: count('move'),
      assets: count('asset'),
      foes: count('foe'),
      regions: count('region'),
    }
  })
}

function writeSource(write: Write, { title, authors, license, url }: ContentSource): string {
  const id = write.newId()
  write.run(
    `INSERT INTO content_source (id, title, authors, license, url, taken_at)
     VALUES (@id, @title, @authors, @license, @url, @now)`,
    { id, title, authors: authors.join(', '), license, url, now: write.now },
  )
  return id
}

function writeCard(write: Write, card: ContentCard, sourceId: string): void {
  const { id, kind, name, category, text, abilities } = card
  write.run(
    `INSERT INTO content_card (id, source_id, position, kind, name, category, text)
     VALUES (@id, @sourceId, (SELECT count(*) FROM content_card), @kind, @name, @category, @text)`,
    { id, sourceId, kind, name, category, text },
  )
  for (const [position, ability] of abilities.entries()) {
    write.run(
      `INSERT INTO content_ability (card_id, position, name, text, marked)
       VALUES (@id, @position, @name, @text, @marked)`,
      { id, position, name: ability.name, text: ability.text, marked: ability.isMarked ? 1 : 0 },
    )
  }
}

/** The result "roll again, and worse" is words alone in the packs (IS-141). */
function withWorse(table: Omit<OracleTable, 'source'>): Omit<OracleTable, 'source'> {
  if (!/\/moves\/pay_the_price$/.test(table.id)) return table
  const rolls = [{ table: null, count: 1, auto: true, repeats: 'alwaysWorse' as const }]
  return {
    ...table,
    rows: table.rows.map((row) =>
      row.from === 1 && row.rolls.length === 0 ? { ...row, rolls } : row,
    ),
  }
}

function takePart(write: Write, { source, tables, cards }: ContentPart): number {
  const newTables = tables.filter(({ id }) => !isKnown(write, 'oracle_table', id))
  const newCards = cards.filter(({ id }) => !isKnown(write, 'content_card', id))
  const taken = newTables.length + newCards.length
  if (taken === 0) return 0
  const sourceId = writeSource(write, source)
  for (const table of newTables) writeTable(write, withWorse(table), sourceId)
  for (const card of newCards) writeCard(write, card, sourceId)
  return taken
}

/**
 * Takes a pack into the campaign: what is not here yet, each under its own source. Answers how many
 * tables and cards came.
 */
export function takeIn(write: Write, { title, parts }: ContentPack): number {
  const taken = parts.reduce((sum, part) => sum + takePart(write, part), 0)
  if (taken > 0) {
    write.record({ kind: 'content.taken', secret: true, about: [], with: { title, count: taken } })
  }
  return taken
}
