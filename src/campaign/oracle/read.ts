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

/** Tables with their rows, in order; all of them, or those of some ids. */
function read(file: Read, ids: readonly string[] | null): OracleTable[] {
  const asked = { ids: JSON.stringify(ids ?? []) }
  const only = (column: string) =>
    ids === null ? '' : `WHERE ${column} IN (SELECT value FROM json_each(@ids))`
  const rolls = file.all<RollRow>(
    `SELECT table_id, row_position, other_table_id, count, auto, repeats
     FROM oracle_further_roll ${only('table_id')} ORDER BY position`,
    asked,
  )
  const rows = file.all<RowRow>(
    `SELECT table_id, position, from_total, to_total, text FROM oracle_row
     ${only('table_id')} ORDER BY table_id, position`,
    asked,
  )
  const ofRow = Map.groupBy(rolls, (roll) => `${roll.row_position} ${roll.table_id}`)
  const ofTable = Map.groupBy(rows, (row) => row.table_id)
  const rollsOf = ({ table_id: table, position }: RowRow): FurtherRoll[] =>
    (ofRow.get(`${position} ${table}`) ?? []).map((roll) => ({
      table: roll.other_table_id,
      count: roll.count,
      auto: roll.auto === 1,
      repeats: roll.repeats,
    }))
  return file
    .all<TableRow>(
      `SELECT oracle_table.id, oracle_table.name, oracle_table.group_name, oracle_table.dice_count,
              oracle_table.dice_sides, oracle_table.source_id, content_source.title,
              content_source.authors, content_source.license, content_source.url
       FROM oracle_table LEFT JOIN content_source ON content_source.id = oracle_table.source_id
       ${only('oracle_table.id')} ORDER BY oracle_table.position, oracle_table.rowid`,
      asked,
    )
    .map((table) => ({
      id: table.id,
      name: table.name,
      source: sourceOf(table),
      group: table.group_name === '' ? [] : table.group_name.split(' / '),
      dice: { count: table.dice_count, sides: table.dice_sides },
      rows: (ofTable.get(table.id) ?? []).map((row) => ({
        from: row.from_total,
        to: row.to_total,
        text: row.text,
        rolls: rollsOf(row),
      })),
    }))
}

/** Every table with its rows, in order; the campaign's own have no source. */
export function readTables(file: Read): OracleTable[] {
  return read(file, null)
}

/** These tables, and those that their rows lead to, however far. */
export function tablesLedTo(file: Read, ids: readonly string[]): OracleTable[] {
  const reached = file.all<{ id: string }>(
    `WITH RECURSIVE reached (id) AS (
       SELECT value FROM json_each(@ids)
       UNION
       SELECT other_table_id FROM oracle_further_roll JOIN reached ON table_id = reached.id
       WHERE other_table_id IS NOT NULL
     ) SELECT id FROM reached`,
    { ids: JSON.stringify(ids) },
  )
  return read(
    file,
    reached.map(({ id }) => id),
  )
}

/** What these tables are called, in this order; a refusal in words when one is gone. */
export function tableNames(file: Read, ids: readonly string[]): string[] {
  const rows = file.all<Pick<TableRow, 'id' | 'name'>>(
    'SELECT id, name FROM oracle_table WHERE id IN (SELECT value FROM json_each(@ids))',
    { ids: JSON.stringify(ids) },
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.map((id) => names.get(id) ?? refuse('refusal.gone'))
}

/** One table; a refusal in words when it is gone. */
export function tableById(file: Read, tableId: string): OracleTable {
  return read(file, [tableId])[0] ?? refuse('refusal.gone')
}
