import type { Binding, Write } from '../file/handles'

/** Inserts rows whose fields are named as the columns are; their order becomes `position` where there is one. */
export function insertRows(
  write: Write,
  table: string,
  rows: readonly Record<string, Binding>[],
): void {
  for (const row of rows) {
    const columns = Object.keys(row)
    write.run(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
      row,
    )
  }
}
