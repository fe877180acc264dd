import { join } from 'node:path'
import { truncateSync, writeFileSync } from 'node:fs'
import { expect, test } from '../app'

test('the sample campaign opens in one click', async ({ table: { page } }) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await expect(page.getByText('The Lantern Company').first()).toBeVisible()
})

test('a campaign is created, closed, and found again among the recent ones', async ({
  table: { app, page },
  folder,
}) => {
  const path = join(folder, 'ash.irontable')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, path)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ash Road')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate(() => window.location.assign('#/'))
  await page.getByRole('button', { name: /Ash Road/ }).click()
  await expect(page.getByText('Ash Road').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
})

test('a damaged campaign is kept, told in words, and its backup opened as a copy', async ({
  table: { app, page },
  folder,
}) => {
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  // A backup is made on opening; creating was the first time.
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  truncateSync(path, 50_000)
  await page.evaluate(() => window.location.assign('#/'))
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
  await page.getByRole('button', { name: /^Open a file/ }).click()
  await expect(page.getByRole('alert')).toContainText('is damaged and was left as it is')
  await page.getByRole('button', { name: /backup/i }).click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  const current = await page.evaluate(() => window.ironTable.call('campaign.current', {}))
  expect(current).toMatchObject({ ok: true, value: { name: 'The Lantern Company' } })
})

test('a file that is no campaign is refused in words', async ({ table: { app, page }, folder }) => {
  const path = join(folder, 'letter.irontable')
  writeFileSync(path, 'Dear all, the bridge is open again.')
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
  await page.getByRole('button', { name: /^Open a file/ }).click()
  await expect(page.getByRole('alert')).toContainText('is not an Iron Table campaign')
})
