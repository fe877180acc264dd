import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { electronPath, expect, startArguments, startTable, test } from '../app'

/** The file of the open campaign. */
const openPath = (page: Page) =>
  page.evaluate(async () => {
    const reply = await window.ironTable.call('campaign.current', {})
    return reply.ok ? (reply.value as { path: string } | null)?.path : undefined
  })

/** Opens and closes the sample in a data folder; answers its file. */
async function makeSample(folder: string): Promise<string> {
  const { app, page } = await startTable(folder)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  const path = await openPath(page)
  await app.close()
  return path ?? ''
}

/** Starts the program once more on the same data folder, as a file manager does; answers its end. */
function startAgain(folder: string, args: string[], cwd: string) {
  const options = { cwd, encoding: 'utf8', timeout: 60_000 } as const
  return spawnSync(electronPath(), startArguments(folder, args), options)
}

test('a campaign is found from the folder that the program was started in', async ({ folder }) => {
  const made = await makeSample(folder)
  const cwd = join(folder, 'elsewhere')
  mkdirSync(cwd)
  const path = join(cwd, 'ash road.irontable')
  copyFileSync(made, path)
  const { app, page } = await startTable(join(folder, 'own'), [basename(path)], cwd)
  await page.getByRole('link', { name: 'Table' }).waitFor()
  expect(await openPath(page)).toBe(path)
  await app.close()
})

test('what was compiled is kept for the next start, and made anew where it cannot be read', async ({
  folder,
}) => {
  test.setTimeout(180_000)
  const kept = join(folder, 'compiled')
  const size = () => statSync(kept, { throwIfNoEntry: false })?.size ?? 0
  const first = await startTable(folder)
  await expect.poll(size, { timeout: 30_000 }).toBeGreaterThan(1_000_000)
  await first.app.close()
  const whole = readFileSync(kept)
  const torn = Buffer.from(whole)
  torn.fill(7, whole.indexOf('\n') + 1)
  for (const broken of ['', 'nonsense', '{"index.cjs":7}\n', 'null\n', torn]) {
    writeFileSync(kept, broken)
    const { app, page, complaints } = await startTable(folder)
    await expect(page.getByRole('button', { name: 'Open the sample campaign' })).toBeVisible()
    await expect
      .poll(() => readFileSync(kept).indexOf(Buffer.alloc(64, 7)), { timeout: 30_000 })
      .toBe(-1)
    await expect.poll(size).toBeGreaterThan(1_000_000)
    await app.close()
    expect(complaints).toEqual([])
  }
})

test('a second start opens its campaign in the first window, and ends', async ({ folder }) => {
  const made = await makeSample(folder)
  const path = join(folder, 'ash road.irontable')
  copyFileSync(made, path)
  const { app, page, complaints } = await startTable(folder, [made])
  await page.getByRole('link', { name: 'Fronts' }).click()
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())

  const { status } = startAgain(folder, [basename(path)], folder)
  expect(status).toBe(0)
  await expect.poll(() => openPath(page)).toBe(path)
  await expect(page).toHaveURL(/#\/table$/)
  expect(app.windows()).toHaveLength(1)
  const isMinimized = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.isMinimized(),
  )
  expect(isMinimized).toBe(false)

  // A file manager may name it by its address.
  expect(startAgain(folder, [pathToFileURL(made).href], '/').status).toBe(0)
  await expect.poll(() => openPath(page)).toBe(made)

  await test.step('what cannot be opened is said in the window, and nothing is closed', async () => {
    expect(startAgain(folder, ['nowhere.irontable'], folder).status).toBe(0)
    await expect(page.getByRole('alert')).toContainText(join(folder, 'nowhere.irontable'))
    expect(await openPath(page)).toBe(made)
  })
  await app.close()
  expect(complaints).toEqual([])
})

test('a campaign that was closed stays closed, though the program was started with it', async ({
  folder,
}) => {
  const made = await makeSample(folder)
  const { app, page } = await startTable(folder, [made])
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Close the campaign')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Open the sample campaign' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Table' })).toBeHidden()
  expect(await openPath(page)).toBeUndefined()
  await app.close()
})

test('the players’ window shows nothing but the players’ view, whatever its address', async ({
  table: { app, page },
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  const opened = app.waitForEvent('window')
  await page.evaluate(() => window.ironTable.call('window.openPlayer', {}))
  const players = await opened
  const curtain = players.getByRole('heading', { name: 'The Lantern Company' })
  await expect(curtain).toBeVisible()
  const home = players.url()
  for (const hash of ['#/', '#/table', '#/fronts', '#/report/mission', '#/nowhere']) {
    await players.evaluate((next) => window.location.assign(next), hash)
    await expect(players).toHaveURL(home)
    await expect(curtain).toBeVisible()
    await expect(players.getByRole('button')).toHaveCount(0)
  }

  await test.step('nor when the page is loaded anew at another address', async () => {
    await players.evaluate(() => window.history.replaceState(null, '', '#/fronts'))
    await expect(players).toHaveURL(home)
    await app.evaluate(async ({ webContents }) => {
      const contents = webContents.getAllWebContents().find((one) => one.getURL().includes('#/pl'))
      // The program cuts this off with the address that it holds the window on.
      await contents?.loadURL(contents.getURL().replace(/#.*/, '?again#/fronts')).catch(() => null)
    })
    await expect(curtain).toBeVisible()
    await expect(players.getByRole('button')).toHaveCount(0)
  })
})

test('the game master’s window does not turn into the players’', async ({ table: { page } }) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  await page.evaluate(() => window.location.assign('#/player'))
  await expect(page).toHaveURL(/#\/$/)
  await expect(page.getByRole('button', { name: 'Open the sample campaign' })).toBeVisible()
})
