import { expect, test } from '../app'
import { openFray } from '../story/fray'
import { beginMove, typeDice } from '../story/move'
import { openOath } from '../story/oath'

test('dice that are typed blindly on “What is rolled?” make no roll, and what the first digit chose is said', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openOath(table, folder)
  await beginMove(page, 'Asta', 'face danger')
  const rolled = page.getByRole('radiogroup', { name: /What is rolled/ })
  await expect(rolled.getByRole('radio').first()).toBeFocused()
  await page.keyboard.type('2 10 3', { delay: 150 })
  await page.keyboard.press('Enter')
  const dice = page.getByRole('textbox', { name: 'Dice of Face Danger' })
  await expect(dice).toHaveValue('')
  await expect(rolled.getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByRole('alert')).toContainText(/2 chose “.+”\. These keys were not taken/)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await page.screenshot({ path: info.outputPath('blind.png') })
  // Whoever looks up types on.
  await page.waitForTimeout(800)
  await typeDice(page, 'Face Danger', '2 10 3')
  await expect(dice).toHaveValue(/^2 10 3/)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('dice that are typed blindly before a fight is named are no name of it', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openFray(table, folder)
  await beginMove(page, 'Asta', 'fray')
  await expect(page.getByRole('radio', { name: /^Heart/ })).toBeFocused()
  await page.keyboard.type('2 10 3', { delay: 150 })
  await expect(page.getByRole('alert')).toContainText(
    /2 chose “Shadow.+”\. These keys were not taken/,
  )
  const name = page.getByRole('textbox', { name: /What is it called/ })
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('')
})

test('dice that are typed blindly on “Who makes it?” choose one at most, and nothing behind it', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('make a move')
  await page.keyboard.press('Enter')
  await page.keyboard.type('face danger')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Asta' })).toBeFocused()
  await page.keyboard.type('2 10 3', { delay: 150 })
  await expect(page.getByRole('radio', { name: 'Brand' })).toBeChecked()
  await expect(page.getByRole('alert')).toContainText(/2 chose “Brand”/)
  const rolled = page.getByRole('radiogroup', { name: /What is rolled/ })
  await expect(rolled.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Dice of Face Danger' })).toHaveValue('')
})
