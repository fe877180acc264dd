import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { backupFolder, listBackups } from '../../../src/campaign/file/backup/backup'
import { noteClosed } from '../../../src/campaign/file/integrity/closed'
import { hostileFiles } from '../../support/file/hostile'
import { sampleWorkspace } from '../../support/workspace'

/** The sample with places for a table of several pages, closed whole, with backups beside it. */
async function closedWhole() {
  const table = await sampleWorkspace()
  const { path } = table.workspace.file
  table.workspace.file.command(
    'test.fill',
    () => ({ key: 'test' }),
    (write) => {
      for (let index = 0; index < 100; index++) {
        write.run('INSERT INTO place (id, position, name) VALUES (@id, @index, @name)', {
          id: `place-${index}-${'y'.repeat(40)}`,
          index,
          name: `${index} ${'x'.repeat(300)}`,
        })
      }
    },
  )
  await table.run('file.close', {})
  return { ...table, path }
}

/** Harms a file below what anybody can see of it: it looks as it was closed. */
function harm(folder: string, path: string, how: string): void {
  const hostile = hostileFiles.find(({ name }) => name === how)
  if (!hostile) throw new Error(how)
  hostile.spoil(path)
  noteClosed(folder, path, true)
}

const closing = (backups: string[]) => backups.filter((name) => name.includes('-close'))

describe('a campaign that is as it was closed', () => {
  it.each([
    'two pages of a table exchanged',
    'a row with a number beyond 2^53',
    'a place among others beyond 2^53',
    'a sheet that is no JSON',
  ])(
    'opens at once; what an opening would have refused stops all writing, and offers the backup: %s',
    async (how) => {
      const { workspace, run, call, path, folder } = await closedWhole()
      const [whole = ''] = listBackups(path)
      harm(folder, path, how)
      await workspace.open(path)
      const found = async () => (await run('campaign.current', {}))?.found
      expect(await found()).toBeNull()
      await expect.poll(found, { timeout: 30_000 }).toMatchObject({
        key: 'trouble.stoppedWithBackup',
        with: { path, backup: whole },
      })
      const stopped = { ok: false, error: { code: 'failed', message: await found() } }
      expect(await call('note.jot', { text: 'Lost' })).toEqual(stopped)
      expect(await call('history.undo', {})).toEqual(stopped)
      await run('file.close', {})
      expect(closing(listBackups(path))).toHaveLength(1)
      // The next opening asks first.
      expect(await call('file.open', { path })).toMatchObject({
        error: { code: 'failed', message: { with: { backup: whole } } },
      })
      expect(await run('file.restoreBackup', { path, backup: whole })).toBe(true)
      await run('note.jot', { text: 'Kept' })
    },
  )

  it('gets what search keeps made anew behind, while it is played', async () => {
    const { workspace, run, path, folder } = await closedWhole()
    harm(folder, path, 'the pages of the search index overwritten')
    await workspace.open(path)
    const current = () => run('campaign.current', {})
    const answered = await current()
    await expect
      .poll(async () => (await current())?.notices, { timeout: 30_000 })
      .toEqual([{ key: 'trouble.searchMended' }])
    // What a page was answered stays so: else it would not be told that anything is other.
    expect(answered?.notices).toEqual([])
    expect((await current())?.found).toBeNull()
    await run('place.create', { name: 'Quillhaven' })
    expect(await run('search.find', { text: 'quillhaven' })).toHaveLength(1)
    await run('history.undo', {})
    expect(await run('search.find', { text: 'quillhaven' })).toEqual([])
  })

  it('is told what only the full check finds, and played on', async () => {
    const { workspace, run, path, folder } = await closedWhole()
    harm(folder, path, 'a reference to somebody who is not there')
    await workspace.open(path)
    await expect
      .poll(async () => (await run('campaign.current', {}))?.found, { timeout: 30_000 })
      .toMatchObject({ key: 'trouble.foundWithBackup' })
    await run('note.jot', { text: 'Kept' })
  })

  it('is checked where it lies when no copy can be made of it', async () => {
    const { workspace, run, call, path, folder } = await closedWhole()
    rmSync(backupFolder(path), { recursive: true })
    writeFileSync(backupFolder(path), 'a file where the folder should be')
    harm(folder, path, 'two pages of a table exchanged')
    await workspace.open(path)
    await expect
      .poll(async () => (await run('campaign.current', {}))?.found, { timeout: 30_000 })
      .toEqual({ key: 'trouble.stopped', with: { path } })
    expect(await call('note.jot', { text: 'Lost' })).toMatchObject({ error: { code: 'failed' } })
  })
})

describe('a campaign is checked before it opens', () => {
  const refused = { ok: false, error: { message: { key: 'trouble.damagedWithBackup' } } }
  const swap = hostileFiles.find(({ name }) => name === 'two pages of a table exchanged')

  it('where somebody has written to it since', async () => {
    const { call, path } = await closedWhole()
    swap?.spoil(path)
    expect(await call('file.open', { path })).toMatchObject(refused)
  })

  it('where it was closed before it had been checked', async () => {
    const { workspace, call, run, path, folder } = await closedWhole()
    harm(folder, path, 'two pages of a table exchanged')
    await workspace.open(path)
    await run('file.close', {})
    expect(await call('file.open', { path })).toMatchObject(refused)
  })

  it('where it lies in the place of another, or is as another computer closed it', async () => {
    const { call, path, folder } = await closedWhole()
    const other = `${folder}/other`
    mkdirSync(other)
    harm(folder, path, 'two pages of a table exchanged')
    copyFileSync(path, `${other}/other.irontable`)
    copyFileSync(path, `${path}.copy`)
    copyFileSync(`${path}.copy`, path)
    expect(await call('file.open', { path: `${other}/other.irontable` })).toMatchObject({
      error: { message: { key: 'trouble.damaged' } },
    })
    expect(await call('file.open', { path })).toMatchObject(refused)
  })

  it('where its log was left by a program that was killed', async () => {
    const { workspace, run, call, path, folder } = await closedWhole()
    harm(folder, path, 'two pages of a table exchanged')
    await workspace.open(path)
    for (const side of ['', '-wal']) copyFileSync(`${path}${side}`, `${folder}/kept${side}`)
    await run('file.close', {})
    for (const side of ['', '-wal']) copyFileSync(`${folder}/kept${side}`, `${path}${side}`)
    expect(await call('file.open', { path })).toMatchObject(refused)
  })
})
