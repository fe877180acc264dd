import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { backupFolder, listBackups } from '../../../src/campaign/file/backup/backup'
import { phrase } from '../../../src/shared/phrase'
import { content } from '../../support/dump'
import { steppingClock } from '../../support/folder'
import { sampleWorkspace, testWorkspace } from '../../support/workspace'
import { openAndCopy } from '../../support/opened'

/** The sample campaign, closed, without any backup. */
async function closedSample() {
  const table = await sampleWorkspace()
  const { path } = table.workspace.file
  table.workspace.file.close()
  const closed = testWorkspace(table.folder)
  return { ...closed, path }
}

function change(path: string, sql: string): void {
  const db = new Database(path)
  db.pragma('foreign_keys = OFF')
  db.exec(sql)
  db.close()
}

/** Everything in a campaign's folder, with what it holds. */
function filesBeside(path: string): Record<string, string> {
  const folder = dirname(path)
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => [name, readFileSync(join(folder, name), 'latin1')]),
  )
}

/** A process that is gone. */
const gone = () => spawnSync(process.execPath, ['-e', '']).pid

const wideTable = `CREATE TABLE wide (${Array.from({ length: 1100 }, (_, index) => `c${index} TEXT`).join()}) STRICT`

describe('a campaign whose power failed', () => {
  /** What a running program leaves when the power fails while its log is folded in: the first sector is noise. */
  async function torn() {
    const { run, path, workspace, folder, call } = await closedSample()
    await run('file.open', { path })
    // More than the pages at hand hold: the first page, which counts them, is in the log too.
    for (let number = 0; number < 12; number++) {
      await run('note.create', { title: `Note ${number}`, body: 'x'.repeat(9_000) })
    }
    const campaign = join(folder, 'torn.irontable')
    for (const side of ['', '-wal']) copyFileSync(`${path}${side}`, `${campaign}${side}`)
    const kept = content(workspace.file)
    await run('file.close', {})
    const bytes = readFileSync(campaign)
    for (let at = 0; at < 512; at++) bytes[at] = (at * 151 + 77) % 256
    writeFileSync(campaign, bytes)
    return { run, call, campaign, kept, workspace }
  }

  it('opens from its log, though the first sector of the file is noise', async () => {
    const { run, campaign, kept, workspace } = await torn()
    await run('file.open', { path: campaign })
    expect(content(workspace.file)).toEqual(kept)
  })

  it('is refused where the log is gone too', async () => {
    const { call, campaign } = await torn()
    writeFileSync(`${campaign}-wal`, '')
    expect(await call('file.open', { path: campaign })).toMatchObject({
      error: { message: { key: 'trouble.notACampaign' } },
    })
  })
})

describe('an opening that fails', () => {
  it.each<[string, string]>([
    ['holds what cannot be watched', wideTable],
    ['says it is of no version', 'PRAGMA user_version = 0'],
    ['says it is of a version below all', 'PRAGMA user_version = -3'],
    ['says it is of an older version than it is', 'PRAGMA user_version = 2'],
    ['has lost its own row', 'DELETE FROM campaign'],
  ])('leaves nothing behind and changes nothing: the file %s', async (_what, sql) => {
    const { call, path, workspace } = await closedSample()
    change(path, sql)
    const before = filesBeside(path)
    for (let time = 0; time < 2; time++) {
      const reply = await call('file.open', { path, mayChange: true })
      expect(reply).toMatchObject({ ok: false, error: { code: 'failed' } })
      // Neither the database's own words, nor that we hold it ourselves.
      expect(JSON.stringify(reply)).not.toMatch(/SQLITE|already exists|locked/)
      expect(filesBeside(path)).toEqual(before)
    }
    expect(listBackups(path)).toEqual([])
    expect(workspace.openFile).toBeUndefined()
  })

  it('changes nothing where the last program was killed, either', async () => {
    const { call, run, path, workspace, folder } = await closedSample()
    await run('file.open', { path })
    await run('note.jot', { text: 'In the log' })
    const killed = join(folder, 'killed.irontable')
    for (const side of ['', '-wal']) copyFileSync(`${path}${side}`, `${killed}${side}`)
    workspace.close()
    const bytes = readFileSync(killed)
    writeFileSync(killed, bytes.fill(255, 8192, 40960))
    const before = filesBeside(killed)
    expect(Object.keys(before)).toContain('killed.irontable-wal')
    expect(await call('file.open', { path: killed })).toMatchObject({
      error: { message: { key: 'trouble.damaged' } },
    })
    expect(filesBeside(killed)).toEqual(before)
  })

  it('keeps the campaign that is open', async () => {
    const { call, run, path, workspace, folder } = await closedSample()
    await run('file.open', { path })
    const other = join(folder, 'other.irontable')
    mkdirSync(other)
    expect(await call('file.open', { path: other })).toMatchObject({
      error: { message: { key: 'trouble.notACampaign' } },
    })
    expect(workspace.file.path).toBe(path)
  })

  it('does not wait for a pipe', async () => {
    const { call, folder } = testWorkspace()
    const pipe = join(folder, 'pipe.irontable')
    execFileSync('mkfifo', [pipe])
    expect(await call('file.open', { path: pipe })).toMatchObject({
      error: { message: { key: 'trouble.notACampaign' } },
    })
  })
})

describe('a campaign whose last program was killed', () => {
  it('opens with all that was in its log', async () => {
    const { run, path, workspace, folder } = await closedSample()
    await run('file.open', { path })
    await run('note.jot', { text: 'In the log' })
    const expected = content(workspace.file)
    const killed = join(folder, 'killed.irontable')
    for (const side of ['', '-wal']) copyFileSync(`${path}${side}`, `${killed}${side}`)
    await run('file.open', { path: killed })
    expect(content(workspace.file)).toEqual(expected)
  })
})

describe('the note of who holds a campaign', () => {
  const note = (process: number) =>
    JSON.stringify({ process, computer: hostname(), user: 'somebody', since: '2026-01-01' })

  it('is not believed once that process is gone', async () => {
    const { call, path } = await closedSample()
    writeFileSync(`${path}.lock`, note(gone()))
    const db = new Database(path)
    db.pragma('locking_mode = EXCLUSIVE')
    db.exec('BEGIN EXCLUSIVE')
    expect(await call('file.open', { path })).toMatchObject({
      error: { message: phrase('trouble.locked', { path }) },
    })
    db.close()
  })

  it('is never written through a link', async () => {
    const { run, path, workspace } = await closedSample()
    symlinkSync(path, `${path}.lock`)
    await run('file.open', { path })
    expect(workspace.file.read((read) => read.get('SELECT name FROM campaign')).value).toEqual({
      name: 'The Lantern Company',
    })
  })

  it('that cannot be left keeps no campaign shut', async () => {
    const { run, path } = await closedSample()
    mkdirSync(`${path}.lock`)
    expect(await run('file.open', { path })).toBe(true)
    expect(await run('file.close', {})).toBe(true)
  })
})

describe('a data folder that cannot be written', () => {
  it('keeps no campaign shut: what is not remembered is told', async () => {
    const { path, workspace: closed } = await closedSample()
    closed.close()
    const file = join(dirname(path), 'no folder')
    writeFileSync(file, '')
    const { run, call, workspace } = testWorkspace()
    Object.assign(workspace.host, { dataFolder: join(file, 'data') })
    expect(await run('file.open', { path })).toBe(true)
    expect((await run('campaign.current', {}))?.notices).toMatchObject([
      { key: 'trouble.preferences' },
    ])
    expect(await call('note.jot', { text: 'Kept' })).toMatchObject({ ok: true })
    const wanted = {
      theme: 'light',
      keys: {},
      coversFoes: false,
      textSize: 100,
      motion: 'system',
    } as const
    expect(await call('preferences.write', wanted)).toMatchObject({
      error: { code: 'failed', message: { key: 'trouble.preferences' } },
    })
  })
})

describe('closing a campaign on a full disk', () => {
  it('gives it back whole, and the next one opens', async () => {
    const { run, path, workspace, answers, folder } = await closedSample()
    await run('file.open', { path })
    const { file } = workspace
    await run('note.jot', { text: 'Kept' })
    file.read((read) => {
      const pages = read.get<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0
      read.get(`PRAGMA max_page_count = ${pages}`)
    })
    answers.saveTo = join(folder, 'next.irontable')
    await run('file.create', { name: 'Next', systems: ['ironsworn'] })
    expect(workspace.file.path).toBe(answers.saveTo)
    expect(existsSync(`${path}.lock`)).toBe(false)
    await run('file.open', { path })
    const { value: kept } = workspace.file.read((read) =>
      read.all(`SELECT 1 FROM journal WHERE fact LIKE '%Kept%'`),
    )
    expect(kept).toHaveLength(1)
  })
})

describe('a path to a campaign', () => {
  it('that is open already by another name is not opened twice', async () => {
    const { run, path, workspace, folder } = await closedSample()
    await run('file.open', { path })
    symlinkSync(dirname(path), join(folder, 'linked'))
    expect(
      await run('file.open', { path: join(folder, 'linked', 'The Lantern Company.irontable') }),
    ).toBe(true)
    expect(workspace.file.path).toBe(path)
  })
})

describe('a folder of backups whose index is broken', () => {
  it('keeps no campaign shut, and gets a new one', async () => {
    const { path } = await closedSample()
    mkdirSync(backupFolder(path))
    writeFileSync(join(backupFolder(path), 'index.json'), '{')
    const file = await openAndCopy(path, steppingClock())
    expect(file.backupTrouble).toBeUndefined()
    expect(readFileSync(join(backupFolder(path), 'index.json'), 'utf8')).toContain('sha256')
    file.close()
  })
})
