import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { openSample } from '../story/move'

/** Confirms a move of Ysolt's, as the runner sends it; what the GM owes comes of it. */
async function move(page: Page, made: object): Promise<void> {
  const reply = await page.evaluate((input) => window.ironTable.call('move.confirm', input), {
    ...{ system: 'iron-fist', missionId: 'mission-toll' },
    actor: { type: 'character', id: 'character-ysolt' },
    ...made,
  })
  expect(reply).toMatchObject({ ok: true })
}

test('IF-005 the inbox is emptied by keys alone, and undo fills it again', async ({ table }) => {
  test.setTimeout(180_000)
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await expect(page.getByRole('contentinfo')).not.toContainText('you owe')
  const target = { type: 'npc', id: 'npc-client' }
  await move(page, { move: 'lie', dice: [1, 1] })
  await move(page, { move: 'engage', target, dice: [4, 3], picks: ['b'] })
  await move(page, { move: 'faceDeath', dice: [1, 1], answers: { stat: 'steel' } })
  await expect(page.getByRole('contentinfo')).toContainText('3 moves you owe')

  await page.keyboard.press('Control+i')
  const inbox = page.getByRole('dialog', { name: 'Moves you owe' })
  const rows = inbox.getByRole('list', { name: 'Moves you owe' }).getByRole('button')
  await expect(rows).toHaveText([/^First/, /^Same moment/, /^After/])
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(inbox.getByText('It must not contradict what was picked')).toBeVisible()
  await expect(inbox.getByText('Only you read it')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'inbox-three')

  await page.keyboard.press('Alt+c')
  await expect(rows.nth(1)).toContainText('taken along once')
  await page.keyboard.press('Alt+w')
  await expect(rows).toHaveText([/^First/, /^After/])
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(rows).toHaveText([/^After/])
  await page.keyboard.press('Escape')
  await expect(inbox).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('Close the campaign')
  await page.keyboard.press('Enter')
  const nag = page.getByRole('dialog', { name: 'You still owe a move' })
  await expect(nag.getByRole('button', { name: 'Leave them open' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('contentinfo')).toContainText('One move you owe')

  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('Control+z')
    await page.waitForTimeout(150)
  }
  await expect(page.getByRole('contentinfo')).toContainText('3 moves you owe')
})

test('IF-005 the inbox closes with the last move that is settled, and the next keys are the table’s', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await move(page, { move: 'lie', dice: [1, 1] })
  const ysolt = page.getByRole('button', { name: 'Make a move with Ysolt' })
  await ysolt.focus()
  await page.keyboard.press('Control+i')
  const inbox = page.getByRole('dialog', { name: 'Moves you owe' })
  await expect(inbox.getByRole('list', { name: 'Moves you owe' }).getByRole('button')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(inbox).toBeHidden()
  await expect(ysolt).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
})

test('IF-005 harm that an owed move does waits to be suffered where its form is left', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await move(page, { move: 'lie', dice: [1, 1] })
  await page.keyboard.press('Control+i')
  const inbox = page.getByRole('dialog', { name: 'Moves you owe' })
  await inbox.getByRole('button', { name: 'Made it: they suffer harm' }).click()
  const runner = page.getByRole('region', { name: 'Suffer Harm' })
  await expect(runner).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(runner).toBeHidden()
  const chip = page.getByRole('button', { name: 'Make Suffer Harm, Ysolt' })
  await chip.click()
  await expect(runner).toBeVisible()
})

test('IF-005 the foot of the window counts what is owed, and beside it what may be made', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await move(page, { move: 'lie', dice: [1, 1] })
  const owed = page.getByRole('contentinfo').getByRole('button', { name: /you owe/ })
  await expect(owed).toContainText('One move you owe')
  await expect(owed).not.toContainText('if you like')
  await move(page, { move: 'testYourSpirit', dice: [1, 1], picks: ['a'] })
  await expect(owed).toContainText('One move you owe and one if you like')
})
