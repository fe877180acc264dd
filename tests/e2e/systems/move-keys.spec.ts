import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { inEverySize, picture } from '../picture'
import { call } from '../story/campaign'
import { beginMove, cardOf, closed, openCompany, openSample, typeDice } from '../story/move'
import { openRoad } from '../story/road'

/** Longer than a burst of keys: whoever types now has read what is asked. */
const readOn = (page: Page) => page.waitForTimeout(900)

/** From nobody's card, by a word of its name: a move of which it is asked who makes it. */
async function beginNobodys(page: Page, word: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Table' }).focus()
  await page.keyboard.press('m')
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  const who = page.getByRole('radiogroup', { name: 'Who makes it?' })
  await expect(who.getByRole('radio').first()).toBeFocused()
  return who
}

test('the digits that picks show take them while the dice have the focus', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '663')
  const first = page.getByRole('checkbox').first()
  await expect(first).toBeVisible()
  // Nobody has seen the picks by then, and how to go on is said.
  await expect(page.getByText(/in one go.*Enter goes on/)).toBeVisible()
  await readOn(page)
  await page.keyboard.press('1')
  await expect(first).toBeChecked()
  await expect(page.getByText(/not taken/)).toBeHidden()
})

test('Enter chooses what is rolled and goes on to the dice; a digit there is a choice, never a die', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Tamsin', 'danger')
  const dice = page.getByRole('textbox', { name: 'Dice of Face Danger' })
  const charm = page.getByRole('radio', { name: 'Charm' })
  await expect(page.getByRole('radio', { name: 'Steel' })).toBeFocused()
  // Who makes it is known from the card, and said where the focus goes past the question.
  await expect(page.getByRole('region', { name: 'Face Danger' }).locator('header')).toContainText(
    'Tamsin',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Steel' })).toBeChecked()
  await expect(dice).toBeFocused()
  // Whose dice digits are is said beside them, and one key goes to who it is.
  await expect(page.getByText(/^Dice of Tamsin, as they lie/)).toBeVisible()
  await page.keyboard.press('Alt+y')
  const who = page.getByRole('radiogroup', { name: 'Who makes it?' })
  await expect(who.getByRole('radio', { name: 'Tamsin' })).toBeFocused()
  await charm.focus()
  const rolled = page.getByRole('radiogroup', { name: /What is rolled/ })
  await expect(rolled.getByText('2', { exact: true })).toBeVisible()
  // There are not as many of them.
  await page.keyboard.press('9')
  await expect(page.getByText(/not taken/)).toBeVisible()
  await expect(dice).toHaveValue('')
  await readOn(page)
  await page.keyboard.press('1')
  await expect(rolled.getByRole('radio').first()).toBeChecked()
  await expect(dice).toBeFocused()
  await expect(rolled.getByText('2', { exact: true })).toBeHidden()
  await readOn(page)
  await page.keyboard.type('31')
  await expect(dice).toHaveValue('3 1 ')
})

test('Escape on dice asks about the move by its name, and keeps them where one stays', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '6')
  await page.keyboard.press('Escape')
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('Engage in Battle')
  await picture(table, 'leaving-move')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Dice of Engage in Battle' })).toHaveValue('6 ')
  // A digit goes on with the dice, and leaves nothing.
  await page.keyboard.press('Escape')
  await expect(asked).toBeVisible()
  await page.keyboard.press('5')
  await expect(asked).toBeHidden()
  const dice = page.getByRole('textbox', { name: 'Dice of Engage in Battle' })
  await expect(dice).toHaveValue('6 5 ')
  await expect(dice).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asked).toBeVisible()
  await page.keyboard.press('Enter')
  await closed(page)
})

test('Escape closes what explains a figure and leaves the move; Ctrl+Enter goes to what is still wanted', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '66')
  await readOn(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await page.locator('.sum-figure').first().click()
  const why = page.locator('[data-explains]')
  await expect(why).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('letters on a list of a move choose in it, and open no other move', async ({ table }) => {
  const { page } = table
  await openSample(page)
  const who = await beginNobodys(page, 'danger')
  await page.keyboard.type('Mar')
  await expect(who.getByRole('radio', { name: 'Maro' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Steel' })).toBeFocused()
  await page.keyboard.type('sh')
  await expect(page.getByRole('radio', { name: 'Shadow' })).toBeChecked()
  await expect(page.getByText(/not taken/)).toBeHidden()
  // What begins nothing there is no shortcut either.
  await page.waitForTimeout(1100)
  await page.keyboard.press('m')
  await expect(page.getByText(/not taken/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Shadow' })).toBeChecked()
})

test('a digit says who makes it, and those after it are dice', async ({ table }, info) => {
  const { page } = table
  await openSample(page)
  const who = await beginNobodys(page, 'gear')
  await expect(who.getByText('2', { exact: true })).toBeVisible()
  await inEverySize(table, (width) =>
    page.screenshot({ path: info.outputPath(`who-${width}.png`) }),
  )
  // There are not as many of them.
  await page.keyboard.press('9')
  await expect(page.getByText(/not taken/)).toBeVisible()
  await page.waitForTimeout(1100)
  await page.keyboard.press('2')
  await expect(who.getByRole('radio').nth(1)).toBeChecked()
  const dice = page.getByRole('textbox', { name: 'Dice of Gear and Ammo' })
  await expect(dice).toBeFocused()
  await expect(who.getByText('2', { exact: true })).toBeHidden()
  await readOn(page)
  await page.keyboard.type('33')
  await expect(dice).toHaveValue('3 3 ')
  await expect(who.getByRole('radio').nth(1)).toBeChecked()
})

test('a move begun on what somebody holds asks who makes it, and a digit says so', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Maro', 'perception')
  await typeDice(page, 'Perception', '53')
  await page.keyboard.press('Control+Enter')
  await closed(page)
  await cardOf(page, 'Maro')
    .getByRole('button', { name: /× Perception/ })
    .focus()
  await page.keyboard.press('m')
  await page.keyboard.type('danger')
  await page.keyboard.press('Enter')
  const who = page.getByRole('radiogroup', { name: 'Who makes it?' })
  await expect(who.getByRole('radio', { name: 'Maro' })).toBeFocused()
  await expect(who.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.waitForTimeout(1100)
  await page.keyboard.press('2')
  await expect(who.getByRole('radio').nth(1)).toBeChecked()
})

test('dice typed at once after Enter on who makes it lie where the cursor stands', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginNobodys(page, 'gear')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('33')
  await expect(page.getByRole('textbox', { name: 'Dice of Gear and Ammo' })).toHaveValue('3 3 ')
  await expect(page.getByText(/not taken/)).toBeHidden()
})

test('dice typed before it is said who makes a move are kept, and who it was is asked', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('m')
  await page.getByRole('combobox', { name: /Which move/ }).fill('Gear and Ammo')
  await page.keyboard.press('Enter')
  const who = page.getByRole('radiogroup', { name: 'Who makes it?' })
  await expect(who.getByRole('radio').first()).toBeFocused()
  // Its key leads back to that question from anywhere, before anybody is chosen as well.
  await page.getByRole('textbox', { name: 'What for' }).focus()
  await page.keyboard.press('Alt+y')
  await expect(who.getByRole('radio').first()).toBeFocused()
  const dice = page.getByRole('textbox', { name: 'Dice of Gear and Ammo' })
  await dice.focus()
  await page.keyboard.type('33')
  await expect(dice).toHaveValue('3 3 ')
  await expect(page.getByText(/not taken/)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Choose who did it')
  await expect(who.getByRole('radio').first()).toBeFocused()
  // Once that is read, Enter settles it.
  await page.waitForTimeout(1100)
  await page.keyboard.press('Enter')
  await expect(who.getByRole('radio').first()).toBeChecked()
  await expect(dice).toHaveValue('3 3 ')
  await expect(page.getByText('Choose who did it')).toBeHidden()
  await expect(page.getByText('The result shows once the dice are entered.')).toBeHidden()
})

test('the list of moves that stood open goes with its campaign', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('m')
  const moves = page.getByRole('combobox', { name: /Which move/ })
  await expect(moves).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Close the campaign')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Table' })).toBeHidden()
  await page
    .getByRole('button', { name: /^The Salt Road/ })
    .first()
    .click()
  await openCompany(page)
  await expect(moves).toBeHidden()
})

test('what a move still wants is said once, whether dice lie or Enter was pressed', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'face dan')
  const move = page.getByRole('region', { name: 'Face Danger' })
  await expect(move.getByRole('textbox', { name: 'Dice of Face Danger' })).toBeVisible()
  const seen = move.locator(':not(.sr-only):not(.sr-only *)')
  const wanted = move.getByText('Still to answer').and(seen)
  await move.getByRole('textbox', { name: 'Dice of Face Danger' }).focus()
  await page.keyboard.type('65')
  await expect(wanted).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(wanted).toHaveCount(1)
})

test('a press of the pointer on who makes it goes on to what is wanted next', async ({ table }) => {
  const { page } = table
  await openSample(page)
  const who = await beginNobodys(page, 'face dan')
  await who.getByRole('radio', { name: 'Ysolt' }).click()
  const rolled = page.getByRole('radiogroup', { name: 'Player: What is rolled?' })
  await expect(rolled.getByRole('radio').first()).toBeFocused()
  await rolled.getByRole('radio', { name: 'Charm' }).click()
  await typeDice(page, 'Face Danger', '65')
})

test('the key for the next move makes the one that has the focus, else the first that waits', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  const people = (await call(page, 'character.list', {})) as { id: string; name: string }[]
  const leadsTo = people.slice(0, 2).map(({ id }) => ({
    ...{ system: 'dungeon-world', move: 'lastBreath', given: {}, target: null },
    actor: { type: 'character', id },
  }))
  await call(page, 'act.performAll', { title: 'harm', acts: [], leadsTo })
  const waiting = page.getByRole('region', { name: 'To follow' }).locator('[data-queued]')
  await expect(waiting).toHaveCount(2)
  const runner = page.getByRole('region', { name: 'Last Breath' })
  await page.getByRole('link', { name: 'Table' }).focus()
  await page.keyboard.press('Shift+M')
  await expect(runner.locator('header')).toContainText(people[0]?.name ?? '')
  await page.keyboard.press('Escape')
  await waiting.nth(1).focus()
  await page.keyboard.press('Shift+M')
  await expect(runner.locator('header')).toContainText(people[1]?.name ?? '')
})
