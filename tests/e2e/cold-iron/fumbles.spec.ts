import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginAgainst, newCampaign } from '../story/campaign'
import { closeStep, declareAttack, declareUpToAttacks } from '../story/fight'

const roll = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

test('CI-130: what a fumble means is in sight, and what it does to the weapon is rolled', async ({
  table,
  folder,
}) => {
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
