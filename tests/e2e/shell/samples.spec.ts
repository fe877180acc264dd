import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { Hands } from '../story/hands'

const samples = [
  { button: 'The Salt Road (Ironsworn)', who: 'Sunniva', place: 'The Narrow Place' },
  { button: 'The Ninth Candle (Dungeon World)', who: 'Bredda', place: 'The Ossuary Stair' },
  { button: 'The Glass Orchard (all games together)', who: 'Ansgar', place: 'The Weighing House' },
]

test('each game has a sample, whose first note says what to try tonight', async ({ table }) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  await expect(page.getByRole('button', { name: 'Open the sample campaign' })).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'samples-home')
  for (const { button, who, place } of samples) {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('link', { name: 'Cast' }).waitFor()
    await hands.press('Control+2')
    await expect(page.getByRole('heading', { name: who }).first()).toBeVisible()
    await picture(table, `samples-cast-${who}`)
    await hands.press('Control+6')
    await page.getByRole('button', { name: /^What to try tonight/ }).click()
    await expect(page.getByRole('heading', { name: 'What to try tonight' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: place }).first()).toBeVisible()
    await picture(table, `samples-tonight-${who}`)
    await hands.press('Control+k')
    await hands.type('All campaigns')
    await hands.press('Enter')
  }
})
