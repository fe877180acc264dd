import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { picture } from '../picture'
import { beginMove, cardOf, closed, confirm, openSample, typeDice } from '../story/move'
import { openOath } from '../story/oath'
import { openRoad } from '../story/road'

/** Lets the app's dice begin anew, so that it is known what they show. */
async function seed(page: Page, number: string): Promise<void> {
  await page.keyboard.press('Control+d')
  const dialog = page.getByRole('dialog', { name: 'Any dice' })
  await dialog.getByText('Check or repeat the app’s dice').click()
  await dialog.getByRole('textbox', { name: 'Seed' }).fill(number)
  await dialog.getByRole('button', { name: 'Begin with this seed' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Opens the runner by its key, turns the dial, and goes back. */
async function turnDial(page: Page, name: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Make a move with ${name}` }).focus()
  await page.keyboard.press('m')
  await page.getByRole('radio', { name: to }).click()
  await expect(page.getByRole('radio', { name: to })).toBeChecked()
  await page.keyboard.press('Escape')
}

const told = (page: Page, words: string | RegExp) => page.getByText(words)

test('in full a move of Iron Fist is rolled and lands, but where somebody has to pick', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await turnDial(page, 'Tamsin', 'Full')
  await seed(page, '7')
  await beginMove(page, 'Tamsin', 'perception')
  await expect(told(page, 'Perception, Tamsin: dice 1, 1; total 3 (6 or less).')).toBeVisible()
  await closed(page)
  await expect(page.getByRole('contentinfo')).toContainText('One move you owe')
  await picture(table, 'full-iron-fist')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('contentinfo')).not.toContainText('you owe')

  await seed(page, '2')
  await beginMove(page, 'Tamsin', 'lie')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Maro')
  await page.keyboard.press('Enter')
  const dice = page.getByRole('textbox', { name: 'Dice of Lie and Deceive' })
  await expect(dice).toHaveValue(/\d/)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await picture(table, 'full-stops')
  await page.keyboard.press('Escape')
})

test('in full a move of Dungeon World is rolled and lands; a table that records changes no sheet', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await turnDial(page, 'Ysolt', 'Full')
  await seed(page, '7')
  await beginMove(page, 'Ysolt', 'spout')
  await expect(told(page, 'Spout Lore, Ysolt: dice 1, 1; total 2 (6 or less).')).toBeVisible()
  await closed(page)
  await expect(cardOf(page, 'Ysolt')).toContainText('10 of 9')
  await page.keyboard.press('Control+z')
  await expect(cardOf(page, 'Ysolt')).toContainText('9 of 9')

  await turnDial(page, 'Ysolt', 'Record')
  await beginMove(page, 'Ysolt', 'spout')
  await typeDice(page, 'Spout Lore', '11')
  await expect(told(page, 'what follows of it is yours')).toBeVisible()
  await confirm(page)
  await closed(page)
  await expect(page.getByRole('contentinfo')).toContainText('Spout Lore')
  await expect(cardOf(page, 'Ysolt')).toContainText('9 of 9')
})

test('in full nobody is rolled for who was not said: only something in their card had the focus', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const { value } = (await call('character.list', {})) as {
      value: { id: string; name: string; sheets: Record<string, object> }[]
    }
    const ysolt = value.find(({ name }) => name === 'Ysolt')
    const sheet = { ...ysolt?.sheets['dungeon-world'], defendHold: { count: 1 } }
    await call('character.edit', { characterId: ysolt?.id, sheets: { 'dungeon-world': sheet } })
  })
  await turnDial(page, 'Ysolt', 'Full')
  await seed(page, '7')
  await page.getByRole('button', { name: /1 × Defend/ }).focus()
  await page.keyboard.press('m')
  await expect(page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
  await page.keyboard.type('spout')
  await page.keyboard.press('Enter')
  const who = page.getByRole('radiogroup', { name: 'Who makes it?' })
  await expect(who.getByRole('radio', { name: 'Ysolt' })).toBeFocused()
  await expect(who.getByRole('radio', { checked: true })).toHaveCount(0)
  await picture(table, 'full-who')
  await page.keyboard.press('Enter')
  await expect(told(page, /Spout Lore, .*: dice 1, 1; total \d+/)).toBeVisible()
  await closed(page)
})

test('in full a vow of Ironsworn is sworn, rolled and lands', async ({ table, folder }) => {
  const { page } = table
  await openOath(table, folder)
  await turnDial(page, 'Asta', 'Full')
  await seed(page, '7')
  await page.keyboard.press('v')
  await page.keyboard.type('Find the lost bell')
  await page.keyboard.press('Enter')
  await expect(
    told(page, /Swear an Iron Vow, Asta: dice .*; total 4 \(Weak hit\)\./).first(),
  ).toBeVisible()
  await closed(page)
  await expect(cardOf(page, 'Asta')).toContainText('2 → 3, Swear an Iron Vow')
  await picture(table, 'full-ironsworn')
})
