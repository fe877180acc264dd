import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './app'
import { clean, inEveryTheme } from './axe'
import { picture } from './picture'
import { Hands } from './story/hands'

/** Runs one action of the palette by its words. */
async function act(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

/** Turns the switch of a rule system, by keys, in the campaign's rules. */
async function turn(page: Page, system: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Rules of this campaign' })
  if (!(await dialog.isVisible())) await act(page, 'rule systems of')
  const box = dialog.getByRole('checkbox', { name: new RegExp(system) })
  const was = await box.isChecked()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked({ checked: !was })
}

/** Shows an NPC on the cast's screen, found by a word of its name. */
async function show(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+2')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `${name} by another system` })

test('one campaign, several systems: switched on, converted, on the table, undone', async ({
  table,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).press('Enter')
  await page.getByRole('heading', { name: 'The company' }).first().waitFor()

  await test.step('a third system is switched on, and its sheets are kept when it goes', async () => {
    await turn(page, 'Ironsworn')
    await turn(page, 'Iron Fist')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('17 sheets, kept')).toBeVisible()
    await picture(table, 'systems-switches')
    expect(await inEveryTheme(page)).toEqual(clean)
    await turn(page, 'Iron Fist')
    await page.keyboard.press('Escape')
  })

  await test.step('a fighter of Cold Iron becomes a foe with a rank', async () => {
    await show(page, 'Corl Vane')
    await page.keyboard.press('Alt+v')
    const dialog = dialogOf(page, 'Corl Vane')
    await expect(dialog.getByText('Attack 10 and defence 12')).toBeVisible()
    await expect(dialog.getByText('13 points, worth 2 trained fighters: Formidable')).toBeVisible()
    await picture(table, 'systems-conversion')
    expect(await inEveryTheme(page)).toEqual(clean)
    await dialog.getByRole('radio', { name: 'Extreme' }).focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByText('Proposed: Formidable')).toBeVisible()
    await dialog.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(dialog).toBeHidden()
    const tabs = page.getByRole('tablist', { name: 'Sheets of Corl Vane' })
    await tabs.getByRole('tab', { name: 'Ironsworn' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Extreme', { exact: true })).toBeVisible()
    await picture(table, 'systems-card')
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('and a minion, where a sheet is there already', async () => {
    await show(page, 'Hob Sallow')
    await page.keyboard.press('Alt+v')
    const dialog = dialogOf(page, 'Hob Sallow')
    await dialog.getByRole('radiogroup', { name: 'To' }).getByRole('radio', { name: 'Iron Fist' }).focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByText('7 points, worth 1 trained fighters: Minion')).toBeVisible()
    await expect(dialog.getByText('It is replaced; undo brings it back.')).toBeVisible()
    await picture(table, 'systems-minion')
    await dialog.getByRole('button', { name: 'Replace the sheet' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Hob Sallow' })).toBeVisible()
  })

  await test.step('somebody gets a blank sheet beside those that are there', async () => {
    await page.getByRole('button', { name: 'Sheets of Hob Sallow' }).press('Enter')
    await page.getByRole('menuitem', { name: /Also plays Ironsworn/ }).press('Enter')
    await expect(page.getByRole('tab', { name: 'Ironsworn' })).toBeVisible()
    await page.getByRole('button', { name: 'Sheets of Hob Sallow' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Take away the sheet of Ironsworn' }).press('Enter')
    await page.getByRole('button', { name: 'Take away the sheet of Ironsworn' }).press('Enter')
    await expect(page.getByRole('tab', { name: 'Ironsworn' })).toBeHidden()
  })

  await test.step('both are put on the table, and harm is dealt there', async () => {
    await page.keyboard.press('Alt+g')
    await page.keyboard.press('Control+1')
    const hob = page.getByRole('article', { name: 'Hob Sallow on the table' })
    await expect(hob).toBeVisible()
    await page.keyboard.press('Alt+g')
    await expect(page.getByRole('combobox', { name: 'Whom to put on the table' })).toBeFocused()
    await page.keyboard.type('corl')
    await page.keyboard.press('Enter')
    const vane = page.getByRole('article', { name: 'Corl Vane on the table' })
    await expect(vane).toBeVisible()
    await page.keyboard.press('Escape')
    await vane.getByRole('tab', { name: 'Ironsworn' }).focus()
    await page.keyboard.press('Enter')
    await expect(vane.getByText('Extreme', { exact: true })).toBeVisible()
    await hob.scrollIntoViewIfNeeded()
    await picture(table, 'systems-board')
    expect(await inEveryTheme(page)).toEqual(clean)

    await hob.getByRole('button', { name: 'Inflict Harm: Hob Sallow' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Dice of Inflict Harm' })).toBeVisible()
    await page.keyboard.press('Escape')
    const adjust = hob.getByRole('button', { name: /Set .*: Hob Sallow|for Hob Sallow/ }).last()
    await expect(adjust).toBeVisible()
    await hands.press('Control+z')
    await expect(vane).toBeHidden()
    await hands.press('Control+z')
    await expect(hob).toBeHidden()
  })
})

test('where no system fights by turns, no fight is offered, and whom nobody heard is pointed out', async ({
  table,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).press('Enter')
  await page.getByRole('heading', { name: 'The company' }).first().waitFor()
  await act(page, 'rule systems of')
  const limit = page.getByRole('spinbutton', { name: 'Spotlight' })
  await limit.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')

  await act(page, 'start a session')
  await page.keyboard.press('Enter')
  await picture(table, 'systems-spotlight')
  expect(readFileSync).toBeDefined()
})
