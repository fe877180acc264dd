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
    party: [{ name: 'Ren', player: 'Ada', sheet: { hm: 2, maFull: 18, weapons: [bow] } }],
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

  await test.step('CI-231: what shortens a movement gives its hexes back once it is turned from', async () => {
    await pick()
    await hands.press('m')
    const hexes = bench.getByRole('spinbutton', { name: 'Hexes they go' })
    const all = await hexes.inputValue()
    const none = bench.getByRole('button', { name: 'nothing beside' })
    await expect(none).toBeVisible()
    const list = page.getByRole('menu')
    const act = async (key: string) => {
      await hands.press('Shift+Y')
      await expect(list).toBeVisible()
      await hands.press(key)
      await expect(list).toBeHidden()
    }
    const seen = new Set<string>()
    for (const key of '23456789') {
      await act(key)
      seen.add(await hexes.inputValue())
    }
    expect(seen.size).toBeGreaterThan(2)
    await expect(none).toBeHidden()
    await act('1')
    await expect(none).toBeVisible()
    await expect(hexes).toHaveValue(all)
    // The keys are where they were: Enter declares, and opens no list again.
    await act('3')
    await hands.press('Enter')
    await expect(page.getByRole('button', { name: 'Ren Moves' })).toBeVisible()
    await hands.press('Control+z')
  })

  await test.step('a list that was escaped from once, or met the key of the step, keeps nothing of the keys', async () => {
    await pick()
    await hands.press('m Shift+Y')
    const list = page.getByRole('menu')
    await expect(list).toBeVisible()
    await hands.press('Escape')
    await expect(list).toBeHidden()
    await hands.press('Shift+Y')
    await expect(list).toBeVisible()
    await hands.press('3')
    await expect(list).toBeHidden()
    const none = bench.getByRole('button', { name: 'nothing beside' })
    await expect(none).toBeHidden()
    await hands.press('Shift+Y')
    await expect(list).toBeVisible()
    await hands.press('Shift+Enter')
    await expect(list).toBeVisible()
    await hands.press('Escape')
    await expect(list).toBeHidden()
    await expect(none).toBeHidden()
    await expect(stepHeading(page, '3 Movement declared')).toBeVisible()
    await hands.press('Enter')
    await expect(page.getByRole('button', { name: 'Ren Moves' })).toBeVisible()
    await hands.press('Control+z')
    await hands.press('Escape')
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
    await hands.press('Shift+f')
    await expect(range).toBeFocused()
    await hands.type('6')
    await hands.press('Tab')
    for (const go of [() => range.click(), () => range.focus()]) {
      await go()
      await hands.type('12')
      await expect(range).toHaveValue('12')
      await range.blur()
    }
    // Escape goes back to the targets.
    await hands.press('Shift+f')
    await hands.press('Escape')
    await expect(range).toHaveValue('12')
    await expect(bench).toContainText('Press their number.')
    await range.focus()
    await hands.type('7')
    await hands.press('Enter')
    await hands.type('2')
    await expect(page.getByRole('button', { name: /^Ren .*Raider/ })).toBeVisible()
  })
})

test('dice that all lie are typed over, and a roll that is not whole is gone on with', async ({
  table: { page },
}) => {
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Wat', 'Brannoch')
  await hands.press('Alt+Enter Alt+Enter')
  const roll = page.getByRole('textbox', { name: 'Percentile roll of the attack' })
  await expect(roll).toBeFocused()

  await test.step('by focus, press, marking, and over the dice of the app', async () => {
    await hands.type('34')
    await roll.blur()
    await roll.focus()
    await hands.type('56')
    await expect(roll).toHaveValue('56')
    // What has just been typed is whole: a digit too many is a slip.
    await hands.type('7')
    await expect(roll).toHaveValue('56')
    await page.waitForTimeout(800)
    await roll.click()
    await hands.type('41')
    await expect(roll).toHaveValue('41')
    await hands.press('Control+a')
    await hands.type('62')
    await expect(roll).toHaveValue('62')
    await hands.press('r')
    await hands.type('35')
    await expect(roll).toHaveValue('35')
  })

  await test.step('a digit behind an early Enter lands', async () => {
    await hands.press('Escape')
    await hands.type('5')
    await hands.press('Enter')
    await page.waitForTimeout(250)
    await hands.type('4')
    await expect(roll).toHaveValue('54')
  })

  await test.step('R rolls wherever a press has left the focus', async () => {
    await hands.press('Escape')
    const bench = page.getByRole('region', { name: 'The attack' })
    for (const press of [
      () => roll.click(),
      () => roll.locator('..').locator('.die-tile').first().click({ force: true }),
      () => bench.click({ position: { x: 4, y: 4 } }),
      () => page.getByRole('radio', { name: 'Assist' }).click(),
      () => page.locator('#step-title').click(),
      () =>
        page.getByRole('complementary', { name: 'Combatants' }).getByText('Wat').first().click(),
    ]) {
      await expect(roll).toHaveValue('')
      await press()
      await hands.press('r')
      await expect(roll).not.toHaveValue('')
      await roll.focus()
      await hands.press('Escape')
    }
  })

  await test.step('and over the dice of damage', async () => {
    await roll.focus()
    await hands.type('9987')
    await hands.press('Enter')
    const damage = page.getByRole('textbox', { name: /^Damage dice/ })
    await expect(damage).toBeFocused()
    const bench = page.getByRole('region', { name: 'The attack' })
    for (const press of [
      () => damage.click(),
      () => bench.locator('.die-tile').last().click({ force: true }),
      () => bench.getByRole('button', { name: 'Roll here' }).click(),
      () => bench.getByText('Roll here').click(),
      () => page.locator('.roster-row').first().click(),
    ]) {
      await damage.focus()
      await hands.press('Escape')
      await press()
      const before = await damage.inputValue()
      await expect(async () => {
        await hands.press('r')
        expect(await damage.inputValue()).not.toBe(before)
      }, String(press)).toPass({ timeout: 3000 })
    }
  })
})
