import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginMove, cardOf, closed, confirm, typeDice } from '../story/move'
import { act, openRoad } from '../story/road'

/** Turns the switch of a rule system, by keys, in the campaign's list of them. */
async function turn(page: Page, system: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Rule systems' })
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
  await page.getByRole('heading', { level: 1, name: 'Cast' }).waitFor()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Find someone' })).toBeFocused()
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
  test.setTimeout(480_000)
  const { page } = table
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
    await expect(dialog.getByText('Points: 13, a trained fighter ×2: Formidable')).toBeVisible()
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
    await dialog
      .getByRole('radiogroup', { name: 'To' })
      .getByRole('radio', { name: 'Iron Fist' })
      .focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByText('Points: 7, a trained fighter ×1: Minion')).toBeVisible()
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
    const link = page.getByRole('link', { name: 'Table' })
    await link.focus()
    await page.keyboard.press('Alt+g')
    await expect(page.getByRole('combobox', { name: 'Whom to put on the table' })).toBeFocused()
    // Asked for again, it is there already, and the way back stays the same.
    await page.keyboard.press('Alt+g')
    await page.keyboard.type('corl')
    await page.keyboard.press('Enter')
    const vane = page.getByRole('article', { name: 'Corl Vane on the table' })
    await expect(vane).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await vane.getByRole('tab', { name: 'Ironsworn' }).focus()
    await page.keyboard.press('Enter')
    await expect(vane.getByText('Extreme', { exact: true })).toBeVisible()
    await hob.scrollIntoViewIfNeeded()
    await picture(table, 'systems-board')
    expect(await inEveryTheme(page)).toEqual(clean)

    await hob.getByRole('button', { name: 'Inflict Harm: Hob Sallow' }).press('Enter')
    const runner = page.getByRole('region', { name: 'Inflict Harm' })
    await expect(runner.getByText('on Hob Sallow')).toBeVisible()
    await runner.getByRole('radio', { name: 'Ysolt' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('textbox', { name: 'Dice of Inflict Harm' })).toBeVisible()
    await picture(table, 'systems-move-on')
    await runner.getByRole('button', { name: 'Leave it' }).press('Enter')
    await expect(runner).toBeHidden()

    await hob.getByRole('button', { name: 'Acts of Hob Sallow' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Set harm and status' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'Set harm and status: Hob Sallow' })
    await form.getByRole('spinbutton', { name: 'Harm Suffered' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await form.getByRole('button', { name: 'Do it' }).press('Enter')
    await expect(hob).toContainText(/Harm Suffered\s*2/)
    await page.keyboard.press('Control+z')
    await expect(hob).toContainText(/Harm Suffered\s*0/)
    await page.keyboard.press('Control+z')
    await expect(vane).toBeHidden()
    await page.keyboard.press('Control+Shift+z')
    await expect(vane).toBeVisible()
    await act(page, 'take everybody off')
    await expect(hob).toBeHidden()
    await expect(page.getByText('No NPC takes part just now.')).toBeVisible()
  })
})

test('where no system fights by turns, whom nobody heard is pointed out on the table', async ({
  table,
  folder,
}) => {
  test.setTimeout(300_000)
  const { page } = table
  await openRoad(table, folder)
  await expect(page.getByRole('heading', { name: 'Fights' })).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('new fight')
  await expect(page.getByRole('option', { name: /New fight/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await test.step('a monster is on the table with its own sheet, and takes its damage there', async () => {
    await page.keyboard.press('Alt+g')
    await page.keyboard.type('ogre')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    const ogre = page.getByRole('article', { name: 'The ogre of the ford on the table' })
    await expect(ogre.getByText('12 / 12')).toBeVisible()
    await ogre.getByRole('button', { name: 'Make a move on it' }).press('Enter')
    await expect(page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('who has not been heard stands out after the deeds that were set', async () => {
    await act(page, 'rules of this campaign')
    await page.getByRole('spinbutton', { name: 'Spotlight' }).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Shift+s')
    await page.getByRole('dialog', { name: 'Start session 1' }).waitFor()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('contentinfo')).toContainText('Session 1')
    for (const name of ['Maro', 'Maro']) {
      await beginMove(page, name, 'spout lore')
      await typeDice(page, 'Spout Lore', '66')
      await confirm(page)
      await closed(page)
    }
    const ysolt = cardOf(page, 'Ysolt')
    await expect(ysolt.getByText('Not acted lately', { exact: true })).toBeVisible()
    await expect(ysolt.getByText('Has not acted yet; others have: Maro, 2 actions')).toBeVisible()
    await expect(cardOf(page, 'Maro').getByText(/actions? of others/)).toBeHidden()
    await ysolt.scrollIntoViewIfNeeded()
    await picture(table, 'systems-spotlight')
    expect(await inEveryTheme(page)).toEqual(clean)
    await page.keyboard.press('Control+z')
    await expect(ysolt.getByText('Not acted lately', { exact: true })).toBeHidden()
    await expect(ysolt.getByText('Has not acted yet; others have: Maro, one action')).toBeVisible()
  })
})
