import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

/** A table at which a file of so many places, people and fronts was chosen, and a way to begin taking it in. */
async function offered(count: number) {
  const table = await sampleWorkspace()
  const some = (what: string, more: object = {}) =>
    Array.from({ length: count / 3 }, (_, index) => ({ name: `${what} ${index}`, ...more }))
  const [places, npcs, fronts] = [
    some('Hamlet'),
    some('Miller'),
    some('Feud', { kind: 'campaign' }),
  ]
  table.answers.saveTo = join(table.folder, 'hamlets.json')
  writeFileSync(
    table.answers.saveTo,
    JSON.stringify({ format: 'iron-table', version: 1, title: 'Hamlets', places, npcs, fronts }),
  )
  const { things = [] } = (await table.run('import.choose', {})) ?? {}
  const decisions = things.map(({ noun, id }) => ({ noun, id, as: 'new' as const }))
  const take = () => table.call('import.take', { decisions, keepsPlay: false })
  return { ...table, take }
}

/** Waits until something of what is taken in has come. */
async function underWay({ run }: Awaited<ReturnType<typeof offered>>) {
  for (;;) {
    const progress = await run('import.progress', {})
    if (progress?.taken) return progress
    await new Promise(setImmediate)
  }
}

describe('taking in a large file', () => {
  it('says how far it has come, answers questions, and lets nothing else be written meanwhile', async () => {
    const table = await offered(6_000)
    const taken = table.take()
    expect(await underWay(table)).toMatchObject({ all: 6_000 })
    expect(await table.call('note.create', { title: 'Between' })).toMatchObject({
      ok: false,
      error: { message: { key: 'refusal.longCommand' } },
    })
    expect(await table.call('history.undo', {})).toMatchObject({ ok: false })
    expect(await taken).toMatchObject({ ok: true, value: { count: 6_000 } })
    expect(await table.run('import.progress', {})).toBeNull()
  })

  it('leaves nothing behind where it was stopped, and is one step where it was not', async () => {
    const table = await offered(6_000)
    const before = content(table.workspace.file)
    const taken = table.take()
    await underWay(table)
    await table.run('history.stop', {})
    expect(await taken).toMatchObject({ ok: true, value: null })
    expect(content(table.workspace.file)).toEqual(before)
    expect(await table.take()).toMatchObject({ ok: true, value: { count: 6_000 } })
    await table.run('history.undo', {})
    expect(content(table.workspace.file)).toEqual(before)
  })

  it('is taken back as one step, however many rows it has written', async () => {
    const table = await offered(51_000)
    const before = content(table.workspace.file)
    await table.take()
    const undone = table.call('history.undo', {})
    for (;;) {
      const jump = await table.run('history.jump', {})
      if (jump?.taken) {
        expect(jump.steps).toBe(51_000)
        break
      }
      await new Promise(setImmediate)
    }
    expect(await table.call('note.create', { title: 'Between' })).toMatchObject({
      error: { message: { key: 'refusal.jumping' } },
    })
    expect(await undone).toEqual({ ok: true, value: true })
    expect(await table.run('history.jump', {})).toBeNull()
    expect(content(table.workspace.file)).toEqual(before)
  })

  it('is brought back by redo, and a step that is stopped leaves all as it was', async () => {
    const table = await offered(9_000)
    const before = content(table.workspace.file)
    await table.take()
    const after = content(table.workspace.file)
    const stopped = table.call('history.undo', {})
    while (!(await table.run('history.jump', {}))?.taken) await new Promise(setImmediate)
    await table.run('history.stop', {})
    expect(await stopped).toEqual({ ok: true, value: false })
    expect(content(table.workspace.file)).toEqual(after)
    await table.run('history.undo', {})
    expect(content(table.workspace.file)).toEqual(before)
    await table.run('history.redo', {})
    expect(content(table.workspace.file)).toEqual(after)
  })

  it('leaves nothing behind where the campaign is closed in the middle of it', async () => {
    const table = await offered(6_000)
    const before = content(table.workspace.file)
    const { path } = table.workspace.file
    const taken = table.take()
    await underWay(table)
    await table.run('file.close', {})
    expect(await taken).toMatchObject({ ok: true, value: null })
    await table.run('file.open', { path })
    expect(content(table.workspace.file)).toEqual(before)
  })
})
