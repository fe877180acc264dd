import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { backupFolder, listBackups } from '../../../src/campaign/file/backup/backup'
import { staleIndex, zeroFirstPage } from '../../support/file/damage'
import { content } from '../../support/dump'
import { temporaryFolder } from '../../support/folder'
import { sampleWorkspace } from '../../support/workspace'
import { openAndCopy } from '../../support/opened'

const names = (path: string) => listBackups(path).map((each) => basename(each))

/** The sample campaign, opened some times and closed. */
async function sampleWithBackups(count: number) {
  const table = await sampleWorkspace()
  const { path } = table.workspace.file
  const expected = content(table.workspace.file)
  for (let time = 0; time < count; time++) {
    await table.run('file.close', {})
    await table.run('file.open', { path })
  }
  await table.run('file.close', {})
  return { ...table, path, expected }
}

/** What is said when a campaign cannot be opened. */
async function troubleOf(table: Awaited<ReturnType<typeof sampleWorkspace>>, path: string) {
  const reply = await table.call('file.open', { path })
  if (reply.ok) throw new Error('it went well')
  return reply.error.message
}

describe('a campaign that cannot be opened', () => {
  it.each<[string, (path: string) => void, string]>([
    ['is empty', (path) => truncateSync(path, 0), 'trouble.damagedWithBackup'],
    ['begins with a page of zeros', zeroFirstPage, 'trouble.damagedWithBackup'],
    ['has a damaged header', (path) => truncateSync(path, 60), 'trouble.damagedWithBackup'],
    ['is cut off', (path) => truncateSync(path, 40960), 'trouble.damagedWithBackup'],
    ['is gone', (path) => rmSync(path), 'trouble.missingWithBackup'],
  ])('because it %s is replaced by its backup', async (_what, damage, key) => {
    const table = await sampleWithBackups(1)
    damage(table.path)
    const before = existsSync(table.path) && readFileSync(table.path)
    const words = await troubleOf(table, table.path)
    expect(words).toMatchObject({ key, with: { path: table.path } })
    const backup = String(words.with?.backup)
    await table.run('file.restoreBackup', { path: table.path, backup })
    expect(content(table.workspace.file)).toEqual(table.expected)
    expect(existsSync(table.path) && readFileSync(table.path)).toEqual(before)
  })

  it.each<[string, (path: string) => void]>([
    ['empty', (path) => truncateSync(path, 0)],
    ['of another program', (path) => writeFileSync(path, 'a letter '.repeat(1000))],
    [
      'without its own row',
      (path) => {
        const db = new Database(path)
        db.pragma('foreign_keys = OFF')
        db.exec('DELETE FROM campaign')
        db.close()
      },
    ],
    [
      'of a version that nobody knows',
      (path) => {
        const db = new Database(path)
        db.pragma('user_version = 9999')
        db.close()
      },
    ],
    ['with an index that has missed something', staleIndex],
    [
      'a pipe',
      (path) => {
        rmSync(path)
        execFileSync('mkfifo', [path])
      },
    ],
  ])('is offered the next whole backup when the newest is %s', async (_what, damage) => {
    const table = await sampleWithBackups(2)
    const [newest = '', next = ''] = listBackups(table.path)
    truncateSync(table.path, 40960)
    damage(newest)
    expect(await troubleOf(table, table.path)).toMatchObject({
      key: 'trouble.damagedWithBackup',
      with: { backup: next },
    })
    const whole = await table.run('file.backups', { path: table.path })
    expect(whole[0]?.backup).toBe(next)
    expect(
      await table.call('file.restoreBackup', { path: table.path, backup: newest }),
    ).toMatchObject({
      error: { message: { key: 'trouble.backupDamagedWithBackup', with: { backup: next } } },
    })
    expect(table.workspace.openFile).toBeUndefined()
    expect(readdirSync(dirname(table.path)).filter((name) => /restored/.test(name))).toEqual([])
  })

  it('lets any whole backup be chosen, by its day and its reason', async () => {
    const table = await sampleWithBackups(2)
    await table.run('file.open', { path: table.path })
    await table.run('note.jot', { text: 'Kept' })
    await table.run('file.close', {})
    truncateSync(table.path, 0)
    const whole = await table.run('file.backups', { path: table.path })
    expect(whole.map(({ reason }) => reason)).toEqual(['close', 'open', 'open', 'open', 'close'])
    expect(whole[0]?.at).toMatch(/^2026-01-01T00:\d\d:\d\dZ$/)
    const oldest = whole.at(-1)?.backup ?? ''
    await table.run('file.restoreBackup', { path: table.path, backup: oldest })
    expect(content(table.workspace.file)).toEqual(table.expected)
  })

  it('holds a backup against the campaign, or tells of the backup alone', async () => {
    const table = await sampleWithBackups(1)
    const { path, run } = table
    await run('file.open', { path })
    const [backup = ''] = listBackups(path)
    const compare = () => run('file.compareBackup', { path, backup })
    const differences = async () =>
      (await compare()).nouns
        .map(({ noun, onlyHere, onlyThere, changed }) => ({ noun, onlyHere, onlyThere, changed }))
        .filter((each) => [each.onlyHere, each.onlyThere, each.changed].flat().length > 0)
    expect(await differences()).toEqual([])
    await run('note.create', { title: 'The mill at night' })
    const { npcId } = await run('npc.create', { name: 'Osk' })
    await run('npc.edit', { npcId: 'npc-raider-1', name: 'Nettle the Red' })
    expect(await differences()).toEqual([
      { noun: 'npc', onlyHere: ['Osk'], onlyThere: [], changed: ['Nettle the Red'] },
      { noun: 'note', onlyHere: ['The mill at night'], onlyThere: [], changed: [] },
    ])
    await run('cast.remove', { member: { type: 'npc', id: npcId } })
    const told = await compare()
    expect(told).toMatchObject({ isCompared: true })
    expect(told.size).toBeGreaterThan(100_000)
    await run('file.close', {})
    truncateSync(path, 0)
    const alone = await compare()
    expect(alone.isCompared).toBe(false)
    expect(alone.nouns.flatMap(({ onlyHere, changed }) => [...onlyHere, ...changed])).toEqual([])
    expect(await table.call('file.compareBackup', { path, backup: path })).toMatchObject({
      error: { message: { key: 'refusal.noSuchBackup' } },
    })
  })

  it('is brought back as often as is wanted, in a file of its own each time', async () => {
    const table = await sampleWithBackups(1)
    const [backup = ''] = listBackups(table.path)
    table.workspace.host.clock = () => '2026-02-02T00:00:00.000Z'
    const opened = new Set<string>()
    for (let time = 0; time < 3; time++) {
      await table.run('file.restoreBackup', { path: table.path, backup })
      opened.add(table.workspace.file.path)
    }
    expect(opened.size).toBe(3)
  })
})

describe('backups', () => {
  it('are ordered by their number, whatever the clock says', async () => {
    const table = await sampleWorkspace()
    const { path } = table.workspace.file
    const years = [2026, 2019, 2030, 2020]
    for (const year of years) {
      table.workspace.host.clock = () => `${year}-01-01T00:00:00.000Z`
      await table.run('file.close', {})
      await table.run('file.open', { path })
    }
    const opened = names(path).filter((name) => name.endsWith('-open.irontable'))
    expect(opened.map((name) => name.slice(7, 11))).toEqual(['2020', '2030', '2019', '2026'])
  })

  it('of a clock set back are kept, and the oldest go instead', async () => {
    const { run, path, workspace } = await sampleWithBackups(12)
    workspace.host.clock = () => '2001-01-01T00:00:00.000Z'
    await run('file.open', { path })
    const opened = names(path).filter((name) => name.endsWith('-open.irontable'))
    expect(opened).toHaveLength(10)
    expect(opened[0]).toMatch(/-2001-01-01T00-00-00Z-open\.irontable$/)
  })

  it('of before, without a number, come after all others and stay', async () => {
    const { run, path } = await sampleWithBackups(1)
    const old = join(backupFolder(path), '2031-01-01T00-00-00.000Z-open.irontable')
    copyFileSync(listBackups(path)[0] ?? '', old)
    for (let time = 0; time < 12; time++) {
      await run('file.open', { path })
      await run('file.close', {})
    }
    expect(listBackups(path).at(-1)).toBe(old)
  })

  it('that somebody played in are never taken away, nor anything else that is not ours', async () => {
    const { run, path } = await sampleWithBackups(1)
    const [played = ''] = listBackups(path)
    const file = await openAndCopy(played, () => '2026-01-01T00:00:00.000Z')
    file.command(
      'test',
      () => ({ key: 'test' }),
      (write) => write.run(`UPDATE campaign SET name = 'Played in'`),
    )
    file.close()
    const strange = [
      'before the battle.irontable',
      '000001-2026-01-01T00-00-00Z-open.irontable',
      'notes.txt',
    ]
    for (const name of strange) writeFileSync(join(backupFolder(path), name), 'mine')
    for (let time = 0; time < 13; time++) {
      await run('file.open', { path })
      await run('file.close', {})
    }
    expect(existsSync(played)).toBe(true)
    const left = readdirSync(backupFolder(path))
    expect(left).toEqual(expect.arrayContaining(strange))
    expect(left.filter((name) => /Z-open\.irontable$/.test(name))).toHaveLength(12)
  })

  it('rotate only as long as a whole one is left', async () => {
    const { run, path } = await sampleWithBackups(2)
    const whole = listBackups(path)[0] ?? ''
    for (const other of listBackups(path).slice(1)) rmSync(other)
    staleIndex(path)
    for (let time = 0; time < 13; time++) {
      await run('file.open', { path })
      await run('file.close', {})
    }
    // The check behind an opening may have come so far as to mark its copy.
    const left = readdirSync(backupFolder(path))
    expect(left.filter((name) => /\.irontable(\.damaged)?$/.test(name))).toHaveLength(14)
    expect((await run('file.backups', { path })).map(({ backup }) => backup)).toEqual([whole])
  })

  it('never give a number twice, though all were taken away', async () => {
    const { run, path, folder } = await sampleWithBackups(3)
    const before = names(path)
    mkdirSync(join(folder, 'elsewhere'))
    for (const name of before)
      renameSync(join(backupFolder(path), name), join(folder, 'elsewhere', name))
    await run('file.open', { path })
    expect(Number(names(path)[0]?.slice(0, 6))).toBeGreaterThan(Number(before[0]?.slice(0, 6)))
  })

  it('step aside where something stands in their place', async () => {
    const { run, path, workspace } = await sampleWithBackups(0)
    workspace.host.clock = () => '2026-01-01T00:00:00.000Z'
    mkdirSync(join(backupFolder(path), '000009-2026-01-01T00-00-00Z-open.irontable'))
    await run('file.open', { path })
    expect(workspace.file.backupTrouble).toBeUndefined()
    expect(names(path)[0]).toBe('000010-2026-01-01T00-00-00Z-open.irontable')
  })
})

describe('a backup that is opened like a campaign', () => {
  it('is opened as a copy with a name of its own, in words, and stays as it is', async () => {
    const { run, path, workspace, expected } = await sampleWithBackups(1)
    const [backup = ''] = listBackups(path)
    const before = readFileSync(backup)
    await run('file.open', { path: backup })
    const current = await run('campaign.current', {})
    expect(current?.path).toMatch(/\/The Lantern Company \(backup of 2026-01-01T.*\)\.irontable$/)
    expect(dirname(current?.path ?? '')).toBe(dirname(path))
    expect(current?.notices).toEqual([
      { key: 'trouble.openedCopy', with: { path: current?.path, backup } },
    ])
    expect(content(workspace.file)).toEqual(expected)
    await run('note.jot', { text: 'Played' })
    await run('file.close', {})
    expect(readFileSync(backup).equals(before)).toBe(true)
    const recent = await run('file.recent', {})
    expect(recent.map((one) => one.path)).not.toContain(backup)
  })

  it('is one through a link, too', async () => {
    const { run, path, folder } = await sampleWithBackups(1)
    const [backup = ''] = listBackups(path)
    symlinkSync(backup, join(folder, 'mine.irontable'))
    await run('file.open', { path: join(folder, 'mine.irontable') })
    expect((await run('campaign.current', {}))?.path).toMatch(/ \(backup of .*\)\.irontable$/)
  })

  it('is an ordinary campaign once it was copied elsewhere by hand', async () => {
    const { run, path } = await sampleWithBackups(1)
    const copy = join(temporaryFolder(), 'mine.irontable')
    copyFileSync(listBackups(path)[0] ?? '', copy)
    await run('file.open', { path: copy })
    expect(await run('campaign.current', {})).toMatchObject({ path: copy, notices: [] })
  })

  it('that is damaged leaves no copy, and another is offered', async () => {
    const { call, path, workspace } = await sampleWithBackups(2)
    const [damaged = '', next = ''] = listBackups(path)
    truncateSync(damaged, 40960)
    const before = readdirSync(dirname(path))
    expect(await call('file.open', { path: damaged })).toMatchObject({
      error: { message: { key: 'trouble.backupDamagedWithBackup', with: { path, backup: next } } },
    })
    expect(readdirSync(dirname(path))).toEqual(before)
    expect(workspace.openFile).toBeUndefined()
  })
})
