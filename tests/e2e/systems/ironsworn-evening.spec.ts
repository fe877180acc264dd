import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { land, rollWith } from '../story/fray'
import { Hands } from '../story/hands'
import { closed, typeDice } from '../story/move'
import { openOath, write } from '../story/oath'
import { boardOf, questOf, toQuest } from '../story/quest'

const fightOf = (page: Page) => page.getByRole('region', { name: 'The fight', exact: true })

test('IS-061 IS-108 IS-195 IS-028 IS-187 an evening: a vow of two, a road, a mixed pack, a burn, the vow fulfilled', async ({
  table,
  folder,
}) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = new Hands(page)
  const { asta } = await openOath(table, folder)
  await write(page, asta, { momentum: 6 })
  await call(page, 'session.start', {})

  // A vow that both swear.
  await hands.press('v')
  await expect(page.getByRole('textbox', { name: 'What is sworn' })).toBeFocused()
  await hands.type('Light the beacon')
  await hands.tabTo('Brand')
  await hands.press('Space')
  await hands.tabTo('To the dice')
  await hands.press('Enter')
  await typeDice(page, 'Swear an Iron Vow', '623')
  await land(hands)
  const quests = boardOf(page)
  const vow = quests.getByRole('article').filter({ hasText: 'Light the beacon' })
  await expect(vow).toContainText('Asta, Brand')

  // A road, on which both are without another key.
  await hands.press('j')
  await expect(page.getByRole('textbox', { name: 'Where to' })).toBeFocused()
  await hands.type('Over the pass')
  await hands.press('Enter')
  await typeDice(page, 'Undertake a Journey', '623')
  const careful = page.getByRole('checkbox', { name: /Go carefully/ })
  await careful.press('Space')
  await expect(careful).toBeChecked()
  await land(hands)
  const road = quests.getByRole('article').filter({ hasText: 'Over the pass' })
  await expect(road).toContainText('8 of 40')
  await expect(road).toContainText('Asta, Brand')
  await picture(table, 'evening-road')

  // A raider with three of the levy lies in wait there.
  await hands.press('f')
  const dialog = page.getByRole('dialog', { name: 'Foes for the fight' })
  const find = dialog.getByRole('combobox', { name: /Find a foe/ })
  await expect(find).toBeFocused()
  await hands.type('salt raid')
  await hands.press('Alt+p')
  await expect(find).toHaveValue('')
  await hands.type('hungry')
  await hands.tabTo('How many')
  await hands.press('ArrowUp ArrowUp Alt+p')
  await expect(dialog.getByRole('list', { name: 'What they come to' })).toContainText('Formidable')
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  const board = fightOf(page)
  const pack = board.getByRole('article', { name: 'Salt raider, Hungry levy ×3' })
  await expect(pack).toBeVisible()
  await hands.press('Alt+f')
  await hands.tabTo('Enter the Fray')
  await hands.press('Enter')
  await rollWith(hands, 'Enter the Fray', 0, '523')
  await land(hands)
  await picture(table, 'evening-fight')
  expect(await inEveryTheme(page)).toEqual(clean)

  // A miss, and all that was gathered is burned.
  await hands.press('Alt+f s')
  await rollWith(hands, 'Strike', 0, '176')
  const burn = page.getByRole('radio', { name: /cancelling 7, 6: Miss → Strong hit/ })
  await burn.press('Space')
  await expect(burn).toBeChecked()
  await picture(table, 'evening-burn')
  await land(hands)
  await expect(pack).toContainText('12 of 40')
  await hands.press('Alt+f e')
  await hands.tabTo('Dice of End the Fight')
  await hands.type('12')
  await land(hands)
  await expect(pack).toBeHidden()

  // The beacon burns: a milestone for the fight, one for the pass, one for the fire.
  for (let milestone = 1; milestone <= 3; milestone += 1) {
    await toQuest(hands, 'Light the beacon')
    await hands.press('i')
    await expect(page.getByText(/^Light the beacon: .* of 10 boxes/)).toBeVisible()
    await land(hands)
    await expect(vow).toContainText(`${milestone * 8} of 40`)
  }
  await toQuest(hands, 'Light the beacon')
  await hands.press('Enter')
  await typeDice(page, 'Fulfill Your Vow', '23')
  await picture(table, 'evening-fulfilled')
  await land(hands)
  await expect(vow).toBeHidden()
  expect(await call(page, 'character.list', {})).toMatchObject([
    { sheets: { ironsworn: { xpEarned: 2, momentum: 2 } } },
    { sheets: { ironsworn: { xpEarned: 2 } } },
  ])
  await picture(table, 'evening-after')
  await hands.press('Control+5')
  await expect(page.getByText(/Light the beacon/).first()).toBeVisible()
  await picture(table, 'evening-log')
})

test('IS-113 IS-131 a move that is open gives way to no other without a word', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  await page.keyboard.press('v')
  await page.keyboard.type('Find the lost bell')
  await page.keyboard.press('Enter')
  await typeDice(page, 'Swear an Iron Vow', '623')
  await land(new Hands(page))
  const milestone = page.getByRole('region', { name: 'Reach a Milestone' })
  const forge = page.getByRole('region', { name: 'Forge a Bond' })
  const asked = page.getByRole('dialog', { name: 'Something here is not finished' })
  const begin = boardOf(page).getByRole('button', { name: 'Forge a Bond, Asta' })
  await begin.press('Enter')
  await expect(forge).toBeVisible()
  await questOf(page, 'Find the lost bell')
    .getByRole('button', { name: 'Milestone' })
    .press('Enter')
  await expect(asked).toContainText('Forge a Bond')
  await page.keyboard.press('Escape')
  await expect(forge).toBeVisible()
  await questOf(page, 'Find the lost bell')
    .getByRole('button', { name: 'Milestone' })
    .press('Enter')
  await page.keyboard.press('Enter')
  await expect(milestone).toBeVisible()
  // Nor does a milestone that only waits to be confirmed.
  await begin.press('Enter')
  await expect(asked).toContainText('Reach a Milestone')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Confirm' }).press('Enter')
  await closed(page)
  await expect(questOf(page, 'Find the lost bell')).toContainText('8')
})
