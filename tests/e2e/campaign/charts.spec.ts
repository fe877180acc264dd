import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { drag } from '../drag'
import { picture } from '../picture'
import { Hands } from '../story/hands'
import { beginMove, closed, confirm, typeDice } from '../story/move'
import { act, openRoad } from '../story/road'

/** Opens the rules of the campaign, and a chart among them by a word of its name. */
async function openChart(page: Page, hands: Hands, word: string, title: string): Promise<void> {
  await act(page, 'rules of')
  await expect(page.getByRole('dialog', { name: 'Rules of this campaign' })).toBeVisible()
  await hands.type(word)
  await hands.tabTo(`Edit ${title}`)
  await hands.press('Enter')
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}

test('CI-004 a chart is written by keys, told what is wrong with it, saved, reset and undone', async ({
  table,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()

  await openChart(page, hands, 'IF-132', 'Weapons')
  const weapons = page.getByRole('dialog', { name: 'Weapons' })
  // A chart that is one list as a whole names it as well.
  const adds = weapons.getByRole('button', { name: 'Add a line: Weapons', exact: true })
  await expect(adds).toHaveCount(1)
  const harm = weapons.getByRole('textbox', { name: /^Harm,/ }).first()
  await harm.focus()
  await page.keyboard.press('Control+a')
  await hands.type('99')
  await expect(weapons.getByText('A whole number from 0 to 10.')).toBeVisible()
  await expect(weapons.getByText('One thing is not right yet.')).toBeVisible()
  await expect(weapons.getByRole('button', { name: /Save the chart/ })).toBeDisabled()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'chart-weapons-wrong')
  // What is wrong is gone to by a press, and by the keys that would save.
  const other = weapons.getByRole('textbox', { name: /^Harm,/ }).nth(1)
  for (const go of ['press', 'keys']) {
    await other.focus()
    if (go === 'press') await weapons.getByRole('button', { name: 'Go to it' }).click()
    else await hands.press('Control+Enter')
    await expect(harm).toBeFocused()
  }
  await page.keyboard.press('Control+a')
  await hands.type('3')

  // A line of one's own below the first one, moved down, and another taken away.
  await hands.press('Alt+Enter')
  await expect(weapons.getByRole('textbox', { name: 'Short name, line 2' })).toBeFocused()
  await hands.type('bell')
  await hands.press('Tab')
  await hands.type('Bell hammer')
  await expect(weapons.getByRole('rowheader', { name: 'Bell hammer' })).toBeVisible()
  await hands.press('Alt+ArrowDown')
  await expect(weapons.getByRole('row').nth(3)).toContainText('Bell hammer')
  await expect(
    weapons.getByRole('textbox', { name: 'Name of your own, Bell hammer' }),
  ).toBeFocused()
  const harms = weapons.getByRole('textbox', { name: 'Harm, Bell hammer' })
  await harms.focus()
  await hands.type('4')
  // It is kept for other campaigns as it stands, saved here or not.
  const shelved = page.locator('[data-over-dialogs]')
  await hands.press('Alt+b')
  await expect(shelved).toContainText('Bell hammer is in the library.')
  await hands.press('Control+Alt+z')
  await expect(shelved).toHaveText('The library is as it was before.')
  // By the mouse it is the same; what is being written stays as it is.
  const header = weapons.getByRole('rowheader', { name: 'Bell hammer' })
  await drag(page, header, page.locator('p', { hasText: 'Drop it here: Bell hammer' }))
  await expect(shelved).toContainText('Bell hammer is in the library.')
  await expect(weapons.getByRole('textbox', { name: 'Harm, Bell hammer' })).toHaveValue('4')
  await picture(table, 'chart-weapons')
  await hands.press('Control+Enter')
  await expect(weapons).toBeHidden()
  const own = page.getByRole('listitem').filter({ hasText: 'Weapons' })
  await expect(own.getByText('Changed')).toBeVisible()
  await picture(table, 'chart-list')

  // What stands is left only when the GM says so.
  await hands.tabTo('Edit Weapons')
  await hands.press('Enter')
  await weapons.getByRole('textbox', { name: 'Harm, Bell hammer' }).focus()
  await hands.press('Alt+Delete')
  await expect(weapons.getByRole('rowheader', { name: 'Bell hammer' })).toHaveCount(0)
  await hands.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Leave the chart?' })).toBeVisible()
  await hands.tabTo('Leave it')
  await hands.press('Enter')
  await expect(weapons).toBeHidden()
  await hands.press('Escape')
  await hands.press('Control+z')
  const charts = await page.evaluate(() => window.ironTable.call('setting.read', {}))
  expect(JSON.stringify(charts)).not.toContain('Bell hammer')

  await hands.press('Control+b')
  const library = page.getByRole('dialog', { name: 'Library' })
  await expect(library.getByRole('searchbox')).toBeFocused()
  await hands.type('bell hammer')
  await expect(library.getByText('Weapons')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('Enter')
  await expect(library.getByText('Bell hammer is in the campaign.')).toBeVisible()
  await hands.press('Enter')
  await expect(library.getByText(/^Weapons: Bell hammer is there already/)).toBeVisible()
  await picture(table, 'library-line')
  const taken = await page.evaluate(() => window.ironTable.call('setting.read', {}))
  expect(JSON.stringify(taken)).toContain('Bell hammer')
  await library.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(library.getByText('Bell hammer is no longer in the library.')).toBeVisible()
})

test('CI-004 the deepest charts lie in tables, and the widest one, too', async ({ table }) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  for (const [word, title, column] of [
    ['spells', 'Spells, saves and counters', 'Success'],
    ['tags', 'Tags', 'In one hand'],
    ['multiple', 'Multiple damage', 'Beyond, for every'],
    ['fumbles', 'Fumbles', 'Or less'],
  ] as const) {
    await openChart(page, hands, word, title)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('columnheader', { name: column }).first()).toBeVisible()
    // What tells lines apart for the program is nothing to read.
    const written = await dialog
      .locator('input, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
      )
    expect(written).not.toContain('failsOutright')
    // The others are of the same parts as these.
    if (word === 'spells') expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, `chart-${word}`)
    await hands.press('Escape Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('DW-002 the GM’s own moves are offered where one is owed, and the one made is told', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await openRoad(table, folder)
  await openChart(page, hands, 'own moves', 'The GM’s own moves')
  const list = page.getByRole('dialog', { name: 'The GM’s own moves' })
  await expect(list.getByText('There is no line yet')).toBeVisible()
  await picture(table, 'chart-empty')
  await hands.press('Alt+Enter')
  await hands.type('Show what is coming')
  await hands.press('Alt+Enter')
  await hands.type('Use up their gear')
  await picture(table, 'chart-gm-moves')
  await hands.press('Control+Enter')
  await expect(list).toBeHidden()
  await hands.press('Escape')

  await beginMove(page, 'Ysolt', 'spout')
  await typeDice(page, 'Spout Lore', '11')
  await confirm(page)
  await closed(page)
  const notice = page.getByRole('region', { name: 'A move you owe' })
  await expect(notice).toContainText('You owe Ysolt a move: Spout Lore')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'owed-notice')
  await resize(table, 1440, 900)
  await notice.getByRole('combobox', { name: 'One of your moves' }).focus()
  await hands.type('Use')
  await hands.tabTo('Made it')
  await hands.press('Enter')
  await expect(notice).toBeHidden()
  await expect(page.getByRole('contentinfo')).toContainText('Use up their gear')
  await hands.press('Control+z')
  await expect(notice).toBeVisible()

  await hands.press('Control+i')
  const inbox = page.getByRole('dialog', { name: 'Moves you owe' })
  await expect(inbox).toContainText('You owe Ysolt a move, now that the result is in: Spout Lore.')
  await inbox.getByRole('combobox', { name: 'One of your moves' }).focus()
  await hands.type('Show')
  await picture(table, 'owed-inbox')
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('Control+Enter')
  await hands.press('Escape')
  await expect(page.getByRole('contentinfo')).toContainText('Show what is coming')
})
