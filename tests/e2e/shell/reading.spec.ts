import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, startTable, test, type Table } from '../app'
import { picture } from '../picture'

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

test('theme and motion go with the program in both windows, and its text size in its own', async ({
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
  // Its letters go by the window's height, in points that have grown: what players see stays as it was.
  await expect.poll(async () => (await heightOf()) * 1.5).toBeCloseTo(usual, -1)
  await page.keyboard.press('Control+-')
  await expect.poll(() => zoomOf(table)).toEqual([1.25, 1.25])
  await page.keyboard.press('Control+0')
  await expect.poll(() => zoomOf(table)).toEqual([1, 1])

  // The same from the settings, by keys, over the dialog too.
  await page.keyboard.press('Control+,')
  const settings = page.getByRole('dialog', { name: 'Settings of the program' })
  await picture(table, 'settings-of-the-program')
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
  // The players’ window has come back with the program.
  await expect.poll(() => zoomOf(again)).toEqual([2, 2])
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

/** Buttons and links that show a picture alone and nothing says what they do, or no tooltip does. */
function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], [role=button]')]
      .filter((each) => each.checkVisibility() && each.querySelector('svg') !== null)
      .filter((each) => {
        const hidden = [...each.querySelectorAll('.sr-only')].map((part) => part.textContent ?? '')
        return (
          (each.innerText ?? '').trim() === '' || each.innerText.trim() === hidden.join('').trim()
        )
      })
      .filter((each) => {
        const hasTooltip = 'tip' in each.dataset || each.title !== ''
        return !hasTooltip || (each.ariaLabel ?? each.textContent.trim()) === ''
      })
      .map((each) => each.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 200)),
  )
}

test('the keys of where one stands are asked for; every picture to press is explained', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  const keys = page.getByRole('dialog', { name: 'Keys' })
  const rows = keys.getByRole('listitem')
  const noPicture = async () => expect.soft(await unexplained(page), page.url()).toEqual([])

  // Here: what this view does, found by its words or its key; not what others do.
  await page.keyboard.press('Control+2')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('?')
  await expect(keys.getByRole('heading', { level: 3 }).first()).toHaveText('Cast')
  await expect(keys.getByRole('heading', { name: 'Missions' })).toBeHidden()
  await page.keyboard.type('ctrl k')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Actions')
  await noPicture()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await picture(table, 'keys-here')

  // All of the program, screens nobody has been to yet among them.
  await keys.getByRole('radio', { name: 'All of the program' }).click()
  await keys.getByRole('textbox').fill('new mission')
  const change = (name: RegExp) => keys.getByRole('button', { name })
  await change(/^Change the keys of New mission/).click()
  await page.keyboard.press('Enter')
  await expect(keys.getByRole('alert')).toContainText('is needed for typing')
  await expect(change(/Use them here instead/)).toBeHidden()
  await change(/^Change the keys of New mission/).click()
  await page.keyboard.press('Control+k')
  await expect(keys.getByRole('alert')).toContainText('Ctrl K already means “Actions”')
  await picture(table, 'keys-taken')
  await change(/Use them here instead/).click()
  await expect(change(/^Change the keys of New mission.*Ctrl.*K/)).toBeFocused()
  await keys.getByRole('textbox').fill('Actions')
  await expect(change(/^Change the keys of Actions: *No keys/)).toBeVisible()
  await keys.getByRole('button', { name: 'Reset all keys' }).click()
  const sure = page.getByRole('dialog', { name: 'Reset all keys' })
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(change(/^Change the keys of Actions: *No keys/)).toBeVisible()
  await keys.getByRole('button', { name: 'Reset all keys' }).click()
  await sure.getByRole('button', { name: 'Reset all keys' }).click()
  await expect(change(/^Change the keys of Actions.*Ctrl.*K/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  // In a dialog: its own keys, and those that are heard everywhere.
  await page.keyboard.press('Control+d')
  await page.getByRole('dialog').waitFor()
  // A question mark that is typed into a field stays there.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus()
  await noPicture()
  await page.keyboard.press('?')
  await expect(keys.getByText('Larger text', { exact: true })).toBeVisible()
  await expect(keys.getByRole('heading', { name: 'Cast' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  for (const view of ['Cast', 'Fronts', 'Missions', 'Sessions', 'Notes', 'Table']) {
    await page.getByRole('link', { name: view, exact: true }).press('Enter')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await noPicture()
  }
  for (const drawer of ['t', 'i', 'l', 'Shift+o']) {
    await page.keyboard.press(`Control+${drawer}`)
    await page.getByRole('dialog').waitFor()
    await noPicture()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: /Begin the fight/ }).click()
  await page.getByRole('button', { name: /Close step/ }).waitFor()
  await noPicture()
})
