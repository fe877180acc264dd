import { expect, test } from '../app'
import { beginAgainst, newCampaign } from '../story/campaign'
import {
  beginFight,
  closeStep,
  declareAttack,
  declareUpToAttacks,
  stepHeading,
} from '../story/fight'
import { Hands } from '../story/hands'

const system = 'cold-iron'
const bow = {
  ...{ name: 'Bow', class: 'bow', missile: true, dice: '1d6', ammo: 'arrow' },
  ...{ breakProtection: 100, shotsCarried: 9, rangeRow: 'pixie-bow' },
}

test('a number of a declaration is typed over, and Enter and Shift+Enter go on from it', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = new Hands(page)
  const [archer = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [{ name: 'Ren', player: 'Ada', sheet: { hm: 2, weapons: [bow] } }],
  })
  await beginAgainst(page, 'At the ford', [archer], { name: 'Raider', system, sheet: { dm: 30 } })
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  const bench = page.getByRole('region', { name: 'Ren declares' })
  const pick = () => page.getByRole('button', { name: /^Ren / }).first().press('Enter')

  await closeStep(page, '2 Spells begun')
  await closeStep(page, '3 Movement declared')
  await test.step('hexes: Enter declares', async () => {
    await pick()
    await hands.press('m')
    const hexes = bench.getByRole('spinbutton', { name: 'Hexes they go' })
    await hexes.focus()
    await hands.type('3')
    await expect(hexes).toHaveValue('3')
    await hands.press('Enter')
    await expect(page.getByRole('button', { name: 'Ren Moves' })).toBeVisible()
    await hands.press('Control+z')
  })

  await test.step('hexes: Shift+Enter closes the step', async () => {
    await pick()
    await hands.press('m')
    await bench.getByRole('spinbutton', { name: 'Hexes they go' }).focus()
    await closeStep(page, '4 Grapples declared')
    await closeStep(page, '5 Attacks declared')
  })

  await test.step('the range of a shot: typed over, and on to the target', async () => {
    await pick()
    const range = bench.getByRole('spinbutton', { name: 'Hexes to the target' })
    await range.click()
    await hands.type('6')
    await hands.press('Tab')
    for (const go of [() => range.click(), () => range.focus()]) {
      await go()
      await hands.type('12')
      await expect(range).toHaveValue('12')
      await range.blur()
    }
    await range.focus()
    await hands.type('7')
    await hands.press('Enter')
    await hands.type('2')
    await expect(page.getByRole('button', { name: /^Ren .*Raider/ })).toBeVisible()
  })
})
