import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginAgainst, newCampaign } from '../story/campaign'
import { closeStep, declareAttack, declareUpToAttacks } from '../story/fight'

const roll = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

/** Two of the party strike at raiders whom they hardly hit; the fight stands before the blows. */
async function comeToBlows(table: Table, folder: string): Promise<Page> {
  const { page } = table
  const weapon = { name: 'Axe', class: 'axe', reach: 'normal', dice: '1d6', hp: 60 }
  const party = ['Ren', 'Odo'].map((name) => ({
    ...{ name, player: 'Ada', sheet: { h: 6, weapons: [weapon] } },
  }))
  const ids = await newCampaign(table, folder, { name: 'The ford', system: 'cold-iron', party })
  const foe = { name: 'Raider', system: 'cold-iron', sheet: { d: 40 }, quantity: 2 }
  await beginAgainst(page, 'At the ford', ids, foe)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Ren', 'Raider 1')
  await declareAttack(page, 'Odo', 'Raider 2')
  for (const next of ['6', '7', '8', '9', '10', '11'])
    await closeStep(page, new RegExp(`^${next} `))
  await resize(table, 1024, 640)
  return page
}

test('CI-130: what a fumble means is in sight, and what it does to the weapon is rolled', async ({
  table,
  folder,
}) => {
  const page = await comeToBlows(table, folder)
  const meaning = page.getByRole('list', { name: 'What the fumbles mean' })

  // 6 and a chance of -13: a total of -7, by which the weapon strikes the ground.
  await expect(roll(page, /^Percentile roll of the attack/)).toBeFocused()
  await page.keyboard.type('030')
  await page.keyboard.press('Enter')
  await expect(meaning).toContainText('Ren: ')
  await expect(meaning).toContainText('The weapon hits the ground')
  await expect(meaning).toBeInViewport({ ratio: 1 })
  await expect(roll(page, /how hard the fumble strikes/)).toBeFocused()
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.type('67')
  await page.keyboard.press('Enter')
  await expect(roll(page, /^Damage dice for the gear/)).toBeFocused()
  await page.keyboard.type('45')
  await page.keyboard.press('Enter')
  await expect(page.getByText('60 → 51')).toBeVisible()

  // The next attack is on the bench; what the fumble means still stands above it.
  await expect(roll(page, /^Percentile roll of the attack/)).toBeFocused()
  await expect(meaning).toBeInViewport({ ratio: 1 })
})

test('CI-129: a bad swing that is no fumble is not called one', async ({ table, folder }) => {
  const page = await comeToBlows(table, folder)
  await expect(roll(page, /^Percentile roll of the attack/)).toBeFocused()
  // 6 and a chance of -8: what it leaves them open to counts, and a fumble begins at -5 (CI-155).
  await page.keyboard.type('11')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'What the bad swings mean' })).toContainText('Ren: ')
  await expect(page.getByRole('list', { name: 'What the fumbles mean' })).toBeHidden()
})
