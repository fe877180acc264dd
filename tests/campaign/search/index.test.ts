import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CampaignFile } from '../../../src/campaign/file/campaign-file'
import type { Write } from '../../../src/campaign/file/handles'
import { searchTypes, unindexedTypes } from '../../../src/shared/search-types'
import { phrase } from '../../../src/shared/phrase'
import { expectWholeSearch } from '../../support/search'
import { testWorkspace } from '../../support/workspace'
import { join } from 'node:path'

const label = () => phrase('test')

/** A row of every noun, so that each type can be found; texts as given. */
const rows: ((id: string, text: string) => string)[] = [
  (id) => `character (id, position, name) VALUES (${id}, 0, @text)`,
  (id) => `npc (id, position, name, secret) VALUES (${id}, 0, 'Npc', @text)`,
  (id) => `place (id, position, name) VALUES (${id}, 0, @text)`,
  (id) => `front (id, position, name, kind) VALUES (${id}, 0, @text, 'campaign')`,
  (id) => `danger (id, front_id, position, name) VALUES (${id}, ${id}, 0, @text)`,
  (id) => `portent (id, danger_id, position, text) VALUES (${id}, ${id}, 0, @text)`,
  (id) => `stake (id, front_id, position, question) VALUES (${id}, ${id}, 0, @text)`,
  (id) => `custom_move (id, front_id, position, name, weak) VALUES (${id}, ${id}, 0, 'M', @text)`,
  (id) => `mission (id, position, name, status) VALUES (${id}, 0, @text, 'drafted')`,
  (id) => `objective (id, mission_id, position, text) VALUES (${id}, ${id}, 0, @text)`,
  (id) =>
    `encounter (id, position, name, system, machine_version) VALUES (${id}, 0, @text, 'x', 1)`,
  (id) =>
    `combatant (id, encounter_id, position, label, side, sheet, state) VALUES (${id}, ${id}, 0, @text, 'foe', '{}', '{}')`,
  (id) => `track (id, position, name, kind, size) VALUES (${id}, 0, @text, 'clock', 6)`,
  (id) =>
    `session (id, number, name, started_at, ended_at, first_day) VALUES (${id}, abs(random()) % 100000, @text, '', '', 0)`,
  (id) =>
    `scene (id, session_id, position, name, started_at, ended_at) VALUES (${id}, ${id}, 0, @text, '', '')`,
  (id) =>
    `note (id, position, title, plain, created_at, changed_at) VALUES (${id}, 0, 'N', @text, '', '')`,
  (id) => `milestone (id, system, kind, deed, at) VALUES (${id}, 'x', 'mission', @text, '')`,
]

const text = fc.oneof(fc.string(), fc.constantFrom('the bell', `it's`, '', 'Ünïcode', '"'))
const change = fc.record({
  kind: fc.constantFrom('insert', 'rename', 'delete', 'jot'),
  noun: fc.nat(rows.length - 1),
  id: fc.constantFrom('a', 'b', 'c'),
  text,
})
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

const tables = rows.map((row) => row('', '').split(' ')[0] ?? '')
const texts = ['name', 'secret', 'name', 'name', 'name', 'text', 'question', 'weak', 'name'].concat(
  ...['text', 'name', 'label', 'name', 'name', 'name', 'plain', 'deed'],
)

function apply(write: Write, { kind, noun, id, text: said }: Change): void {
  const table = tables[noun] ?? ''
  if (kind === 'insert') {
    // Its parents come first, as far as they are wanting.
    for (const row of rows.slice(0, noun + 1)) {
      write.run(`INSERT OR IGNORE INTO ${row(`'${id}'`, said)}`, { text: said })
    }
  }
  if (kind === 'rename') {
    write.run(`UPDATE ${table} SET ${texts[noun] ?? ''} = @said WHERE id = @id`, { said, id })
  }
  if (kind === 'delete') write.run(`DELETE FROM ${table} WHERE id = @id`, { id })
  if (kind === 'jot') {
    write.record({ kind: 'note.written', secret: true, about: [], with: { text: said } })
  }
}

async function emptyFile(): Promise<CampaignFile> {
  const { workspace, run, answers, folder } = testWorkspace()
  answers.saveTo = join(folder, 'empty.irontable')
  await run('file.create', { name: 'Empty', systems: [] })
  return workspace.file
}

describe('what search keeps', () => {
  it('has every type there is', async () => {
    const file = await emptyFile()
    file.command('test', label, (write) => {
      apply(write, { kind: 'insert', noun: rows.length - 1, id: 'a', text: 'x' })
      apply(write, { kind: 'jot', noun: 0, id: 'a', text: 'x' })
    })
    const types = expectWholeSearch(file).map(({ type }) => type)
    expect(new Set([...types, ...unindexedTypes])).toEqual(new Set(searchTypes))
  })

  it('is the same as made afresh, after any commands, undo and redo', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
        fc.nat(5),
        fc.nat(5),
        async (commands, undos, redos) => {
          const file = await emptyFile()
          for (const changes of commands) {
            file.command('test', label, (write) => {
              for (const one of changes) apply(write, one)
            })
          }
          const before = expectWholeSearch(file)
          for (let step = 0; step < undos; step++) file.undo()
          expectWholeSearch(file)
          for (let step = 0; step < redos; step++) file.redo()
          expectWholeSearch(file)
          if (redos >= undos) expect(expectWholeSearch(file)).toEqual(before)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('stays out of the history: undo writes nothing of it down', async () => {
    const file = await emptyFile()
    file.command('test', label, (write) =>
      apply(write, { kind: 'insert', noun: 0, id: 'a', text: 'x' }),
    )
    const { value } = file.read((read) =>
      read.all<{ name: string }>('SELECT DISTINCT changed_table AS name FROM undo_log'),
    )
    expect(value.map(({ name }) => name)).toEqual(['character'])
  })
})
