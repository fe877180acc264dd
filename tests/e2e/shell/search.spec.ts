import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Notes' }).waitFor()
}

const results = (page: Page) => page.getByRole('listbox', { name: 'What was found' })

/** Looks for something and goes where the first find is; as fast as the keys go. */
async function goByKeys(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+f')
  await page.getByRole('dialog', { name: 'Find anyone or anything' }).waitFor()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('M2 verbs and entities stand in one box, in spite of slips', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('bell')
  await expect(results(page).getByRole('option', { name: /The Drowned Bell.*Front/ })).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'search-bell')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Ysotl')
  await expect(results(page).getByRole('option').first()).toContainText('nearly')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('hsitory')
  await expect(results(page).getByRole('option').first()).toContainText('History')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
  await page.keyboard.press('Escape')

  // Whoever is called just so comes before what is only nearly called so.
  await page.evaluate(() => window.ironTable.call('npc.create', { name: 'Mave' }))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mave')
  await expect(results(page).getByRole('option').first()).toContainText('Mave')
  await expect(results(page).getByRole('option', { name: /^Save/ })).toHaveCount(0)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('bckup')
  await expect(results(page).getByRole('option').first()).toContainText(/backup/i)
})

test('a table of one’s own is found by its name among verbs and things, and Enter opens it', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  const made = await page.evaluate(() =>
    window.ironTable.call('oracle.save', {
      name: 'Tavern rumours',
      dice: { count: 1, sides: 6 },
      text: '1-6 The bell rang',
    }),
  )
  expect(made).toMatchObject({ ok: true })
  const drawer = page.getByRole('dialog', { name: 'Oracles' })
  for (const keys of ['Control+k', 'Control+f']) {
    await page.keyboard.press(keys)
    await page.keyboard.type('tavern rumours')
    const first = results(page).getByRole('option').first()
    await expect(first).toContainText('Tavern rumours')
    await expect(first).toContainText('Table to roll on')
    if (keys === 'Control+f') await picture(table, 'search-table')
    await page.keyboard.press('Enter')
    await expect(drawer.getByLabel('Tavern rumours (d6)')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  }
  // Among the tools as well, where many look for it.
  await page.getByRole('link', { name: 'Tools' }).click()
  await page.getByRole('main').getByRole('searchbox', { name: 'Find a table' }).focus()
  await page.keyboard.type('tavern rumours')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'tools-tables')
  await page.keyboard.press('Enter')
  await expect(drawer.getByLabel('Tavern rumours (d6)')).toBeFocused()
})

test('K2 whoever is found is gone to by Enter, on every view', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.evaluate(() =>
    window.ironTable.call('note.create', { title: 'Tidal lore', body: 'the grey heron' }),
  )
  await goByKeys(page, 'drowned bell')
  await expect(page.getByRole('heading', { level: 1, name: 'The Drowned Bell' })).toBeVisible()
  const reply = await page.evaluate(() => window.ironTable.call('npc.list', {}))
  const { npcs } = (reply as { value: { npcs: { name: string }[] } }).value
  const last = npcs.at(-1)?.name ?? ''
  await goByKeys(page, last)
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeVisible()
  await goByKeys(page, npcs[0]?.name ?? '')
  await expect(page.getByRole('heading', { level: 2, name: npcs[0]?.name ?? '' })).toBeVisible()
  await goByKeys(page, 'voice fenn')
  await expect(page.getByRole('heading', { level: 2, name: 'A voice for Fenn' })).toBeVisible()
  await goByKeys(page, 'grey heron')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tidal lore')
  await goByKeys(page, 'ambush toll')
  await expect(page.getByText('Ambush at the toll bridge').first()).toBeVisible()
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
})

test('the search says what it looks for, and what it has not found', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('Control+f')
  await expect(page.getByText('People, places, fronts')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.type('qqqqqqqq"*(')
  await expect(page.getByText('Nothing here is called “qqqqqqqq"*(”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
