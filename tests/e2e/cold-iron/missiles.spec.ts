import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { beginAgainst, call, newCampaign } from '../story/campaign'
import { declareUpToAttacks, closeStep, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

const system = 'cold-iron'
const bow = { name: 'Bow', class: 'bow', missile: true, dice: '1d6', vsT: 1 }

/** An archer of Hm 2, a friend without a weapon, and twelve foes. */
async function gather(table: Table, folder: string): Promise<void> {
  const { page } = table
  const [archer = '', friend = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [
      { name: 'Ren', player: 'Ada', sheet: { hm: 2, weapons: [bow] } },
      { name: 'Odo', player: 'Bo', sheet: {} },
    ],
  })
  await beginAgainst(page, 'At the ford', [archer, friend], {
    ...{ name: 'Raider', system, sheet: { weapons: [bow] }, quantity: 12 },
  })
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
}

/** The window as a table has it, with text of a size. */
async function readable(table: Table, textSize: number): Promise<void> {
  await table.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1440, 900),
  )
  await call(table.page, 'preferences.write', {
    ...{ theme: 'dark', keys: {}, coversFoes: false, motion: 'reduced', textSize },
  })
  await expect
    .poll(() => table.page.evaluate(() => window.innerWidth))
    .toBe(14400 / (textSize / 10))
}

const attackRoll = (page: Page) =>
  page.getByRole('textbox', { name: 'Percentile roll of the attack' })

test('CI-150: a shot that strays asks who stands there, and nothing else', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const shot = async (name: string) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 640],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) })
    }
  }
  await gather(table, folder)
  await declareUpToAttacks(page)

  await test.step('whoever has no weapon is told so once', async () => {
    await page.getByRole('button', { name: /^Odo / }).first().click()
    const bench = page.getByRole('region', { name: 'Odo declares' })
    await expect(bench.getByText('Odo has no weapon.')).toHaveCount(1)
    await expect(bench.getByRole('button', { name: /^Raider 1\b/ })).toHaveCount(0)
    await expect(bench).toContainText('A number says who declares.')
    await expect(bench.getByText('No weapon', { exact: true })).toHaveCount(0)
    await shot('unarmed')
  })

  await test.step('32 comes to -2 and strays two hexes', async () => {
    await page.getByRole('button', { name: /^Ren / }).first().click()
    await hands.press('Shift+M')
    await page
      .getByRole('region', { name: 'Ren declares' })
      .getByRole('button', { name: /^Raider 1\b/ })
      .click()
    await expect(page.getByRole('button', { name: /^Ren .*Raider 1/ })).toBeVisible()
    for (const next of ['6', '7', '8']) await closeStep(page, new RegExp(`^${next} `))
    await expect(attackRoll(page)).toBeFocused()
    await readable(table, 150)
    await expect(page.locator('.tiles')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Settle/ })).toBeInViewport({ ratio: 1 })
    await readable(table, 100)
    await hands.type('32')
    await expect(page.getByText('Goes astray')).toBeVisible()
    // Typed on for the next roll, before anybody could see that something else is asked: nobody is meant by it.
    // All at once, as under one hand: no key waits for what the one before came to.
    await Promise.all(['Enter', '0', '4', '1'].map((key) => hands.press(key)))
  })

  const hit = page.getByRole('region', { name: 'The hit' })
  const people = hit.getByRole('button', { name: /^(\d+ )?(Raider|Odo)/ })
  await test.step('those at its distance are picked by their numbers', async () => {
    await expect(hit.getByText('the shot has strayed 2 hexes')).toBeVisible()
    await expect(hit.getByRole('textbox')).toHaveCount(0)
    await expect(hit.getByRole('spinbutton')).toHaveCount(0)
    await expect(hit.getByRole('button', { name: /^Ren/ })).toHaveCount(0)
    await expect(people).toHaveCount(10)
    await shot('near')
    // What the dice leave the archer with stays at the top, and never over what is asked.
    await expect(page.getByRole('list', { name: 'Bad swings' })).toBeInViewport({ ratio: 1 })
    await hit.getByText('the shot has strayed 2 hexes').click({ trial: true, timeout: 2000 })
    await expect(hit.getByRole('button', { name: 'Nobody stands there' })).toBeVisible()
    // What is typed on at once still belongs to the roll before.
    await page.waitForTimeout(800)
    await hands.type('0405')
    await expect(hit.getByRole('button', { name: '2 stand there' })).toBeVisible()
    await hands.type('0512')
    await expect(hit.getByRole('button', { name: '2 stand there' })).toContainText('Enter')
    await hands.press('Enter')
  })

  await test.step('CI-126: a die says whom, and 67 comes to 3: damage twice', async () => {
    await expect(hit.getByText('a die of 2 says who is struck')).toBeVisible()
    await expect(people).toHaveText([/Raider 2/, /Raider 10/])
    await hands.press('2')
    await hands.type('67')
    await hands.press('Enter')
    await expect(
      hit.getByText('Damage of the hit on Raider 10, 1d6 rolled 2 times', { exact: true }),
    ).toBeVisible()
    await expect(hit.getByText('2 times one die, 1 to 6')).toBeVisible()
    await hands.type('34')
    await hands.press('Enter')
    await expect(hit).toBeHidden()
    await closeStep(page, /^9 /)
    await expect(page.getByText('Raider 10 is hit').first()).toBeVisible()
  })
})

test('CI-141: a shot beyond its reach has no chance, and a capital letter leaves its distance', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await resize(table, 1280, 720)
  const [archer = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [
      { name: 'Ren', player: 'Ada', sheet: { hm: 2, weapons: [{ ...bow, rangeRow: 'sling' }] } },
    ],
  })
  await beginAgainst(page, 'At the ford', [archer], {
    ...{ name: 'Raider', system, sheet: { weapons: [bow] }, quantity: 2 },
  })
  await declareUpToAttacks(page)
  await page.getByRole('button', { name: /^Ren / }).first().press('Enter')
  const bench = page.getByRole('region', { name: 'Ren declares' })
  const field = bench.getByRole('spinbutton', { name: 'Hexes to the target' })
  const target = bench.getByRole('button', { name: /^Raider 1\b/ })

  await hands.press('Shift+F')
  await expect(field).toBeFocused()
  await expect(bench.getByText('Enter goes on')).toBeVisible()
  await hands.type('87')
  await expect(target).toContainText('%')
  await field.selectText()
  await hands.type('88')
  await expect(target).toContainText('out of reach')
  await expect(target).not.toContainText('%')
  await hands.press('Shift+B')
  await expect(bench.getByRole('button', { name: /^From behind/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(field).toHaveValue('88')
  await expect(field).not.toBeFocused()
  const number = await target.locator('kbd').innerText()
  await hands.press(number)
  const refused = bench.getByRole('alert')
  await expect(refused).toContainText('does not reach 88 hexes')
  await expect(refused).toBeInViewport({ ratio: 1 })
  await expect(bench.getByRole('button', { name: /^Overrule/ })).toBeInViewport({ ratio: 0.9 })
})
