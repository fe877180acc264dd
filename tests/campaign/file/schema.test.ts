import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeNewest, migrate, migrations, newestVersion } from '../../../src/campaign/file/migrate'
import {
  fingerprintOf,
  hasNewestSchema,
  normalizedSql,
  refuseStrangeSchema,
  schemaAt,
} from '../../../src/campaign/file/integrity/schema'
import { temporaryFolder } from '../../support/folder'

const kept = join(import.meta.dirname, '../../fixtures/campaigns/version-19.irontable.gz')
const versions = migrations.map(({ version }) => version)

/** A file brought to a version one step at a time, opened anew for each. */
function grown(version: number): Database.Database {
  const path = join(temporaryFolder(), 'grown.irontable')
  for (let step = 1; step <= version; step++) {
    const db = new Database(path)
    migrate(
      db,
      migrations.filter((each) => each.version <= step),
    )
    db.pragma('optimize')
    db.close()
  }
  return new Database(path)
}

describe('the schema of a campaign', () => {
  it.each(versions)('of version %i is the same, grown step by step or made at once', (version) => {
    const db = grown(version)
    expect(() => refuseStrangeSchema(db, 'grown')).not.toThrow()
    db.close()
  })

  it('is that of its version in a file of an evening played long ago', () => {
    const path = join(temporaryFolder(), 'old.irontable')
    writeFileSync(path, gunzipSync(readFileSync(kept)))
    const db = new Database(path)
    expect(db.pragma('user_version', { simple: true })).toBe(19)
    expect(() => refuseStrangeSchema(db, path)).not.toThrow()
    db.close()
  })

  it('may hold what the database keeps to plan its questions by', () => {
    const db = grown(versions.at(-1) ?? 0)
    db.exec(`INSERT INTO place (id, position, name) VALUES ('a', 0, 'Mill'); ANALYZE`)
    const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE 'sqlite_stat%'`).all()
    expect(tables.length).toBeGreaterThan(0)
    expect(() => refuseStrangeSchema(db, 'analyzed')).not.toThrow()
    db.close()
  })

  it('is another one at every version', () => {
    const shapes = versions.map((version) => JSON.stringify(schemaAt(version)))
    expect(shapes.filter((shape, index) => shape === shapes[index - 1])).toEqual([])
  })
})

describe('the fingerprint of the newest schema', () => {
  it('is that of what the migrations make', () => {
    const db = grown(versions.at(-1) ?? 0)
    expect({
      isKnown: hasNewestSchema(db),
      fingerprint: fingerprintOf(schemaAt(newestVersion)),
    }).toEqual({
      isKnown: true,
      fingerprint: expect.any(String) as string,
    })
    db.close()
  })

  it('stands for the newest version alone', () => {
    const db = grown(newestVersion)
    expect(refuseStrangeSchema(db, 'newest')).toBe(true)
    db.pragma(`user_version = ${newestVersion - 1}`)
    expect(() => refuseStrangeSchema(db, 'older')).toThrow()
    db.close()
  })

  it('is another one where anything was added, changed or taken away', () => {
    for (const change of [
      'CREATE TRIGGER spy AFTER INSERT ON note BEGIN DELETE FROM note; END',
      'ALTER TABLE note ADD COLUMN spy TEXT',
      'DROP INDEX note_position',
    ]) {
      const db = grown(versions.at(-1) ?? 0)
      db.exec(change)
      expect(hasNewestSchema(db)).toBe(false)
      db.close()
    }
  })
})

interface Entry {
  name: string
  type: string
  sql: string
}

/** What makes a database as it is: its tables and what they hold, then all that hangs on them. */
function statementsOf(db: Database.Database): string {
  const entries = db
    .prepare<[], Entry>(
      `SELECT entry.name, entry.type, sql FROM sqlite_schema AS entry
       LEFT JOIN pragma_table_list AS list ON list.schema = 'main' AND list.name = entry.name
       WHERE sql IS NOT NULL AND entry.name NOT LIKE 'sqlite_%' AND ifnull(list.type, '') <> 'shadow'
       ORDER BY entry.rowid`,
    )
    .all()
  const tables = entries.filter(({ type }) => type === 'table')
  const rows = tables.flatMap(({ name, sql }) => {
    if (sql.startsWith('CREATE VIRTUAL')) return []
    const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck()
    const values = columns.all(name).map((column) => `quote("${column}")`)
    return db
      .prepare<[], string>(`SELECT ${values.join(` || ', ' || `)} FROM "${name}" ORDER BY rowid`)
      .pluck()
      .all()
      .map((row) => `INSERT INTO "${name}" VALUES (${row})`)
  })
  const others = entries.filter(({ type }) => type !== 'table')
  return [...tables.map(({ sql }) => sql), ...rows, ...others.map(({ sql }) => sql)]
    .map((sql) => `${sql};\n`)
    .join('')
}

describe('a new campaign', () => {
  /** A database in memory, made by `make`. */
  function made(make: (db: Database.Database) => void): Database.Database {
    const db = new Database(':memory:')
    onTestFinished(() => void db.close())
    make(db)
    return db
  }

  it('is what the migrations leave: --update writes it down once there is another one', async () => {
    const file = join(import.meta.dirname, '../../../src/campaign/file/newest.sql')
    await expect(statementsOf(made((db) => void migrate(db)))).toMatchFileSnapshot(file)
  })

  it('has the schema of the newest version, its number and its rows', () => {
    const [migrated, atOnce] = [made((db) => void migrate(db)), made(makeNewest)]
    expect(hasNewestSchema(atOnce)).toBe(true)
    expect(statementsOf(atOnce)).toBe(statementsOf(migrated))
    for (const pragma of ['user_version', 'application_id']) {
      expect(atOnce.pragma(pragma)).toEqual(migrated.pragma(pragma))
    }
  })
})

describe('a statement of the schema', () => {
  it('means the same whatever its blanks, comments and quotes around plain names', () => {
    const plain = `CREATE TABLE a (b TEXT DEFAULT 'x -- y')`
    const written = `CREATE  TABLE "a" ( -- what it is\n  b TEXT /* text */ DEFAULT 'x -- y')`
    expect(normalizedSql(written)).toBe(normalizedSql(plain))
  })

  it('means something else where a text in it is another', () => {
    const [one, other] = [`SELECT 'a  b'`, `SELECT 'a b'`]
    expect(normalizedSql(one)).not.toBe(normalizedSql(other))
    expect(normalizedSql(`SELECT '--' , x`)).toContain('x')
    expect(normalizedSql('SELECT ab')).not.toBe(normalizedSql('SELECT a b'))
  })
})
