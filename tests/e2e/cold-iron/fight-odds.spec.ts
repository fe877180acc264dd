import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'

/** What the dialog shows of who wins, how long it takes and who falls. */
const results = (page: Page) => page.getByRole('dialog').locator('section').allInnerTexts()

/** Types a number into a field of the dialog. */
async function fill(page: Page, label: string, value: number): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true })
  await field.fill(String(value))
  await field.press('Tab')
}

test('the odds of a fight are played, stopped, and told alike for the same seed', async ({
  table,
}, info) => {
  const { page } = table
  await resize(table, 1024, 640)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('button', { name: 'Prepare', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Odds of this fight' })).toBeVisible()
  await page.keyboard.press('Alt+o')
  const dialog = page.getByRole('dialog', { name: /^Odds: / })
  const status = (words: string | RegExp) => dialog.getByText(words).first()

  await fill(page, 'Fights', 50_000)
  await fill(page, 'Seed', 4711)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  const winners = dialog.getByRole('heading', { name: 'Who wins' })
  await expect(winners).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Control+Enter')
  await expect(status(/^Stopped after \d+ of 50000 fights\.$/)).toBeVisible()

  await fill(page, 'Fights', 60)
  await page.keyboard.press('Control+Enter')
  await expect(status('60 fights played.')).toBeVisible({ timeout: 60_000 })
  await expect(status('From the start, seed 4711.')).toBeVisible()
  const first = await results(page)
  expect(first).toHaveLength(3)
  expect(first[2]).toContain('Brannoch')
  await dialog.locator('section').first().scrollIntoViewIfNeeded()
  await page.screenshot({ path: info.outputPath('odds-1024.png') })
  await resize(table, 1440, 900)
  await page.screenshot({ path: info.outputPath('odds-1440.png') })
  expect(await inEveryTheme(page)).toEqual(clean)

  await fill(page, 'Seed', 4712)
  await dialog.getByRole('radio', { name: 'Never' }).last().press('ArrowRight')
  await page.keyboard.press('Control+Enter')
  await expect(status('From the start, seed 4712.')).toBeVisible()
  await expect(status('60 fights played.')).toBeVisible({ timeout: 60_000 })
  expect(await results(page)).not.toEqual(first)

  await fill(page, 'Seed', 4711)
  await dialog.getByRole('radio', { name: 'Half are down' }).last().press('ArrowLeft')
  await page.keyboard.press('Control+Enter')
  await expect(status('From the start, seed 4711.')).toBeVisible()
  await expect(status('60 fights played.')).toBeVisible({ timeout: 60_000 })
  expect(await results(page)).toEqual(first)

  // Nothing of it is a step of the history; a running fight has its odds from where it stands.
  await page.keyboard.press('Escape')
  const { undo } = await page.evaluate(async () => {
    const { value } = (await window.ironTable.call('history.next', {})) as {
      value: { undo: unknown }
    }
    return value
  })
  expect(undo).toBeNull()
  // Out of the preparation the keys stay with its fight in the list.
  await page.keyboard.press('Escape')
  const prepare = page.getByRole('button', { name: 'Prepare', exact: true }).first()
  await expect(prepare).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Odds of this fight' })).toBeVisible()
  // The key that begins it on its card begins it here, and presses nothing that has the focus.
  const seen = page.getByRole('button', { name: /^Show .* to the players$/ })
  const hidden = await seen.count()
  await seen.first().focus()
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByRole('button', { name: 'End the fight' })).toBeVisible()
  await expect(page.getByText(`players see 0 of ${hidden}`)).toBeVisible()
  await page.screenshot({ path: info.outputPath('fight-1440.png') })
  await page.keyboard.press('Alt+o')
  await page.keyboard.press('Control+Enter')
  await expect(status('From turn 1, step 1, seed 4711.')).toBeVisible()
  await expect(status('60 fights played.')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await resize(table, 1024, 640)
  await page.screenshot({ path: info.outputPath('fight-1024.png') })
})
