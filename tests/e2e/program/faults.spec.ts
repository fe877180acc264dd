import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { expect, startTable, test, type Table } from '../app'
import { crashAt, pressAt, screenAt } from './screen'

/** Words of the sample that no log may hold: its people, places, fronts, and its own name. */
const ofTheCampaign = /Lantern|Maro|Ysolt|Brannoch|Tamsin|Drowned|Bell|toll|Kest|Magister/i

const logOf = (folder: string) => readFileSync(join(folder, 'iron-table.log'), 'utf8')

async function openFronts({ page }: Table): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Fronts' }).click()
  await expect(page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
}

/** Waits until the window shows the fronts again, with these words above them. */
async function expectFrontsWith(app: ElectronApplication, words: string): Promise<void> {
  await expect
    .poll(() => screenAt(app, '#/fronts'))
    .toMatchObject({
      alert: expect.stringContaining(words),
      text: expect.stringContaining('The Drowned Bell'),
    })
}

test('a window whose page has crashed comes back on the same view, with a word', async ({
  table,
  folder,
}) => {
  const { app } = table
  await openFronts(table)
  await crashAt(app, '#/fronts')
  await expectFrontsWith(app, 'The window stopped and was opened again where it was')
  const log = logOf(folder)
  expect(log).toContain('page gone')
  expect(log).toMatch(/Iron Table \d+\.\d+\.\d+, Electron \d+/)
  expect(log).not.toMatch(ofTheCampaign)

  await test.step('the file to send is a click away', async () => {
    const shown = app.evaluate(
      ({ shell }) =>
        new Promise<string>((resolve) => {
          shell.showItemInFolder = resolve
        }),
    )
    await pressAt(app, '#/fronts', 'Show the log file')
    expect(await shown).toBe(join(folder, 'iron-table.log'))
  })

  await test.step('the second time in a minute it opens on the first page', async () => {
    await crashAt(app, '#/fronts')
    await expect
      .poll(() => screenAt(app, '#/'))
      .toMatchObject({
        hash: '#/?stay',
        alert: expect.stringContaining('stopped twice'),
        text: expect.stringContaining('Open the sample campaign'),
      })
  })
})

test('the players’ window comes back too, and the game master is told', async ({ table }) => {
  const { app, page } = table
  await openFronts(table)
  const opened = app.waitForEvent('window')
  await page.evaluate(() => window.ironTable.call('window.openPlayer', {}))
  const players = await opened
  await expect(players.getByRole('heading', { name: 'The Lantern Company' })).toBeVisible()
  await crashAt(app, '#/player')
  await expect(page.getByRole('alert')).toContainText(
    'The players’ window stopped and was opened again',
  )
  await expect
    .poll(() => screenAt(app, '#/player'))
    .toMatchObject({
      alert: '',
      text: expect.stringContaining('The Lantern Company'),
    })
})

test('a laptop in the players’ hands shows them nothing more when its page crashes', async ({
  table,
}) => {
  const { app, page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Missions' }).click()
  await page.keyboard.press('Shift+S')
  await page.keyboard.press('Shift+P')
  await expect(page.getByRole('heading', { name: 'Hand the laptop to Brannoch' })).toBeVisible()
  await crashAt(app, '#/missions')
  await expect
    .poll(() => screenAt(app, '#/missions'))
    .toMatchObject({
      text: expect.stringContaining('Hand the laptop to the game master'),
    })
  expect((await screenAt(app, '#/missions'))?.text).not.toMatch(/Bring back the toll|Fronts/)
})

test('an error nobody caught is told, and logged without its words; the program goes on', async ({
  table,
  folder,
}) => {
  const { app, page } = table
  await openFronts(table)
  await app.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Maro of The Lantern Company')
    })
  })
  await expect(page.getByRole('alert')).toContainText('Something in the program went wrong')
  await expect(page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
  const log = logOf(folder)
  expect(log).toContain('RangeError')
  expect(log).not.toMatch(ofTheCampaign)
})

test('a page that does not answer can be opened anew, where it was', async ({ table, folder }) => {
  const { app } = table
  await openFronts(table)
  await app.evaluate(({ BrowserWindow, dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 1, checkboxChecked: false })
    BrowserWindow.getAllWindows()[0]?.emit('unresponsive')
  })
  await expectFrontsWith(app, 'opened again where it was')
  expect(logOf(folder)).toContain('page does not answer')
})

test('a program that was killed opens where it was; one that was closed begins anew', async ({
  folder,
}) => {
  const first = await startTable(folder)
  await openFronts(first)
  const gone = first.app.waitForEvent('close')
  first.app.process().kill('SIGKILL')
  await gone
  const second = await startTable(folder)
  await expect(second.page.getByRole('alert')).toContainText('ended without being closed')
  await expect(second.page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
  await second.app.close()
  const third = await startTable(folder)
  await expect(third.page.getByRole('button', { name: 'Open the sample campaign' })).toBeVisible()
  await expect(third.page.getByRole('alert')).toHaveCount(0)
  await third.app.close()
  expect([...second.complaints, ...third.complaints]).toEqual([])
})
