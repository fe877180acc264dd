import { clean, inEveryTheme } from '../axe'
import { expect, resize, test } from '../app'
import { beginAgainst, newCampaign } from '../story/campaign'
import { closeStep, declareAttack, declareUpToAttacks } from '../story/fight'
import { Hands } from '../story/hands'

const system = 'cold-iron'

test('CI-119: damage that is rolled many times is typed as a total', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const sword = { name: 'Sword', class: 'sword', dice: '2d6' }
  const [ren = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [{ name: 'Ren', player: 'Ada', sheet: { h: 40, weapons: [sword] } }],
  })
  await beginAgainst(page, 'At the ford', [ren], { name: 'Ogre', system, sheet: { pt: 90 } })
  await declareUpToAttacks(page)
  await declareAttack(page, 'Ren', 'Ogre')
  for (const next of ['6', '7', '8', '9', '10', '11']) {
    await closeStep(page, new RegExp(`^${next} `))
  }
  const roll = page.getByRole('textbox', { name: 'Percentile roll of the attack' })
  await expect(roll).toBeFocused()
  await hands.type('50')
  await hands.press('Enter')
  const total = page.getByRole('spinbutton', {
    name: 'Or the whole damage, with what the weapon adds',
  })
  await expect(total).toBeVisible()
  // Escape takes no dice back that are typed, and they go on from there.
  const dice = page.getByRole('textbox', { name: /^Damage dice/ })
  await expect(dice).toBeFocused()
  await hands.type('34')
  await hands.press('Escape')
  await expect(dice).toHaveValue('3 4 ')
  await hands.type('5')
  await expect(dice).toHaveValue('3 4 5 ')
  await hands.press('Shift+T')
  await expect(total).toBeFocused()
  await hands.type('999')
  await expect(page.getByText(/All rolls of it come to \d+ at the least/)).toBeVisible()
  await hands.press('Control+a')
  await hands.type('80')
  // What meets the armour may be more than the dice, by the weapon, or less, by the range (CI-143).
  await expect(page.getByRole('region', { name: 'The attack' })).toContainText(
    '80 before armour, 0 stopped by it',
  )
  for (const [width, height] of [
    [1440, 900],
    [1024, 640],
  ] as const) {
    await resize(table, width, height)
    await page.screenshot({ path: info.outputPath(`total-${width}.png`) })
  }
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('Enter')
  await expect(total).toBeHidden()
  await expect(
    page.getByRole('button', { name: 'Undo: Ren rolls damage against Ogre' }),
  ).toBeVisible()
})
