import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { call } from '../story/campaign'
import { closeStep, declareAttack, declareUpToAttacks } from '../story/fight'
import { Hands } from '../story/hands'

test.use({ samples: 'shipped' })

/** Where `npm run handbook` wants the pictures; without it the screens are only gone to. */
const folder = process.env.IRON_TABLE_HANDBOOK
const size = { width: 1280, height: 720 }

const source = join(import.meta.dirname, '../../../resources/handbook')
/** The titles of the pages about screens, by their ids. */
const titles = new Map(
  readdirSync(source).flatMap((file) => {
    const [, title = '', kind] =
      /^---\ntitle: (.+)\nkind: (\w+)/.exec(readFileSync(join(source, file), 'utf8')) ?? []
    return kind === 'screen' ? [[file.replace(/^\d+-|\.md$/g, ''), title] as const] : []
  }),
)

/** A screen that a page of the handbook is about, and the keys that lead there. */
interface Screen {
  page: string
  keys?: string
  /** What leads there beside the keys, after them. */
  go?: (hands: Hands, table: Table) => Promise<Page | undefined> | Promise<void>
  /** What is on the screen as soon as it is there. */
  shows: (page: Page) => ReturnType<Page['locator']>
  /** The keys that leave it. */
  leave?: string
  /** Whether F1 there opens another page: what it is about lies on that page's screen. */
  isPart?: boolean
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('heading', { name }).first()
const view = (name: string) => (page: Page) => page.locator('[aria-current=page]').getByText(name)
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const typed = (words: string) => async (hands: Hands) => {
  await hands.press('Control+k')
  await hands.type(words)
  await hands.press('Enter')
}

/** Screens of a campaign with fights in turns, in the order in which they are gone to. */
const ofTurns: readonly Screen[] = [
  { page: 'table', keys: 'Control+1', shows: heading('The company') },
  {
    page: 'dice',
    keys: 'Control+d',
    go: async (hands) => {
      await hands.type('2d6+1')
      await hands.press('Enter')
    },
    shows: dialog('Any dice'),
    leave: 'Escape',
  },
  { page: 'moves', keys: 'm', shows: (page) => page.locator('.move-dialog'), leave: 'Escape' },
  { page: 'tracks', keys: 'Control+t', shows: dialog(/Tracks|Clocks/), leave: 'Escape' },
  {
    page: 'oracles',
    keys: 'Control+Shift+O',
    shows: dialog('Oracles'),
    leave: 'Escape',
    isPart: true,
  },
  { page: 'calendar', keys: 'Control+l', shows: dialog(/Calendar/), leave: 'Escape' },
  { page: 'pictures', keys: 'Control+Shift+U', shows: dialog('Pictures'), leave: 'Escape' },
  {
    page: 'rules',
    go: typed('Rules of this campaign'),
    shows: dialog('Rules of this campaign'),
    leave: 'Escape',
    isPart: true,
  },
  { page: 'keys', keys: '?', shows: dialog(/Keyboard|Keys/), leave: 'Escape', isPart: true },
  { page: 'tours', keys: 'Shift+F1', shows: dialog('Tours'), leave: 'Escape', isPart: true },
  {
    page: 'handbook',
    keys: 'F1',
    shows: dialog('Handbook'),
    leave: 'Escape',
    isPart: true,
  },
  {
    page: 'cast',
    keys: 'Control+2',
    go: async ({ page }) => page.getByText('Corl Vane', { exact: true }).first().click(),
    shows: heading('Corl Vane'),
  },
  {
    page: 'library',
    keys: 'Control+Shift+B',
    go: async (hands) => {
      await hands.page
        .getByText(/Corl Vane is in the library/)
        .first()
        .waitFor()
      await hands.press('Control+b')
    },
    shows: dialog(/library/i),
    leave: 'Escape',
    isPart: true,
  },
  { page: 'fronts', keys: 'Control+3', shows: view('Fronts') },
  { page: 'missions', keys: 'Control+4', shows: view('Missions') },
  { page: 'sessions', keys: 'Control+5', shows: view('Sessions') },
  {
    page: 'notes',
    keys: 'Control+6',
    go: async ({ page }) => page.getByRole('button', { name: /^What to try tonight/ }).click(),
    shows: heading('What to try tonight'),
  },
  { page: 'tools', keys: 'Control+7', shows: view('Tools') },
  {
    page: 'report',
    go: async ({ page }) => page.evaluate(() => location.assign('#/report/mission/mission-boat')),
    shows: (page) => page.getByRole('button', { name: /^Save the players’ version/ }),
  },
  {
    page: 'history',
    keys: 'Control+Shift+H',
    shows: dialog(/History/),
    leave: 'Escape',
    isPart: true,
  },
  {
    page: 'prepare-fight',
    keys: 'Control+1',
    go: async ({ page }) => page.getByRole('button', { name: 'Prepare', exact: true }).click(),
    shows: (page) => page.getByRole('combobox', { name: 'Put into the fight' }),
    leave: 'Escape',
  },
  {
    page: 'fight-in-turns',
    go: async ({ page }) => {
      await page.getByRole('button', { name: 'Begin the fight' }).click()
      await declareUpToAttacks(page, 'Tamsin')
      await declareAttack(page, 'Brannoch', 'Pell')
      await declareAttack(page, 'Ysolt', 'Wat')
      await closeStep(page, '6 Movement')
      for (const next of ['7 Early', '8 Missiles', '9 Late', '10 Long']) {
        await closeStep(page, new RegExp(`^${next}`))
      }
    },
    shows: heading(/^10 Long weapons/),
  },
  {
    page: 'players',
    go: async (hands, { app }) => {
      const opening = app.waitForEvent('window')
      await hands.press('Control+Shift+p')
      return opening
    },
    shows: (page) => page.getByRole('region', { name: 'The company' }),
    isPart: true,
  },
]

/** Screens of a campaign with moves and vows. */
const ofVows: readonly Screen[] = [
  {
    page: 'vows',
    keys: 'Control+1',
    go: async ({ page }) => {
      const board = page.getByRole('region', { name: 'Vows, journeys and bonds' })
      await board.evaluate((element) => element.scrollIntoView())
    },
    shows: (page) => page.getByRole('region', { name: 'Vows, journeys and bonds' }),
    isPart: true,
  },
  {
    page: 'fight-by-moves',
    go: async ({ page }) => {
      const foe = (name: string) => ({ system: 'ironsworn', foe: { from: 'library', name } })
      await call(page, 'foe.field', { ...foe('Mudlark'), count: 3 })
      await call(page, 'foe.field', foe('Storm mare'))
      await page.getByRole('region', { name: 'The fight', exact: true }).scrollIntoViewIfNeeded()
    },
    shows: (page) => page.getByRole('region', { name: 'The fight', exact: true }),
    isPart: true,
  },
]

/** Everything is shown in the light theme, as a page of a book is. */
async function inLight({ page }: Table): Promise<void> {
  const read = (await call(page, 'preferences.read', {})) as object
  await call(page, 'preferences.write', { ...read, theme: 'light' })
  await page.reload()
}

/** Keeps what a window shows as the picture of a page. */
async function keep(page: Page, id: string): Promise<void> {
  if (!folder) return
  // Whatever fades in has done so.
  await page.waitForTimeout(300)
  const drawn = await loadImage(await page.screenshot())
  const canvas = createCanvas(drawn.width, drawn.height)
  canvas.getContext('2d').drawImage(drawn, 0, 0)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${id}.webp`), await canvas.encode('webp', 80))
}

/** Goes to the screen of a page, keeps its picture, and sees that F1 opens that page there. */
async function goTo(table: Table, hands: Hands, screen: Screen): Promise<void> {
  const { page: id, keys, go, shows, leave, isPart } = screen
  await test.step(id, async () => {
    if (keys) await hands.press(keys)
    const other = (await go?.(hands, table)) ?? undefined
    const page = other ?? table.page
    await expect(shows(page)).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await keep(page, id)
    if (!isPart) {
      await hands.press('F1')
      const book = page.getByRole('dialog', { name: 'Handbook' })
      await expect
        .soft(book.getByRole('article', { name: titles.get(id) ?? '', exact: true }))
        .toBeVisible()
      await hands.press('Escape')
      await expect(book).toBeHidden()
    }
    if (leave) {
      await hands.press(leave)
      await expect(shows(page)).toBeHidden()
    }
  })
}

test('every page about a screen has a picture', () => {
  const shown = ['start', ...[...ofTurns, ...ofVows].map(({ page }) => page)]
  expect(shown.toSorted()).toEqual([...titles.keys()].toSorted())
})

for (const { sample, button, screens } of [
  { sample: 'fights in turns', button: 'Open the sample campaign', screens: ofTurns },
  { sample: 'moves and vows', button: 'The Salt Road (Ironsworn)', screens: ofVows },
]) {
  test(`the screens of ${sample} are gone to, and F1 opens the page about each`, async ({
    table,
  }) => {
    test.setTimeout(240_000)
    const { page } = table
    const hands = new Hands(page)
    await resize(table, size.width, size.height)
    await inLight(table)
    const opens = page.getByRole('button', { name: button })
    await goTo(table, hands, { page: 'start', shows: () => opens })
    await opens.click()
    await page.getByRole('link', { name: 'Cast' }).waitFor()
    for (const screen of screens) await goTo(table, hands, screen)
  })
}
