import type { Locator, Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { inEverySize } from '../picture'
import { openEmpty } from '../story/cast'
import { beginMove, closed, confirm, openSample, typeDice } from '../story/move'

/** What a screen reader is told without the focus going anywhere. */
const told = (page: Page) => page.locator('.sr-only[aria-live=polite]')

/** The option that a field which keeps the focus points at; it must be the one that says it is selected. */
async function pointedBy(field: Locator): Promise<Locator> {
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  const id = (await field.getAttribute('aria-activedescendant')) ?? ''
  const option = field.page().locator(`[id="${id}"]`)
  await expect(option).toHaveRole('option')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field.page().getByRole('option', { selected: true })).toHaveCount(1)
  const list = (await field.getAttribute('aria-controls')) ?? ''
  await expect(field.page().locator(`[id="${list}"]`)).toHaveRole('listbox')
  return option
}

test('where the place of the focus is gone, it lands on the page that is left', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openEmpty(table, folder, ['iron-fist'])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('guide for a new campaign')
  await page.keyboard.press('Enter')
  const guide = page.getByRole('dialog', { name: 'A new campaign' })
  await guide.getByRole('button', { name: /What next/ }).click()
  await expect(guide.locator('[aria-current=step]')).toHaveText(/What next/)
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  // A view that is gone to takes the place of the one that had it.
  await page.getByRole('main').getByRole('button').first().focus()
  await page.keyboard.press('Control+4')
  await expect(page.getByText('No missions yet')).toBeVisible()
  await expect(page.getByRole('main', { name: 'Missions' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('button').first()).toBeFocused()
})

test('a report that is opened has the focus, and is read on by the arrows', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('Control+4')
  await page.getByRole('heading', { name: 'Bring back the toll' }).waitFor()
  await page.getByRole('button', { name: 'Open the report' }).first().focus()
  await page.keyboard.press('p')
  await expect(page.getByText('Only what the players may know.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'How it will read' })).toBeFocused()
})

test('a move whose beginning is gone when it lands leaves the focus on the page', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'engage')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Nettle')
  await page.getByRole('textbox', { name: 'Dice of Engage in Battle' }).focus()
  await page.keyboard.type('43')
  await page.getByRole('checkbox', { name: /Finish it/ }).click()
  await confirm(page)
  await closed(page)
  const strip = page.getByRole('region', { name: 'To follow' })
  await strip.getByRole('button', { name: 'The next move' }).focus()
  await page.keyboard.press('Enter')
  await typeDice(page, 'Inflict Harm', '11')
  await confirm(page)
  await closed(page)
  await expect(strip).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('the palette and the list of moves say which of them Enter takes', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: /What do you want to do/ })
  await expect(palette).toBeFocused()
  await page.keyboard.type('go to the')
  await expect(page.getByRole('option').first()).toHaveText(/Go to the/)
  await expect(await pointedBy(palette)).toHaveText(/^Go to the/)
  const [first] = await (await pointedBy(palette)).allInnerTexts()
  await page.keyboard.press('ArrowDown')
  await expect(await pointedBy(palette)).not.toHaveText(first ?? '')
  expect(await inEveryTheme(page)).toEqual(clean)
  await palette.fill('qqqqqqq')
  await expect(palette).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  const moves = page.getByRole('combobox', { name: /Which move/ })
  await expect(moves).toBeFocused()
  await page.keyboard.type('engage')
  await expect(await pointedBy(moves)).toHaveText(/Engage in Battle/)
  expect(await inEveryTheme(page)).toEqual(clean)
})

test('what is picked stays in sight with large text in a small window', async ({ table }, info) => {
  const { page } = table
  await openSample(page)
  await resize(table, 1024, 640)
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control++')
  await beginMove(page, 'Ysolt', 'engage')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Nettle')
  await page.getByRole('textbox', { name: 'Dice of Engage in Battle' }).focus()
  await page.keyboard.type('66')
  const picks = page.locator('.move-dialog').getByRole('checkbox')
  await picks.first().focus()
  for (const name of [/Better placed/, /Outmanoeuvre/, /Finish it/]) {
    const pick = picks.filter({ hasText: name })
    if ((await pick.getAttribute('aria-disabled')) === 'true') continue
    await pick.focus()
    await page.keyboard.press('Space')
    await expect(pick).toBeChecked()
    await page.waitForTimeout(200)
    await page.screenshot({ path: info.outputPath(`pick-${String(name).slice(1, 7)}.png`) })
    await expect(pick).toBeInViewport({ ratio: 0.95 })
    const seen = await pick.evaluate((own) => {
      const { left, top, bottom, width } = own.getBoundingClientRect()
      const at = (y: number) => own.contains(document.elementFromPoint(left + width / 2, y))
      return at(top + 3) && at(bottom - 3)
    })
    expect(seen).toBe(true)
  }
})

test('what is to be picked comes into sight with the last die', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await resize(table, 1024, 640)
  await beginMove(page, 'Ysolt', 'engage')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Nettle')
  const dice = page.getByRole('textbox', { name: 'Dice of Engage in Battle' })
  await dice.focus()
  const picks = page.locator('.move-dialog').getByRole('checkbox')
  await page.keyboard.type('66')
  await expect(dice).toBeFocused()
  await expect(picks.filter({ hasText: /Better placed/ })).toBeInViewport()
})

test('what is written down for a mission is announced', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('Alt+b')
  const form = page.getByRole('dialog', { name: 'New mission' })
  await form.getByRole('textbox', { name: 'Name' }).fill('The long ford')
  await page.keyboard.press('Control+Enter')
  await expect(told(page)).toContainText('The mission is written down: The long ford.')
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Add a character' }).press('Enter')
  await page.keyboard.type('Ysolt')
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText('Ysolt takes part.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Take Ysolt off the mission' }).press('Enter')
  await expect(told(page)).toContainText('Ysolt no longer takes part.')
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: 'Name' }).fill('The short ford')
  await page.keyboard.press('Control+Enter')
  await expect(told(page)).toContainText('The mission is changed: The short ford.')
  await page.keyboard.press('Alt+o')
  await page.keyboard.type('Cross it')
  await page.keyboard.press('Enter')
  await expect(told(page)).toContainText('Objective added: Cross it')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+B')
  await page
    .getByRole('radiogroup', { name: 'State of: Cross it' })
    .getByRole('radio', { name: 'reached' })
    .click()
  await expect(told(page)).toContainText('Cross it: reached')
})

test('the digits of a list choose while the focus is in it, and are shown then', async ({
  table,
}, info) => {
  const { page } = table
  await openSample(page)
  await page.evaluate((call) => window.ironTable.call('character.edit', call), {
    characterId: 'character-ysolt',
    sheets: { 'iron-fist': { advantageDie: 5, gearHolds: 3 } },
  })
  await page
    .getByRole('button', { name: /3 × Gear and Ammo/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const uses = dialog.getByRole('radiogroup', { name: 'What it buys' })
  await expect(uses.getByRole('radio').first()).toBeFocused()
  await expect(uses.getByText('3', { exact: true })).toBeVisible()
  await page.screenshot({ path: info.outputPath('hold-digits.png') })
  await page.keyboard.press('3')
  await expect(uses.getByRole('radio').nth(2)).toBeChecked()
  await expect(uses.getByRole('radio').nth(2)).toBeFocused()
  await page.keyboard.press('Escape')
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '24')
  const swaps = page.getByRole('radiogroup', { name: 'Swap in: Advantage Die?' })
  await expect(swaps.getByText('2', { exact: true })).toBeHidden()
  await swaps.getByRole('radio', { checked: true }).focus()
  await expect(swaps.getByText('2', { exact: true })).toBeVisible()
  await page.screenshot({ path: info.outputPath('swap-digits.png') })
  await page.keyboard.press('2')
  await expect(swaps.getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.keyboard.press('9')
  await expect(swaps.getByRole('radio').nth(1)).toBeChecked()
})

test('a backup is made when it is asked for, and that is told', async ({ table }, info) => {
  const { page } = table
  await openSample(page)
  const made = () =>
    page.evaluate(async () => {
      const { call } = window.ironTable
      const { value } = (await call('campaign.current', {})) as { value: { path: string } }
      return JSON.stringify(await call('file.backups', { path: value.path }))
    })
  expect(await made()).not.toContain('asked')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('backup now')
  await expect(page.getByRole('option').first()).toHaveText(/Make a backup now/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Backups of this campaign' })
  await expect(dialog.getByRole('status').filter({ hasText: 'The backup is made' })).toContainText(
    'asked.irontable',
  )
  await expect(dialog.getByText('Made when it was asked for')).toBeVisible()
  expect(await made()).toContain('asked')
  await inEverySize(table, (width) =>
    page.screenshot({ path: info.outputPath(`backups-${width}.png`) }),
  )
  expect(await inEveryTheme(page)).toEqual(clean)
  await dialog.getByRole('button', { name: 'Make a backup now' }).press('Enter')
  await expect(dialog.getByText('Made when it was asked for')).toHaveCount(2)
})

/** The keys that are shown in a part of the page, each once, as they are printed on their caps. */
const capsIn = async (part: Locator) =>
  new Set(
    await part
      .locator('.key-cap:visible')
      .evaluateAll((caps) =>
        caps.map((cap) => [...cap.querySelectorAll('kbd')].map((kbd) => kbd.textContent).join(' ')),
      ),
  )

test('every key that a screen shows stands in its list of keys', async ({ table }, info) => {
  const { page } = table
  await openSample(page)
  // What cannot be done yet has its keys all the same, and says so.
  await page.keyboard.press('?')
  const next = page.getByRole('listitem').filter({ hasText: 'The next move' })
  await expect(next.filter({ hasText: 'not now' })).toContainText('ShiftM')
  await next.scrollIntoViewIfNeeded()
  await page.screenshot({ path: info.outputPath('keys-not-now.png') })
  await page.keyboard.press('Escape')
  await beginMove(page, 'Ysolt', 'engage')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Nettle')
  await page.getByRole('textbox', { name: 'Dice of Engage in Battle' }).focus()
  await page.keyboard.type('43')
  await page.getByRole('checkbox', { name: /Finish it/ }).click()
  await confirm(page)
  await closed(page)
  const list = page.getByRole('dialog', { name: 'Keys' })
  for (const view of ['1', '2', '3', '4', '5', '6', '7']) {
    await page.keyboard.press(`Control+${view}`)
    await page.getByRole('region', { name: 'To follow' }).waitFor()
    await page.waitForTimeout(300)
    const shown = await capsIn(page.locator('body'))
    expect(shown).toContain('Shift M')
    await page.keyboard.press('?')
    await expect(list).toBeVisible()
    const listed = await capsIn(list)
    // Enter is heard where the focus is, and that was in no field.
    listed.add('Enter')
    expect([...shown].filter((keys) => !listed.has(keys))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  }
})
