import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { newCampaign, sitDown } from '../story/campaign'
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
  const card = page
    .getByRole('listbox', { name: 'Assets' })
    .getByRole('option', { name: /Commander/ })
  await expect(card).toBeVisible()
  // The only one that is found; and a new character has three for nothing (IS-078).
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /Free/ })).toBeChecked()
  await page.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(page.getByRole('combobox', { name: /Which asset/ })).toBeHidden()
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

test('IS-018 IS-081 IS-178 the form of a move has what the sheet says of it: an asset, a bond with the place', async ({
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
  // Once the dice lie it stands where the result does.
  await take(page.getByRole('radio', { name: /^Iron/ }))
  await page.getByRole('textbox', { name: 'Dice of Clash' }).focus()
  await typeDice(page, 'Clash', '512')
  const onResult = page.getByRole('list', { name: 'Assets, for this result' })
  await expect(onResult).toBeInViewport()
  await expect(onResult).toContainText('When you Clash, add +1')
  await take(page.getByRole('checkbox', { name: /^Bolster/ }))
  // What the ability gives is taken where somebody says that it was used.
  const gain = page.getByRole('radiogroup', { name: /Was Shield-bearer used for momentum/ })
  await expect(gain.getByRole('radio', { name: 'None' })).not.toBeChecked()
  await expect(gain).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Strong hit', { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Still to answer: Was Shield-bearer used for momentum')).toBeVisible()
  await gain.getByRole('radio', { name: '+1' }).press('Enter')
  await expect(page.getByText('3 → 4')).toBeVisible()
  await picture(table, 'asset-momentum')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
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

test('IS-077 IS-084 the sheet says that its assets come with the program, and picks one with its health', async ({
  table,
  folder,
}) => {
  const { page } = table
  const party = [{ name: 'Brand', player: 'Ben', sheet: {} }]
  await newCampaign(table, folder, { name: 'Hounds', system: 'ironsworn', party })
  await page.evaluate(() => window.location.assign('#/cast'))
  // A new character has a button for it on the card until all are chosen (IS-078).
  await expect(page.getByRole('button', { name: 'Take an asset: Brand' })).toBeVisible()
  await page.getByRole('button', { name: 'Sheets of Brand' }).press('Enter')
  await page.getByRole('menuitem', { name: /^Write the sheet/ }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Brand: Ironsworn' })
  await expect(sheet.getByText('All 78 assets of the book')).toBeVisible()
  await picture(table, 'asset-offer')
  await sheet.getByRole('button', { name: 'Take an asset' }).press('Enter')
  const pick = page.getByRole('dialog', { name: 'Take an asset: Brand' })
  await expect(pick.getByText('Take them into this campaign once')).toBeVisible()
  await picture(table, 'asset-take-in')
  await pick.getByRole('button', { name: 'Take it in' }).press('Enter')
  await expect(pick.getByRole('combobox', { name: /Which asset/ })).toBeFocused()
  await page.keyboard.type('hou')
  const assets = pick.getByRole('listbox', { name: 'Assets' })
  // Of several that are found Enter takes the one that is pointed at.
  const hound = assets.getByRole('option', { name: /^Hound/ })
  expect(await assets.getByRole('option').count()).toBeGreaterThan(1)
  while ((await hound.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(hound).toContainText('chosen')
  await pick.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(pick).toBeHidden()
  const card = page.getByRole('article', { name: 'Brand' })
  await expect(card.getByRole('list', { name: 'Assets' }).first()).toContainText('4 of 4')
  // The sheet that it was begun from is gone: whoever has it now has the focus.
  const hasFocus = () => card.evaluate((part) => part.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  // What is held already is not offered again.
  await card.getByRole('button', { name: 'Take an asset: Brand' }).press('Enter')
  await expect(pick.getByRole('combobox', { name: /Which asset/ })).toBeFocused()
  await page.keyboard.type('hound')
  await expect(assets.getByRole('option', { name: /^Hound/ })).toBeHidden()
})

test('IS-062 bonds on an older sheet that have got no tick are given theirs by a button, and back', async ({
  table,
  folder,
}) => {
  const { page } = table
  const sheet = { bonds: ['Redford', 'Old Hesta'], bondTicks: 0, xpEarned: 3 }
  const party = [{ name: 'Brand', player: 'Ben', sheet }]
  await newCampaign(table, folder, { name: 'Old bonds', system: 'ironsworn', party })
  await sitDown(page, 'Brand')
  const bonds = page.getByRole('region', { name: 'Bonds' }).getByRole('group', { name: 'Brand' })
  await expect(bonds).toContainText('0 ticks')
  const tick = bonds.getByRole('button', { name: 'Set the track of bonds to 2 ticks, Brand' })
  await picture(table, 'bond-ticks')
  await tick.press('Enter')
  await expect(bonds).toContainText('2 ticks')
  await expect(tick).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(tick).toBeVisible()
})

test('IS-077 the key that sends the form takes the asset that is pointed at', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  const dialog = await lookForAsset(page, 'Brand', '')
  // Nothing is pointed at yet: what is missing is said.
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toHaveText('Something is still to be answered here.')
  await page.keyboard.type('hound')
  await expect(page.getByRole('listbox', { name: 'Assets' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  // Which ability it begins with is seen before it is taken.
  await expect(page.getByRole('option', { name: /^Hound.*chosen/ })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: /ability/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('combobox', { name: /Which asset/ })).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  const assets = cardOf(page, 'Brand').getByRole('list', { name: 'Assets' })
  await expect(assets.first()).toContainText('Hound')
})
