import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { beginFight, closeStep, declareAttack, declareUpToAttacks } from '../story/fight'

const attackRoll = (page: Page) =>
  page.getByRole('textbox', { name: 'Percentile roll of the attack' })

test('“Correct a roll”: the focus stays in it where the roll it lay on was taken back', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Ysolt', 'Wat')
  for (const next of ['6', '7', '8', '9', '10']) await closeStep(page, new RegExp(`^${next} `))
  const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
  const first = dialog.getByRole('list').getByRole('button').first()
  for (let time = 0; time < 3; time++) {
    await expect(attackRoll(page)).toBeFocused()
    await page.keyboard.type('89')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+z')
    await expect(dialog).toBeVisible()
    await expect(first).toContainText('89')
    await expect(first).toBeFocused()
    await page.waitForTimeout(300)
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: /^Undo: .* 89$/ })).toBeHidden()
    await attackRoll(page).focus()
    await page.keyboard.press('Control+a')
  }
})
