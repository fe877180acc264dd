import { join } from 'node:path'
import Database from 'better-sqlite3'
import { noteClosed } from '../../../src/campaign/file/integrity/closed'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { newCampaign } from '../story/campaign'

/** The sample, changed while nobody has it open, and opened again. */
async function reopened({ page }: Table, folder: string, sql: string): Promise<string> {
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  const db = new Database(path)
  db.pragma('foreign_keys = OFF')
  db.exec(sql)
  db.close()
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  return path
}

test('a cast with unreadable sheets shows them as such, and everybody else', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await reopened(
    table,
    folder,
    `UPDATE character_sheet SET sheet = '["torn"]' WHERE rowid = 1;
     UPDATE npc_sheet SET sheet = '["torn, too"]' WHERE rowid = 1`,
  )
  await resize(table, 1280, 720)
  await page.getByRole('link', { name: 'Cast' }).click()
  const torn = page.locator('[data-unreadable]')
  await expect(torn.first()).toContainText('cannot be read')
  await expect(torn).toHaveCount(2)
  const text = torn.last().getByRole('textbox', { name: 'What the sheet says' })
  await expect(text).toHaveValue('["torn"]')
  await text.focus()
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBe(8)
  expect(await page.locator('[data-member] [data-sheet]').count()).toBeGreaterThan(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.screenshot({ path: info.outputPath('cast-unreadable-1280.png') })
  expect(await inEveryTheme(page)).toEqual(clean)

  await torn
    .last()
    .getByRole('button', { name: /^Take away the sheet/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Take away/ })
    .click()
  await expect(torn.last()).toContainText('needed in a fight')
})

test('harm below a campaign that was closed whole is found while it is open: writing stops, and the backup is offered', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  const db = new Database(path)
  db.pragma('ignore_check_constraints = ON')
  db.exec(`UPDATE character_sheet SET sheet = 'torn' WHERE rowid = 1`)
  db.close()
  noteClosed(folder, path, true)
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Nothing more is written to it')
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await page.screenshot({ path: info.outputPath('stopped-1024.png') })
  await page.getByRole('link', { name: 'Notes', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor()
  const jot = await page.evaluate(() => window.ironTable.call('note.jot', { text: 'Lost' }))
  expect(jot).toMatchObject({ ok: false, error: { code: 'failed' } })
  await alert.getByRole('button', { name: 'Open the backup as a copy' }).click()
  await expect(alert).toHaveCount(0)
  const kept = () => page.evaluate(() => window.ironTable.call('note.jot', { text: 'Kept' }))
  await expect.poll(kept).toMatchObject({ ok: true })
})

test('what only the full check finds is told over the open campaign, with the backup to go on from', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const path = await reopened(table, folder, `DELETE FROM place WHERE rowid = 1`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('damaged')
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await resize(table, 1280, 720)
  await page.screenshot({ path: info.outputPath('found-1280.png') })

  // It is said of this campaign alone.
  await newCampaign(table, folder, { name: 'Whole', system: 'ironsworn', party: [] })
  await expect(alert).toHaveCount(0)
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  await expect(alert).toContainText('damaged')
  await alert.getByRole('button', { name: 'Open the backup as a copy' }).click()
  const current = () => page.evaluate(() => window.ironTable.call('campaign.current', {}))
  const opened = { ok: true, value: { name: 'The Lantern Company', found: null } }
  await expect.poll(current).toMatchObject(opened)
  await expect.poll(current).not.toMatchObject({ value: { path } })
  await expect(alert).toHaveCount(0)
})
