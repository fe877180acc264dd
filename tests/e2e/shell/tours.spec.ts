import { expect, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

// Played in copies of the samples as everybody has them.
test.use({ samples: 'shipped' })

const at = ({ page }: Table, stop: number) =>
  page.getByRole('region', { name: new RegExp(`^Stop ${stop} of `) })

/** Opens the tours with their key, and begins one. */
async function begin({ page }: Table, hands: Hands, system: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Tours…' })).toBeVisible()
  await hands.press('Shift+F1')
  await expect(page.getByRole('dialog', { name: 'Tours' })).toBeVisible()
  await hands.tabTo(`Begin the tour of ${system}`)
  await hands.press('Enter')
}

test('the tour of a fight waits for what it asks for, and is played by keys alone', async ({
  table,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  await begin(table, hands, 'Cold Iron')
  await expect(at(table, 1)).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'tour-1')
  await hands.press('F6')
  await expect(at(table, 2)).toBeVisible()
  await picture(table, 'tour-2')
  // It waits: what it did not ask for changes nothing.
  await hands.press('Control+6')
  await expect(page.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page')
  await expect(at(table, 2)).toBeVisible()
  await hands.press('Control+2')
  await expect(at(table, 3)).toBeVisible()
  await picture(table, 'tour-3')
  await hands.press('F6')
  await expect(at(table, 4)).toBeVisible()
  await hands.press('Control+1')
  await expect(at(table, 5)).toBeVisible()
  await picture(table, 'tour-5')
  await hands.press('Shift+Enter')
  await expect(at(table, 6)).toBeVisible()
  await picture(table, 'tour-6')
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await hands.press('Alt+Enter')
  await expect(at(table, 7)).toBeVisible()
  await picture(table, 'tour-7')
  await hands.press('a')
  await hands.type('5')
  await expect(at(table, 8)).toBeVisible()
  await picture(table, 'tour-8')
  await hands.press('Control+z')
  await expect(at(table, 9)).toBeVisible()
  await picture(table, 'tour-9')
  await hands.press('Shift+F6')
  await expect(at(table, 8)).toBeVisible()
  // It goes on where it was left, in the same copy.
  await hands.press('Control+k')
  await hands.type('Leave the tour')
  await hands.press('Enter')
  await hands.press('Shift+F1')
  await hands.tabTo('Go on with the tour of Cold Iron at stop 8')
  await hands.press('Enter')
  await expect(at(table, 8)).toBeVisible()
})

for (const { system, stops, isThere } of [
  // Whoever has not gone to the cast need not come back from it.
  { system: 'Cold Iron', stops: 13, isThere: 4 },
  { system: 'Iron Fist', stops: 12 },
  { system: 'Ironsworn', stops: 11 },
  { system: 'Dungeon World', stops: 12 },
]) {
  test(`the tour of ${system} can be read from stop to stop, and leaves nothing`, async ({
    table,
  }) => {
    test.setTimeout(180_000)
    const { page } = table
    const hands = new Hands(page)
    await begin(table, hands, system)
    for (let stop = 1; stop <= stops; stop++) {
      if (stop === isThere) continue
      await expect(at(table, stop)).toBeInViewport({ ratio: 1 })
      await hands.press('F6')
    }
    await expect(page.getByRole('button', { name: 'Tours…' })).toBeVisible()
    await expect(page.getByText('Tour: ')).toHaveCount(0)
  })
}
