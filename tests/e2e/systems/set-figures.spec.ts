import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { beginMove } from '../story/move'
import { openOath } from '../story/oath'
import { openRoad } from '../story/road'

/** Begins an act by a word of it in the list of actions, for Ysolt. */
async function begin(page: Page, word: string, name: RegExp) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(word)
  await page.getByRole('option', { name }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ysolt' }).click()
  const dialog = page.getByRole('dialog', { name: /Ysolt/ })
  await expect(dialog).toBeVisible()
  return dialog
}

const ysolt = async (page: Page) => {
  const [first] = (await call(page, 'character.list', {})) as { sheets: Record<string, object> }[]
  return first?.sheets['dungeon-world']
}

test('a figure is set by typing over what stands there, and one beyond its limit is said', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  const dialog = await begin(page, 'set figures', /Set figures/)
  const hp = dialog.getByRole('spinbutton', { name: 'Hit points', exact: true })
  await expect(hp).toBeFocused()
  const charisma = dialog.getByRole('spinbutton', { name: 'CHA' })
  await charisma.focus()
  await page.keyboard.press('ArrowUp')
  await expect(charisma).toHaveValue('11')
  await page.keyboard.type('15')
  await expect(charisma).toHaveValue('15')
  await page.keyboard.type('5')
  await expect(dialog.getByRole('alert')).toHaveText('18 at most: 155 is not taken.')
  await page.screenshot({ path: info.outputPath('beyond.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  // Nothing is sent with another figure than was typed; left, the field has what stood there before.
  await charisma.press('Enter')
  await charisma.press('Control+Enter')
  await dialog.getByRole('button', { name: 'Do it' }).click()
  await expect(dialog).toBeVisible()
  await charisma.focus()
  await page.keyboard.type('155')
  await charisma.press('Tab')
  await expect(charisma).toHaveValue('11')
  await expect(dialog.getByRole('alert')).toHaveText('18 at most: 155 is not taken.')
  await charisma.focus()
  await page.keyboard.type('15')
  await expect(dialog.getByRole('alert')).toBeHidden()
  await charisma.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await ysolt(page)).toMatchObject({ scores: { cha: 15 } })
})

test('DW-053 hit points are given back by an act that is found by heal, cure and potion', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  for (const word of ['heal', 'cure']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(word)
    await expect(page.getByRole('option', { name: /^Heal/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const dialog = await begin(page, 'potion', /^Heal/)
  await page.keyboard.type('4')
  await page.screenshot({ path: info.outputPath('heal.png') })
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await ysolt(page)).toMatchObject({ hp: 18 })
})

test('IS-123 an amount of a move that cannot be stays as it was typed, says why, and lands nothing', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openOath(table, folder)
  await beginMove(page, 'Asta', 'endure harm')
  const amount = page.getByRole('spinbutton', { name: /[Hh]arm/ })
  await amount.focus()
  await page.keyboard.type('12')
  await page.getByRole('textbox', { name: 'Dice of Endure Harm' }).focus()
  await page.keyboard.type('623')
  await page.waitForTimeout(900)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await expect(amount).toHaveValue('12')
  const why = '12 cannot be: it is 0 to 9.'
  await expect(page.getByText(why).first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('amount-beyond.png') })
  await page.keyboard.press('Control+Enter')
  await expect(amount).toBeFocused()
  await page.keyboard.type('1')
  await expect(page.getByText(why)).toBeHidden()
})
