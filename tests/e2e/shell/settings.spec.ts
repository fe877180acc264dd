import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'

/** The settings the fight goes by. */
const settingsOfFight = (page: Page) =>
  page.evaluate(async () => {
    const encounterId = 'encounter-toll-bridge'
    const reply = await window.ironTable.call('encounter.fight', { encounterId })
    const context = reply.ok ? (reply.value as { context: { settings: object } }).context : null
    return context?.settings
  })

async function openSettings(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('rules of')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Rules of this campaign' })).toBeVisible()
}

test('a rule is read otherwise, a fight begins with it, and keeps it', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).click()
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await resize(table, width, height)
    await openSettings(page)
    await page.screenshot({ path: test.info().outputPath(`settings-${width}.png`) })
    await page.keyboard.press('Escape')
  }

  // By keys alone: the search has the focus from the start.
  await openSettings(page)
  const dialog = page.getByRole('dialog')
  await page.keyboard.type('ci-021')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  const choice = dialog.getByRole('radiogroup', { name: /Hand-to-hand before/ })
  await choice.getByRole('radio', { name: 'on' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByText('Changed', { exact: true })).toBeVisible()
  await expect(choice.getByRole('radio', { name: 'off' })).toBeChecked()
  await page.screenshot({ path: test.info().outputPath('settings-changed.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /Begin the fight/ }).click()
  const ladder = page.getByRole('navigation').or(page.getByRole('list')).filter({
    hasText: 'End-of-turn spells',
  })
  await expect(ladder.first()).toContainText(/13\s*End-of-turn spells.*14\s*Hand to hand/s)
  expect(await settingsOfFight(page)).toMatchObject({ hthBeforeFullTurnSpells: false })

  await openSettings(page)
  await page.keyboard.type('ci-021')
  await dialog.getByRole('button', { name: /Back to the usual/ }).click()
  await expect(choice.getByRole('radio', { name: 'on' })).toBeChecked()
  await page.keyboard.press('Escape')
  expect(await settingsOfFight(page)).toMatchObject({ hthBeforeFullTurnSpells: false })
})
