import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../../src/shared/phrase'
import { temporaryFolder } from '../../support/folder'
import { sampleWorkspace } from '../../support/workspace'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

/** A campaign with one step, and a copy of its file as it is then. */
async function copied(to = 'Copy of it.irontable') {
  const table = await sampleWorkspace()
  const { path } = table.workspace.file
  await table.run('note.create', { title: 'The mill' })
  await table.run('file.close', {})
  const copy = join(to.includes('/') ? '' : dirname(path), to)
  copyFileSync(path, copy)
  return { ...table, path, copy }
}

/** Opens a campaign, does something in it and closes it. */
async function play({ run }: Table, path: string, title: string): Promise<void> {
  await run('file.open', { path })
  await run('note.create', { title })
  await run('file.close', {})
}

/** What is found of other copies once a campaign is open; nothing where nothing comes in a while. */
async function found({ run }: Table, path: string) {
  await run('file.open', { path })
  for (let turns = 0; turns < 200; turns++) {
    const parted = await run('file.parted', {})
    if (parted.length > 0) return parted
    await setTimeout(5)
  }
  return []
}

describe('P5: two copies of one campaign', () => {
  it('that went different ways are noticed from either, with what each has done since', async () => {
    const table = await copied()
    const { path, copy, run } = table
    await play(table, path, 'On the laptop')
    await play(table, copy, 'On the desk')
    await play(table, copy, 'On the desk again')
    const titles = (last: readonly Phrase[]) => last.map((each) => each.with)
    const [one, ...others] = await found(table, path)
    expect(others).toEqual([])
    expect(one).toMatchObject({ path: copy, here: { steps: 1 }, there: { steps: 2 } })
    expect(titles(one?.here.last ?? [])).toEqual([{ title: 'On the laptop' }])
    expect(titles(one?.there.last ?? [])).toEqual([
      { title: 'On the desk again' },
      { title: 'On the desk' },
    ])
    const { nouns } = await run('file.compareBackup', { path, backup: copy })
    expect(nouns.find(({ noun }) => noun === 'note')).toMatchObject({
      onlyHere: ['On the laptop'],
      onlyThere: ['On the desk', 'On the desk again'],
    })
    await run('file.close', {})
    expect(await run('file.parted', {})).toEqual([])
    expect((await found(table, copy)).map((each) => each.path)).toEqual([path])
  })

  it('are noticed wherever the other lies, if it was opened here lately', async () => {
    const table = await copied(join(temporaryFolder(), 'elsewhere.irontable'))
    await play(table, table.copy, 'On the desk')
    await play(table, table.path, 'On the laptop')
    expect((await found(table, table.path)).map((each) => each.path)).toEqual([table.copy])
  })

  it('of which one only lies behind are an earlier and a later state, and say nothing', async () => {
    const table = await copied()
    await play(table, table.path, 'On the laptop')
    expect(await found(table, table.path)).toEqual([])
    await table.run('file.close', {})
    // What was taken back again is no way of its own.
    await table.run('file.open', { path: table.copy })
    await table.run('note.create', { title: 'Never mind' })
    await table.run('history.undo', {})
    await table.run('file.close', {})
    expect(await found(table, table.path)).toEqual([])
  })

  it('are not what two campaigns are, nor what lies there damaged', async () => {
    const table = await sampleWorkspace()
    const { path } = table.workspace.file
    table.answers.saveTo = join(dirname(path), 'other.irontable')
    await table.run('file.create', { name: 'The Lantern Company', systems: [] })
    await table.run('note.create', { title: 'Another' })
    await table.run('file.close', {})
    copyFileSync(import.meta.filename, join(dirname(path), 'damaged.irontable'))
    await play(table, path, 'On the laptop')
    expect(await found(table, path)).toEqual([])
  })

  it('is compared with the open campaign alone', async () => {
    const { call, path, copy, run } = await copied()
    await run('file.open', { path })
    expect(await call('file.compareBackup', { path, backup: copy })).toMatchObject({
      error: { message: { key: 'refusal.noSuchBackup' } },
    })
  })
})
