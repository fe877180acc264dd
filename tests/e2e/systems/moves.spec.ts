import type { Locator, Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginFight } from '../story/fight'
import { beginMove, cardOf, closed, confirm, openSample, opposeMaro, typeDice } from '../story/move'

/** Changes the Iron Fist sheet of a character before the evening begins. */
async function prepare(page: Page, name: string, sheet: object): Promise<void> {
  const reply = await page.evaluate((call) => window.ironTable.call('character.edit', call), {
    characterId: `character-${name}`,
    sheets: { 'iron-fist': sheet },
  })
  expect(reply).toMatchObject({ ok: true })
}

test('a move with its swap is made by keys, lands at once and is undone at once', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await prepare(page, 'ysolt', { advantageDie: 5 })
  const card = cardOf(page, 'Ysolt')
  await picture(table, 'company')
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '24')
  const swaps = page.getByRole('radiogroup', { name: 'Swap in: Advantage Die?' })
  await expect(swaps.getByRole('radio', { name: 'Leave the dice: 7, 7 to 9' })).toBeChecked()
  await expect(swaps.getByRole('radio', { name: 'The 5 for the 4: 8, 7 to 9' })).toBeVisible()
  // A digit is one of the list that has the focus, and no other list shows any.
  const better = page.getByRole('checkbox', { name: /Better placed/ })
  await expect(swaps.locator('kbd').first()).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(swaps.locator('kbd').first()).toBeVisible()
  await expect(better.locator('kbd')).toBeHidden()
  // Of several dice that it may stand for a digit says which, and goes on to the picks.
  const lesser = swaps.getByRole('radio', { name: 'The 5 for the 4: 8, 7 to 9' })
  await page.keyboard.press('2')
  await expect(lesser).toBeChecked()
  await expect(lesser).not.toBeFocused()
  await lesser.focus()
  await page.keyboard.press('1')
  await expect(swaps.getByRole('radio', { name: 'The 5 for the 2: 10, 10 or more' })).toBeChecked()
  await better.focus()
  await expect(swaps.locator('kbd').first()).toBeHidden()
  await expect(better.locator('kbd')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('Not yet: Pick 2.')).toBeVisible()
  await expect(page.getByText('The player of Ysolt picks 2', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /Outmanoeuvre/ }).focus()
  await page.keyboard.press('Space')
  await picture(table, 'swap')
  expect(await inEveryTheme(page)).toEqual(clean)
  await expect(card.getByText('5', { exact: true })).toBeVisible()
  await page.keyboard.press('Alt+w')
  await expect(page.getByRole('textbox', { name: 'What for' })).toBeFocused()
  await page.keyboard.type('to hold the gate')
  await confirm(page)
  await closed(page)
  const log = await page.evaluate(async () =>
    JSON.stringify(await window.ironTable.call('journal.recent', { limit: 9 })),
  )
  expect(log).toContain('"why":"to hold the gate"')
  await expect(card.getByText('1 → 2, Engage in Battle')).toBeVisible()
  await page.keyboard.press('Control+z')
  const bar = page.getByRole('contentinfo')
  await expect(bar).toContainText('Undone: Ysolt: Engage in Battle')
  await page.keyboard.press('Control+Shift+z')
  await expect(bar).not.toContainText('Undone')
  await page.keyboard.press('Control+z')
  await expect(card.getByText('5', { exact: true })).toBeVisible()
  await expect(card.getByText('2 → 5, by hand')).toBeVisible()
})

test('a move says why somebody cannot be chosen: they have no sheet of its system', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  const hint = page.getByText('has no sheet of Iron Fist yet: “Sheets” on their card')
  await beginMove(page, 'Ysolt', 'engage')
  await expect(page.getByRole('combobox', { name: 'On whom' })).toBeVisible()
  await expect(hint).toBeHidden()
  await page.evaluate(() => window.ironTable.call('npc.create', { name: 'Old Marl' }))
  await expect(hint).toBeVisible()
})

test('help moves the band, and the helper’s own move lands with it', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Tamsin', 'lie')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await expect(whom).toBeFocused()
  await whom.selectOption('Brannoch')
  await page.keyboard.press('Enter')
  await typeDice(page, 'Lie and Deceive', '44')
  await expect(page.getByRole('status').filter({ hasText: '7 to 9' })).toBeVisible()
  await page.keyboard.press('Alt+h')
  const help = page.getByRole('group', { name: 'Help' })
  await expect(help.getByRole('combobox', { name: 'Who helps?' })).toBeFocused()
  await page.keyboard.type('Maro')
  await help.getByRole('combobox', { name: 'By which move?' }).selectOption('Perception')
  // A digit beside the helper's dice is theirs, and their name is not that of the other dice.
  await help.getByRole('radio', { name: 'A step on the result' }).focus()
  await page.keyboard.type('53')
  await expect(
    page.getByRole('textbox', { name: 'Dice of Perception, by Maro to help' }),
  ).toHaveValue('5 3 ')
  await expect(help.getByText('The GM owes a move against the helper.')).toBeVisible()
  // What the helper's own move brings lands with it.
  await expect(help.getByText('Maro gets one hold over')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /3 holds/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /3 holds/ }).click()
  await picture(table, 'help')
  expect(await inEveryTheme(page)).toEqual(clean)
  await confirm(page)
  await closed(page)
  const holds = cardOf(page, 'Tamsin').getByRole('button', { name: /Lie and Deceive/ })
  await expect(holds).toContainText('3 ×')
  await expect(cardOf(page, 'Maro').getByRole('button', { name: /1 × Perception/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(holds).toBeHidden()
})

test('IF-040 IF-042 a key weighs the help that may come, before the dice fall', async ({
  table,
}, info) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Tamsin', 'lie')
  const plain = page.getByRole('list', { name: 'Odds before the roll' })
  const helped = page.getByRole('list', { name: 'With help' })
  const failed = page.getByRole('list', { name: 'If the help fails' })
  await expect(plain).toBeVisible()
  await expect(helped).toBeHidden()
  await page.keyboard.press('Alt+o')
  await expect(helped.getByRole('listitem').nth(1)).toHaveText(/^7 to 9: \d+ %$/)
  await expect(helped).not.toContainText('6 or less')
  await expect(failed).not.toContainText('10 or more')
  await resize(table, 1024, 640)
  await expect(failed).toBeInViewport()
  await page.screenshot({ path: info.outputPath('weigh-help-1024.png') })
  await picture(table, 'weigh-help')
  await expect(failed).toBeInViewport()
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Alt+h')
  await expect(page.getByRole('group', { name: 'Help' })).toBeVisible()
  await expect(helped).toBeHidden()
  await page.getByRole('button', { name: 'Without this help' }).click()
  await expect(helped).toBeVisible()
  await page.keyboard.press('Alt+o')
  await expect(helped).toBeHidden()
  await expect(plain).toBeVisible()
})

test('one at Health −3 takes a debility in place of what Suffer Harm brings', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await prepare(page, 'maro', { counters: { health: -3 } })
  await beginMove(page, 'Maro', 'suffer')
  await typeDice(page, 'Suffer Harm', '22')
  await expect(page.getByRole('status').filter({ hasText: '6 or less' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /IF-115/ })).toHaveCount(4)
  await page.getByRole('checkbox', { name: /Deadly/ }).click()
  await page.getByRole('radio', { name: /only the harm stays/ }).click()
  await page.getByRole('textbox', { name: /Which debility/ }).fill('A lame leg')
  await picture(table, 'debility')
  await confirm(page)
  await closed(page)
  await expect(cardOf(page, 'Maro').getByText('−3')).toBeVisible()
  await expect(cardOf(page, 'Maro').getByText('Debility: A lame leg')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cardOf(page, 'Maro').getByText('Debility: A lame leg')).toBeHidden()
})

test('two characters oppose each other: the winner picks first, the loser may take fewer', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await opposeMaro(page)
  const ysolt = page.getByRole('region', { name: 'Ysolt' })
  const maro = page.getByRole('region', { name: 'Maro' })
  await typeDice(page, 'Engage in Battle', '65')
  // Letters find it in the list, which keeps the focus until Enter goes on.
  const deed = maro.getByRole('combobox', { name: 'What Maro does' })
  await deed.focus()
  await page.keyboard.type('Defend')
  await expect(deed).toHaveValue('defend')
  await expect(deed).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(deed).not.toBeFocused()
  await maro.getByRole('radio', { name: 'Steel, at close quarters' }).click()
  await maro.getByRole('textbox', { name: 'Dice of Defend and Hold' }).focus()
  await page.keyboard.type('64')
  await expect(page.getByText('Ysolt wins and picks first.')).toBeVisible()
  await expect(maro.getByText('Ysolt won and picks first.')).toBeVisible()
  await expect(maro.getByRole('checkbox', { name: /Draw their attacks/ })).toBeHidden()
  await ysolt.getByRole('checkbox', { name: /Outmanoeuvre/ }).click()
  await ysolt.getByRole('checkbox', { name: /1 more harm/ }).click()
  await expect(ysolt.locator('.cap').first()).toBeVisible()
  await maro.getByRole('checkbox', { name: /The position stands/ }).click()
  // Digits are said only where they are taken: on the side that has the focus.
  await expect(maro.locator('.cap').first()).toBeVisible()
  await expect(ysolt.locator('.cap').first()).toBeHidden()
  await page.getByRole('button', { name: 'They cancel each other' }).click()
  await expect(maro.getByText('It cancels a pick of the winner.')).toBeVisible()
  await expect(maro.getByRole('checkbox', { name: /The position stands/ })).not.toBeChecked()
  await maro.getByRole('checkbox', { name: /Draw their attacks/ }).click()
  await maro.getByRole('checkbox', { name: /Fewer picks/ }).click()
  await picture(table, 'conflict')
  expect(await inEveryTheme(page)).toEqual(clean)
  await confirm(page)
  await closed(page)
  await expect(cardOf(page, 'Ysolt').getByText('2 → 3, Conflict')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cardOf(page, 'Ysolt').getByText('2 → 3, Conflict')).toBeHidden()
})

test('IF-043 dice that lie go over into the conflict, and the other side’s move is wanted', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await opposeMaro(page, '65')
  await expect(page.getByRole('combobox', { name: 'What Maro does' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Dice of Engage in Battle' })).toHaveValue(/6.*5/)
  await expect(page.getByText('Something here is not finished')).toBeHidden()
})

test('IF-039 either side of a conflict has help, and nobody helps both', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'perception')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Maro')
  await page.keyboard.press('Alt+c')
  const ysolt = page.getByRole('region', { name: 'Ysolt' })
  const maro = page.getByRole('region', { name: 'Maro' })
  await typeDice(page, 'Perception', '11')
  await maro.getByRole('combobox', { name: 'What Maro does' }).selectOption('Perception')
  await maro.getByRole('textbox', { name: 'Dice of Perception' }).pressSequentially('66')
  await page.keyboard.press('Alt+h')
  const helpers = (side: Locator) => side.getByRole('combobox', { name: 'Who helps?' })
  await expect(helpers(ysolt)).toBeFocused()
  await page.keyboard.press('Alt+Shift+h')
  await expect(helpers(maro)).toBeFocused()
  await helpers(ysolt).selectOption('Tamsin')
  await expect(helpers(maro).locator('option')).not.toContainText(['Tamsin'])
  await ysolt.getByRole('radio', { name: 'Cannot fail' }).click()
  await picture(table, 'conflict-help')
  expect(await inEveryTheme(page)).toEqual(clean)
  await maro.getByRole('button', { name: 'Without this help' }).click()
  await maro.getByRole('checkbox', { name: /3 holds/ }).click()
  await confirm(page)
  await closed(page)
  await expect(cardOf(page, 'Ysolt').getByRole('button', { name: /1 × Perception/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cardOf(page, 'Ysolt').getByRole('button', { name: /× Perception/ })).toBeHidden()
})

test('moves that follow wait in a strip, are reordered, dropped and taken by keys', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  for (const [name, target] of [
    ['Ysolt', 'Nettle'],
    ['Brannoch', 'Pell'],
  ] as const) {
    await beginMove(page, name, 'engage')
    await page.getByRole('combobox', { name: 'On whom' }).selectOption(target)
    await page.getByRole('textbox', { name: 'Dice of Engage in Battle' }).focus()
    await page.keyboard.type('43')
    await page.getByRole('checkbox', { name: /Finish it/ }).click()
    await expect(page.getByText(`Then ${name}: Inflict Harm`)).toBeVisible()
    await confirm(page)
    await closed(page)
  }
  const strip = page.getByRole('region', { name: 'To follow' })
  const waiting = strip.getByRole('button', { name: /^Make Inflict Harm/ })
  await expect(waiting).toHaveCount(2)
  await page.keyboard.press('Control+i')
  const inbox = page.getByRole('dialog', { name: 'Moves you owe' })
  await expect(
    inbox.getByText(/^You owe Ysolt a move.*Engage in Battle, on Nettle\.$/),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inbox).toBeHidden()
  await waiting.first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(waiting.first()).toContainText('Brannoch on Pell')
  await expect(waiting.nth(1)).toBeFocused()
  await picture(table, 'queue')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(waiting).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(waiting).toHaveCount(2)
  await page.keyboard.press('Shift+m')
  await typeDice(page, 'Inflict Harm', '11')
  await expect(page.getByRole('spinbutton', { name: /^Harm/ })).toHaveValue('3')
  await expect(page.getByRole('button', { name: /^One more: Harm/ })).toBeVisible()
  await confirm(page)
  await closed(page)
  await expect(waiting).toHaveCount(1)
  await expect(waiting).toContainText('Ysolt on Nettle')
})

test('a move that was begun from nowhere leaves the focus with what follows it', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('m')
  await page.getByRole('combobox', { name: /Which move/ }).fill('engage')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Ysolt', exact: true }).click()
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Nettle')
  await page.getByRole('textbox', { name: 'Dice of Engage in Battle' }).focus()
  await page.keyboard.type('43')
  await page.getByRole('checkbox', { name: /Finish it/ }).click()
  await confirm(page)
  await closed(page)
  await expect(page.getByRole('button', { name: /^Make Inflict Harm/ })).toBeFocused()
})

test('holds are spent by a key, over somebody and out of the pool', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await prepare(page, 'ysolt', { gearHolds: 3 })
  await beginMove(page, 'Ysolt', 'manip')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Maro')
  await page.getByRole('textbox', { name: 'Dice of Manipulate' }).focus()
  await page.keyboard.type('66')
  await page.getByRole('checkbox', { name: /3 holds/ }).click()
  await confirm(page)
  await closed(page)
  const card = cardOf(page, 'Ysolt')
  const over = card.getByRole('button', { name: /Manipulate over Maro/ })
  await expect(over).toContainText('3 ×')
  await picture(table, 'holds')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('spend a hold')
  await page.keyboard.press('Enter')
  await expect(over).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('checkbox', { name: /It weighs much/ }).click()
  await picture(table, 'spend')
  expect(await inEveryTheme(page)).toEqual(clean)
  await dialog.getByRole('button', { name: 'Spend' }).click()
  await expect(over).toContainText('1 ×')
  const pool = card.getByRole('button', { name: /3 × Gear and Ammo/ })
  await pool.click()
  await dialog.getByRole('radio', { name: /Money for something big/ }).click()
  await dialog.getByRole('button', { name: 'Spend' }).click()
  // What costs more than is left is passed over by the arrows, round the end as well.
  await card.getByRole('button', { name: /1 × Gear and Ammo/ }).press('Enter')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await expect(dialog.getByRole('radio').last()).toBeDisabled()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('radio').nth(3)).toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(pool).toBeVisible()
})

test('over a fight the runner alone hears the keys, and Escape gives them back', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginFight(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('make a move')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
  await page.keyboard.type('danger')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Tamsin' }).click()
  await page.getByRole('radio', { name: 'Charm' }).click()
  await page.getByRole('textbox', { name: 'Dice of Face Danger' }).focus()
  await page.keyboard.type('31')
  await expect(page.getByRole('status').filter({ hasText: '6 or less' })).toBeVisible()
  await picture(table, 'over-fight')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.getByRole('radio', { name: 'Charm' }).focus()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
  await closed(page)
  await expect(page.getByRole('heading', { level: 2, name: '1 Full defence' })).toBeVisible()
})
