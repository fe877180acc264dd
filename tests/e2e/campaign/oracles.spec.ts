import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { Hands } from '../story/hands'

/** What a question answers, as text. */
async function call(page: Page, name: 'npc.list' | 'place.list'): Promise<string> {
  const reply = await page.evaluate((asked) => window.ironTable.call(asked, {}), name)
  return JSON.stringify(reply)
}

/** How many rolls on tables the log tells, without those they led to. */
const consulted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const reply = await window.ironTable.call('journal.recent', { limit: 60 })
    return JSON.stringify(reply).match(/oracle\.rolled/g)?.length ?? 0
  })

test('a question, a pack taken in, tables rolled, one of the own mended while it is written', async ({
  table,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()

  // IS-143, IS-144: 55 at fifty-fifty is a yes, and both dice alike are a cue.
  await hands.press('Control+Shift+O')
  const drawer = page.getByRole('dialog', { name: 'Oracles' })
  const question = drawer.getByRole('textbox', { name: 'Question' })
  await expect(question).toBeFocused()
  // On a chance, R rolls and a digit is the first of the dice.
  await hands.tabTo('Fifty-fifty')
  await hands.press('ArrowDown r')
  await expect(drawer.getByText(/^rolled \d+$/)).toBeVisible()
  await expect(drawer.getByLabel('Percentile dice (d100)')).toBeFocused()
  await hands.press('Shift+Tab Shift+Tab ArrowUp')
  await hands.type('5')
  await expect(drawer.getByLabel('Percentile dice (d100)')).toBeFocused()
  // What is left blank is answered as it was asked: Enter goes from the question to the dice.
  await question.focus()
  await hands.press('Enter')
  await expect(drawer.getByLabel('Percentile dice (d100)')).toBeFocused()
  await hands.press('Backspace')
  // IS-009: both dice as they lie, or the number; Enter takes what could still go on.
  const rolls = { '07': 7, '00': 100, '100': 100, '7Enter': 7, '10Enter': 10, '42': 42 }
  for (const [typed, roll] of Object.entries(rolls)) {
    await hands.type(typed.replace('Enter', ''))
    if (typed.endsWith('Enter')) await hands.press('Enter')
    await expect(drawer.getByText(`rolled ${String(roll)}`, { exact: true })).toBeVisible()
  }
  await hands.type('55')
  await expect(drawer.getByText('Yes, and to an extreme')).toBeVisible()
  await expect(drawer.getByText('rolled 55')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'oracle-ask')

  // There are no tables yet; the pack brings 38.
  await hands.press('t')
  await expect(drawer.getByText('There are no tables here yet')).toBeVisible()
  await expect(drawer.getByText('38 tables').first()).toBeVisible()
  await picture(table, 'oracle-none')
  await hands.tabTo('Take it in')
  await hands.press('Enter')
  await expect(drawer.getByLabel('Find a table')).toHaveValue('twist')

  // IS-144: the cue leads to the twists. IS-161: the last row rolls twice more, each a roll of its own.
  await expect(drawer.getByLabel('Major Plot Twist (d100)')).toBeFocused()
  await hands.type('98')
  await hands.type('07')
  await hands.type('08')
  await expect(drawer.getByText('and worse')).toBeVisible()
  // What the table answers is in the log at once, as a yes or no is.
  await expect(drawer.getByText('Written down')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Again', exact: true })).toBeFocused()
  expect(await consulted(page)).toBe(1)
  await picture(table, 'oracle-rolled')

  // Groups of tables; one line is rolled again and the others stay.
  await hands.tabTo('Tables')
  await hands.press('ArrowRight')
  const groups = drawer.getByRole('list', { name: 'Groups of tables' })
  await groups.getByRole('button', { name: 'Character', exact: true }).click()
  const lines = drawer.locator('dd')
  await expect(lines).toHaveCount(3)
  // The first is typed as it lies, the app rolls the rest.
  const dice = drawer.getByRole('textbox', { name: /\(d100\)/ })
  await expect(dice).toBeFocused()
  await hands.type('12')
  await expect(lines.first()).not.toContainText('Still to be rolled')
  await expect(dice).toBeFocused()
  await picture(table, 'oracle-generating')
  await hands.press('Alt+r')
  const name = drawer.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  const before = await lines.allTextContents()
  const again = drawer.getByRole('button', { name: /Roll .* again/ })
  await again.first().press('Enter')
  await expect(dice).toBeFocused()
  await hands.type('98')
  await expect(name).toBeFocused()
  const after = await lines.allTextContents()
  expect(after.slice(1)).toEqual(before.slice(1))
  expect(after[0]).not.toBe(before[0])
  await hands.type('Old Marrow')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'oracle-generated')
  await hands.press('Control+Enter')
  await expect.poll(async () => (await call(page, 'npc.list')).includes('Old Marrow')).toBe(true)
  await page.keyboard.press('Control+a')
  await hands.type('The dry well')
  await drawer.getByRole('radio', { name: 'A place' }).press('Space')
  await hands.press('Control+Enter')
  await expect
    .poll(async () => (await call(page, 'place.list')).includes('The dry well'))
    .toBe(true)

  // A button keeps the focus while what it does is on its way.
  const down = drawer.getByRole('button', { name: 'Write it down' })
  const told = await consulted(page)
  await down.press('Enter')
  await expect.poll(() => consulted(page)).toBeGreaterThan(told)
  await expect(down).toBeEnabled()
  await expect(down).toBeFocused()

  // Whoever leaves before that loses nothing, and what was written down is not written again.
  const written = await consulted(page)
  await again.first().press('Enter')
  await expect(dice).toBeFocused()
  await hands.type('50')
  await expect(name).toBeFocused()
  await drawer.getByRole('radio', { name: 'Your own' }).click()
  await expect.poll(() => consulted(page)).toBe(written + 3)

  // A table of one's own: the hole is told in its line, and goes when it is mended.
  await drawer.getByRole('radio', { name: 'Your own' }).click()
  await drawer.getByLabel('Name', { exact: true }).fill('Weather')
  await drawer.getByLabel('Dice', { exact: true }).fill('d6')
  const rows = drawer.getByLabel('Rows')
  await rows.fill('1-2 Rain\n4-6 Sun')
  await expect(drawer.getByText('Line 2:')).toBeVisible()
  await expect(drawer.getByText('No row covers 3.')).toBeVisible()
  await rows.press('Control+Enter')
  await expect(drawer.getByRole('alert')).toHaveText('Line 2: No row covers 3.')
  await expect(drawer.getByRole('button', { name: /^Weather/ })).toHaveCount(0)
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'oracle-own')
  await rows.fill('1-3 Rain\n4-6 Sun')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByRole('button', { name: /^Weather/ })).toBeFocused()
  // A new one is begun where it is called something; taken away, the focus is there again.
  const called = drawer.getByLabel('Name', { exact: true })
  await drawer.getByRole('button', { name: 'More about Weather' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(drawer.getByRole('button', { name: /^Weather/ })).toBeHidden()
  await expect(called).toBeFocused()

  await hands.press('Escape')
  await page.getByRole('link', { name: 'Cast' }).click()
  await expect(page.getByText('Old Marrow').first()).toBeVisible()
  const recent = await page.evaluate(() => window.ironTable.call('journal.recent', { limit: 60 }))
  const kinds = JSON.stringify(recent)
  expect(kinds.match(/oracle\.ledTo/g)?.length).toBeGreaterThanOrEqual(2)
  expect(kinds).toContain('oracle.asked')
})

test('a table of the own is found by what it is, and its rows lead to people and roll on tables', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  const drawer = page.getByRole('dialog', { name: 'Oracles' })
  for (const word of ['random table', 'roll table', 'table']) {
    await hands.press('Control+k')
    await hands.type(word)
    await expect(page.getByRole('option', { name: /^Random tables of your own/ })).toBeVisible()
    await hands.press('Escape')
  }
  await hands.press('Control+k')
  await hands.type('random table')
  await hands.press('Enter')
  await expect(drawer.getByRole('radio', { name: 'Your own' })).toBeChecked()
  await drawer.getByRole('textbox', { name: 'Name' }).fill('At the ferry')
  await drawer.getByRole('textbox', { name: 'Dice' }).fill('d2')
  const rows = drawer.getByRole('textbox', { name: /^Rows/ })
  await rows.fill('1 [[Hob Sallow]] waits\n2 [[Nobody at all]]')
  await expect(drawer.getByText(/Nothing is called Nobody at all yet/)).toBeVisible()
  await rows.fill('1 [[Hob Sallow]] waits\n1-2 A crow')
  await expect(drawer.getByText(/Nothing is called/)).toHaveCount(0)
  await hands.press('Control+Enter')
  await expect(drawer.getByRole('alert')).toContainText('Line 2: Another row has 1 already.')
  await rows.fill('1 [[Hob Sallow]] waits\n2 [[Nobody at all]]')
  await picture(table, 'oracle-own-names')
  await hands.press('Control+Enter')
  await expect(drawer.getByRole('button', { name: /^At the ferry/ })).toBeVisible()
  await drawer.getByRole('radio', { name: 'Tables' }).click()
  await drawer.getByRole('button', { name: /^At the ferry/ }).click()
  await drawer.getByLabel('At the ferry (d2)').fill('1')
  await expect(drawer.getByText('waits')).not.toContainText('[[')
  await picture(table, 'oracle-own-rolled')
  await drawer.getByRole('link', { name: /Hob Sallow/ }).click()
  await expect(page).toHaveURL(/npc=npc-raider-1/)
  await expect(drawer).toHaveCount(0)
})
