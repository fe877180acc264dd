import type { OracleTable } from '../../rules/oracles/table'
import type { Write } from '../file/handles'

/** Writes a table with its rows and their further rolls. `sourceId` is null for the table's own. */
export function writeTable(
  write: Write,
  { id, name, group, dice, rows }: Omit<OracleTable, 'source'>,
  sourceId: string | null,
): void {
  write.run(
    `INSERT INTO oracle_table (id, position, name, group_name, dice_count, dice_sides, source_id)
     VALUES (@id, (SELECT count(*) FROM oracle_table), @name, @group, @count, @sides, @sourceId)`,
    { id, name, group: group.join(' / '), count: dice.count, sides: dice.sides, sourceId },
  )
  writeRows(write, id, rows)
}

/** Writes the rows of a table that has none. */
export function writeRows(write: Write, tableId: string, rows: OracleTable['rows']): void {
  for (const [position, { from, to, text, rolls }] of rows.entries()) {
    write.run(
      `INSERT INTO oracle_row (table_id, position, from_total, to_total, text)
       VALUES (@tableId, @position, @from, @to, @text)`,
      { tableId, position, from, to, text },
    )
    for (const [at, roll] of rolls.entries()) {
      write.run(
        `INSERT INTO oracle_further_roll
           (table_id, row_position, position, other_table_id, count, auto, repeats)
         VALUES (@tableId, @position, @at, @other, @count, @auto, @repeats)`,
        {
          tableId,
          position,
          at,
          other: roll.table,
          count: roll.count,
          auto: roll.auto ? 1 : 0,
          repeats: roll.repeats,
        },
      )
    }
  }
}

/** Takes a table's rows away, to be written anew. */
export function clearRows(write: Write, tableId: string): void {
  write.run('DELETE FROM oracle_further_roll WHERE table_id = @tableId', { tableId })
  write.run('DELETE FROM oracle_row WHERE table_id = @tableId', { tableId })
}
