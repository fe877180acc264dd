import { expect, resize, test } from '../app'
import { beginAgainst, newCampaign } from '../story/campaign'
import { beginFight, closeStep, declareAttack, declareUpToAttacks } from '../story/fight'

test('in a window of 1280 by 720 no words of a fight are cut, and its panels scroll only downwards', async ({
  table,
}, info) => {
  test.slow()
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await resize(table, 1280, 720)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add a foe')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: /^Who is in / })
  await expect(panel).toBeVisible()
  const spare = () => panel.evaluate((each) => each.scrollWidth - each.clientWidth)
  await expect.poll(spare).toBeLessThanOrEqual(0)
  await page.screenshot({ path: info.outputPath('who-is-in.png') })
  await panel.getByRole('button', { name: /^Close/ }).click()
  await declareUpToAttacks(page)
  for (const [who, whom] of [
    ['Brannoch', 'Pell'],
    ['Ysolt', 'Wat'],
    ['Wat', 'Ysolt'],
  ] as const)
    await declareAttack(page, who, whom)
  for (const next of ['6', '7', '8', '9', '10']) await closeStep(page, new RegExp(`^${next} `))
  await page.getByRole('textbox', { name: 'Percentile roll of the attack' }).focus()
  await page.keyboard.type('99')
  await page.keyboard.type('99')
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Damage dice/ })).toBeFocused()
  // Three rows of dice lie over no part of the odds.
  const isSeen = () =>
    page.getByText(/^Quadruple from/).evaluate((words) => {
      const { left, right, top, bottom } = words.getBoundingClientRect()
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return at !== null && (words.contains(at) || at.contains(words))
    })
  await expect.poll(isSeen).toBe(true)
  await page.screenshot({ path: info.outputPath('dice.png') })
})

test('a name without room for it ends in an ellipsis, and keeps its number at its end', async ({
  table,
  folder,
}) => {
  const { page } = table
  const system = 'cold-iron'
  const [ren = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [{ name: 'Ren', player: 'Ada', sheet: {} }],
  })
  const foe = { name: 'Ashen Wolfhounds', system, sheet: {}, quantity: 2 }
  await beginAgainst(page, 'At the ford', [ren], foe)
  const row = page.locator('.roster-row', { hasText: 'Ashen' }).first()
  await expect(row).toBeVisible()
  // As beside an alias, and the turns that somebody has left to live.
  await row.locator('button[data-stop]').evaluate((button) => {
    if (button instanceof HTMLElement) button.style.maxWidth = '4rem'
  })
  const [name, number] = await row
    .locator('button[data-stop] span span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  const lines = await row
    .locator('button[data-stop] span span')
    .first()
    .evaluate((part) => {
      const words = document.createRange()
      words.selectNodeContents(part)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  // Two words are two lines: none is broken within itself.
  expect(lines).toBe(2)
  expect(Math.abs((number?.bottom ?? 0) - (name?.bottom ?? 0))).toBeLessThan(3)
})

test('of two who stand against each other no word of a name is broken, and its number stays', async ({
  table,
  folder,
}) => {
  const { page } = table
  const system = 'cold-iron'
  const party = 'Featherstonehaughworthington'
  const sword = { name: 'Sword', class: 'sword', dice: '2d6' }
  const [who = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [{ name: party, player: 'Ada', sheet: { weapons: [sword] } }],
  })
  const foe = { name: 'Ashen Featherstonehaughworthington', system, sheet: {}, quantity: 2 }
  await beginAgainst(page, 'At the ford', [who], foe)
  await declareUpToAttacks(page)
  await declareAttack(page, party, `${foe.name} 2`)
  for (const next of ['6', '7', '8', '9', '10', '11'])
    await closeStep(page, new RegExp(`^${next} `))
  const bench = page.getByRole('region', { name: 'The attack' })
  const names = bench.getByRole('heading', { level: 3 })
  const linesOf = (name: HTMLElement | SVGElement) => {
    const words = document.createRange()
    words.selectNodeContents(name.querySelector('.truncate') ?? name)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  // In a high window each word has a line, in a low one there is a single line.
  for (const [height, lines] of [
    [900, [1, 2]],
    [640, [1, 1]],
  ] as const) {
    await resize(table, 1024, height)
    for (const [at, count] of lines.entries())
      await expect.poll(() => names.nth(at).evaluate(linesOf)).toBe(count)
    await expect(names.last().getByText('2', { exact: true })).toBeInViewport({ ratio: 1 })
  }
})
