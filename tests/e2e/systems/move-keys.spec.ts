import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginMove, closed, openSample, typeDice } from '../story/move'

/** Longer than a burst of keys: whoever types now has read what is asked. */
const readOn = (page: Page) => page.waitForTimeout(900)

test('the digits that picks show take them while the dice have the focus', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '66')
  const first = page.getByRole('checkbox').first()
  await expect(first).toBeVisible()
  await readOn(page)
  await page.keyboard.press('1')
  await expect(first).toBeChecked()
  await expect(page.getByText(/not taken/)).toBeHidden()
})

test('Enter chooses what is rolled and goes on to the dice, and digits go there by themselves', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Tamsin', 'danger')
  const dice = page.getByRole('textbox', { name: 'Dice of Face Danger' })
  const charm = page.getByRole('radio', { name: 'Charm' })
  await expect(page.getByRole('radio', { name: 'Steel' })).toBeFocused()
  // Who makes it is known from the card, and said where the focus goes past the question.
  await expect(page.getByRole('region', { name: 'Face Danger' }).locator('header')).toContainText(
    'Tamsin',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Steel' })).toBeChecked()
  await expect(dice).toBeFocused()
  await charm.focus()
  await page.keyboard.press('Space')
  await expect(charm).toBeChecked()
  await page.keyboard.type('31')
  await expect(dice).toBeFocused()
  await expect(dice).toHaveValue('3 1 ')
})

test('Escape on dice asks about the move by its name, and keeps them where one stays', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '6')
  await page.keyboard.press('Escape')
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('Engage in Battle')
  await picture(table, 'leaving-move')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Dice of Engage in Battle' })).toHaveValue('6 ')
  await page.keyboard.press('Escape')
  await expect(asked).toBeVisible()
  await page.keyboard.press('Enter')
  await closed(page)
})

test('Escape closes what explains a figure and leaves the move; Ctrl+Enter goes to what is still wanted', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '66')
  await readOn(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await page.locator('.sum-figure').first().click()
  const why = page.locator('[data-explains]')
  await expect(why).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
