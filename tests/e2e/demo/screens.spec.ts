/** `npm run demo -- screens`: every first screen and every stop of a tour, in every look there is. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, resize, test, type Table } from '../app'
import { layoutFaultsNow, zoom } from '../layout'
import { openEmpty } from '../story/cast'
import { Hands } from '../story/hands'

test.use({ samples: 'shipped' })

const output = join(import.meta.dirname, '../../../demo-output/screens')
const sizes = [
  [1024, 640],
  [1440, 900],
] as const
const themes = ['dark', 'light', 'dim-red'] as const
const views = ['table', 'cast', 'fronts', 'missions', 'sessions', 'notes', 'tools']

/** Takes a picture of the screen in three themes, and with text half as large again, in both sizes. */
async function look(table: Table, name: string): Promise<void> {
  const { app, page } = table
  // The window takes its own picture: from outside, one that is zoomed is cut to its corner.
  const shoot = async (size: string, how: string) => {
    // Colours fade from one theme to the next.
    await page.waitForTimeout(250)
    const base64 = await app.evaluate(async ({ BrowserWindow }) => {
      const image = await BrowserWindow.getAllWindows()[0]?.webContents.capturePage()
      return image?.toJPEG(75).toString('base64') ?? ''
    })
    writeFileSync(join(output, `${name}-${size}-${how}.jpg`), Buffer.from(base64, 'base64'))
  }
  // A stop lies over the screen on purpose.
  const isFault = (fault: string) => !(name.startsWith('tour-') && fault.includes(': covered: '))
  const measure = async (how: string) =>
    expect.soft((await layoutFaultsNow(page, `${name}, ${how}`)).filter(isFault)).toEqual([])
  for (const [width, height] of sizes) {
    const size = `${String(width)}x${String(height)}`
    await resize(table, width, height)
    await measure(size)
    for (const theme of themes) {
      await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
      await shoot(size, theme)
    }
    await page.evaluate((to) => (document.documentElement.dataset.theme = to), themes[0])
    await zoom(table, 1.5, width)
    await measure(`${size} at 150 %`)
    await shoot(size, '150')
    await zoom(table, 1, width)
  }
}

test.beforeAll(() => mkdirSync(output, { recursive: true }))

test('the first start and the guide', async ({ table, folder }) => {
  test.setTimeout(900_000)
  const { app, page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  await look(table, 'home')
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    },
    join(folder, 'ford.irontable'),
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('The Ford')
  for (const box of await page.getByRole('checkbox').all()) await box.click()
  await page.keyboard.press('Control+Enter')
  const guide = page.getByRole('dialog', { name: 'A new campaign' })
  for (const step of ['people', 'place', 'trouble', 'cast', 'next']) {
    await guide.locator('[aria-current="step"]').waitFor()
    await look(table, `guide-${step}`)
    if (step !== 'next') await guide.getByRole('button', { name: 'Next', exact: true }).click()
  }
})

test('the screens of an empty campaign', async ({ table, folder }) => {
  test.setTimeout(900_000)
  await openEmpty(table, folder, ['cold-iron', 'iron-fist', 'ironsworn', 'dungeon-world'])
  for (const view of views) {
    await table.page.evaluate((hash) => window.location.assign(`#/${hash}`), view)
    await table.page.locator('main [data-empty]').first().waitFor()
    await look(table, `empty-${view}`)
  }
})

for (const { name, button } of [
  { name: 'lantern', button: 'Open the sample campaign' },
  { name: 'salt-road', button: 'The Salt Road (Ironsworn)' },
  { name: 'ninth-candle', button: 'The Ninth Candle (Dungeon World)' },
  { name: 'glass-orchard', button: 'The Glass Orchard (all games together)' },
]) {
  test(`the screens of a sample: ${name}`, async ({ table }) => {
    test.setTimeout(900_000)
    const { page } = table
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('link', { name: 'Cast' }).waitFor()
    for (const view of views) {
      await page.evaluate((hash) => window.location.assign(`#/${hash}`), view)
      await page.waitForFunction((hash) => location.hash === `#/${hash}`, view)
      await page.locator('main').getByRole('heading').first().waitFor()
      await look(table, `${name}-${view}`)
    }
  })
}

for (const system of ['Cold Iron', 'Iron Fist', 'Ironsworn', 'Dungeon World']) {
  test(`the stops of the tour of ${system}`, async ({ table }) => {
    test.setTimeout(1_800_000)
    const { page } = table
    const hands = new Hands(page)
    await page.getByRole('button', { name: 'Tours…' }).waitFor()
    await hands.press('Shift+F1')
    await page.getByRole('dialog', { name: 'Tours' }).waitFor()
    await look(table, 'tours')
    await page.getByRole('button', { name: `Begin the tour of ${system}` }).click()
    const stop = page.getByRole('region', { name: /^Stop \d+ of / })
    const home = page.getByRole('button', { name: 'Tours…' })
    for (let at = 1; ; at++) {
      await expect(stop.or(home)).toBeVisible()
      if (await home.isVisible()) break
      const said = (await stop.getAttribute('aria-label')) ?? ''
      const number = /\d+/.exec(said)?.[0] ?? String(at)
      await look(table, `tour-${system.toLowerCase().replace(' ', '-')}-${number.padStart(2, '0')}`)
      await resize(table, 1440, 900)
      await hands.press('F6')
      await expect(stop.and(page.getByLabel(said, { exact: true }))).toBeHidden()
    }
  })
}
