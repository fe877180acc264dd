import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backupFolder, listBackups } from '../../../src/campaign/file/backup/backup'
import { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { dump } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'
import { steppingClock } from '../../support/folder'

describe('closing a campaign', () => {
  it('sets a whole copy aside, the very first evening too, with its history', async () => {
    const { workspace, run } = await sampleWorkspace()
    const { path } = workspace.file
    expect(listBackups(path)).toEqual([])
    await run('note.jot', { text: 'Kept' })
    const before = dump(workspace.file)
    await run('file.close', {})
    const [copy = ''] = listBackups(path)
    expect(copy).toMatch(/-close\.irontable$/)
    rmSync(path)
    const restored = await CampaignFile.open(copy, steppingClock())
    expect(dump(restored)).toEqual(before)
    expect(restored.undo()).toBeDefined()
    restored.close()
  })

  it('makes no copy when nothing has changed since the last', async () => {
    const { workspace, run } = await sampleWorkspace()
    const { path } = workspace.file
    await run('file.close', {})
    const first = listBackups(path)
    await run('file.open', { path })
    const second = listBackups(path)
    expect(second).toHaveLength(first.length + 1)
    await run('file.close', {})
    expect(listBackups(path)).toEqual(second)
  })

  it('makes one when another campaign is laid on the workspace, and keeps the newest ten', async () => {
    const { workspace, run, folder, answers } = await sampleWorkspace()
    const { path } = workspace.file
    for (let evening = 0; evening < 12; evening++) {
      await run('note.jot', { text: `Evening ${evening}` })
      answers.saveTo = `${folder}/other-${evening}.irontable`
      await run('file.create', { name: 'Other', systems: [] })
      await run('file.open', { path })
    }
    const names = listBackups(path)
    expect(names.filter((name) => name.endsWith('-close.irontable'))).toHaveLength(10)
    expect(names.filter((name) => name.endsWith('-open.irontable'))).toHaveLength(10)
  })

  it('is open before its copy is made, and closes while it is', async () => {
    const { workspace, run, changes, copied } = await sampleWorkspace()
    const { path } = workspace.file
    await run('file.close', {})
    changes.length = 0
    await workspace.open(path)
    expect(workspace.file.lastBackupAt).toBeUndefined()
    expect(changes).toEqual(['all'])
    await copied()
    await expect.poll(() => changes).toEqual(['all', { tables: ['campaign_file'], batch: 0 }])
    expect((await run('campaign.current', {}))?.lastBackupAt).toBeDefined()
    await run('file.close', {})
    const before = listBackups(path).length
    await workspace.open(path)
    await run('file.close', {})
    expect(listBackups(path).length).toBe(before + 1)
    expect(readdirSync(backupFolder(path)).filter((name) => name.includes('.part'))).toEqual([])
  })

  it('closes even where no copy can be written', async () => {
    const { workspace, run } = await sampleWorkspace()
    const { path } = workspace.file
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(backupFolder(path), 'a file where the folder should be')
    await run('note.jot', { text: 'Kept' })
    await run('file.close', {})
    expect(workspace.openFile).toBeUndefined()
    const again = await CampaignFile.open(path, steppingClock())
    expect(JSON.stringify(dump(again))).toContain('Kept')
    again.close()
  })
})
