import { expect, resize, test } from '../app'
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
