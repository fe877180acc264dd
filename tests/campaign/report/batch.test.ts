import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportFrom, type BatchOrder } from '../../../src/campaign/report/batch'
import { missionId } from '../../support/mission'
import { reportEvening, type ReportTable } from '../../support/reports/report-evening'
import { steppingClock } from '../../support/folder'
import { asNobody } from '../../support/nobody'

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

function orderOf({ workspace, folder }: ReportTable, more: Partial<BatchOrder> = {}): BatchOrder {
  const copies = join(folder, 'copies')
  mkdirSync(copies, { recursive: true })
  return {
    ...{ campaign: workspace.file.path, subject: 'mission', which: missionId, audience: 'players' },
    ...{ format: 'md', paper: 'a4', out: join(folder, 'report.md'), folder: copies },
    clock: steppingClock(),
    print: () => Promise.resolve(new Uint8Array()),
    ...more,
  }
}

describe('a report without a window', () => {
  it('is written while the campaign is open elsewhere, which is told and left untouched', async () => {
    const table = await reportEvening()
    const before = [table.workspace.file.path, `${table.workspace.file.path}-wal`].map(digest)
    const note = await exportFrom(orderOf(table))
    expect(note?.key).toBe('batch.openElsewhere')
    expect([table.workspace.file.path, `${table.workspace.file.path}-wal`].map(digest)).toEqual(
      before,
    )
    const text = readFileSync(join(table.folder, 'report.md'), 'utf8')
    expect(text).toContain('# Bring back the toll')
    // What was written last lies in the log beside the file.
    expect(text).toContain('“Bring back the toll” ended well.')
  })

  it('is written from a campaign that may only be read', async () => {
    const table = await reportEvening()
    const order = orderOf(table)
    table.workspace.close()
    chmodSync(order.campaign, 0o444)
    for (const folder of [table.folder, order.folder]) chmodSync(folder, 0o777)
    await asNobody(() => exportFrom(order))
    expect(readFileSync(order.out, 'utf8')).toContain('# Bring back the toll')
  })

  it('finds its mission by name and its session by number; says nothing when nobody is in the file', async () => {
    const table = await reportEvening()
    const order = orderOf(table, { which: 'BRING back the toll' })
    table.workspace.close()
    expect(await exportFrom(order)).toBeUndefined()
    await exportFrom({ ...order, subject: 'session', which: '1' })
    expect(readFileSync(order.out, 'utf8')).toContain('# Session 1: The bridge')
  })

  it.each([
    ['nothing of that name', { which: 'Nobody' }, 'refusal.noSuchReport'],
    ['no campaign there', { campaign: '/nowhere/x.irontable' }, 'trouble.missing'],
    ['no folder to write to', { out: '/nowhere/at/all/x.md' }, 'trouble.reportNotSaved'],
  ])('is refused in words: %s', async (_what, more, key) => {
    const table = await reportEvening()
    const order = orderOf(table, more)
    await expect(exportFrom(order)).rejects.toMatchObject({ words: { key } })
    expect(existsSync(order.out)).toBe(false)
  })
})
