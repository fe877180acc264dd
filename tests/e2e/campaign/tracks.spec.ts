import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'

async function openSample({ page }: Table): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
}

/** The list of tracks, opened by its keys. */
async function openTracks(page: Page) {
  await page.keyboard.press('Control+t')
  const drawer = page.getByRole('dialog', { name: 'Clocks and tracks' })
  await expect(drawer).toBeVisible()
  const chosen = drawer.locator('button[aria-current]')
  await expect(chosen).toBeFocused()
  return { drawer, chosen }
}

test('a clock is made in one line, ticked by keys, and never wraps', async ({ table }) => {
  test.slow()
  const { page } = table
  await openSample(table)
  const begun = page.getByRole('link', { name: 'Notes' })
  await begun.focus()
  await page.keyboard.press('Alt+t')
  const line = page.getByRole('textbox', { name: 'Name and size of the new track' })
  await expect(line).toBeFocused()
  // Escape leaves it without a track, and the focus goes back.
  await page.keyboard.type('Nothing 9')
  await page.keyboard.press('Escape')
  await expect(line).toBeHidden()
  await expect(begun).toBeFocused()
  await page.keyboard.press('Alt+t')
  await expect(line).toHaveValue('')
  await page.keyboard.type('Flood 3')
  await expect(page.getByText('Flood: a clock of 3 segments')).toBeVisible()
  await picture(table, 'tracks-line')
  await page.keyboard.press('Enter')
  await expect(line).toBeHidden()
  await expect(begun).toBeFocused()

  const { drawer, chosen } = await openTracks(page)
  await expect(chosen).toContainText('Flood')
  await page.keyboard.press('+')
  await expect(chosen).toContainText('0 → 1')
  await page.keyboard.press('Enter')
  await expect(chosen).toContainText('1 → 2')
  await page.keyboard.press('Backspace')
  await expect(chosen).toContainText('2 → 1')
  for (const value of ['2 of 3', '3 of 3']) {
    await page.keyboard.press('+')
    await expect(chosen).toContainText(value)
  }
  await expect(chosen).toContainText('full')
  await page.keyboard.press('+')
  await expect(page.getByText('Flood is full. It goes no further.')).toBeAttached()
  await expect(chosen).toContainText('3 of 3')

  await page.keyboard.press('v')
  await expect(chosen).toContainText('Known')
  await page.keyboard.press('v')
  await expect(chosen).toContainText('Open')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'tracks-drawer')

  await page.keyboard.press('l')
  await page.keyboard.type('fenn')
  await expect(drawer.getByRole('button', { name: /Fenn Wend/ })).toHaveCount(1)
  await picture(table, 'tracks-link')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(drawer.getByRole('button', { name: /Fenn Wend/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(chosen).toBeFocused()
  await expect(drawer.getByRole('heading', { name: 'About' })).toBeVisible()

  await page.keyboard.press('Shift+Delete')
  await expect(drawer.getByRole('list').getByRole('button', { name: /Flood/ })).toHaveCount(0)
  await expect(chosen).toBeFocused()
  await expect(drawer.getByRole('button', { name: 'Undo: Remove Flood' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(drawer.getByRole('list').getByRole('button', { name: /Flood/ })).toHaveCount(1)
  await drawer.getByRole('list').getByRole('button', { name: /Flood/ }).click()
  await page.keyboard.press('Shift+Delete')
  await expect(chosen).toContainText('The river rises')
  await expect(chosen).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^Flood, 3 of 3/ })).toBeVisible()
  await resize(table, 1280, 720)
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'tracks-table')
  await page.keyboard.press('Control+2')
  await picture(table, 'tracks-cast')
  await page.keyboard.press('Control+4')
  await picture(table, 'tracks-missions')
  await page.keyboard.press('Control+1')
  await page.getByRole('button', { name: 'Begin the fight' }).waitFor()
  await page.keyboard.press('Shift+Enter')
  await expect(page.locator('#step-title')).toBeVisible()
  await picture(table, 'tracks-fight')
})

test('a roll against the odds, a ladder, and ranked progress, by keys', async ({ table }) => {
  test.slow()
  const { page } = table
  await openSample(table)
  const { drawer, chosen } = await openTracks(page)
  await page.keyboard.press('Alt+t')
  await page.keyboard.type('Find the verse dangerous')
  await page.keyboard.press('Enter')
  await expect(chosen).toContainText('Find the verse')
  await expect(chosen).toBeFocused()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('.')
  await expect(chosen).toContainText('17 of 40 ticks, score 4')
  await page.keyboard.press('-')
  await expect(chosen).toContainText('17 → 9')
  await picture(table, 'tracks-progress')

  await page.keyboard.press('e')
  await expect(drawer.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await drawer.getByRole('checkbox', { name: 'It advances by a roll' }).press('Space')
  await picture(table, 'tracks-form')
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
  await expect(chosen).toBeFocused()
  await page.keyboard.press('r')
  const dice = drawer.getByRole('textbox', { name: 'Percentile roll against 50' })
  await expect(dice).toBeFocused()
  await page.keyboard.type('51')
  await expect(page.getByText('51: Find the verse stays where it is.')).toBeAttached()
  await expect(chosen).toContainText('9 of 40')
  await page.keyboard.press('r')
  await page.keyboard.type('50')
  await expect(chosen).toContainText('9 → 17')

  await drawer.getByRole('textbox', { name: 'Find a track' }).fill('vane')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toContainText('Vane’s patience')
  await page.keyboard.press('+')
  await expect(chosen).toContainText('Watchful')
  await picture(table, 'tracks-ladder')
  expect(await inEveryTheme(page)).toEqual(clean)

  // A full form, from nothing, and what it leads to.
  await page.keyboard.press('n')
  await page.keyboard.type('The siege')
  await picture(table, 'tracks-new')
  await page.keyboard.press('Enter')
  await expect(chosen).toContainText('The siege')
  await page.keyboard.press('w')
  await expect(drawer.getByText('Nothing happens until you accept it.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(drawer.getByRole('radio', { name: 'Another track' })).toBeChecked()
  await picture(table, 'tracks-trigger')
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('The river rises steps by 1')).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(drawer.getByRole('list', { name: 'Out of play' })).toContainText('The siege')
})

test('a full clock proposes a portent, which comes true when it is accepted', async ({ table }) => {
  test.slow()
  const { page } = table
  await openSample(table)
  await page.keyboard.press('Control+3')
  const river = page.getByRole('button', { name: /^The river rises, 2 of 6/ })
  await expect(river).toBeVisible()
  await picture(table, 'tracks-fronts')
  // To look at it is no step.
  await river.click()
  await expect(page.getByRole('dialog', { name: 'Clocks and tracks' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(river).toBeFocused()
  for (const left of [3, 4, 5, 6]) {
    const face = page.getByRole('button', { name: /^The river rises, \d of 6/ })
    await face.press('+')
    await expect(
      page.getByRole('button', { name: new RegExp(`rises, ${left} of 6`) }),
    ).toBeFocused()
  }
  const strip = page.getByRole('region', { name: 'Full tracks propose' })
  await expect(strip).toContainText('The river rises is full:')
  const done = page.getByText('Came true in play: The river rises is full')
  await expect(done).toHaveCount(0)
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'tracks-proposal')

  await page.keyboard.press('Control+i')
  await expect(page.getByRole('dialog', { name: 'Moves you owe' })).toContainText(
    'The river rises is full:',
  )
  await picture(table, 'tracks-inbox')
  await page.keyboard.press('Escape')
  const { drawer, chosen } = await openTracks(page)
  await page.keyboard.press('y')
  await expect(drawer.getByRole('region', { name: 'Full tracks propose' })).toBeHidden()
  await expect(chosen).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(strip).toBeHidden()
  await expect(done).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(strip).toBeVisible()
})

test('the players’ window shows what it may of the tracks, and nothing of the rest', async ({
  table,
}) => {
  const { page, app } = table
  await openSample(table)
  const [players] = await Promise.all([
    app.waitForEvent('window'),
    page.keyboard.press('Control+Shift+p'),
  ])
  const seen = players.getByRole('list', { name: 'What the company is watching' })
  await expect(seen).toContainText('Market day')
  await expect(seen).toContainText('1 of 4')
  await expect(seen).toContainText('Vane’s patience')
  await expect(players.locator('body')).not.toContainText(/river|Amused/i)
  expect(await inEveryTheme(players)).toEqual(clean)
  const folder = process.env.IRON_TABLE_PICTURES
  if (folder) await players.screenshot({ path: `${folder}/tracks-players.png` })
  await page.bringToFront()
  await page.getByRole('button', { name: /^Market day, 1 of 4/ }).press('+')
  await expect(seen).toContainText('2 of 4')
  await page.keyboard.press('Control+z')
  await expect(seen).toContainText('1 of 4')
})

test('a fight shows the tracks that hang on it and where it is mentioned; a track leads to it (E8)', async ({
  table,
}) => {
  test.slow()
  const { page } = table
  await openSample(table)
  await page.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('button', { name: 'Prepare', exact: true }).first().click()
  await page
    .getByRole('button', { name: 'Track: a new one about Ambush at the toll bridge' })
    .press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name and size of the new track' })).toBeFocused()
  await page.keyboard.type('Flood 4')
  await page.keyboard.press('Enter')
  const hangs = page.getByRole('list', { name: 'Clocks and tracks of Ambush at the toll bridge' })
  await expect(hangs).toContainText('Flood')
  const mentioned = page.getByRole('group', { name: 'Mentioned in' })
  await expect(mentioned.getByRole('link', { name: /Bring back the toll/ })).toBeVisible()
  await picture(table, 'tracks-of-fight')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await expect(hangs).toContainText('Flood')
  await picture(table, 'tracks-of-fight-card')

  await page.getByRole('link', { name: 'Cast' }).click()
  const { drawer } = await openTracks(page)
  await drawer.getByRole('link', { name: /Ambush at the toll bridge/ }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/table/)
})
