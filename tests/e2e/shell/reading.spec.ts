import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, startTable, test, type Table } from '../app'

const pictures = process.env.IRON_TABLE_PICTURES

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
}

/** How much larger than usual the window shows everything. */
function zoomOf({ app }: Table): Promise<number[]> {
  return app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(
      ({ webContents }) => Math.round(webContents.getZoomFactor() * 100) / 100,
    ),
  )
}

/** The whole window as it is seen; the browser's own picture knows nothing of its zoom. */
async function seen({ app, page }: Table): Promise<Buffer> {
  await page.waitForTimeout(300)
  const base64 = await app.evaluate(async ({ BrowserWindow }) => {
    const image = await BrowserWindow.getAllWindows()[0]?.capturePage()
    return image?.toPNG().toString('base64') ?? ''
  })
  return Buffer.from(base64, 'base64')
}

const motionOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).transitionDuration)

test('text size, theme and motion go with the program, in both windows', async ({
  table,
  folder,
}) => {
  const { page, app } = table
  await openSample(page)
  const [players] = await Promise.all([
    app.waitForEvent('window'),
    page.keyboard.press('Control+Shift+p'),
  ])
  const curtain = players.getByRole('heading', { level: 1 })
  const heightOf = async () => (await curtain.boundingBox())?.height ?? 0
  await curtain.waitFor()
  const usual = await heightOf()
  await page.bringToFront()

  for (const percent of [110, 125, 150]) {
    await page.keyboard.press('Control+=')
    await expect.poll(() => zoomOf(table)).toEqual([percent / 100, percent / 100])
  }
  // Measured in the window's own points, which have grown as well: the rest is the window's height.
  await expect.poll(heightOf).toBeCloseTo(usual, -1)
  await page.keyboard.press('Control+-')
  await expect.poll(() => zoomOf(table)).toEqual([1.25, 1.25])
  await page.keyboard.press('Control+0')
  await expect.poll(() => zoomOf(table)).toEqual([1, 1])

  // The same from the settings, by keys, over the dialog too.
  await page.keyboard.press('Control+,')
  const settings = page.getByRole('dialog', { name: 'Settings of the program' })
  await settings.getByRole('radio', { name: 'Light' }).click()
  await expect(players.locator('html')).toHaveAttribute('data-theme', 'light')
  await settings.getByRole('radio', { name: '175 %' }).click()
  await expect.poll(() => zoomOf(table)).toEqual([1.75, 1.75])
  await page.keyboard.press('Control+=')
  await expect(settings.getByRole('radio', { name: '200 %', checked: true })).toBeVisible()
  await settings.getByRole('radio', { name: 'Reduced' }).click()
  await expect(players.locator('html')).toHaveAttribute('data-motion', 'reduced')
  expect(await motionOf(page)).toBe('0s')
  await table.app.close()

  const again = await startTable(folder)
  await openSample(again.page)
  expect(await zoomOf(again)).toEqual([2])
  await expect(again.page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(again.page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await again.app.close()
})

test('everything can be reached at twice the size', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.evaluate(() =>
    window.ironTable.call('preferences.write', {
      theme: 'dark',
      keys: {},
      coversFoes: false,
      textSize: 200,
      motion: 'reduced',
    }),
  )
  for (const [width, height] of [
    [1440, 900],
    [1024, 640],
  ] as const) {
    await table.app.evaluate(
      ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size),
      [width, height] as [number, number],
    )
    for (const view of ['Table', 'Cast', 'Fronts', 'Missions', 'Sessions', 'Notes']) {
      await page.getByRole('link', { name: view, exact: true }).press('Enter')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      // Whatever the window cannot hold is scrolled to, and nothing lies over anything else.
      const home = page.getByRole('button', { name: 'Actions' }).first()
      await home.scrollIntoViewIfNeeded()
      await expect(home).toBeInViewport()
      if (pictures) writeFileSync(`${pictures}/size-200-${width}-${view}.png`, await seen(table))
    }
  }
})
