import type { Page } from '@playwright/test'
import { expect, startTable, test } from '../app'
import { newCampaign } from '../story/campaign'

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
}

/** Opens the palette and does what the query finds first. */
async function doByPalette(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type(query)
  await page.keyboard.press('Enter')
}

test('a campaign that was opened lately is opened by its name', async ({ table, folder }) => {
  const { page } = table
  await newCampaign(table, folder, { name: 'The salt road', system: 'dungeon-world', party: [] })
  await newCampaign(table, folder, { name: 'The other shore', system: 'dungeon-world', party: [] })
  await page.getByRole('button', { name: 'The other shore' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('other shore')
  await expect(page.getByRole('option', { name: /Open campaign/ })).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('salt road')
  await expect(page.getByRole('option', { name: 'Open campaign: The salt road' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^The salt road/ })).toBeVisible()
})

test('every place is reached from the palette, without a mouse', async ({ table: { page } }) => {
  await openSample(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('report')
  await expect(page.getByRole('option', { name: /Make a report/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // What makes something new is found from every screen, and leads to its own.
  for (const [made, view] of [
    ['new mission', /#\/missions/],
    ['new front', /#\/fronts/],
    ['new npc', /#\/cast/],
    ['new place', /#\/cast/],
  ] as const) {
    await page.getByRole('link', { name: 'Notes' }).click()
    await doByPalette(page, made)
    await expect(page).toHaveURL(view)
    await expect(page.locator('input:focus, textarea:focus')).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('link', { name: 'Notes' }).click()
  await doByPalette(page, 'milestone')
  await expect(page.getByRole('dialog', { name: 'Claim a milestone' })).toBeVisible()
  await page.keyboard.press('Escape')
  // Its keys lead there as well, where they mean nothing else.
  await page.getByRole('link', { name: 'Notes' }).click()
  await page.keyboard.press('Alt+b')
  await expect(page.getByRole('dialog', { name: 'New mission' })).toBeVisible()
  await page.keyboard.press('Escape')
  await doByPalette(page, 'go to the fronts')
  await expect(page.getByRole('heading', { level: 1, name: 'The Drowned Bell' })).toBeVisible()
  await doByPalette(page, 'go to the missions')
  await expect(page.getByRole('heading', { name: 'Bring back the toll' })).toBeVisible()
})

test('what is found first keeps Enter when the pointer leaves the list', async ({
  table: { page },
}) => {
  await openSample(page)
  await page.keyboard.press('Control+k')
  const first = page.getByRole('dialog').getByRole('option').first()
  await page.keyboard.type('go to the fronts')
  await expect(first).toHaveText(/Go to the fronts/)
  await first.hover()
  await page.mouse.move(2, 2)
  await expect(first).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'The Drowned Bell' })).toBeVisible()
})

test('keys can be remapped, conflicts are refused in words, and the choice is kept', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openSample(page)
  await doByPalette(page, 'Keys')
  await page.getByRole('radio', { name: 'All of the program' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await dialog.getByRole('button', { name: /^Change the keys of History/ }).click()
  await page.keyboard.press('Control+z')
  await expect(dialog.getByText(/already means “Undo”/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Change the keys of History/ }).click()
  await page.keyboard.press('F7')
  await expect(
    dialog.getByRole('button', { name: /^Change the keys of History.*F7/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('F7')
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
  const kept = await page.evaluate(() => window.ironTable.call('preferences.read', {}))
  expect(kept).toMatchObject({ ok: true, value: { keys: { 'app.history': 'f7' } } })
  await table.app.close()
  const again = await startTable(folder)
  await openSample(again.page)
  await again.page.keyboard.press('F7')
  await expect(again.page.getByRole('dialog', { name: 'History' })).toBeVisible()
  await again.page.keyboard.press('Escape')

  // Back to the first keys: what does it is gone with the change, the focus is not.
  await doByPalette(again.page, 'Keys')
  await again.page.getByRole('radio', { name: 'All of the program' }).click()
  await again.page.getByRole('button', { name: 'Usual keys for History' }).press('Enter')
  const first = again.page.getByRole('button', {
    name: /^Change the keys of History.*Ctrl.*Shift.*H/,
  })
  await expect(first).toBeFocused()
  await again.app.close()
})

test('a theme is chosen, shown and kept', async ({ table, folder }) => {
  const { page } = table
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /red/i }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dim-red')
  await table.app.close()
  const again = await startTable(folder)
  await expect(again.page.locator('html')).toHaveAttribute('data-theme', 'dim-red')
  await again.app.close()
})

test('a click in the history goes to that moment', async ({ table: { page } }) => {
  await openSample(page)
  for (const name of ['Informal', 'Combat', 'Bookkeeping']) {
    await page.getByRole('radio', { name }).click()
    await expect(page.getByRole('radio', { name, checked: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: /Switch to informal/i }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Informal', checked: true })).toBeVisible()
})

test('About credits everyone whose work is in the program', async ({ table: { page } }) => {
  await openSample(page)
  await doByPalette(page, 'About')
  const dialog = page.getByRole('dialog', { name: 'Iron Table' })
  for (const name of [/Sage LaTorra and Adam Koebel/, /game-icons\.net/, /Lucide/, /Open Font/]) {
    await expect(dialog.getByText(name)).toBeVisible()
  }
  await expect(dialog.getByText(/^0\.1\.0, on Electron \d/)).toBeVisible()
  await expect(dialog.getByText(/iron-table\.log$/)).toBeVisible()
  await dialog.getByText(/packages of others$/).click()
  await expect(dialog.getByText(/^vue \d[\d.]+: MIT$/)).toBeVisible()
  await expect(dialog.getByText(/^better-sqlite3 \d[\d.]+: MIT$/)).toBeVisible()
})

test('a key with Control in an open menu closes it first, and does what it does elsewhere', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: /^Theme/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const find = page.getByRole('dialog').getByRole('combobox')
  await expect(find).toBeFocused()
  await page.keyboard.type('them')
  await expect(find).toHaveValue('them')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Theme/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('F1')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a menu that is opened by mouse is gone on with by keys at once', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: /^Theme/ }).click()
  const entries = page.getByRole('menuitemcheckbox')
  await expect(entries.first()).toBeFocused()
  await entries.nth(1).hover()
  await expect(entries.nth(1)).toBeFocused()
  // The pointer leaves the menu, and Enter finds its way back.
  await page.mouse.move(5, 400)
  await expect(entries.nth(1)).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(0)
})
