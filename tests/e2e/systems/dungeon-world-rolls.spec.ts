import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { Hands } from '../story/hands'
import { beginMove, cardOf, closed, confirm, typeDice } from '../story/move'
import { openRoad } from '../story/road'

test('DW-004 what is ongoing counts by itself for every roll until its cause is gone', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await openRoad(table, folder)
  await page.getByRole('button', { name: 'Make a move with Ysolt' }).focus()
  await hands.press('Alt+Shift+N')
  const form = page.getByRole('dialog', { name: 'What lasts' })
  await expect(form.getByRole('textbox', { name: 'What it is, and how long' })).toBeFocused()
  // An end that is pressed leaves it ongoing.
  await hands.type('curse -1 ongoing')
  await form.getByRole('button', { name: 'until rest' }).press('Enter')
  await expect(form.getByRole('status')).toHaveText('Read as: −1 ongoing · curse · until a rest')
  await hands.press('Control+Enter')
  await expect(cardOf(page, 'Ysolt').getByText('curse')).toBeVisible()
  const curse = page.getByRole('checkbox', { name: '−1 ongoing: curse · until a rest' })
  for (const roll of ['first', 'second']) {
    await test.step(`the ${roll} roll`, async () => {
      await beginMove(page, 'Ysolt', 'parley')
      await expect(curse).toBeChecked()
      await typeDice(page, 'Parley', '34')
      await expect(page.getByText('curse').last()).toBeVisible()
      await confirm(page)
      await closed(page)
    })
  }
  await beginMove(page, 'Ysolt', 'parley')
  expect(await inEveryTheme(page)).toEqual(clean)
  await curse.press('Space')
  await expect(curse).not.toBeChecked()
})

test('DW-013 a digit on dice that lie picks what shows it, however the dice came to have the focus', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Maro', 'volley')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await whom.selectOption('Nobody')
  await whom.press('Enter')
  const dice = page.getByRole('textbox', { name: 'Dice of Volley' })
  await typeDice(page, 'Volley', '24')
  await whom.focus()
  await page.keyboard.type('The ogre')
  while (!(await dice.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press('Tab')
  }
  await page.waitForTimeout(800)
  await page.keyboard.press('2')
  await expect(dice).toHaveValue('2 4 ')
  const taken = (words: string) => page.getByRole('checkbox', { name: words, checked: true })
  await expect(taken('Take what there is: 1d6 less damage')).toBeVisible()
  // A click is none that marks them either; what is taken back makes way.
  await dice.click()
  await page.waitForTimeout(800)
  await page.keyboard.press('1')
  await expect(taken('Move for the shot')).toBeVisible()
  await expect(dice).toHaveValue('2 4 ')
  await dice.focus()
  await page.keyboard.press('Backspace')
  await page.waitForTimeout(800)
  await page.keyboard.press('5')
  await expect(dice).toHaveValue('2 5 ')
})

test('DW-007 the list of a blow begins with the foes, whose first letter means them', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'hack')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await whom.focus()
  await page.keyboard.type('T')
  await expect(whom.locator('option:checked')).toHaveText('The ogre of the ford')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Dice of Hack and Slash' })).toBeFocused()
})

test('Enter on somebody else whom a roll is on that lies goes on, and lands with the next', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'parley')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await page.getByRole('textbox', { name: 'Dice of Parley' }).focus()
  await page.keyboard.type('34')
  await whom.focus()
  await page.keyboard.type('The ogre')
  await page.waitForTimeout(800)
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'Confirm' })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await closed(page)
})
