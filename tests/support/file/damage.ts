import { readFileSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'

interface Index {
  name: string
  tbl_name: string
  rootpage: number
  sql: string
}

/** Fills the first page of a file with zeros. */
export function zeroFirstPage(path: string): void {
  writeFileSync(path, readFileSync(path).fill(0, 0, 4096))
}

/** Moves the rows of a table without its index being told: only the full check of a file sees it. */
export function staleIndex(path: string): void {
  const db = new Database(path)
  db.unsafeMode(true)
  db.pragma('foreign_keys = OFF')
  const index = db
    .prepare<[], Index>(
      `SELECT name, tbl_name, rootpage, sql FROM sqlite_schema
       WHERE type = 'index' AND tbl_name = 'combatant' AND sql IS NOT NULL`,
    )
    .get()
  if (!index) throw new Error('there is no index to damage')
  db.pragma('writable_schema = ON')
  db.prepare('DELETE FROM sqlite_schema WHERE name = ?').run(index.name)
  db.pragma('writable_schema = RESET')
  db.exec('UPDATE combatant SET rowid = rowid + 1000')
  db.pragma('writable_schema = ON')
  db.prepare(
    `INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
     VALUES ('index', @name, @tbl_name, @rootpage, @sql)`,
  ).run(index)
  db.pragma('writable_schema = RESET')
  db.close()
}
