import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backupFolder, listBackups } from '../../../src/campaign/file/backup/backup'
import { exportFrom, type BatchOrder } from '../../../src/campaign/report/batch'
import { missionId } from '../../support/mission'
import { reportEvening, type ReportTable } from '../../support/reports/report-evening'
import { steppingClock } from '../../support/folder'

/** Every path that leads onto the campaign, its side files or its backups, however it looks. */
function disguises({ workspace, folder }: ReportTable): string[] {
  const { path } = workspace.file
  const home = dirname(path)
  const [backup = ''] = listBackups(path)
  const at = (name: string) => join(folder, name)
  symlinkSync(home, at('linked-folder'))
  symlinkSync(path, at('linked.md'))
  linkSync(path, at('hard.md'))
  symlinkSync(backupFolder(path), at('linked-backups'))
  linkSync(`${path}-wal`, at('hard-wal.md'))
  copyFileSync(backup, at('other campaign.md'))
  return [
    path,
    ...['-wal', '-shm', '-journal', '.lock'].map((side) => `${path}${side}`),
    backup,
    join(backupFolder(path), 'report.md'),
    join(backupFolder(path), 'index.json'),
    at(join('linked-folder', basename(path))),
    at(join('linked-folder', `${basename(path)}-wal`)),
    join(home, '..', basename(home), '.', basename(path)),
    relative(process.cwd(), path),
    at('linked.md'),
    at('hard.md'),
    at('hard-wal.md'),
    at(join('linked-backups', 'report.md')),
    at(join('linked-backups', basename(backup))),
    at('other campaign.md'),
    at('gone.irontable'),
    at('gone.irontable-wal'),
  ]
}

function everything(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  )
}

async function prepared() {
  const table = await reportEvening()
  await table.workspace.file.backUp()
  const places = disguises(table)
  mkdirSync(join(table.folder, 'copies'))
  return { ...table, places }
}

describe('a report is never written onto a campaign or what belongs to it', () => {
  it('by the window', async () => {
    const { places, folder, answers, call } = await prepared()
    const before = everything(folder)
    for (const place of places) {
      answers.saveTo = place
      const wanted = { subject: 'mission', id: missionId, audience: 'gm' } as const
      const reply = await call('report.export', { ...wanted, format: 'md', paper: 'a4' })
      expect([place, reply]).toMatchObject([
        place,
        { error: { code: 'failed', message: { key: 'trouble.ontoCampaign' } } },
      ])
      expect(everything(folder)).toEqual(before)
    }
  })

  it('by the command line', async () => {
    const { places, folder, workspace } = await prepared()
    const before = everything(folder)
    for (const out of places) {
      const order: BatchOrder = {
        campaign: workspace.file.path,
        subject: 'mission',
        which: missionId,
        audience: 'players',
        format: 'md',
        paper: 'a4',
        out,
        folder: join(folder, 'copies'),
        clock: steppingClock(),
        print: () => Promise.resolve(new Uint8Array()),
      }
      await expect(exportFrom(order), out).rejects.toMatchObject({
        words: { key: 'trouble.ontoCampaign' },
      })
      expect(everything(folder)).toEqual(before)
    }
  })

  it('while its own place is free, also beside the campaign and through a link', async () => {
    const { workspace, folder, answers, run } = await prepared()
    answers.saveTo = join(folder, 'linked-folder', 'report of the lock.md')
    writeFileSync(answers.saveTo, 'an older report')
    symlinkSync(workspace.file.path, `${answers.saveTo}.part`)
    const wanted = { subject: 'mission', id: missionId, audience: 'gm' } as const
    await run('report.export', { ...wanted, format: 'md', paper: 'a4' })
    const written = join(dirname(workspace.file.path), 'report of the lock.md')
    expect(readFileSync(written, 'utf8')).toContain('# Bring back the toll')
    expect(readFileSync(workspace.file.path, 'latin1')).toMatch(/^SQLite format 3/)
  })
})
