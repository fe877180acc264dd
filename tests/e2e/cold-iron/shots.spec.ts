import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginAgainst, newCampaign } from '../story/campaign'
import { closeStep, declareUpToAttacks, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

const system = 'cold-iron'
const bow = {
  ...{ name: 'Bow', class: 'bow', missile: true, dice: '1d6', ammo: 'arrow' },
  ...{ breakProtection: 100, shotsCarried: 2, rangeRow: 'pixie-bow' },
}

test('CI-147: arrows are counted, looked for and run out, by keys alone', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = new Hands(page)
  const shot = async (name: string) => {
    for (const [width, height] of [
      [1280, 720],
      [1024, 640],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) })
    }
  }
  const [archer = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [{ name: 'Ren', player: 'Ada', sheet: { hm: 2, weapons: [bow] } }],
  })
  await beginAgainst(page, 'At the ford', [archer], { name: 'Raider', system, sheet: { dm: 30 } })
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()

  const roster = page.getByRole('complementary', { name: 'Combatants' })
  const row = roster.locator('[data-stop]', { hasText: 'Ren' }).last()
  const bench = page.getByRole('region', { name: 'Ren declares' })
  const arrows = page
    .getByRole('group', { name: 'Bow' })
    .getByRole('spinbutton', { name: 'shots left' })
  const aim = async () => {
    await page.getByRole('button', { name: /^Ren / }).first().press('Enter')
    await bench.getByRole('button', { name: /^Raider\b/ }).press('Enter')
  }

  await test.step('a shot takes one of two', async () => {
    await declareUpToAttacks(page)
    await page.getByRole('button', { name: /^Ren / }).first().press('Enter')
    await expect(bench.getByText('2 left')).toBeVisible()
    await expect(bench.getByRole('spinbutton', { name: 'Hexes to the target' })).toHaveValue('')
    await shot('declaring')
    await aim()
    for (const next of ['6', '7', '8']) await closeStep(page, new RegExp(`^${next} `))
    await hands.settle('Percentile roll of the attack', '15')
    await closeStep(page, /^9 /)
    await row.focus()
    await hands.press('Enter')
    await expect(arrows).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'Look for the shot' })).toBeVisible()
    await shot('card')
    // The words that explain a button stay as long as the focus is on it, which a scroll may end.
    await arrows.focus()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('it is lost, or found after all', async () => {
    await hands.tabTo('lost')
    await hands.press('Control+a')
    await hands.type('1')
    await hands.tabTo('Look for the shot')
    await hands.press('Enter')
    await expect(page.getByRole('button', { name: 'Look for the shot' })).toBeHidden()
    await expect(arrows).toHaveValue('1')
    await hands.press('Escape Control+z Alt+a')
    await row.focus()
    await hands.press('Enter')
    await expect(page.getByRole('button', { name: 'Look for the shot' })).toBeHidden()
    await expect(arrows).toHaveValue('2')
  })

  await test.step('an empty quiver is said and shoots no more', async () => {
    await hands.tabTo('shots left')
    await hands.press('Control+a')
    await hands.type('0')
    await hands.press('Tab')
    await expect(page.getByRole('button', { name: /^Undo: Count Ren’s shots/ })).toBeVisible()
    await hands.press('Escape')
    for (const next of ['10', '11', '12', '13', '14', '15', '1']) {
      await closeStep(page, new RegExp(`^${next} `))
    }
    await declareUpToAttacks(page)
    await page.getByRole('button', { name: /^Ren / }).first().press('Enter')
    await expect(bench.getByText('Ren has nothing left for Bow.', { exact: true })).toBeVisible()
    await expect(bench.getByRole('button', { name: /Raider/ })).toHaveCount(1)
    await expect(bench.getByRole('button', { name: /^Again: → Raider/ })).toBeDisabled()
    await shot('empty')
  })
})
