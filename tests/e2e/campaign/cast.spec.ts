import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { openEmpty, sheetsOf } from '../story/cast'
import { Hands } from '../story/hands'

/** Opens a sheet for writing through the menu of its card, by keys. */
async function openSheet(page: Page, hands: Hands, name: string, system: string): Promise<void> {
  await page.getByRole('button', { name: `Sheets of ${name}` }).focus()
  await hands.press('Enter')
  const entry = page.getByRole('menuitem', { name: `Write the sheet of ${system}` })
  await expect(entry).toBeVisible()
  await entry.focus()
  await hands.press('Enter')
  await expect(page.getByRole('dialog', { name: `${name}: ${system}` })).toBeVisible()
}

/** Writes something else in the cell of this name. */
async function write(page: Page, hands: Hands, cell: string, text: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox', { name: cell, exact: true }).focus()
  await hands.press('Control+a')
  await hands.type(text)
}

test('a new campaign gets its people and their sheets by keys', async ({ table, folder }) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = new Hands(page)

  await test.step('an empty campaign says what to do', async () => {
    await openEmpty(table, folder)
    const go = page.getByRole('button', { name: 'Go to the cast' })
    await expect(go).toBeVisible()
    await picture(table, 'cast-empty-table')
    expect(await inEveryTheme(page)).toEqual(clean)
    await go.focus()
    await hands.press('Enter')
    await expect(page.getByText('No characters yet')).toBeVisible()
    await picture(table, 'cast-empty')
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('a character with two sheets', async () => {
    await hands.press('Shift+A')
    const dialog = page.getByRole('dialog', { name: 'New character' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(dialog.getByRole('checkbox', { name: 'Cold Iron' })).toBeChecked()
    await hands.type('Ysolt')
    await hands.press('Tab')
    await hands.type('Anna')
    await hands.press('Tab')
    await hands.type('A ferrywoman who owes the toll.')
    await hands.press('Tab')
    await hands.type('She has seen the ogre.')
    await picture(table, 'cast-new-character')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    const card = page.getByRole('article', { name: 'Ysolt' })
    await expect(card).toBeFocused()
    await expect(card).toContainText('played by Anna')
    await expect(card.getByRole('heading', { name: 'Cold Iron' })).toBeVisible()
    await expect(card.getByRole('heading', { name: 'Ironsworn' })).toBeVisible()
  })

  await test.step('an NPC with one, made by Enter', async () => {
    await hands.press('Alt+a')
    const dialog = page.getByRole('dialog', { name: 'New NPC' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(dialog.getByText('Enter makes it')).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Cold Iron' }).focus()
    await hands.press('Space')
    await dialog.getByRole('textbox', { name: 'Name' }).focus()
    await hands.type('The ogre of the ford')
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
    const card = page.getByRole('region', { name: 'The ogre of the ford' })
    await expect(card).toBeFocused()
    const { npcs } = await sheetsOf(page)
    expect(npcs).toMatchObject({ value: [{ sheets: { ironsworn: { rank: 'dangerous' } } }] })
    expect(JSON.stringify(npcs)).not.toContain('cold-iron')
    await picture(table, 'cast-made')
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('a field of the game master’s own is written, and counted on the card', async () => {
    await hands.press('e')
    const dialog = page.getByRole('dialog', { name: 'Description of The ogre of the ford' })
    // Whoever is there is not made.
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expect(dialog.getByText('Enter makes it')).toHaveCount(0)
    await dialog.getByRole('textbox', { name: 'Players know' }).fill('it guards the ford')
    await dialog.getByRole('button', { name: 'Add a field' }).focus()
    await hands.press('Enter')
    await expect(dialog.getByRole('combobox', { name: 'Name of the field' })).toBeFocused()
    await hands.type('Toll')
    await hands.press('Tab')
    await hands.type('3')
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Players know: it guards the ford')).toBeVisible()
    const card = page.getByRole('region', { name: 'The ogre of the ford' })
    const toll = card.getByRole('spinbutton', { name: 'Toll' })
    await expect(card.getByRole('term').filter({ hasText: 'Toll' })).toBeVisible()
    await toll.focus()
    await hands.press('ArrowUp')
    await expect(toll).toHaveValue('4')
    await hands.press('Control+a')
    await hands.type('12')
    await hands.press('Enter')
    await expect(toll).toHaveValue('12')
    await picture(table, 'cast-own-field')
    expect(await inEveryTheme(page)).toEqual(clean)
    await card.focus()
    for (const before of ['4', '3']) {
      await hands.press('Control+z')
      await expect(toll).toHaveValue(before)
    }
    await hands.press('Control+z')
    await expect(card.getByRole('term').filter({ hasText: 'Toll' })).toBeHidden()
    await card.focus()
  })

  await test.step('their words are written anew, and undone', async () => {
    await hands.press('e')
    const dialog = page.getByRole('dialog', { name: 'Description of The ogre of the ford' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await hands.press('Control+a')
    await hands.type('Grol')
    await hands.press('Enter')
    await expect(page.getByRole('region', { name: 'Grol' })).toBeFocused()
    await hands.press('Control+z')
    await expect(page.getByRole('region', { name: 'The ogre of the ford' })).toBeVisible()
    await hands.press('Control+Shift+z')
    await expect(page.getByRole('region', { name: 'Grol' })).toBeVisible()
  })

  await test.step('an empty field leaves undo to the campaign, and keeps it for what is typed', async () => {
    const field = page.getByRole('searchbox', { name: 'Find someone' })
    await field.focus()
    await hands.press('Control+z')
    await expect(page.getByRole('region', { name: 'The ogre of the ford' })).toBeVisible()
    await expect(field).toBeFocused()
    await hands.press('Control+Shift+z')
    await expect(page.getByRole('region', { name: 'Grol' })).toBeVisible()
    await hands.type('Gr')
    await page.keyboard.press('Control+a')
    await hands.press('Backspace')
    await expect(field).toHaveValue('')
    await hands.press('Control+z')
    await expect(field).not.toHaveValue('')
    await hands.press('Control+z')
    await expect(page.getByRole('region', { name: 'Grol' })).toBeVisible()
    await page.keyboard.press('Control+a')
    await hands.press('Backspace')
  })

  await test.step('a figure of Cold Iron, a wrong one told in words first', async () => {
    await openSheet(page, hands, 'Ysolt', 'Cold Iron')
    const dialog = page.getByRole('dialog', { name: 'Ysolt: Cold Iron' })
    await write(page, hands, 'Attack', '1000')
    await expect(dialog.getByText('A whole number from −99 to 199.')).toBeVisible()
    await expect(dialog.getByText('One thing is not right yet.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Save the sheet/ })).toBeDisabled()
    await picture(table, 'cast-sheet-wrong')
    expect(await inEveryTheme(page)).toEqual(clean)
    await write(page, hands, 'Attack', '12')
    await dialog.getByRole('region', { name: 'Weapons' }).getByRole('button').first().focus()
    await hands.press('Alt+Enter')
    await expect(dialog.getByRole('combobox', { name: 'Name, line 1' })).toBeFocused()
    await hands.type('Boat hook')
    await picture(table, 'cast-sheet-weapons')
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sheets of Ysolt' })).toBeFocused()
    const { characters } = await sheetsOf(page)
    expect(characters).toMatchObject({
      value: [{ sheets: { 'cold-iron': { h: 12, weapons: [{ name: 'Boat hook' }] } } }],
    })
  })

  await test.step('one of Ironsworn, an asset with it; undone and done again', async () => {
    await openSheet(page, hands, 'Ysolt', 'Ironsworn')
    const dialog = page.getByRole('dialog', { name: 'Ysolt: Ironsworn' })
    await write(page, hands, 'Iron', '3')
    await write(page, hands, 'Momentum', '4')
    await dialog.getByRole('region', { name: 'Assets' }).getByRole('button').first().focus()
    await hands.press('Alt+Enter')
    await hands.type('Hound')
    await picture(table, 'cast-sheet-ironsworn')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    const written = { stats: { iron: 3 }, momentum: 4, assets: { Hound: { type: 'path' } } }
    const now = async () => JSON.stringify((await sheetsOf(page)).characters)
    expect((await sheetsOf(page)).characters).toMatchObject({
      value: [{ sheets: { ironsworn: written } }],
    })
    await picture(table, 'cast-written')
    await hands.press('Control+z')
    await expect.poll(now).not.toContain('Hound')
    await hands.press('Control+Shift+z')
    await expect.poll(now).toContain('Hound')
  })

  await test.step('what is written is left only when the GM says so', async () => {
    await openSheet(page, hands, 'Ysolt', 'Ironsworn')
    await write(page, hands, 'Iron', '1')
    await hands.press('Escape')
    const leaves = page.getByRole('dialog', { name: 'Leave the sheet?' })
    await expect(leaves.getByRole('button', { name: 'Stay here' })).toBeFocused()
    await hands.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Iron', exact: true })).toHaveValue('1')
    await hands.press('Escape')
    await hands.tabTo('Leave it')
    await hands.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await sheetsOf(page)).characters).toMatchObject({
      value: [{ sheets: { ironsworn: { stats: { iron: 3 } } } }],
    })
  })
})
