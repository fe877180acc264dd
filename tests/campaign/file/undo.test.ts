import fc from 'fast-check'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CampaignFile } from '../../../src/campaign/file/campaign-file'
import type { Write } from '../../../src/campaign/file/handles'
import { phrase } from '../../../src/shared/phrase'
import { steppingClock, temporaryFolder } from '../../support/folder'
import { content, dump } from '../../support/dump'

const label = () => phrase('test')

function fill(write: Write): void {
  write.run(`INSERT INTO campaign (id, name, created_at) VALUES (1, 'Test', @now)`, {
    now: write.now,
  })
  for (const id of ['a', 'b', 'c']) {
    write.run('INSERT INTO front (id, position, name, kind) VALUES (@id, 0, @id, @kind)', {
      id,
      kind: 'adventure',
    })
    write.run(
      `INSERT INTO danger (id, front_id, position, name, doom_kind) VALUES (@id, @id, 0, '', 'tyranny')`,
      { id },
    )
  }
}

function newFile(): CampaignFile {
  return CampaignFile.create(join(temporaryFolder(), 'test.irontable'), steppingClock(), fill)
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const text = fc.oneof(fc.string(), fc.constantFrom(`it's`, '"', ';--', 'ß\n\u2028'))
const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), id, text }),
  fc.record({ kind: fc.constant('rename' as const), id, text }),
  fc.record({ kind: fc.constant('number' as const), id, number: fc.integer() }),
  fc.record({ kind: fc.constant('delete' as const), id, text }),
  fc.record({ kind: fc.constant('danger' as const), id, text }),
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function apply(write: Write, one: Change): void {
  switch (one.kind) {
    case 'insert':
      write.run(
        `INSERT INTO front (id, position, name, kind) VALUES (@id, 1, @text, 'campaign') ON CONFLICT DO NOTHING`,
        { id: one.id, text: one.text },
      )
      break
    case 'rename':
      write.run('UPDATE front SET name = @text, description = @text WHERE id = @id', {
        id: one.id,
        text: one.text,
      })
      break
    case 'number':
      write.run('UPDATE front SET position = @number WHERE id = @id', {
        id: one.id,
        number: one.number,
      })
      break
    case 'delete':
      write.run('DELETE FROM front WHERE id = @id', { id: one.id })
      break
    case 'danger':
      write.run(
        `INSERT INTO danger (id, front_id, position, name, doom_kind)
         SELECT @danger, id, 0, @text, 'destruction' FROM front WHERE id = @id ON CONFLICT DO NOTHING`,
        { id: one.id, danger: `d-${one.id}`, text: one.text },
      )
      break
  }
}

describe('undo and redo', () => {
  it('restores every state on the way back and forth, cascades included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
        (commands) => {
          const file = newFile()
          const states = [content(file)]
          for (const changes of commands) {
            const { changed } = file.command('test', label, (write) => {
              for (const one of changes) apply(write, one)
            })
            if (changed) states.push(content(file))
          }
          const end = dump(file)
          const back = [content(file)]
          while (file.undo()) back.push(content(file))
          expect(back.reverse()).toEqual(states)
          while (file.redo());
          expect(dump(file)).toEqual(end)
          file.close()
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    ['another file', (path: string) => `ATTACH DATABASE '${path}.other' AS other`],
    ['a second statement', () => `DELETE FROM "place" WHERE rowid=0; DELETE FROM "front"`],
    ['the schema', () => 'DROP TABLE front'],
    [
      'a subquery',
      () => `UPDATE "front" SET "name"=(SELECT max(name) FROM campaign) WHERE rowid=1`,
    ],
    ['a function', () => `UPDATE "front" SET "name"=randomblob(9) WHERE rowid=1`],
    ['a table with many rows', () => `DELETE FROM "front" WHERE rowid=1 OR 1`],
    ['rows that are chosen', () => `INSERT INTO "note_link" SELECT * FROM note_link`],
    ['a table of the connection', () => 'DELETE FROM "undo_now" WHERE rowid=1'],
    ['another schema', () => 'DELETE FROM "temp"."undo_now" WHERE rowid=1'],
    ['the history itself', () => 'DELETE FROM "undo_log" WHERE rowid=1'],
    ['the schema as a table', () => 'DELETE FROM "sqlite_schema" WHERE rowid=1'],
    ['a table that is not there', () => 'DELETE FROM "nobody" WHERE rowid=1'],
    ['a column that is not there', () => `UPDATE "front" SET "nobody"=1 WHERE rowid=1`],
    ['a text without an end', () => `UPDATE "front" SET "name"='x WHERE rowid=1`],
    ['fewer values than columns', () => `INSERT INTO "place"(rowid,"id","name") VALUES(1,'x')`],
    ['what follows a step', () => `UPDATE "front" SET "name"='x' WHERE rowid=1 RETURNING *`],
    ['a step beyond all rows', () => 'DELETE FROM "front" WHERE rowid=99999999999999999999'],
  ])('runs nothing in a strange file but steps of a history: not %s', (_what, sql) => {
    const file = newFile()
    file.command('test', label, (write) => {
      write.run(`UPDATE front SET name = 'x' WHERE id = 'a'`)
      write.run(`UPDATE undo_log SET sql = @sql`, { sql: sql(file.path) })
    })
    const before = content(file)
    expect(() => file.undo()).toThrow('trouble.strangeHistory')
    expect(content(file)).toEqual(before)
    expect(existsSync(`${file.path}.other`)).toBe(false)
    file.close()
  })

  it('takes no batch of a strange file back that would keep everybody waiting', () => {
    const file = newFile()
    file.command('test', label, (write) => {
      write.run(`UPDATE front SET name = 'x' WHERE id = 'a'`)
      write.run(
        `WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 2000000)
         INSERT INTO undo_log (batch, changed_table, sql)
         SELECT batch, changed_table, sql FROM undo_log JOIN many WHERE undo_log.id = 1`,
      )
    })
    expect(() => file.undo()).toThrow('trouble.strangeHistory')
    file.close()
  })

  it('gives values back as they were, whatever they are', () => {
    const file = newFile()
    const before = ['', "it's ''", '"', "X'00'", 'NULL', '1', 'ß\u2028\n', 'a, b) WHERE rowid=1']
    file.command('test', label, (write) =>
      before.forEach((name, index) =>
        write.run('INSERT INTO place (id, position, name) VALUES (@id, @index, @name)', {
          id: `${index}`,
          index: index === 0 ? Number.MIN_SAFE_INTEGER : -index,
          name,
        }),
      ),
    )
    const filled = content(file)
    file.command('test', label, (write) => write.run('DELETE FROM place'))
    file.undo()
    expect(content(file)).toEqual(filled)
    file.close()
  })

  it('survives a restart', async () => {
    const file = newFile()
    const start = content(file)
    file.command('test', label, (write) => write.run(`DELETE FROM front WHERE id = 'a'`))
    const after = dump(file)
    file.close()
    const again = await CampaignFile.open(file.path, steppingClock())
    expect(dump(again)).toEqual(after)
    again.undo()
    expect(content(again)).toEqual(start)
    again.close()
    const third = await CampaignFile.open(file.path, steppingClock())
    third.redo()
    expect(dump(third)).toEqual(after)
    third.close()
  })

  it('marks undone batches and leaves their facts in the journal', () => {
    const file = newFile()
    const fact = { kind: 'test.happened', secret: false, about: [] }
    file.command('test', label, (write) => write.record(fact))
    file.undo()
    expect(dump(file).journal).toHaveLength(1)
    expect(file.read((read) => read.all('SELECT * FROM live_fact')).value).toHaveLength(0)
    file.command('test', label, (write) => write.record(fact))
    expect(file.redo()).toBeUndefined()
    expect(dump(file).batch).toMatchObject([{ state: 'undone', branch: 1 }, { state: 'done' }])
    file.close()
  })

  it('leaves no batch behind when a command throws, and keeps the redo line', () => {
    const file = newFile()
    file.command('test', label, (write) => write.run(`DELETE FROM front WHERE id = 'a'`))
    file.undo()
    const before = dump(file)
    expect(() =>
      file.command('test', label, (write) => {
        write.run(`DELETE FROM front WHERE id = 'b'`)
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(dump(file)).toEqual(before)
    expect(file.redo()).toBeDefined()
    file.close()
  })

  it('forgets a command that changed and said nothing', () => {
    const file = newFile()
    const { changed } = file.command('test', label, (write) =>
      write.run(`DELETE FROM front WHERE id = 'nobody'`),
    )
    expect(changed).toBeUndefined()
    expect(dump(file).batch).toEqual([])
    file.close()
  })

  it('lets nobody change or delete a fact', () => {
    const file = newFile()
    file.command('test', label, (write) =>
      write.record({ kind: 'test.happened', secret: false, about: [] }),
    )
    for (const sql of [`UPDATE journal SET kind = 'x.y'`, 'DELETE FROM journal']) {
      expect(() => file.command('test', label, (write) => write.run(sql))).toThrow('append-only')
    }
    file.close()
  })
})
