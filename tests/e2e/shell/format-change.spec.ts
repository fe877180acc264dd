import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, startTable, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { pictureInTest } from '../picture'

const old = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../fixtures/campaigns/version-23.irontable.gz')),
)

test('a campaign of an earlier version is told about before it is changed, from the screen and the command line', async ({
  table,
  folder,
}, info) => {
  const { app, page } = table
  const path = join(folder, 'Long ago.irontable')
  writeFileSync(path, old)
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
  const question = page.getByRole('dialog', { name: 'Long ago is of an earlier version' })

  // Called off, nothing has happened.
  await expect(page.getByRole('button', { name: /^Open a file/ })).toBeVisible()
  await page.keyboard.press('Control+o')
  await expect(question).toContainText('last saved in format 23')
  await expect(question).toContainText('ties between people, places and fronts')
  await expect(question.getByRole('button', { name: 'Open and change' })).toBeFocused()
  expect(await inEveryTheme(page)).toEqual(clean)
  await pictureInTest(table, (name) => info.outputPath(name), 'format-change')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  // Looked into, it is left as it is.
  await page.keyboard.press('Control+o')
  await question.getByRole('button', { name: 'Look into it only' }).click()
  const bar = page.getByRole('status').filter({ hasText: 'as an earlier version saved it' })
  await expect(bar).toBeVisible()
  await expect(question).toBeHidden()
  expect(readFileSync(path).equals(old)).toBe(true)
  await bar.getByRole('button', { name: 'Stop looking at it' }).click()
  await expect(page.getByRole('button', { name: /^Open a file/ })).toBeVisible()

  // Enter changes it, and its backup says why it was made.
  await page.keyboard.press('Control+o')
  await expect(question.getByRole('button', { name: 'Open and change' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await expect(question).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('older version')
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Backups of this campaign' })
  await expect(list.getByText('Made before the change of format')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.ironTable.call('file.close', {}))

  // Named on the command line it waits for the answer as well.
  writeFileSync(path, old)
  const other = await startTable(join(folder, 'another'), [path])
  const asked = other.page.getByRole('dialog', { name: 'Long ago is of an earlier version' })
  await expect(asked).toBeVisible()
  expect(readFileSync(path).equals(old)).toBe(true)
  await other.page.keyboard.press('Enter')
  await expect(other.page.getByRole('link', { name: 'Table' })).toBeVisible()
  await other.app.close()
  expect(other.complaints).toEqual([])
})
