import { readFileSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'

type Connection = Database.Database

/** Rewrites a file with the SQL of somebody who knows what they do. */
function bySql(work: (db: Connection) => void) {
  return (path: string): void => {
    const db = new Database(path)
    db.pragma('foreign_keys = OFF')
    db.pragma('ignore_check_constraints = ON')
    db.unsafeMode(true)
    work(db)
    db.pragma('wal_checkpoint(TRUNCATE)')
    db.close()
  }
}

/** Rewrites the text of the schema itself. */
const bySchema = (sql: string) =>
  bySql((db) => {
    db.pragma('writable_schema = ON')
    db.exec(sql)
    db.pragma('writable_schema = RESET')
  })

interface Place {
  pageno: number
}

/** The numbers of a table's leaf pages, and the size of a page. */
function leavesOf(path: string, table: string) {
  const db = new Database(path)
  const pages = db
    .prepare<[string], Place>(
      `SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno`,
    )
    .all(table)
    .map(({ pageno }) => pageno)
  const size = Number(db.pragma('page_size', { simple: true }))
  db.close()
  return { pages, size }
}

/** Rewrites pages of a table in the file's bytes; `work` gets each page it asks for as a part of them. */
function byPages(table: string, work: (page: (index: number) => Buffer) => void) {
  return (path: string): void => {
    const { pages, size } = leavesOf(path, table)
    const bytes = readFileSync(path)
    work((index) => {
      const number = pages.at(index)
      if (number === undefined) throw new Error(`${table} has ${pages.length} pages`)
      return bytes.subarray((number - 1) * size, number * size)
    })
    writeFileSync(path, bytes)
  }
}

/** Writes an inner page of a table's tree: every one of its branches leads to the same page. */
function writeBranches(page: Buffer, start: number, to: number): void {
  const count = Math.floor((page.length - start - 12) / 8)
  page.fill(0, start)
  page.writeUInt8(0x05, start)
  page.writeUInt16BE(count, start + 3)
  page.writeUInt16BE(page.length - 6 * count, start + 5)
  page.writeUInt32BE(to, start + 8)
  for (let cell = 0; cell < count; cell++) {
    const at = page.length - 6 * (cell + 1)
    page.writeUInt16BE(at, start + 12 + 2 * cell)
    page.writeUInt32BE(to, at)
    page.writeUInt8(1, at + 4)
  }
}

/** A list of tables that branches at every page into the same next one: longer than any time. */
function makeSchemaEndless(path: string): void {
  const before = readFileSync(path)
  const size = before.readUInt16BE(16)
  const [pages, levels] = [before.length / size, 12]
  const bytes = Buffer.concat([before, Buffer.alloc(size * (levels + 1))])
  const pageAt = (number: number) => bytes.subarray((number - 1) * size, number * size)
  writeBranches(pageAt(1), 100, pages + 1)
  for (let level = 1; level <= levels; level++) {
    writeBranches(pageAt(pages + level), 0, pages + level + 1)
  }
  const last = pageAt(pages + levels + 1)
  last.writeUInt8(0x0d, 0)
  last.writeUInt16BE(size, 5)
  bytes.writeUInt32BE(pages + levels + 1, 28)
  writeFileSync(path, bytes)
}

/** What may become of a hostile file: only these answers are right. */
export type Answer = 'opened' | 'opened with a word' | 'refused'

/** A campaign made hostile in one way. */
export interface Hostile {
  name: string
  answer: Answer
  /** Changes the campaign at `path`, which nobody has open. */
  spoil(path: string): void
}

const deepJson = '['.repeat(100_000)

/** Every way found so far to make a campaign hostile, each with the answer it must get. */
export const hostileFiles: readonly Hostile[] = [
  {
    name: 'an endless view',
    answer: 'refused',
    spoil: bySql((db) =>
      db.exec(
        'CREATE VIEW everything AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n',
      ),
    ),
  },
  {
    name: 'an endless view in the place of one of ours',
    answer: 'refused',
    spoil: bySql((db) =>
      db.exec(`DROP VIEW live_fact;
        CREATE VIEW live_fact AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT i AS id, '' AS at, '{}' AS fact, '' AS kind, NULL AS day, NULL AS minute FROM n`),
    ),
  },
  {
    name: 'a trigger of its own',
    answer: 'refused',
    spoil: bySql((db) =>
      db.exec('CREATE TRIGGER mine AFTER INSERT ON batch BEGIN DELETE FROM character; END'),
    ),
  },
  {
    name: 'a trigger that looks like one of search',
    answer: 'refused',
    spoil: bySql((db) =>
      db.exec('CREATE TRIGGER search_mine AFTER INSERT ON batch BEGIN DELETE FROM character; END'),
    ),
  },
  {
    name: 'a trigger of ours that does something else',
    answer: 'refused',
    spoil: bySql((db) =>
      db.exec(`DROP TRIGGER search_place_gone;
        CREATE TRIGGER search_place_gone AFTER DELETE ON place BEGIN DELETE FROM npc; END`),
    ),
  },
  {
    name: '3,000 tables',
    answer: 'refused',
    spoil: bySql((db) => {
      for (let index = 0; index < 3000; index++) db.exec(`CREATE TABLE extra_${index} (x)`)
    }),
  },
  {
    name: 'an index with an expression that takes for ever',
    answer: 'refused',
    spoil: bySql((db) => db.exec('CREATE INDEX slow ON place (hex(zeroblob(length(name))))')),
  },
  {
    name: 'a table of ours without its rules',
    answer: 'refused',
    spoil: bySchema(
      `UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'place'`,
    ),
  },
  {
    name: 'a column that is worked out',
    answer: 'refused',
    spoil: bySql((db) => db.exec('ALTER TABLE place ADD COLUMN mine TEXT AS (hex(zeroblob(9)))')),
  },
  {
    name: 'a missing table',
    answer: 'refused',
    spoil: bySql((db) => db.exec('DROP TABLE calendar')),
  },
  {
    name: 'a version of the format that it has not',
    answer: 'refused',
    spoil: bySql((db) => db.pragma('user_version = 7')),
  },
  {
    name: 'the version of a file before any',
    answer: 'refused',
    spoil: bySql((db) => db.pragma('user_version = -3')),
  },
  {
    name: 'a format of the schema that nobody knows',
    answer: 'refused',
    spoil: (path) => {
      const bytes = readFileSync(path)
      bytes.writeUInt32BE(8, 44)
      writeFileSync(path, bytes)
    },
  },
  {
    name: 'a row with a number beyond 2^53',
    answer: 'refused',
    spoil: bySql((db) =>
      db.exec(
        `INSERT INTO batch (id, command, label, at) VALUES (9007199254740993, 'x.y', '{"key":"a"}', '')`,
      ),
    ),
  },
  {
    name: 'a place among others beyond 2^53',
    answer: 'refused',
    spoil: bySql((db) => db.exec('UPDATE place SET position = 9007199254740993')),
  },
  {
    name: 'a name of 100 MB',
    answer: 'refused',
    spoil: bySql((db) =>
      db.exec(`DROP TRIGGER search_place_changed;
        UPDATE place SET name = printf('%.*c', 100000000, 'x') WHERE rowid = 1`),
    ),
  },
  { name: 'a list of tables without end', answer: 'refused', spoil: makeSchemaEndless },
  {
    name: '100,000 views',
    answer: 'refused',
    spoil: bySql((db) => {
      db.exec('BEGIN')
      db.pragma('writable_schema = ON')
      const put = db.prepare(`INSERT INTO sqlite_schema VALUES ('view', ?, ?, 0, ?)`)
      for (let index = 0; index < 100_000; index++) {
        put.run(`v${index}`, `v${index}`, `CREATE VIEW v${index} AS SELECT 1`)
      }
      db.exec('COMMIT')
    }),
  },
  {
    name: 'a sheet that is no JSON',
    answer: 'refused',
    spoil: bySql((db) =>
      db.exec(`UPDATE character_sheet SET sheet = 'no sheet at all' WHERE rowid = 1`),
    ),
  },
  {
    name: 'a sheet that is deep without end',
    answer: 'refused',
    spoil: bySql((db) =>
      db.prepare('UPDATE character_sheet SET sheet = ? WHERE rowid = 1').run(deepJson),
    ),
  },
  {
    name: 'a sheet that no system can read',
    answer: 'opened',
    spoil: bySql((db) =>
      db.exec(`UPDATE character_sheet SET sheet = '["no sheet at all"]' WHERE rowid = 1`),
    ),
  },
  {
    name: 'a label of the history that is no phrase',
    answer: 'opened',
    spoil: bySql((db) => db.exec(`UPDATE batch SET label = '{"key":7}'`)),
  },
  {
    name: 'two pages of a table exchanged',
    answer: 'refused',
    spoil: byPages('place', (page) => {
      const [first, last] = [page(0), page(-1)]
      const kept = Buffer.from(first)
      last.copy(first)
      kept.copy(last)
    }),
  },
  {
    name: 'two pages of an index exchanged',
    answer: 'opened with a word',
    spoil: byPages('sqlite_autoindex_place_1', (page) => {
      const [first, last] = [page(0), page(-1)]
      const kept = Buffer.from(first)
      last.copy(first)
      kept.copy(last)
    }),
  },
  {
    name: 'a reference to somebody who is not there',
    answer: 'opened with a word',
    spoil: bySql((db) => db.exec(`DELETE FROM character WHERE rowid = 1`)),
  },
  {
    name: 'a long text in which a page is empty',
    answer: 'opened with a word',
    spoil: bySql((db) =>
      db.exec(
        `UPDATE place SET description = 'A ford.' || CAST(zeroblob(400) AS TEXT) WHERE rowid = 1`,
      ),
    ),
  },
  {
    name: 'a long text in which a sector is garbage',
    answer: 'opened with a word',
    spoil: bySql((db) =>
      db
        .prepare('UPDATE place SET description = CAST(? AS TEXT) WHERE rowid = 1')
        .run(Buffer.alloc(512, 'A ford.\xff\xfe', 'latin1')),
    ),
  },
  {
    name: 'an index of search that makes no sense',
    answer: 'opened with a word',
    spoil: bySql((db) => db.exec(`UPDATE search_index_data SET block = x'00000000ffff'`)),
  },
  {
    name: 'an index of search without its version',
    answer: 'opened with a word',
    spoil: bySql((db) => db.exec('DELETE FROM search_index_config')),
  },
  {
    name: 'a missing index of search',
    answer: 'opened with a word',
    spoil: bySql((db) => db.exec('DROP TABLE search_index')),
  },
  {
    name: 'what search keeps overwritten',
    answer: 'opened with a word',
    spoil: byPages('search_entry', (page) => page(0).fill(0x55, 0, 400)),
  },
  {
    name: 'the pages of the search index overwritten',
    answer: 'opened with a word',
    spoil: byPages('search_index_data', (page) => page(0).fill(0x55, 0, 400)),
  },
]
