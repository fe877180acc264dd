import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { backupFolder, listBackups } from '../../../src/campaign/file/backup/backup'
import { answer } from '../../../src/campaign/workspace/answer'
import { clockOf, dateOf } from '../../../src/campaign/moments'
import { content } from '../../support/dump'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'

/** A campaign that is open with a step that its backup has not yet, and that backup. */
async function withBackup() {
  const table = await sampleWorkspace()
  const { path } = table.workspace.file
  await table.run('note.create', { title: 'The mill' })
  const then = content(table.workspace.file)
  await table.run('file.close', {})
  await table.run('file.open', { path })
  await table.run('note.create', { title: 'Since' })
  const [backup = ''] = listBackups(path)
  return { ...table, path, backup, then }
}

/** Everything in a folder and below, with its bytes. */
function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, readFileSync(path, 'base64')]),
  )
}

describe('a backup that is looked into', () => {
  it('is shown as it was, in a copy outside of every list that is gone once it is closed', async () => {
    const { run, workspace, path, backup, then } = await withBackup()
    const now = content(workspace.file)
    const [bytes, recent] = [readFileSync(backup), await run('file.recent', {})]
    expect(await run('file.lookIntoBackup', { path, backup })).toBe(true)
    const copy = workspace.file.path
    expect(content(workspace.file)).toEqual(then)
    expect(dirname(dirname(copy))).toBe(tmpdir())
    expect((await run('file.recent', {})).map((each) => each.path)).toEqual(
      recent.map((each) => each.path),
    )
    expect(await run('file.leaveBackup', {})).toBe(true)
    expect(existsSync(dirname(copy))).toBe(false)
    expect(workspace.file.path).toBe(path)
    expect(content(workspace.file)).toEqual(now)
    expect(readFileSync(backup).equals(bytes)).toBe(true)
  })

  it('takes no command, and says what it is; nothing on the disk changes by it', async () => {
    const { call, run, folder, path, backup } = await withBackup()
    await run('file.lookIntoBackup', { path, backup })
    const before = filesIn(folder)
    const at = basename(backup)
      .slice(7, 27)
      .replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')
    const message = {
      key: 'refusal.lookedInto',
      with: { name: 'The Lantern Company', which: `${dateOf(at)}, ${clockOf(at)}` },
    }
    const refused = { ok: false, error: { code: 'refused', message } }
    expect(await call('note.create', { title: 'Now' })).toEqual(refused)
    expect(await call('npc.create', { name: 'Osk' })).toEqual(refused)
    expect(await call('history.undo', {})).toEqual(refused)
    expect(await call('history.redo', {})).toEqual(refused)
    expect(await call('file.backUp', {})).toEqual(refused)
    expect(await call('history.goTo', { batchId: 0 })).toEqual(refused)
    expect(await run('campaign.current', {})).toMatchObject({
      lookedInto: { backup, campaign: path, words: message, hasBefore: true },
    })
    await run('file.close', {})
    expect(filesIn(folder)).toEqual(before)
  })

  it('writes reports and lists of its own where the user says', async () => {
    const { run, call, path, backup, answers, folder } = await withBackup()
    await run('file.lookIntoBackup', { path, backup })
    answers.saveTo = join(folder, 'everything.json')
    await run('export.things', { things: null })
    expect(readFileSync(answers.saveTo, 'utf8')).toContain('The mill')
    answers.saveTo = join(folder, 'report.md')
    const [who] = await run('character.list', {})
    const saga = { subject: 'saga', id: who?.id ?? '', audience: 'players', format: 'md' } as const
    await run('report.export', saga)
    expect(readFileSync(answers.saveTo, 'utf8')).toContain(who?.name)
    answers.saveTo = join(folder, 'as-markdown')
    mkdirSync(answers.saveTo)
    expect((await run('export.markdown', {}))?.count).toBeGreaterThan(0)
    answers.saveTo = backup
    const onto = await call('export.things', { things: null })
    expect(onto).toMatchObject({ error: { message: { key: 'trouble.ontoCampaign' } } })
  })

  it('is behind the curtain for the players, and gives back what was turned to them', async () => {
    const { call, run, workspace, path, backup } = await withBackup()
    const pause = { kind: 'break', until: '2026-11-27T21:00:00Z' } as const
    await run('playerView.show', { stage: pause })
    await run('file.lookIntoBackup', { path, backup })
    const ask = () => answer(workspace, 'player', 'playerView.stage', {})
    expect(await ask()).toMatchObject({ value: { kind: 'curtain' } })
    for (const turn of [
      await call('playerView.turnCurtain', {}),
      await call('playerView.show', { stage: { kind: 'moment' } }),
    ]) {
      expect(turn).toMatchObject({ error: { message: { key: 'refusal.lookedInto' } } })
    }
    expect(await ask()).toMatchObject({ value: { kind: 'curtain' } })
    await run('file.leaveBackup', {})
    expect(await run('playerView.turned', {})).toEqual(pause)
  })

  it('is left for another one, and from that for what was open before both', async () => {
    const { run, workspace, path, backup } = await withBackup()
    await run('file.lookIntoBackup', { path, backup })
    const first = workspace.file.path
    const [other = ''] = listBackups(path).filter((each) => each !== backup)
    await run('file.lookIntoBackup', { path, backup: other })
    expect(existsSync(first)).toBe(false)
    expect(workspace.lookedInto?.backup).toBe(other)
    await run('file.leaveBackup', {})
    expect(workspace.file.path).toBe(path)
  })

  it('with nothing open before is left for nothing', async () => {
    const { run, workspace, path, backup } = await withBackup()
    await run('file.close', {})
    await run('file.lookIntoBackup', { path, backup })
    expect(await run('file.leaveBackup', {})).toBe(false)
    expect(workspace.openFile).toBeUndefined()
  })

  it('is restored as a copy, to be played on', async () => {
    const { run, workspace, path, backup } = await withBackup()
    await run('file.lookIntoBackup', { path, backup })
    await run('file.restoreBackup', { path, backup })
    expect(workspace.file.path).toMatch(/ \(restored .+\)\.irontable$/)
    expect(workspace.lookedInto).toBeUndefined()
    await run('note.create', { title: 'Played on' })
  })

  it('of an earlier format is changed in the copy alone', async () => {
    const { run, folder } = testWorkspace()
    const path = join(folder, 'old.irontable')
    const backup = join(backupFolder(path), 'kept.irontable')
    mkdirSync(backupFolder(path))
    const first = join(import.meta.dirname, '../../fixtures/campaigns/version-1.irontable.gz')
    const bytes = gunzipSync(readFileSync(first))
    writeFileSync(backup, bytes)
    await run('file.lookIntoBackup', { path, backup })
    expect((await run('npc.list', {})).npcs.length).toBeGreaterThan(0)
    expect(await run('campaign.current', {})).toMatchObject({
      lookedInto: { words: { with: { which: 'kept.irontable' } }, hasBefore: false },
    })
    await run('file.leaveBackup', {})
    expect(readdirSync(backupFolder(path))).toEqual(['kept.irontable'])
    expect(readFileSync(backup).equals(bytes)).toBe(true)
  })

  it('that lies elsewhere, or is damaged, is refused and leaves open what is open', async () => {
    const { call, workspace, path, backup } = await withBackup()
    expect(await call('file.lookIntoBackup', { path, backup: path })).toMatchObject({
      error: { message: { key: 'refusal.noSuchBackup' } },
    })
    truncateSync(backup, 50_000)
    expect(await call('file.lookIntoBackup', { path, backup })).toMatchObject({
      error: { message: { key: 'trouble.backupDamagedWithBackup' } },
    })
    expect(workspace.file.path).toBe(path)
  })
})
