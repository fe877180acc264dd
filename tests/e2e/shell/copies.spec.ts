import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { Hands } from '../story/hands'

/** Opens a campaign, does something in it and closes it. */
async function play(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate(
    async (given) => {
      await window.ironTable.call('file.open', { path: given.path })
      await window.ironTable.call('note.create', { title: given.title })
      await window.ironTable.call('file.close', {})
    },
    { path, title },
  )
}

test('P5 two copies of a campaign that went different ways are noticed, and told apart by keys', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Notes' }).waitFor()
  const path = await page.evaluate(async () => {
    const reply = await window.ironTable.call('campaign.current', {})
    await window.ironTable.call('note.create', { title: 'The mill' })
    await window.ironTable.call('file.close', {})
    return (reply as { value: { path: string } }).value.path
  })
  const copy = join(dirname(path), 'From the desk.irontable')
  copyFileSync(path, copy)
  await play(page, path, 'The ford')
  await play(page, copy, 'The weir')

  await page.getByRole('button', { name: /From the desk/ }).press('Enter')
  const banner = page.getByRole('status').filter({ hasText: 'went its own way since' })
  await expect(banner).toContainText(path)
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('Control+k')
  await hands.type('went different ways')
  await hands.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Copies that went different ways' })
  await expect(dialog).toContainText(copy)
  await expect(dialog.getByText('New note: The weir')).toBeVisible()
  await expect(dialog.getByText('New note: The ford')).toBeVisible()
  await expect(dialog.getByText('Only in the other')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'copies')

  await dialog.getByRole('button', { name: 'Open the other' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(banner).toContainText(copy)
  await banner.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(banner).toHaveCount(0)
})
