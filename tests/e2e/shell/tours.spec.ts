import type { Locator } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { zoom } from '../layout'
import { picture } from '../picture'
import { stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

// Played in copies of the samples as everybody has them.
test.use({ samples: 'shipped' })

const at = ({ page }: Table, stop: number) =>
  page.getByRole('region', { name: new RegExp(`^Stop ${stop} of `) })

/** Whether the stop covers nothing of a form; while a dialog is open it has no role. */
async function isBeside({ page }: Table, form: Locator): Promise<boolean> {
  const [one, other] = [await page.locator('.tour-stop').boundingBox(), await form.boundingBox()]
  if (one === null || other === null) return false
  return one.x + one.width <= other.x || one.x >= other.x + other.width
}

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
}, info) => {
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
  // Whom they attack stays in sight, in the smallest window as well.
  const bench = page.getByRole('region', { name: / declares$/ })
  await resize(table, 1024, 640)
  await expect.poll(() => isBeside(table, bench)).toBe(true)
  await page.screenshot({ path: info.outputPath('tour-7-1024.png') })
  await resize(table, 1280, 720)
  await expect.poll(() => isBeside(table, bench)).toBe(true)
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
  await expect(page.getByText('You have left the tour.')).toBeVisible()
  await hands.press('Shift+F1')
  await hands.tabTo('Go on with the tour of Cold Iron at stop 8')
  await hands.press('Enter')
  await expect(at(table, 8)).toBeVisible()
})

test('whoever leaves a tour stands where they stood before it', async ({ table }) => {
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'The Glass Orchard (all games together)' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  await hands.press('Control+3')
  const fronts = page.getByRole('link', { name: 'Fronts', exact: true })
  await expect(fronts).toHaveAttribute('aria-current', 'page')
  const stood = await page.evaluate(() => location.hash)
  for (const system of ['Cold Iron', 'Ironsworn']) {
    await hands.press('Shift+F1')
    await page.getByRole('button', { name: `Begin the tour of ${system}` }).click()
    await expect(at(table, 1)).toBeVisible()
  }
  await hands.press('Control+k')
  await hands.type('Leave the tour')
  await hands.press('Enter')
  await expect(at(table, 1)).toBeHidden()
  await expect(fronts).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => location.hash)).toBe(stood)
  // That it was left is said here, and has nothing to do with another campaign.
  const ended = page.getByText('You have left the tour')
  await expect(ended).toBeVisible()
  await hands.press('Control+k')
  await hands.type('Close the campaign')
  await hands.press('Enter')
  const another = page.getByRole('button', { name: 'Open the sample campaign' })
  await another.click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  await expect(ended).toBeHidden()
})

test('whoever passes over a move has the keys of the page, and no stop lies over a form', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await begin(table, hands, 'Iron Fist')
  await expect(at(table, 1)).toBeVisible()
  for (const stop of [2, 3, 4]) {
    await hands.press('F6')
    await expect(at(table, stop)).toBeVisible()
  }
  const move = page.locator('.move-dialog')
  await expect(move).toBeHidden()
  for (const stop of [5, 6]) {
    await hands.press('F6')
    await expect(at(table, stop)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Inflict Harm' })).toBeVisible()
  await hands.press('h')
  await expect(move).toBeVisible()
  await expect.poll(() => isBeside(table, move)).toBe(true)
})

test('a stop stands beside a dialog, narrower where there is little room', async ({ table }) => {
  const { page } = table
  await resize(table, 1024, 640)
  const hands = new Hands(page)
  await begin(table, hands, 'Dungeon World')
  await expect(at(table, 1)).toBeVisible()
  await hands.press('F6')
  await expect(at(table, 2)).toBeVisible()
  await hands.press('Control+Shift+s')
  const dialog = page.getByRole('dialog', { name: 'Start session 2' })
  await expect(dialog).toBeVisible()
  await expect.poll(() => isBeside(table, dialog)).toBe(true)
  await hands.press('Control+Enter')
  // What is passed over opens at once, and is shut by the next stop.
  await expect(at(table, 3)).toBeVisible()
  await hands.press('F6')
  await expect(page.locator('.move-dialog')).toBeVisible({ timeout: 1500 })
  await hands.press('F6')
  await expect(at(table, 5)).toBeVisible()
  await expect(page.locator('.move-dialog')).toBeHidden()
  const width = async () => (await at(table, 5).boundingBox())?.width
  await expect.poll(width).toBe(384)
})

test('a tour that is taken up brings the view of its stop', async ({ table }) => {
  const { page } = table
  const hands = new Hands(page)
  await begin(table, hands, 'Iron Fist')
  for (let stop = 1; stop < 6; stop++) {
    await expect(at(table, stop)).toBeVisible()
    await hands.press('F6')
  }
  await expect(at(table, 6)).toBeVisible()
  await page.getByRole('link', { name: 'Table' }).click()
  await hands.press('Control+k')
  await hands.type('Leave the tour')
  await hands.press('Enter')
  await hands.press('Shift+F1')
  await hands.tabTo('Go on with the tour of Iron Fist at stop 6')
  await hands.press('Enter')
  await expect(at(table, 6)).toBeVisible()
  const cast = page.getByRole('link', { name: 'Cast', exact: true })
  await expect(cast).toHaveAttribute('aria-current', 'page')
  // Whom the stop means is chosen there.
  await expect(page.getByRole('main').getByRole('button', { name: 'Inflict Harm' })).toBeVisible()
})

/** What stands on the screen at the stops of a tour in which nothing is done but to go on. */
interface Passed {
  system: string
  stops: number
  /** The view that each is on. */
  views: Readonly<Record<number, string>>
  /** The action that each needs, with its button. */
  shows: Readonly<Record<number, string>>
  /** The stop that has nothing to take back, and says what comes first. */
  waits: number
}

for (const { system, stops, views, shows, waits } of [
  {
    system: 'Cold Iron',
    stops: 13,
    views: { 3: 'Cast', 5: 'Table', 8: 'Table' },
    shows: { 5: 'encounter.next', 6: 'fight.skip', 7: 'fight.declare.attack' },
    waits: 8,
  },
  {
    system: 'Iron Fist',
    stops: 12,
    views: { 6: 'Cast', 8: 'Fronts', 10: 'Missions' },
    shows: { 3: 'move.cancel' },
    waits: 4,
  },
  {
    system: 'Ironsworn',
    stops: 11,
    views: { 2: 'Table' },
    shows: { 4: 'move.cancel' },
    waits: 5,
  },
  {
    system: 'Dungeon World',
    stops: 12,
    views: { 3: 'Table', 7: 'Cast' },
    shows: { 4: 'move.cancel' },
    waits: 5,
  },
] as readonly Passed[]) {
  test(`the tour of ${system} can be passed over from stop to stop, each in its place, and leaves nothing`, async ({
    table,
  }) => {
    test.setTimeout(180_000)
    const { page } = table
    const hands = new Hands(page)
    await begin(table, hands, system)
    for (let stop = 1; stop <= stops; stop++) {
      await expect(at(table, stop)).toBeInViewport({ ratio: 1 })
      const { [stop]: view } = views
      const { [stop]: action } = shows
      if (view !== undefined) {
        const link = page.getByRole('link', { name: view, exact: true })
        await expect(link).toHaveAttribute('aria-current', 'page')
      }
      if (action !== undefined) {
        await expect(page.locator(`button[data-action="${action}"]`).first()).toBeVisible()
      }
      const says = at(table, stop).getByText(/This cannot be done yet/)
      if (stop === waits) await expect(says).toBeVisible()
      else await expect(says).toHaveCount(0)
      await picture(table, `tour-${system.replace(' ', '-')}-${String(stop)}`)
      await hands.press('F6')
    }
    await expect(page.getByRole('button', { name: 'Tours…' })).toBeVisible()
    await expect(page.getByText('Tour: ')).toHaveCount(0)
    const end = page.getByRole('status').filter({ hasText: 'The tour is over' })
    await expect(end).toBeVisible()
    await end.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(end).toBeHidden()
  })
}

test('in the smallest window with larger text every stop has its buttons in sight', async ({
  table,
}) => {
  const { page } = table
  await resize(table, 1024, 640)
  await zoom(table, 1.5, 1024)
  const hands = new Hands(page)
  await begin(table, hands, 'Cold Iron')
  for (let stop = 1; stop <= 13; stop += 1) {
    await expect(at(table, stop)).toBeVisible()
    const leave = at(table, stop).getByRole('button', { name: 'Leave the tour' })
    await expect(leave).toBeInViewport({ ratio: 1 })
    if (stop === 5) await hands.press('Shift+Enter')
    else await hands.press('F6')
  }
})
