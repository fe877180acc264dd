import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginMove, cardOf, typeDice } from '../story/move'
import { bondAndTalent, lookForAsset, openOath, write } from '../story/oath'
import { take } from '../story/quest'

test('IS-206 an asset with a track of its own: taken, spent by keys, shown where its player looks', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  await openOath(table, folder)
  const dialog = await lookForAsset(page, 'Brand', 'warband')
  const card = page.getByRole('list', { name: 'Assets' }).getByRole('button', { name: /Commander/ })
  await expect(card).toBeVisible()
  // The only one that is found; and a new character has three for nothing (IS-078).
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /Free/ })).toBeChecked()
  await page.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /Which asset/ })).toBeHidden()
  await dialog.getByRole('button', { name: 'An asset’s own track' }).press('Enter')
  const spend = page.getByRole('dialog', { name: 'An asset’s own track: Brand' })
  await take(spend.getByRole('radio', { name: 'Commander' }))
  await expect(spend.getByText('4 → 3')).toBeVisible()
  await picture(table, 'asset-meter')
  expect(await inEveryTheme(page)).toEqual(clean)
  await spend.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(spend).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const assets = cardOf(page, 'Brand').getByRole('list', { name: 'Assets' })
  await expect(assets).toContainText('Commander (Strength of the warband 3 of 4)')
  await picture(table, 'asset-meter-card')
  await page.keyboard.press('Control+z')
  await expect(assets).toContainText('4 of 4')
  await page.keyboard.press('Control+Shift+z')
  await expect(assets).toContainText('3 of 4')
})

test('IS-018 IS-178 the form of a move has what the sheet says of it: an asset, a bond with the place', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await write(page, asta, bondAndTalent)
  await beginMove(page, 'Asta', 'clash')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Shield-bearer · When you Clash, add +1' }).last(),
  ).toBeVisible()
  await picture(table, 'asset-reminder')
  await page.keyboard.press('Escape')
  await beginMove(page, 'Asta', 'sojourn')
  await take(page.getByRole('radio', { name: 'Skerrymoor' }))
  await expect(page.getByRole('checkbox', { name: /bond/i })).toBeChecked()
  await page.getByRole('textbox', { name: 'Dice of Sojourn' }).focus()
  await typeDice(page, 'Sojourn', '623')
  await expect(page.getByText('Asta: Third choice')).toBeVisible()
  await expect(page.getByText('Brand: Third choice')).toBeHidden()
  await expect(page.getByText('Bonded with this community?')).toBeHidden()
  await picture(table, 'sojourn-place')
  expect(await inEveryTheme(page)).toEqual(clean)
})
