import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, resize, startTable, test, type Table } from '../app'
import { picture } from '../picture'
import { Hands } from '../story/hands'

const form = (page: Page) => page.getByRole('dialog', { name: 'New mission' })
const nameOf = (page: Page) => form(page).getByRole('textbox', { name: 'Name' })
const secretOf = (page: Page) => form(page).getByRole('textbox', { name: 'GM only' })
const count = (page: Page) => page.getByRole('button', { name: /^\d+ drafts?$/ })

/** What of forms lies in the campaign. */
const written = (page: Page) =>
  page.evaluate(async () => JSON.stringify(await window.ironTable.call('draft.list', {})))

/** Starts the program again on the sample campaign, with its missions on the screen. */
async function back(folder: string): Promise<Table> {
  const table = await startTable(folder, [
    join(folder, 'campaigns', 'The Lantern Company.irontable'),
  ])
  await resize(table, 1440, 900)
  await table.page.getByRole('link', { name: 'Missions' }).click()
  return table
}

async function openForm(page: Page): Promise<void> {
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'New mission', exact: true }).click()
  await expect(nameOf(page)).toBeFocused()
}

test('what was typed in a form is there again, however the program ended', async ({ folder }) => {
  test.setTimeout(300_000)
  const first = await startTable(folder)
  await first.page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await first.page.getByRole('link', { name: 'Missions' }).waitFor()
  await openForm(first.page)
  await new Hands(first.page).type('The drowned bell')
  const closed = first.app.waitForEvent('close')
  await first.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await closed

  const second = await back(folder)
  await expect(count(second.page)).toHaveText('1 draft')
  await expect(
    second.page.getByText('1 draft was kept: New mission: The drowned bell'),
  ).toBeVisible()
  await picture(second, 'drafts-at-the-start')
  await second.page.getByRole('button', { name: 'Go on with it' }).click()
  await expect(nameOf(second.page)).toHaveValue('The drowned bell')
  await expect(nameOf(second.page)).toBeFocused()
  // The cursor stands behind what was written.
  await new Hands(second.page).type(' rings')
  await expect(nameOf(second.page)).toHaveValue('The drowned bell rings')
  await expect(count(second.page)).toHaveCount(0)
  await secretOf(second.page).fill('It never drowned')
  await expect.poll(() => written(second.page)).toContain('It never drowned')
  const gone = second.app.waitForEvent('close')
  second.app.process().kill('SIGKILL')
  await gone

  const third = await back(folder)
  const { page } = third
  const hands = new Hands(page)
  await test.step('the list of drafts and the palette lead back to it', async () => {
    await hands.press('Control+2')
    await count(page).click()
    await picture(third, 'drafts-menu')
    await page
      .getByRole('menuitem', { name: 'Go on with: New mission: The drowned bell rings' })
      .click()
    await expect(secretOf(page)).toHaveValue('It never drowned')
    await expect(page).toHaveURL(/missions/)
    await hands.press('Escape Enter')
    await expect(form(page)).toBeHidden()
    await hands.press('Control+1 Control+k')
    await hands.type('go on')
    await picture(third, 'drafts-palette')
    await hands.press('Enter')
    await expect(nameOf(page)).toHaveValue('The drowned bell rings')
  })

  await test.step('what has been sent is no draft any more', async () => {
    await hands.press('Control+Enter')
    await expect(form(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'The drowned bell rings' })).toBeVisible()
    await expect(count(page)).toHaveCount(0)
    await openForm(page)
    await expect(nameOf(page)).toHaveValue('')
  })

  await test.step('drafts can be thrown away together', async () => {
    await nameOf(page).fill('Another')
    await hands.press('Escape Enter')
    await count(page).click()
    await page.getByRole('menuitem', { name: 'Throw all drafts away' }).click()
    await page.getByRole('button', { name: 'Throw it away' }).click()
    await expect(count(page)).toHaveCount(0)
    await openForm(page)
    await expect(nameOf(page)).toHaveValue('')
  })
  await test.step('a line beside the views is kept without a question', async () => {
    await hands.press('Escape n')
    await hands.type('The bell rang')
    await hands.press('Control+2')
    await expect(page).toHaveURL(/cast/)
    await hands.press('Escape')
    await count(page).click()
    await page.getByRole('menuitem', { name: 'Go on with: Write a note' }).click()
    const line = page.getByRole('form', { name: 'Write a note' }).getByRole('combobox')
    await expect(line).toHaveValue('The bell rang')
    await hands.press('Enter')
    await expect(line).toBeHidden()
    await expect(count(page)).toHaveCount(0)
  })
  await third.app.close()
  const kept = [...first.complaints, ...second.complaints, ...third.complaints]
  expect(kept).toEqual([])
})
