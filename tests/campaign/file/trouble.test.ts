import {
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listBackups } from '../../../src/campaign/file/backup/backup'
import { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { migrations } from '../../../src/campaign/file/migrate'
import { createDatabase, openDatabase } from '../../../src/campaign/file/open'
import { wordsFor } from '../../../src/campaign/file/trouble'
import { phrase } from '../../../src/shared/phrase'
import { Refusal } from '../../../src/shared/reply'
import { steppingClock, temporaryFolder } from '../../support/folder'
import { content } from '../../support/dump'
import { asNobody } from '../../support/nobody'
import { openAndCopy } from '../../support/opened'

const currentVersion = migrations.at(-1)?.version ?? 0

const at = '2026-01-01T00:00:00.000Z'
const label = () => phrase('test')

function newCampaign(folder = temporaryFolder()): string {
  const path = join(folder, 'test.irontable')
  CampaignFile.create(path, steppingClock(), (write) => {
    write.run(`INSERT INTO campaign (id, name, created_at) VALUES (1, 'Test', @now)`, {
      now: write.now,
    })
    for (let index = 0; index < 400; index++) {
      write.run('INSERT INTO place (id, position, name) VALUES (@id, 0, @name)', {
        id: `place-${index}`,
        name: 'x'.repeat(300),
      })
    }
  }).close()
  return path
}

async function troubleOf(work: () => unknown): Promise<Refusal> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('it went well')
}

const opening = (path: string) => troubleOf(() => openAndCopy(path, steppingClock()))

describe('a file that cannot be opened', () => {
  it('says that there is none', async () => {
    const { words, code } = await opening(join(temporaryFolder(), 'nowhere.irontable'))
    expect([code, words.key]).toEqual(['failed', 'trouble.missing'])
  })

  it.each([
    ['text', 'These are only words, though there are quite a few of them. '.repeat(40)],
    ['nothing', ''],
  ])('is no campaign when it holds %s, and stays as it is', async (_what, text) => {
    const path = join(temporaryFolder(), 'test.irontable')
    writeFileSync(path, text)
    expect((await opening(path)).words.key).toBe('trouble.notACampaign')
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(readdirSync(dirname(path))).toEqual(['test.irontable'])
  })

  it('is no campaign when another program wrote the database', async () => {
    const path = join(temporaryFolder(), 'test.irontable')
    new Database(path).exec('CREATE TABLE other (x)').close()
    expect((await opening(path)).words.key).toBe('trouble.notACampaign')
  })

  it('is refused by name when it is newer, untouched', async () => {
    const path = newCampaign()
    const db = new Database(path)
    db.pragma(`user_version = ${currentVersion + 7}`)
    db.close()
    const before = readFileSync(path)
    const { words } = await opening(path)
    expect(words).toEqual(
      phrase('trouble.newer', { path, version: currentVersion + 7, known: currentVersion }),
    )
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readdirSync(dirname(path))).toEqual(['test.irontable'])
  })

  it('is kept when it is damaged, and the newest backup is offered and whole', async () => {
    const path = newCampaign()
    const good = await openAndCopy(path, steppingClock())
    const expected = content(good)
    good.close()
    truncateSync(path, 40960)
    const before = readFileSync(path)
    const { words } = await opening(path)
    const [backup = ''] = listBackups(path)
    expect(words).toEqual(phrase('trouble.damagedWithBackup', { path, backup }))
    expect(readFileSync(path).equals(before)).toBe(true)
    const restored = await openAndCopy(backup, steppingClock())
    expect(content(restored)).toEqual(expected)
    restored.close()
  })

  it('is offered the newest backup that is whole', async () => {
    const path = newCampaign()
    const clock = steppingClock()
    for (let times = 0; times < 2; times++) (await openAndCopy(path, clock)).close()
    const [newest = '', older = ''] = listBackups(path)
    for (const file of [path, newest]) truncateSync(file, 40960)
    const { words } = await opening(path)
    expect(words).toEqual(phrase('trouble.damagedWithBackup', { path, backup: older }))
    truncateSync(older, 40960)
    expect((await opening(path)).words.key).toBe('trouble.damaged')
  })

  it('says so when a damaged file has no backup', async () => {
    const path = newCampaign()
    truncateSync(path, 40960)
    expect((await opening(path)).words.key).toBe('trouble.damaged')
  })

  it.each([
    ['the file and its folder are', 0o444],
    ['its folder is', 0o666],
  ])('says when %s read-only, and changes nothing', async (_what, mode) => {
    const path = newCampaign()
    chmodSync(path, mode)
    chmodSync(dirname(path), 0o555)
    onTestFinished(() => chmodSync(dirname(path), 0o755))
    const before = readFileSync(path)
    const { words, code } = await asNobody(() => opening(path))
    expect([code, words.key]).toEqual(['failed', 'trouble.readOnly'])
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it('names the process that has it open', async () => {
    const path = newCampaign()
    const first = await openAndCopy(path, steppingClock())
    const { words } = await opening(path)
    expect(words.key).toBe('trouble.lockedBy')
    expect(words.with).toMatchObject({ path, process: process.pid })
    first.close()
    const second = await openAndCopy(path, steppingClock())
    second.close()
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

  it('is not replaced by a new campaign', async () => {
    const path = newCampaign()
    const { words } = await troubleOf(() => createDatabase(path, at, () => undefined))
    expect(words.key).toBe('trouble.exists')
  })
})

describe('a full disk', () => {
  it('loses the last command only, and says so', async () => {
    const file = await openAndCopy(newCampaign(), steppingClock())
    const before = content(file)
    const { max } = file.read((read) =>
      read.get<{ max: number }>('SELECT page_count AS max FROM pragma_page_count'),
    ).value ?? { max: 0 }
    const fillUp = () =>
      file.command('test', label, (write) => {
        write.get(`PRAGMA max_page_count = ${max + 2}`)
        for (let index = 0; index < 100; index++) {
          write.run('UPDATE place SET description = @text', { text: 'y'.repeat(900) })
        }
      })
    let error: unknown
    try {
      fillUp()
    } catch (thrown) {
      error = thrown
    }
    expect(wordsFor(error, file.path).key).toBe('trouble.diskFull')
    expect(content(file)).toEqual(before)
    file.close()
  })
})

describe('migrations', () => {
  const next = { version: currentVersion + 1, sql: 'ALTER TABLE place ADD COLUMN river TEXT' }

  it('are numbered without gaps from one', () => {
    expect(migrations.map((step) => step.version)).toEqual(migrations.map((_, index) => index + 1))
  })

  it('set a copy aside, then bring the file up to date', async () => {
    const path = newCampaign()
    const { db } = await openDatabase(path, at, { steps: [...migrations, next] })
    expect(db.pragma('user_version', { simple: true })).toBe(next.version)
    db.close()
    const [copy = ''] = listBackups(path)
    expect(copy).toContain('before-migration')
    const old = new Database(copy)
    expect(old.pragma('user_version', { simple: true })).toBe(currentVersion)
    old.close()
  })

  it('happen together or not at all', async () => {
    const path = newCampaign()
    const broken = { version: currentVersion + 2, sql: 'ALTER TABLE nowhere ADD COLUMN x TEXT' }
    await expect(openDatabase(path, at, { steps: [...migrations, next, broken] })).rejects.toThrow()
    const file = await openAndCopy(path, steppingClock())
    expect(file.read((read) => read.get('SELECT * FROM place LIMIT 1')).value).not.toHaveProperty(
      'river',
    )
    file.close()
  })
})

describe('backups', () => {
  it('are made on every open, and the newest ten stay', async () => {
    const path = newCampaign()
    const clock = steppingClock()
    for (let times = 0; times < 13; times++) (await openAndCopy(path, clock)).close()
    const backups = listBackups(path)
    expect(backups).toHaveLength(10)
    expect(backups).toEqual([...backups].sort().reverse())
    expect(
      readdirSync(join(dirname(path), 'test.backups')).filter((n) => n.endsWith('.part')),
    ).toEqual([])
  })

  it('that fail keep no campaign shut, but are told', async () => {
    const path = newCampaign()
    writeFileSync(join(dirname(path), 'test.backups'), 'a file where the folder should be')
    const file = await openAndCopy(path, steppingClock())
    expect(file.lastBackupAt).toBeUndefined()
    expect(file.backupTrouble?.key).toBe('trouble.backup')
    expect(listBackups(path)).toEqual([])
    file.close()
  })
})
