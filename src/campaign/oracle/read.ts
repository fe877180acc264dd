import type { FurtherRoll, OracleTable } from '../../rules/oracles/table'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

interface TableRow {
  id: string
  name: string
  group_name: string
  dice_count: number
  dice_sides: number
  source_id: string | null
  title: string | null
  authors: string | null
  license: string | null
  url: string | null
}
interface RowRow {
  table_id: string
  position: number
  from_total: number
  to_total: number
  text: string
}
interface RollRow {
  table_id: string
  row_position: number
  other_table_id: string | null
  count: number
  auto: number
  repeats: FurtherRoll['repeats']
}

function sourceOf({ title, authors, license, url }: TableRow): OracleTable['source'] {
  if (title === null) return null
  return { title, authors: (authors ?? '').split(', '), license: license ?? '', url: url ?? '' }
}

/** Every table with its rows, in order; the campaign's own have no source. */
export function readTables(read: Read): OracleTable[] {
  const rolls = read.all<RollRow>(
    `SELECT table_id, row_position, other_table_id, count, auto, repeats
     FROM oracle_further_roll ORDER BY position`,
  )
  const rows = read.all<RowRow>(
    `SELECT table_id, position, from_total, to_total, text FROM oracle_row
     ORDER BY table_id, position`,
  )
  const rollsOf = ({ table_id: table, position }: RowRow): FurtherRoll[] =>
    rolls
      .filter((roll) => roll.table_id === table && roll.row_position === position)
      .map((roll) => ({
        ...{ table: roll.other_table_id, count: roll.count },
        ...{ auto: roll.auto === 1, repeats: roll.repeats },
      }))
  return read
    .all<TableRow>(
      `SELECT oracle_table.id, oracle_table.name, oracle_table.group_name, oracle_table.dice_count,
              oracle_table.dice_sides, oracle_table.source_id, content_source.title,
              content_source.authors, content_source.license, content_source.url
       FROM oracle_table LEFT JOIN content_source ON content_source.id = oracle_table.source_id
       ORDER BY oracle_table.position, oracle_table.rowid`,
    )
    .map((table) => ({
      ...{ id: table.id, name: table.name, source: sourceOf(table) },
      group: table.group_name === '' ? [] : table.group_name.split(' / '),
      dice: { count: table.dice_count, sides: table.dice_sides },
      rows: rows
        .filter((row) => row.table_id === table.id)
        .map((row) => ({
          ...{ from: row.from_total, to: row.to_total, text: row.text },
          rolls: rollsOf(row),
        })),
    }))
}

/** One table; a refusal in words when it is gone. */
export function tableById(read: Read, tableId: string): OracleTable {
  return readTables(read).find(({ id }) => id === tableId) ?? refuse('refusal.gone')
}
