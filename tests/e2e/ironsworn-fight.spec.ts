import { expect, test } from './app'
import { clean, inEveryTheme } from './axe'
import { picture } from './picture'
import { land, openFray, rollWith } from './story/fray'
import { Hands } from './story/hands'

test('IS-150 IS-117 IS-118 IS-121 a pack is fought by keys: brought, struck, hit by, burned against, ended', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await openFray(table, folder)
  const board = page.getByRole('region', { name: 'The fight', exact: true })
  await expect(board.getByRole('button')).toHaveText([/Add a foe/])
  await picture(table, 'fray-quiet')

  // A pack of four out of the library.
  await hands.press('f')
  const dialog = page.getByRole('dialog', { name: 'Foes for the fight' })
  await expect(dialog.getByRole('combobox', { name: /Find a foe/ })).toBeFocused()
  await expect(dialog.getByRole('option')).toHaveCount(31)
  await hands.type('salt')
  await expect(dialog.getByRole('option')).toHaveText([/Salt raider/, /New: salt/])
  await hands.tabTo('How many')
  await hands.press('ArrowUp ArrowUp ArrowUp')
  await expect(dialog.getByRole('list', { name: 'What they come to' })).toContainText(
    '4 as one, Formidable',
  )
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'fray-dialog')
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  const pack = board.getByRole('article', { name: 'Salt raider ×4' })
  await expect(pack).toContainText('0 of 40 ticks, score 0')
  await expect(pack).toContainText('Deals 3; 4 ticks for each point of harm')

  // Enter the Fray, for each of them.
  await hands.press('Alt+f')
  await expect(board.getByRole('button', { name: 'Asta', exact: true })).toBeFocused()
  await hands.tabTo('Enter the Fray')
  await hands.press('Enter')
  await rollWith(hands, 'Enter the Fray', 0, '523')
  await land(hands)
  const lead = (name: string, state: string) =>
    board.getByRole('button', { name: `${name}: ${state}. Turn it over.` })
  await expect(lead('Asta', 'In control')).toBeVisible()
  await expect(pack).toContainText('Asta: 2 harm = 8 ticks → 8 of 40; struck well 12')

  // Strike: ticks before and after, and the lead that goes with a strong hit.
  await hands.press('Alt+f s')
  await rollWith(hands, 'Strike', 0, '623')
  await expect(page.getByText('Salt raider ×4: +3 by its rank, 0 → 12 of 40 ticks')).toBeVisible()
  await picture(table, 'fray-strike')
  await land(hands)
  await expect(pack).toContainText('12 of 40 ticks, score 3')
  await expect(pack).toContainText('Decisive: Asta may end it now.')
  await expect(pack.getByRole('list', { name: 'Odds before the roll' })).toHaveText(
    /Strong hit: 4 %.*Weak hit: 32 %.*Miss: 64 %/,
  )
  await page.keyboard.press('Control+z')
  await expect(pack).toContainText('0 of 40 ticks, score 0')
  await page.keyboard.press('Control+Shift+z')
  await expect(pack).toContainText('12 of 40 ticks, score 3')

  // The foe hits: what it deals is settled already.
  await hands.press('Alt+f h')
  const runner = page.getByRole('region', { name: 'Endure Harm', exact: true })
  await expect(runner.getByRole('spinbutton', { name: 'Harm', exact: true })).toHaveValue('3')
  await hands.tabTo('Dice of Endure Harm')
  await hands.type('257')
  await land(hands)

  // A miss that momentum turns into a strong hit.
  await hands.press('Alt+f s')
  await rollWith(hands, 'Strike', 0, '265')
  const burn = runnerOf('Strike').getByRole('radio', { name: /Spend it all: 6, 7|Spend it all/ })
  await expect(burn.first()).toBeVisible()
  await burn.first().focus()
  await hands.press('Space')
  await picture(table, 'fray-burn')
  expect(await inEveryTheme(page)).toEqual(clean)
  await land(hands)
  await expect(pack).toContainText('24 of 40 ticks, score 6')

  // It is ended on its odds.
  await expect(pack.getByRole('list', { name: 'Odds before the roll' })).toHaveText(
    /Strong hit: 25 %.*Weak hit: 50 %.*Miss: 25 %/,
  )
  await hands.press('Alt+f')
  await picture(table, 'fray-board')
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('e')
  await expect(runnerOf('End the Fight').getByRole('list', { name: /Odds/ })).toContainText('25 %')
  await hands.tabTo('Dice of End the Fight')
  await hands.type('35')
  const over = runnerOf('End the Fight').getByRole('radio').last()
  await over.focus()
  await hands.press('Space')
  await picture(table, 'fray-end')
  await land(hands)
  await expect(pack).toBeHidden()
  await expect(board.getByRole('button')).toHaveText([/Add a foe/])

  function runnerOf(name: string) {
    return page.getByRole('region', { name, exact: true })
  }
})
