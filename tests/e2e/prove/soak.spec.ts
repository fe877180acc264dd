import type { ElectronApplication, Page } from '@playwright/test'
import { rounds, tellAttempted } from '../../support/fight/rounds'
import { expect, test, type Table } from '../app'
import { Hands } from '../story/hands'

const openings = rounds({ short: 6, whole: 500 })
/** What is loaded once, the first time, is none of the growth. */
const before = 4

/**
 * What may be held at the end that was not at the start, in megabytes and in things of a page; of that the
 * page may come to hold so much in the second half.
 */
const most = { main: 2, page: 2, nodes: 500, listeners: 500 }
const mostLate = 0.5
/** How many times what the table's page holds at first it may hold once all screens have been there. */
const mostKept = 3

// V8 compiles what runs often, for hundreds of rounds: 4 to 6 MB of code that no page made. Without it
// the heap of the page is what the page holds, and a list that grows with each round shows.
test.use({
  switches: ['--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'],
})

/** Dialogs by the keys that open them. */
const dialogs = ['Control+k', 'Control+f', 'Control+,', '?']

/** What the program and the game master's page hold, after all that can be let go was. */
interface Held {
  main: number
  page: number
  nodes: number
  listeners: number
  /** Of the whole process of main: told, not judged. */
  resident: number
}

async function heldByMain(app: ElectronApplication): Promise<Pick<Held, 'main' | 'resident'>> {
  return app.evaluate(() => {
    const { setFlagsFromString } = process.getBuiltinModule('node:v8')
    setFlagsFromString('--expose-gc')
    const collect = process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void
    collect()
    collect()
    const { heapUsed, rss } = process.memoryUsage()
    return { main: heapUsed / 1e6, resident: rss / 1e6 }
  })
}

async function heldByPage(page: Page): Promise<Pick<Held, 'page' | 'nodes' | 'listeners'>> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return { page: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

async function heldBy({ app, page }: Table): Promise<Held> {
  return { ...(await heldByMain(app)), ...(await heldByPage(page)) }
}

/** Opens and closes the players' window and every dialog, and goes through all views. */
async function openAndClose({ app, page }: Table): Promise<void> {
  const hands = new Hands(page)
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  await players.getByRole('heading', { name: 'The Lantern Company' }).waitFor()
  await players.close()
  await page.bringToFront()
  const dialog = page.getByRole('dialog')
  for (const keys of dialogs) {
    await hands.press(keys)
    await dialog.waitFor()
    await hands.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  for (const view of ['Cast', 'Fronts', 'Missions', 'Sessions', 'Notes', 'Tools', 'Table']) {
    await page.getByRole('link', { name: view, exact: true }).click()
  }
}

test('an evening of windows and dialogs opened and closed leaves nothing behind', async ({
  table,
}) => {
  test.setTimeout(60_000 + (openings + before) * 15_000)
  const { app, page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  const fresh = await heldBy(table)
  for (let round = 0; round < before; round++) await openAndClose(table)
  const start = await heldBy(table)
  const half = Math.floor(openings / 2)
  for (let round = 0; round < half; round++) await openAndClose(table)
  const middle = await heldBy(table)
  for (let round = half; round < openings; round++) await openAndClose(table)
  const end = await heldBy(table)
  const shown = await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)
  expect(shown).toBe(1)
  const names = ['main', 'resident', 'page', 'nodes', 'listeners'] as const
  const told = Object.fromEntries(
    names.map((name) => [
      name,
      [start, middle, end].map((held) => held[name].toFixed(1)).join(', then '),
    ]),
  )
  const failures = (['main', 'page', 'nodes', 'listeners'] as const)
    .filter((name) => end[name] - start[name] > most[name])
    .map((name) => `${name}: ${told[name]}`)
  if (start.nodes > fresh.nodes * mostKept) {
    failures.push(`nodes of screens that are gone: ${fresh.nodes}, then ${start.nodes}`)
  }
  if (end.page - middle.page > mostLate) failures.push(`page, in the second half: ${told.page}`)
  tellAttempted({ attack: 'soak', rounds: openings, failures, told })
  test.info().annotations.push({ type: 'memory', description: JSON.stringify(told) })
  process.stdout.write(`${JSON.stringify(told)}\n`)
  expect(failures).toEqual([])
})
