import { describe, expect, it } from 'vitest'
import type { OutputOf } from '../../../src/campaign/api'
import { phrase } from '../../../src/shared/phrase'
import { sampleWorkspace } from '../../support/workspace'

async function jotted(count: number) {
  const table = await sampleWorkspace()
  for (let note = 1; note <= count; note++) {
    await table.run('note.jot', { text: `Line ${note}${note % 10 === 0 ? ' of Ferry Wend' : ''}` })
  }
  return table
}

const texts = ({ batches }: OutputOf<'history.list'>) =>
  batches.map(({ label }) => String(label.with?.['text']))

describe('the list of the history', () => {
  it('is read page by page, down to its beginning', async () => {
    const { run } = await jotted(25)
    const first = await run('history.list', { limit: 10 })
    const second = await run('history.list', { limit: 10, before: first.next ?? 0 })
    const third = await run('history.list', { limit: 10, before: second.next ?? 0 })
    expect([first, second, third].map(({ batches }) => batches.length)).toEqual([10, 10, 5])
    expect(texts(third)).toEqual(['Line 5', 'Line 4', 'Line 3', 'Line 2', 'Line 1'])
    expect(third.next).toBeNull()
  })

  it('is found by words as they are shown, however they are spelt, on branches too', async () => {
    const { run } = await jotted(22)
    for (let step = 0; step < 4; step++) await run('history.undo', {})
    await run('note.jot', { text: 'Another ferry' })
    const found = await run('history.list', { words: 'NOTE  ferry' })
    expect(texts(found)).toEqual([
      'Another ferry',
      'Line 20 of Ferry Wend',
      'Line 10 of Ferry Wend',
    ])
    expect(found.batches.map(({ isWrittenOver }) => isWrittenOver)).toEqual([false, true, false])
    const one = await run('history.list', { words: 'wend', limit: 1 })
    const next = await run('history.list', { words: 'wend', limit: 1, before: one.next ?? 0 })
    expect([...texts(one), ...texts(next)]).toEqual(texts(found).slice(1))
    expect(next.next).toBeNull()
  })

  it('shows what was written over where it parted, and its steps when asked', async () => {
    const { run } = await jotted(5)
    for (let step = 0; step < 2; step++) await run('history.undo', {})
    await run('note.jot', { text: 'Another line' })
    const { batches, now } = await run('history.list', {})
    expect(batches.map(({ branches }) => branches.length)).toEqual([0, 1, 0, 0])
    expect(now).toBe(batches[0]?.id)
    const [branch] = batches[1]?.branches ?? []
    expect(branch).toMatchObject({ steps: 2, label: { with: { text: 'Line 4' } } })
    const steps = await run('history.list', { branch: branch?.id ?? 0 })
    expect(texts(steps)).toEqual(['Line 5', 'Line 4'])
    await run('history.goTo', { batchId: 0 })
    await run('note.jot', { text: 'From the start' })
    const [whole] = (await run('history.list', {})).atBeginning
    expect(whole).toMatchObject({ steps: 4, label: { with: { text: 'Line 1' } } })
  })
})

describe('the way to a step', () => {
  it('says what it takes back and what it brings back', async () => {
    const { run } = await jotted(6)
    const { batches } = await run('history.list', {})
    const id = (line: number) => batches.at(-line)?.id ?? -1
    const to = (batchId: number) => run('history.way', { batchId })
    expect(await to(id(6))).toEqual({
      back: null,
      forward: null,
      fights: [],
      sessions: [],
      notes: [],
    })
    expect((await to(0)).back).toMatchObject({
      steps: 6,
      oldest: { label: { with: { text: 'Line 1' } } },
      newest: { label: { with: { text: 'Line 6' } } },
    })
    await run('history.goTo', { batchId: id(2) })
    await run('note.jot', { text: 'Another line' })
    const way = await to(id(5))
    expect(way.back).toMatchObject({
      steps: 1,
      oldest: { label: { with: { text: 'Another line' } } },
    })
    expect(way.forward).toMatchObject({
      steps: 3,
      oldest: { label: { with: { text: 'Line 3' } } },
      newest: { label: { with: { text: 'Line 5' } } },
    })
  })

  it('names the sessions and fights that it goes through', async () => {
    const { run } = await sampleWorkspace()
    await run('session.start', {})
    await run('note.jot', { text: 'In it' })
    const { sessions, fights } = await run('history.way', { batchId: 0 })
    expect(sessions).toHaveLength(1)
    expect(fights).toEqual([])
  })

  it('names the notes that it takes along', async () => {
    const { run } = await sampleWorkspace()
    const { noteId } = await run('note.create', { title: 'The toll roll' } as never)
    await run('note.edit', { noteId, body: 'Who paid' } as never)
    await run('note.create', { title: 'A letter' } as never)
    // A line jotted down has no title: it is told with its session.
    await run('note.jot', { text: 'The reeve lied' })
    const { notes } = await run('history.way', { batchId: 0 })
    expect(notes).toEqual(['A letter', 'The toll roll'])
  })
})

describe('a jump that somebody asks for', () => {
  it('tells every window how far it has come, and all that changed when it is there', async () => {
    const { run, changes, workspace } = await jotted(450)
    const told: unknown[] = []
    workspace.host.changed = (change) => {
      changes.push(change)
      void run('history.jump', {}).then((jump) => told.push(jump))
    }
    expect(await run('history.goTo', { batchId: 0 })).toBe(true)
    expect(told).toEqual([{ taken: 200, steps: 450 }, { taken: 400, steps: 450 }, null])
    expect(changes.at(-1)).toMatchObject({ tables: expect.arrayContaining(['live_fact']) })
    const reply = await run('history.next', {})
    expect(reply).toEqual({
      undo: null,
      isPruned: false,
      redo: {
        ...{ id: 1, at: expect.any(String) },
        ...{ label: phrase('history.jot', { text: 'Line 1' }), moment: null },
      },
    })
  })
})
