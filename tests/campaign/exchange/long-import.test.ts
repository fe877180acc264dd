import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

/** A table at which a file of so many places was chosen, and a way to begin taking it in. */
async function offered(count: number) {
  const table = await sampleWorkspace()
  const places = Array.from({ length: count }, (_, index) => ({ name: `Hamlet ${index}` }))
  table.answers.saveTo = join(table.folder, 'hamlets.json')
  writeFileSync(
    table.answers.saveTo,
    JSON.stringify({ format: 'iron-table', version: 1, title: 'Hamlets', places }),
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
