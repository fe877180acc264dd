import type { Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { expect, resize, test, type Table } from '../app'
import { layoutFaults, layoutFaultsNow, zoom } from '../layout'
import { stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

/** Goes to a view of the campaign, where something stands that only it has. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(hash), address)
  await page.waitForFunction((hash) => location.hash === hash, address)
  await page.locator('main h1, main h2').first().waitFor()
}

test('every screen keeps its words and controls in every size', async ({ table }, info) => {
  test.slow()
  const { page } = table
  const hands = new Hands(page)
  const faults: string[] = []
  const look = async (screen: string) => faults.push(...(await layoutFaults(table, screen)))
  await resize(table, 1440, 900)
  await look('start')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  for (const view of ['table', 'cast', 'fronts', 'missions', 'sessions', 'notes', 'tools']) {
    await goTo(page, `#/${view}`)
    await look(view)
  }

  await goTo(page, '#/table')
  await page.getByRole('button', { name: 'Prepare', exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Put into the fight' }).waitFor()
  await look('preparation')
  await page.getByRole('button', { name: 'Begin the fight' }).click()
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await look('full defence')
  await hands.close('2 Spells begun')
  await hands.press('4 s')
  await look('a spell declared')
  await page.getByRole('button', { name: /^Close step/ }).click()
  await expect(stepHeading(page, '3 Movement declared')).toBeVisible()
  await look('movement declared')
  await hands.close('4 Grapples declared')
  await hands.declare('1 h 9', /^Brannoch .*Greta/)
  await hands.close('5 Attacks declared')
  await look('attacks declared')
  await hands.press('e')
  await look('engagement')
  await hands.press('e b')
  await look('a group declares')
  await hands.press('b')
  await hands.declare('6', /^Ysolt .*Nettle/)
  await hands.declare('7', /^Maro .*Wat/)
  await hands.press('q ArrowDown Enter')
  await expect(page.getByRole('dialog', { name: /^Card of / })).toBeVisible()
  await look('card')
  await hands.press('Escape Escape Escape')
  await hands.close('6 Movement')
  await look('movement')
  await hands.close('7 Early spells')
  await hands.close('8 Missiles and breath')
  await look('an attack')
  await hands.strike('30')
  await look('damage')
  await hands.deal('6')
  await hands.close('9 Late spells')
  await hands.close('10 Long weapons')
  await hands.press('p')
  await hands.close('11 Normal weapons')
  await hands.close('12 Daggers and fists')
  await hands.close('13 Hand to hand')
  await look('hand to hand')
  for (const next of ['has hold', 'Grapple 1']) {
    await hands.settle('Percentile roll, hand to hand', '85')
    await expect(page.getByText(next).first()).toBeVisible()
  }
  await look('a grapple')
  await resize(table, 1024, 640)
  await page.screenshot({ path: info.outputPath('grapple-1024.png') })
  for (let step = 0; step < 3; step++) await hands.press('Control+=')
  faults.push(...(await layoutFaultsNow(page, 'a grapple, 1024×640, text larger')))
  await page.screenshot({ path: info.outputPath('grapple-1024-larger.png') })
  expect(faults).toEqual([])
})

/** The window as it is seen; the browser's own picture knows nothing of its zoom. */
async function pictureZoomed({ app }: Table, path: string): Promise<void> {
  const base64 = await app.evaluate(async ({ BrowserWindow }) => {
    const image = await BrowserWindow.getAllWindows()[0]?.capturePage()
    return image?.toPNG().toString('base64') ?? ''
  })
  writeFileSync(path, Buffer.from(base64, 'base64'))
}

/** How far the window itself can be scrolled, beyond its edges: nothing, where its panels scroll. */
const beyondWindow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } =
      document.querySelector('#app') ?? document.body
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })

test('every view can be read in the smallest window with text half as large again', async ({
  table,
}, info) => {
  const { page } = table
  const faults: string[] = []
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  await resize(table, 1024, 640)
  await zoom(table, 1.5, 1024)
  for (const view of ['table', 'cast', 'fronts', 'missions', 'sessions', 'notes', 'tools']) {
    await goTo(page, `#/${view}`)
    faults.push(...(await layoutFaultsNow(page, view)))
    expect.soft(await beyondWindow(page), view).toEqual([0, 0])
    await pictureZoomed(table, info.outputPath(`${view}-larger.png`))
  }
  expect(faults).toEqual([])
})
