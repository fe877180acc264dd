import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { cardOf } from '../story/move'
import { openOath } from '../story/oath'
import { take } from '../story/quest'

test('IS-206 an asset with a track of its own: taken, spent by keys, shown where its player looks', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  await openOath(table, folder)
  await page.keyboard.press('Shift+j')
  const dialog = page.getByRole('dialog', { name: 'Rest, treatment and counters' })
  await dialog.getByRole('button', { name: 'Brand', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Take an asset' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Which asset/ })).toBeFocused()
  await page.keyboard.type('warband')
  const card = page.getByRole('list', { name: 'Assets' }).getByRole('button', { name: /Commander/ })
  await card.press('Enter')
  const free = page.getByRole('checkbox', { name: /Free/ })
  await free.press('Space')
  await expect(free).toBeChecked()
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
