import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listBackups } from '../../../src/campaign/file/backup/backup'
import { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { childScript } from '../../support/child'
import { content } from '../../support/dump'
import { steppingClock, temporaryFolder } from '../../support/folder'
import { sampleFolder, sampleWorkspace, testWorkspace } from '../../support/workspace'

let child: Awaited<ReturnType<typeof childScript>>
beforeAll(async () => {
  child = await childScript('making')
})

const allFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

/** How often the program is killed, at moments spread over the first opening. */
const kills = 8

/** Rows of the sample with its past, those that are made with the moment left out. */
async function sampleRows(): Promise<Record<string, number>> {
  const { run, workspace } = testWorkspace()
  await run('file.openSample', {})
  const rows = Object.entries(content(workspace.file))
  return Object.fromEntries(rows.map(([table, all]) => [table, all.length]))
}

describe('making a campaign', () => {
  it('is whole or has not happened, wherever in the first opening of the sample it is killed', async () => {
    const expected = await sampleRows()
    const undisturbed = await child([temporaryFolder(), sampleFolder])
    const { changesOfOpening: last } = JSON.parse(undisturbed.said) as { changesOfOpening: number }
    expect(last).toBeGreaterThan(kills)
    for (let kill = 1; kill <= kills; kill++) {
      const killAt = Math.ceil((kill * last) / kills)
      const folder = temporaryFolder()
      const { signal } = await child([folder, sampleFolder, `${killAt}`])
      expect(signal, `killed at ${killAt}`).toBe('SIGKILL')
      const { run, workspace } = testWorkspace(folder)
      await run('file.openSample', {})
      const rows = Object.entries(content(workspace.file)).map(([table, all]): [string, number] => [
        table,
        all.length,
      ])
      expect(Object.fromEntries(rows), `killed at ${killAt}`).toEqual(expected)
      expect(allFiles(folder).filter((name) => /\.part/.test(name))).toEqual([])
      workspace.close()
    }
  })

  it('of the sample is done again where an earlier version was killed over it', async () => {
    const { run, workspace, folder } = testWorkspace()
    mkdirSync(join(folder, 'campaigns'))
    const halfMade = join(folder, 'campaigns/The Lantern Company.irontable')
    writeFileSync(halfMade, '')
    for (let time = 0; time < 2; time++) {
      await run('file.openSample', {})
      expect(workspace.file.path).toBe(join(folder, 'campaigns/The Lantern Company (2).irontable'))
      await run('file.close', {})
    }
    expect(readFileSync(halfMade, 'utf8')).toBe('')
  })

  it('that fails leaves nothing behind', async () => {
    const folder = temporaryFolder()
    const make = () =>
      CampaignFile.create(join(folder, 'test.irontable'), steppingClock(), () => {
        throw new Error('half way')
      })
    expect(make).toThrow()
    expect(allFiles(folder)).toEqual([])
  })

  it('without its own row is refused', () => {
    const folder = temporaryFolder()
    const make = () =>
      CampaignFile.create(join(folder, 'test.irontable'), steppingClock(), () => undefined)
    expect(make).toThrow('trouble.damaged')
    expect(allFiles(folder)).toEqual([])
  })

  it.each(['test.irontable-wal', 'test.irontable-journal'])(
    'takes nothing of a campaign that is gone for its own: %s',
    async (left) => {
      const { answers, call, folder } = testWorkspace()
      writeFileSync(join(folder, left), 'the log of another')
      answers.saveTo = join(folder, 'test.irontable')
      expect(await call('file.create', { name: 'New', systems: ['ironsworn'] })).toMatchObject({
        error: { message: { key: 'trouble.exists' } },
      })
      expect(existsSync(answers.saveTo)).toBe(false)
    },
  )

  it('never takes the place of a log, a lock or a backup of another', async () => {
    const { answers, call, workspace, folder } = await sampleWorkspace()
    const { path } = workspace.file
    await workspace.file.backUp()
    const backups = path.replace('.irontable', '.backups')
    symlinkSync(backups, join(folder, 'linked'))
    workspace.close()
    const places = [`${path}-wal`, `${path}.lock`, join(backups, 'x.irontable')]
    for (const place of [...places, join(folder, 'linked/x.irontable')]) {
      answers.saveTo = place
      expect(await call('file.create', { name: 'New', systems: ['ironsworn'] })).toMatchObject({
        error: { message: { key: 'trouble.ontoCampaign' } },
      })
      expect(existsSync(place)).toBe(false)
    }
  })

  it('on a full disk leaves nothing, and says so', async () => {
    const folder = temporaryFolder()
    const { said } = await child([folder, sampleFolder], { limit: 200 })
    expect(said).toMatch(/"failed","message":\{"key":"trouble\.(diskFull|disk)"/)
    mkdirSync(join(folder, 'campaigns'), { recursive: true })
    expect(allFiles(join(folder, 'campaigns'))).toEqual([])
  })
})

describe('backups on a full disk', () => {
  it('keep no campaign shut, and leave no half of a copy', async () => {
    const { workspace, run, folder } = await sampleWorkspace()
    const { path } = workspace.file
    await run('file.close', {})
    const before = listBackups(path)
    const { said } = await child([folder, sampleFolder], { limit: 100 })
    const { replies } = JSON.parse(said) as { replies: unknown[] }
    expect(replies).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    expect(listBackups(path)).toEqual(before)
    expect(allFiles(folder).filter((name) => name.includes('.part'))).toEqual([])
    await run('file.open', { path })
    const { value } = workspace.file.read((read) =>
      read.all(`SELECT 1 FROM journal WHERE fact LIKE '%Kept%'`),
    )
    expect(value).toHaveLength(1)
  })
})
