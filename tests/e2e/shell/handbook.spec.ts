import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { readPdf } from '../pdf'
import { beginFight } from '../story/fight'
import { Hands } from '../story/hands'

const book = (page: Page) => page.getByRole('dialog', { name: 'Handbook' })
const article = (page: Page, name: string) => book(page).getByRole('article', { name })
const field = (page: Page) => book(page).getByRole('searchbox', { name: 'Find in the handbook' })

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Notes' }).waitFor()
}

/** Takes a picture of the window as it is, where a folder for them is named. */
async function pictureNow(table: Table, name: string): Promise<void> {
  const folder = process.env.IRON_TABLE_PICTURES
  if (folder) await table.page.screenshot({ path: join(folder, `${name}.png`) })
}

/** Takes a picture in a size of the window, where a folder for them is named. */
async function pictureAt(table: Table, name: string, width: number, height: number): Promise<void> {
  await resize(table, width, height)
  await pictureNow(table, `${name}-${String(width)}`)
}

test('F1 opens the page of where one stands, and Esc goes back to where one was', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  await hands.press('F1')
  await expect(article(page, 'All campaigns')).toBeVisible()
  await hands.press('Escape')
  await openSample(page)

  for (const [keys, title] of [
    ['Control+1', 'The table'],
    ['Control+2', 'The cast'],
    ['Control+3', 'Fronts'],
    ['Control+4', 'Missions'],
    ['Control+5', 'Sessions'],
    ['Control+6', 'Notes'],
    ['Control+7', 'Tools'],
  ] as const) {
    await hands.press(keys)
    await page.locator('main').getByRole('heading').first().waitFor()
    await hands.press('F1')
    await expect(article(page, title)).toBeVisible()
    await hands.press('Escape')
    await expect(book(page)).toBeHidden()
  }

  // A dialog has its own page, whatever screen lies below.
  for (const [opens, title] of [
    ['Control+Shift+o', 'Oracles'],
    ['Control+p', 'Print what lies on the table'],
    ['Control+Shift+h', 'Undo and history'],
  ] as const) {
    await hands.press(opens)
    await page.getByRole('dialog').waitFor()
    await hands.press('F1')
    await expect(article(page, title)).toBeVisible()
    // What is typed there looks for something, and presses nothing.
    await expect(field(page)).toBeFocused()
    await hands.press('Escape')
    await expect(book(page)).toBeHidden()
    await hands.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await hands.press('Control+2')
  const find = page.getByRole('searchbox').first()
  await hands.press('/')
  await expect(find).toBeFocused()
  await hands.press('F1')
  await expect(article(page, 'The cast')).toBeVisible()
  await hands.press('Escape')
  await expect(find).toBeFocused()

  // Over a dialog it tells of that, and leads back to it.
  await hands.press('Control+t')
  await page.getByRole('dialog', { name: /Tracks|Clocks/ }).waitFor()
  await hands.press('F1')
  await expect(article(page, 'Clocks and tracks')).toBeVisible()
  await hands.press('Escape')
  await expect(page.getByRole('dialog', { name: /Tracks|Clocks/ })).toBeVisible()
  await hands.press('Escape')

  await hands.press('Control+1')
  await beginFight(page)
  await hands.press('F1')
  await expect(article(page, 'A fight in turns')).toBeVisible()
})

test('what other programs call it finds the page, here and in the palette; an id finds the rule', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await hands.press('F1')
  await expect(field(page)).toBeFocused()
  await hands.type('fog of war')
  await expect(article(page, 'What do players see?')).toBeVisible()
  await hands.press('Control+a')
  await hands.type('CI-133')
  await expect(book(page).locator('#rule-CI-133')).toBeInViewport()
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('Escape')

  await hands.press('Control+k')
  await hands.type('bestiary')
  await hands.press('Enter')
  await expect(article(page, 'The cast')).toBeVisible()
  await hands.press('Escape')
  await hands.press('Control+k')
  await hands.type('IS-056')
  await expect(page.getByRole('option', { name: /^Handbook: IS-056/ })).toBeVisible()
  await hands.press('Enter')
  await expect(book(page).locator('#rule-IS-056')).toBeInViewport()
})

test('what is looked for comes into sight on a long page, and a link from there begins at the top', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await hands.press('F1')
  await hands.type('companion that is out')
  const moves = article(page, 'Making a move')
  await expect(moves.getByText(/companion that is out/)).toBeInViewport()
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('handbook-typed') ?? [])].map(String))
  expect(await marked()).toEqual(['companion that is out'])
  expect(await inEveryTheme(page)).toEqual(clean)
  await pictureNow(table, 'handbook-marked')
  await moves.getByRole('button', { name: 'A fight in Iron Fist' }).press('Enter')
  await expect(article(page, 'A fight in Iron Fist')).toBeVisible()
  expect(await marked()).toEqual([])
})

test('the keys in it are those one has now; links lead on and back, and an action is gone to', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await page.evaluate(async () => {
    const read = (await window.ironTable.call('preferences.read', {})) as { value: object }
    const keys = { 'sceneBoard.find': 'alt+shift+y' }
    await window.ironTable.call('preferences.write', { ...read.value, keys })
  })
  await page.reload()
  await page.getByRole('link', { name: 'Table', exact: true }).waitFor()
  await hands.press('Control+1')
  await hands.press('F1')
  const here = article(page, 'The table')
  await expect(here.getByRole('row', { name: /Put an NPC on the table/ })).toContainText(
    'AltShiftY',
  )
  await here.getByRole('button', { name: 'The players’ window' }).focus()
  await hands.press('Enter')
  await expect(article(page, 'The players’ window')).toBeVisible()
  await hands.press('Alt+ArrowLeft')
  await expect(here).toBeVisible()
  await here.getByRole('button', { name: 'Make a move' }).focus()
  await hands.press('Enter')
  await expect(book(page)).toBeHidden()
  await expect(page.locator('.move-dialog')).toBeVisible()
})

test('a page is read by keys, in every size, and printed alone', async ({ table, folder }) => {
  test.setTimeout(120_000)
  const { page, app } = table
  const hands = new Hands(page)
  await openSample(page)
  await hands.press('F1')
  await article(page, 'The table').waitFor()
  await hands.press('PageDown')
  const scrolled = () => article(page, 'The table').evaluate((here) => here.scrollTop)
  await expect.poll(scrolled).toBeGreaterThan(100)
  await hands.press('ArrowDown ArrowDown')
  await expect(article(page, 'A fight in turns')).toBeVisible()
  await hands.press('Enter')
  await expect(article(page, 'A fight in turns')).toBeFocused()
  expect(await inEveryTheme(page)).toEqual(clean)
  await pictureAt(table, 'handbook', 1280, 720)
  await pictureAt(table, 'handbook', 1024, 640)
  await hands.press('/')
  await expect(field(page)).toBeFocused()
  await hands.type('horde')
  await pictureAt(table, 'handbook-found', 1024, 640)
  await hands.press('Control+= Control+= Control+=')
  await pictureNow(table, 'handbook-150')
  await hands.press('Control+= Control+=')
  await pictureNow(table, 'handbook-200')
  expect(await inEveryTheme(page)).toEqual(clean)
  const bytes = await app.evaluate(async ({ BrowserWindow }) => {
    const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({})
    return pdf?.toString('base64') ?? ''
  })
  const path = join(folder, 'page.pdf')
  writeFileSync(path, Buffer.from(bytes, 'base64'))
  const { pages } = await readPdf(path)
  const text = pages
    .map((each) => each.text)
    .join(' ')
    .replace(/[^a-z]+/gi, ' ')
  expect(text).toContain('Roll for all foes at once')
  expect(text).not.toContain('Find in the handbook')
  expect(text).not.toContain('Session')
})

test('the handbook is a button on every screen, and stands in the menu of the campaign with its key', async ({
  table: { page },
}) => {
  const hands = new Hands(page)
  const help = page.getByRole('banner').getByRole('button', { name: 'Handbook and help' })
  await help.click()
  await expect(article(page, 'All campaigns')).toBeVisible()
  await hands.press('Escape')
  await expect(help).toBeFocused()
  await openSample(page)
  await page.getByRole('button', { name: 'Campaign menu' }).press('Enter')
  const entry = page.getByRole('menuitem', { name: /^Handbook and help/ })
  await expect(entry).toContainText('F1')
  await entry.press('Enter')
  await expect(article(page, 'The table')).toBeVisible()
})
