import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listBackups } from '../../../src/campaign/file/backup/backup'
import { migrations, newestVersion } from '../../../src/campaign/file/migrate'
import { words } from '../../../src/campaign/words'
import { hasWords } from '../../../src/rules/words'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'

const old = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../fixtures/campaigns/version-23.irontable.gz')),
)

/** A workspace with nothing open, and a campaign of an earlier version in its folder. */
function withOld(table = testWorkspace()) {
  const path = join(table.folder, 'Long ago.irontable')
  writeFileSync(path, old)
  return { ...table, path }
}

describe('a campaign of an earlier version', () => {
  it('is not changed before the game master was told what that does', async () => {
    const { run, workspace, path, changes } = withOld()
    expect(await run('file.open', { path })).toBe(false)
    expect(workspace.openFile).toBeUndefined()
    expect(readFileSync(path).equals(old)).toBe(true)
    expect(listBackups(path)).toEqual([])
    expect(changes.at(-1)).toMatchObject({ tables: ['formatAsked'] })
    const change = await run('file.formatChange', {})
    expect(change).toMatchObject({ name: 'Long ago', path, from: 23, to: newestVersion })
    expect(change?.told.map(words.say)).toContain('ties between people, places and fronts')
    expect((change?.told.length ?? 0) + (change?.others ?? 0)).toBe(newestVersion - 23)
  })

  it('is changed once that is agreed to, with a backup that says why and can be gone back to', async () => {
    const { run, workspace, path } = withOld()
    await run('file.open', { path })
    expect(await run('file.open', { path, mayChange: true })).toBe(true)
    expect(workspace.file.path).toBe(path)
    expect(await run('file.formatChange', {})).toBeNull()
    const made = await run('file.backups', { path })
    const { backup = '' } = made.find(({ reason }) => reason === 'before-migration') ?? {}
    await run('file.lookIntoBackup', { path, backup })
    expect((await run('npc.list', {})).npcs.length).toBeGreaterThan(0)
    await run('file.leaveBackup', {})
    await run('file.restoreBackup', { path, backup })
    expect(workspace.file.path).toMatch(/ \(restored /)
    await run('file.close', {})
    expect(await run('file.open', { path })).toBe(true)
  })

  it('stays as it is where that is not agreed to, and what is open stays open', async () => {
    const { run, workspace, path } = withOld(await sampleWorkspace())
    const before = workspace.file.path
    expect(await run('file.open', { path })).toBe(false)
    expect(workspace.file.path).toBe(before)
    await run('file.keepFormat', {})
    expect(await run('file.formatChange', {})).toBeNull()
    expect(readFileSync(path).equals(old)).toBe(true)
  })

  it('can be looked into unchanged, and changed from there', async () => {
    const { run, call, folder, path } = withOld()
    await run('file.open', { path })
    const files = readdirSync(folder)
    expect(await run('file.lookIntoEarlier', {})).toBe(true)
    expect((await run('npc.list', {})).npcs.length).toBeGreaterThan(0)
    expect(await run('campaign.current', {})).toMatchObject({
      lookedInto: { campaign: path, isEarlier: true, hasBefore: false },
    })
    expect(await call('npc.create', { name: 'Osk' })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.earlierFormat' } },
    })
    expect(readFileSync(path).equals(old)).toBe(true)
    expect(readdirSync(folder)).toEqual(files)
    expect(await run('file.open', { path, mayChange: true })).toBe(true)
    await run('npc.create', { name: 'Osk' })
    expect(await call('file.lookIntoEarlier', {})).toMatchObject({ ok: false })
  })

  it('that was a sample is asked about, and no other is made in its place', async () => {
    const { run, workspace, folder } = await sampleWorkspace()
    const { path } = workspace.file
    await run('file.close', {})
    writeFileSync(path, old)
    expect(await run('file.openSample', {})).toBe(false)
    expect(await run('file.formatChange', {})).toMatchObject({ path })
    const campaigns = readdirSync(join(folder, 'campaigns'))
    expect(campaigns.filter((name) => name.endsWith('.irontable'))).toHaveLength(1)
  })

  it('is not asked about where another one is opened instead, or one of today', async () => {
    const table = await sampleWorkspace()
    const { run, workspace, path } = withOld(table)
    const today = join(table.folder, 'today.irontable')
    const { path: sample } = workspace.file
    await run('file.close', {})
    copyFileSync(sample, today)
    await run('file.open', { path })
    expect(await run('file.open', { path: today })).toBe(true)
    expect(await run('file.formatChange', {})).toBeNull()
  })

  it('of the last formats says in a line what each has brought', () => {
    const late = migrations.filter(({ version }) => version >= 35)
    expect(late.filter(({ version }) => !hasWords(`formatChange.step.${version}`))).toEqual([])
  })
})
