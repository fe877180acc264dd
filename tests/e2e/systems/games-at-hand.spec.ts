import type { Locator, Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call, newCampaign, sitDown } from '../story/campaign'
import { beginMove, closed, confirm, typeDice } from '../story/move'
import { openOath } from '../story/oath'

const [adventure, fist] = ['dungeon-world', 'iron-fist']

/** A campaign of two games: a party of each, and a foe of the second on the table. */
async function openBoth(table: Table, folder: string): Promise<void> {
  const { page } = table
  const party = ['Ysolt', 'Maro', 'Tamsin', 'Odo', 'Brida', 'Cade'].map((name) => ({
    ...{ name, player: 'Anna', sheet: { scores: { str: 16 }, hp: 9, maxHp: 18 } },
  }))
  await newCampaign(table, folder, { name: 'Two games', system: adventure, party })
  await call(page, 'system.switchOn', { system: fist })
  for (const name of ['Weaver', 'Hollis', 'Piet', 'Runa']) {
    await call(page, 'character.create', { name, player: 'Ben', sheets: { [fist]: {} } })
  }
  const foe = { name: 'The tollman', sheets: { [fist]: {} } }
  const { npcId } = (await call(page, 'npc.create', foe)) as { npcId: string }
  await call(page, 'sceneBoard.place', { whom: [{ npcId }] })
  await sitDown(page, 'Ysolt')
}

const companyOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(name) })
const find = (page: Page) => page.getByRole('combobox', { name: /^Which move/ })
const begins = (within: Page | Locator) =>
  within.getByRole('button', { name: 'Make a move', exact: true })

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`whoever makes a move, and on whom, comes into sight beside it at ${width} by ${height}`, async ({
    table,
    folder,
  }) => {
    const { page } = table
    await openBoth(table, folder)
    await page.setViewportSize({ width, height })
    await page.keyboard.press('m')
    await expect(find(page)).toBeFocused()
    await page.keyboard.type('engage in')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'The company: Iron Fist' })
    await expect(heading).toBeInViewport()
    const who = page.getByRole('radio', { name: 'Runa' })
    await who.press('Space')
    const card = page.locator('[data-company="iron-fist"] [data-character]', { hasText: 'Runa' })
    await expect(card).toBeInViewport({ ratio: 0.9 })
    await expect(who).toBeFocused()
    const whom = page.getByRole('combobox', { name: 'On whom' })
    await whom.focus()
    await whom.selectOption('The tollman')
    await expect(page.locator('[data-on-table]')).toBeInViewport({ ratio: 0.9 })
    await expect(whom).toBeFocused()
  })
}

test('IF-039 help is given by a move of the game that is played, of no other', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openBoth(table, folder)
  await beginMove(page, 'Hollis', 'engage')
  await page.keyboard.press('Alt+h')
  const by = page.getByRole('combobox', { name: 'By which move' })
  await expect(by.locator('option', { hasText: 'Face Danger' })).toHaveCount(1)
  await expect(by.locator('option', { hasText: 'Hack and Slash' })).toHaveCount(0)
})

test('Enter on the only one whom a list of many finds takes them', async ({ table, folder }) => {
  const { page } = table
  await openBoth(table, folder)
  for (let at = 1; at <= 24; at += 1) {
    await call(page, 'npc.create', { name: `Guard ${at}`, sheets: { [fist]: {} } })
  }
  await beginMove(page, 'Hollis', 'engage')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await page.getByRole('searchbox', { name: /On whom/ }).fill('guard 17')
  await page.keyboard.press('Enter')
  await expect(whom).toBeFocused()
  await expect(whom.locator('option:checked')).toHaveText('Guard 17')
})

test('M begins with the game that is played: of the board with the focus, else the last one', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openBoth(table, folder)
  const keyOn = (name: string) => begins(companyOf(page, name)).locator('kbd')
  const groups = page.getByRole('listbox', { name: 'Moves' }).getByRole('group')

  // One button alone says the key.
  await expect(begins(page)).toHaveCount(2)
  await expect(keyOn('Dungeon World')).toHaveCount(1)
  await expect(keyOn('Iron Fist')).toHaveCount(0)
  await page.keyboard.press('m')
  await expect(groups).toHaveCount(2)
  await expect(groups.first()).toHaveAccessibleName('Dungeon World')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Make a move with Hollis' }).focus()
  await expect(keyOn('Iron Fist')).toHaveCount(1)
  await expect(keyOn('Dungeon World')).toHaveCount(0)
  await page.getByRole('link', { name: 'Notes' }).focus()
  await page.keyboard.press('m')
  await expect(groups.first()).toHaveAccessibleName('Iron Fist')
  await page.keyboard.type('volley')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')

  // What was played last is known after an end of the program as well.
  await page.getByRole('button', { name: 'Make a move with Hollis' }).focus()
  await page.keyboard.press('m')
  await page.keyboard.type('engage in')
  await page.keyboard.press('Enter')
  await page.keyboard.type('11')
  await confirm(page)
  await closed(page)
  await page.reload()
  await sitDown(page, 'Ysolt')
  await page.keyboard.press('m')
  await expect(groups.first()).toHaveAccessibleName('Iron Fist')
})

test('a move of one’s own is written with a stat of its game, and rolled by that of the second', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openBoth(table, folder)
  const dialog = page.getByRole('dialog', { name: 'Moves of your own' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('moves of your own')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Climb the wall')
  const stat = dialog.getByRole('combobox', { name: 'Rolled with' })
  await expect(stat.locator('option', { hasText: 'STR (Dungeon World)' })).toHaveCount(1)
  await expect(stat.locator('option', { hasText: 'Edge (Iron Fist)' })).toHaveCount(1)
  await stat.selectOption('In other words …')
  await expect(dialog.getByRole('textbox', { name: /in other words/ })).toBeVisible()
  await stat.selectOption({ label: 'Edge (Iron Fist)' })
  expect(await inEveryTheme(page)).toEqual(clean)
  await dialog.getByRole('textbox', { name: 'On 10+' }).fill('Up and over.')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('button', { name: 'Climb the wall', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  // Of every game it is offered once for each: that of the second is rolled with the stat of its sheets.
  await page.keyboard.press('m')
  await page.keyboard.type('climb')
  await expect(page.getByRole('option', { name: /Climb the wall/ })).toHaveCount(2)
  await page.getByRole('option', { name: /Climb the wall.*Iron Fist/ }).click()
  const move = page.getByRole('region', { name: 'Climb the wall' })
  const who = move.getByRole('radiogroup', { name: 'Who makes it?' })
  await expect(who.getByRole('radio', { name: 'Runa' })).toHaveCount(1)
  await expect(who.getByRole('radio', { name: 'Ysolt' })).toHaveCount(0)
  await who.getByRole('radio', { name: 'Runa' }).focus()
  await page.keyboard.press('Enter')
  await expect(move.getByRole('spinbutton', { name: 'Modifier' })).toHaveCount(0)
  await typeDice(page, 'Climb the wall', '65')
  await expect(move).toContainText('Up and over.')
  await confirm(page)
  await closed(page)
})

test('IS-102 a move that nobody is chosen for leaves the company where it begins, and what is to be picked is said once', async ({
  table,
  folder,
}) => {
  const { page } = table
  await resize(table, 1024, 640)
  await openOath(table, folder)
  await page.keyboard.press('m')
  await expect(find(page)).toBeFocused()
  await page.keyboard.type('face danger')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radiogroup', { name: 'Who makes it?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The company: Ironsworn' })).toBeInViewport()
  await page.keyboard.press('1')
  const stats = page.getByRole('radiogroup', { name: /What is rolled/ })
  await expect(stats.getByRole('radio').first()).toBeFocused()
  // Five stats have no sixth.
  await page.waitForTimeout(800)
  await page.keyboard.press('6')
  await expect(page.getByText('These keys were not taken:')).toBeVisible()
  await page.waitForTimeout(800)
  await page.keyboard.press('3')
  await page.waitForTimeout(800)
  await typeDice(page, 'Face Danger', '459')
  await expect(page.getByText(/Pick one\./)).toHaveCount(1)
})
