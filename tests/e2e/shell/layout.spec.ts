import type { Locator, Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { goTo, layoutFaults, layoutFaultsNow, views, zoom } from '../layout'
import { pictureZoomed } from '../picture'
import { beginFight, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

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
  for (const view of views) {
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
  // The pointer rests where it was pressed last: no tooltip there shall lie over anything.
  await page.mouse.move(0, 0)
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
  for (const next of ['has hold', 'Grapple: ']) {
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
  for (const view of views) {
    await goTo(page, `#/${view}`)
    if (view === 'notes') {
      await page.keyboard.press('Alt+n')
      await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor()
    }
    faults.push(...(await layoutFaultsNow(page, view)))
    expect.soft(await beyondWindow(page), view).toEqual([0, 0])
    await pictureZoomed(table, info.outputPath(`${view}-larger.png`))
    if (view === 'notes')
      await expect.soft(page.getByRole('button', { name: 'Save' })).toBeInViewport()
  }
  expect(faults).toEqual([])
})

/** Runs in the page: whether something lies over the middle of what has the focus. */
function isFocusCovered(): boolean {
  const here = document.activeElement
  if (!here) return false
  const { left, top, width, height } = here.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const label = over?.closest('label')
  return !here.contains(over) && !label?.contains(here) && !over?.parentElement?.contains(here)
}

test('what has the focus in a form is never behind its foot', async ({ table }, info) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  const covered: string[] = []
  async function walk(form: string, size: string): Promise<void> {
    await page.keyboard.press(form === 'New mission' ? 'Control+4' : 'Control+2')
    await page.keyboard.press('Control+k')
    await expect(page.getByPlaceholder('What do you want to do')).toBeFocused()
    await page.keyboard.type(form)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: form })
    await expect(dialog).toBeVisible()
    covered.push(...(await layoutFaultsNow(page, `${form}, ${size}`)))
    await pictureZoomed(table, info.outputPath(`${form}-${size}.png`))
    await goThrough(`${form}, ${size}`)
    await pictureZoomed(table, info.outputPath(`${form}-${size}-end.png`))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  async function goThrough(what: string): Promise<void> {
    const first = await page.evaluateHandle(() => document.activeElement)
    for (let tabs = 0; tabs < 80; tabs++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((start) => document.activeElement === start, first)) break
      const isCovered = await page.evaluate(isFocusCovered)
      const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90))
      if (isCovered) covered.push(`${what}: ${name ?? ''}`)
    }
  }
  async function walkSheet(size: string): Promise<void> {
    await page.keyboard.press('Control+2')
    await page.getByRole('button', { name: 'Sheets of Brannoch' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Write the sheet of Cold Iron' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Brannoch: Cold Iron' })
    await expect(dialog).toBeVisible()
    await goThrough(`sheet, ${size}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await resize(table, 1280, 720)
  await walkSheet('1280')
  for (const form of ['New character', 'New mission']) await walk(form, '1280')
  await resize(table, 1024, 640)
  await zoom(table, 1.5, 1024)
  for (const form of ['New character', 'New mission', 'Calendar']) await walk(form, 'larger')
  expect(covered).toEqual([])
})

test('a fight can be led in the smallest window with text half as large again', async ({
  table,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const faults: string[] = []
  const bench = page.getByRole('region', { name: / declares$/ })
  const settle = page.getByRole('button', { name: 'Settle' })
  const deal = page.getByRole('button', { name: /^Deal/ })
  /** Looks for faults, takes a picture, and wants all of this to be seen without scrolling. */
  async function look(screen: string, ...wanted: Locator[]): Promise<void> {
    faults.push(...(await layoutFaultsNow(page, screen)))
    await pictureZoomed(table, info.outputPath(`${screen}.png`))
    for (const each of wanted)
      await expect.soft(each, screen).toBeInViewport({ ratio: 0.98, timeout: 1_000 })
  }
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await resize(table, 1024, 640)
  await zoom(table, 1.5, 1024)
  await hands.press('Alt+o')
  const odds = page.getByRole('dialog', { name: /^Odds/ })
  await odds.getByRole('spinbutton', { name: 'Fights' }).fill('10')
  await hands.press('Control+Enter')
  await expect(odds.getByText('10 fights played').first()).toBeVisible({ timeout: 60_000 })
  await odds.getByText('Who wins').scrollIntoViewIfNeeded()
  await look('odds')
  await hands.press('Escape')
  await expect(odds).toBeHidden()
  await look('full-defence', bench.locator('#declarer'), bench.getByRole('button').first())
  for (const next of ['2 Spells begun', '3 Movement declared', '4 Grapples declared'])
    await hands.close(next)
  await hands.close('5 Attacks declared')
  const target = bench.getByRole('button', { name: /%/ }).first()
  await look('attack-declared', bench.locator('#declarer'), target)
  await hands.declare('6', /^Brannoch .*Nettle/)
  await hands.declare('6', /^Ysolt .*Nettle/)
  await hands.declare('7', /^Maro .*Wat/)
  await hands.declare('6', /^Tamsin .*Nettle/)
  await hands.declare('b 1', /^Hob .*Brannoch/)
  await look('declared')
  for (const next of ['6 Movement', '7 Early spells', '8 Missiles and breath'])
    await hands.close(next)
  await hands.press('3')
  await look('attack', settle, page.getByRole('textbox', { name: /Percentile/ }))
  await hands.type('0')
  await hands.press('Enter')
  await look('attack-settled', deal, page.getByRole('textbox', { name: /Damage/ }))
  await hands.deal('6')
  await hands.press('Shift+O')
  await expect(stepHeading(page, '9 Late spells')).toBeVisible()
  await hands.close('10 Long weapons')
  await hands.press('Shift+O')
  await expect(stepHeading(page, '11 Normal weapons')).toBeVisible()
  await zoom(table, 1, 1024)
  await resize(table, 1280, 720)
  const dice = page.getByRole('textbox', { name: /Percentile/ })
  const card = page.locator('.queue-card.picked')
  await look('many-attacks', settle, dice, card)
  await hands.type('293')
  await look('a-digit-too-many', settle, dice, page.getByRole('alert'))
  await hands.press('Escape')
  await hands.strike('29')
  await look('many-attacks-damage', deal, card)
  await hands.deal('6')
  // No more than four are at one of them (CI-109): of three in this step, the last is left.
  await hands.press('p')
  await look('many-attacks-later', settle, dice, card)
  expect(faults).toEqual([])
})
