import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { beginMove, closed, typeDice } from '../story/move'
import { openRoad } from '../story/road'

/** The sheet of somebody of the company, as the campaign holds it. */
async function sheetOf(page: Page, who: string): Promise<object | undefined> {
  const cast = (await call(page, 'character.list', {})) as {
    name: string
    sheets: Record<string, object>
  }[]
  return cast.find(({ name }) => name === who)?.sheets['dungeon-world']
}

test('DW-064 DW-083 Recover and Bolster are found among the moves and made for whoever has the focus', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await page.getByRole('button', { name: 'Make a move with Maro' }).focus()
  await page.keyboard.press('m')
  await page.keyboard.type('recover')
  const list = page.getByRole('listbox', { name: 'Moves' })
  await expect(list.getByRole('option').first()).toContainText('Recover')
  await picture(table, 'moves-recover')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Enter')
  const rest = page.getByRole('dialog', { name: 'Recover: Maro' })
  await expect(rest.getByRole('spinbutton', { name: 'Days of rest' })).toBeFocused()
  await page.keyboard.type('3')
  await rest.getByRole('checkbox', { name: 'Weak' }).press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(rest).toBeHidden()
  expect(await sheetOf(page, 'Maro')).toMatchObject({ debilities: [], hp: 10 })

  await beginMove(page, 'Ysolt', 'bolster')
  const study = page.getByRole('dialog', { name: 'Bolster: Ysolt' })
  await study.getByRole('spinbutton', { name: 'Days of study' }).press('Enter')
  await expect(study).toBeHidden()
  expect(await sheetOf(page, 'Ysolt')).toMatchObject({ preparation: 1 })
})

test('DW-074 what speaks for hiring on is said yes or no, and each yes adds 1', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'recruit')
  const runner = page.getByRole('region', { name: 'Recruit' })
  const offers = [
    'Good pay is promised',
    'The goal is known',
    'A share of the finds',
    'A useful name in these parts',
  ]
  for (const name of offers) {
    await expect(runner.getByRole('checkbox', { name })).not.toBeChecked()
  }
  await expect(runner.getByRole('spinbutton')).toHaveCount(0)
  // The dice are what is wanted next; they are read anew with whatever is ticked.
  await typeDice(page, 'Recruit', '43')
  await expect(runner).toContainText('7 to 9')
  for (const name of offers.slice(0, 3)) {
    await runner.getByRole('checkbox', { name }).press('Space')
  }
  await expect(runner).toContainText('10 or more')
  await picture(table, 'recruit-offers')
  expect(await inEveryTheme(page)).toEqual(clean)
  await runner.getByRole('checkbox', { name: 'The goal is known' }).press('Space')
  await runner.getByRole('checkbox', { name: 'A share of the finds' }).press('Space')
  await expect(runner).toContainText('7 to 9')
  await runner.getByRole('checkbox', { name: /Send them away/ }).press('Space')
  await page.keyboard.press('Control+Enter')
  await closed(page)
})
