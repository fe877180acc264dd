import fc from 'fast-check'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { phrase } from '../../../src/shared/phrase'
import { dump } from '../../support/dump'
import { steppingClock, temporaryFolder } from '../../support/folder'

/** What the steps of these tests have changed. */
const content = (file: CampaignFile) =>
  file.read((read) => read.all('SELECT rowid, * FROM place')).value

/** The tables and indexes that a statement reads, with those of the triggers it sets off. */
function readBy(file: CampaignFile, statement: string): string[] {
  return file.read((read) => {
    const roots = read
      .all<{ opcode: string; p2: number }>(`EXPLAIN ${statement}`)
      .filter(({ opcode }) => /^Open(?:Read|Write)$/.test(opcode))
      .map(({ p2 }) => p2)
    return read
      .all<{ name: string; rootpage: number }>('SELECT name, rootpage FROM main.sqlite_schema')
      .filter(({ rootpage }) => roots.includes(rootpage))
      .map(({ name }) => name)
  }).value
}

/** A file whose steps each write a name; `states` holds what stood after each, by its batch. */
function walkedFile() {
  const path = join(temporaryFolder(), 'test.irontable')
  const file = CampaignFile.create(path, steppingClock(), (write) => {
    write.run(`INSERT INTO campaign (id, name, created_at) VALUES (1, 'Test', @now)`, {
      now: write.now,
    })
    write.run(`INSERT INTO place (id, position, name) VALUES ('a', 0, '')`)
  })
  const states = new Map([[0, content(file)]])
  const name = (to: string) => {
    const { changed } = file.command(
      'test',
      () => phrase('test'),
      (write) => {
        write.run('UPDATE place SET name = @to WHERE position = 0', { to })
        write.run(`DELETE FROM place WHERE position = 1`)
        write.run(`INSERT INTO place (id, position, name) VALUES (@to, 1, '')`, { to })
        write.record({ kind: 'note.written', secret: false, about: [], with: { text: to } })
      },
    )
    const batch = changed?.batch ?? -1
    states.set(batch, content(file))
    return batch
  }
  const goTo = (batch: number) => file.history.goTo(batch, () => undefined)
  const at = () =>
    file.read((read) =>
      read.get<{ id: number | null }>(
        `SELECT max(id) AS id FROM batch WHERE branch IS NULL AND state = 'done'`,
      ),
    ).value?.id ?? 0
  return { file, states, name, goTo, at }
}

describe('a jump', () => {
  it('goes to a step and back, and to the beginning with 0', async () => {
    const { file, states, name, goTo } = walkedFile()
    const [first = 0, , last = 0] = ['x', 'y', 'z'].map(name)
    for (const batch of [first, 0, last]) {
      expect(await goTo(batch)).toBe(true)
      expect(content(file)).toEqual(states.get(batch))
    }
  })

  it('refuses a step that is not there, and changes nothing', async () => {
    const { file, name, goTo } = walkedFile()
    name('x')
    const before = dump(file)
    await expect(goTo(99)).rejects.toThrow('refusal.unknownStep')
    expect(dump(file)).toEqual(before)
  })

  it('along 1,200 steps is made in strides, each of which leaves a step of the history', async () => {
    const { file, states, name, at } = walkedFile()
    for (let step = 0; step < 1200; step++) name(`name ${step}`)
    const told: [number, string[]][] = []
    const isThere = await file.history.goTo(0, ({ tables }) => {
      told.push([file.history.jump?.taken ?? 0, tables])
      expect(content(file)).toEqual(states.get(at()))
    })
    expect(isThere).toBe(true)
    expect(told.length).toBeGreaterThan(5)
    const onTheWay = told.slice(0, -1)
    expect(onTheWay.every(([taken]) => taken > 0)).toBe(true)
    expect(new Set(onTheWay.flatMap(([, tables]) => tables))).toEqual(new Set(['jump']))
    const atTheEnd = ['place', 'live_fact', 'batch', 'jump']
    expect(told.at(-1)).toEqual([0, expect.arrayContaining(atTheEnd)])
    expect(content(file)).toEqual(states.get(0))
  })

  it('that is stopped stays where it is, and takes no command on its way', async () => {
    const { file, states, name, goTo, at } = walkedFile()
    const steps = Array.from({ length: 450 }, (_, step) => name(`name ${step}`))
    const isThere = await file.history.goTo(0, () => {
      if (!file.history.jump) return
      expect(() => name('too early')).toThrow('refusal.jumping')
      expect(() => file.undo()).toThrow('refusal.jumping')
      file.history.stop()
    })
    expect(isThere).toBe(false)
    expect(steps).toContain(at())
    expect(at()).toBeLessThan(steps.at(-1) ?? 0)
    expect(content(file)).toEqual(states.get(at()))
    await goTo(steps.at(-1) ?? 0)
    expect(content(file)).toEqual(states.get(steps.at(-1) ?? 0))
  })

  it('ends with the file that is closed under it, at a step of its history', async () => {
    const { file, states, name } = walkedFile()
    for (let step = 0; step < 450; step++) name(`name ${step}`)
    const isThere = await file.history.goTo(0, () => file.history.jump && file.close())
    expect(isThere).toBe(false)
    const again = await CampaignFile.open(file.path, steppingClock())
    const { value } = again.read((read) =>
      read.get<{ id: number }>(`SELECT max(id) AS id FROM batch WHERE state = 'done'`),
    )
    expect(content(again)).toEqual(states.get(value?.id ?? 0))
    again.close()
  })

  it('costs no search for its steps, however many there are', () => {
    const { file, name } = walkedFile()
    name('x')
    const plan = (sql: string) =>
      file.read((read) => read.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)).value
    for (const state of ['done', 'undone']) {
      const sought = plan(
        `SELECT max(id) FROM batch WHERE branch IS NULL AND state = '${state}'`,
      ).map(({ detail }) => detail)
      expect(sought).toEqual([expect.stringMatching(/^SEARCH batch USING .*INDEX batch_line/)])
    }
    const steps = plan('SELECT sql FROM undo_log WHERE batch = 1 ORDER BY id DESC')
    expect(steps.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH undo_log USING INDEX undo_log_batch/),
    ])
  })
})

describe('what was undone and then written over', () => {
  it('stays as a branch that can be gone back to, and from there on redone', async () => {
    const { file, states, name, goTo, at } = walkedFile()
    const [first = 0, second = 0, third = 0] = ['x', 'y', 'z'].map(name)
    await goTo(first)
    const other = name('other')
    expect(file.redo()).toBeUndefined()
    await goTo(second)
    expect(content(file)).toEqual(states.get(second))
    file.redo()
    expect(at()).toBe(third)
    expect(content(file)).toEqual(states.get(third))
    await goTo(other)
    expect(content(file)).toEqual(states.get(other))
    file.undo()
    file.redo()
    expect(at()).toBe(other)
  })

  it('tells none of its facts until somebody goes back to it', async () => {
    const { file, name, goTo } = walkedFile()
    const first = name('x')
    await goTo(0)
    name('other')
    const told = () =>
      file.read((read) => read.all<{ fact: string }>('SELECT fact FROM live_fact')).value
    expect(told()).toEqual([{ fact: expect.stringContaining('"other"') }])
    await goTo(first)
    expect(told()).toEqual([{ fact: expect.stringContaining('"x"') }])
  })

  it('is whole whatever the order of commands, undos and jumps', async () => {
    const move = fc.oneof(
      { weight: 3, arbitrary: fc.constant('name' as const) },
      { weight: 3, arbitrary: fc.constant('undo' as const) },
      fc.constant('redo' as const),
      fc.record({ to: fc.nat({ max: 1000 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 40 }), async (moves) => {
        const { file, states, name, goTo, at } = walkedFile()
        for (const [index, one] of moves.entries()) {
          const batches = [...states.keys()]
          if (one === 'name') name(`name ${index}`)
          else if (one === 'undo') file.undo()
          else if (one === 'redo') file.redo()
          else await goTo(batches[one.to % batches.length] ?? 0)
          expect(content(file)).toEqual(states.get(at()))
        }
        for (const [batch, state] of states) {
          await goTo(batch)
          expect(at()).toBe(batch)
          expect(content(file)).toEqual(state)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('reads no more of a long campaign than of a short one for a step', () => {
    const { file } = walkedFile()
    for (const state of ['undone', 'done']) {
      const read = readBy(file, `UPDATE batch SET state = '${state}' WHERE id = 1`)
      expect(read).toContain('journal_batch')
      expect(read).not.toContain('journal_kind')
    }
  })
})
