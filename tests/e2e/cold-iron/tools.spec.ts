import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, resize, startTable, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'

const shots = process.env.TOOL_SHOTS

async function shot(table: Table, name: string): Promise<void> {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await resize(table, width, height)
    await table.page.screenshot({ path: `${shots}/${name}-${width}.png` })
  }
}

/** Opens a tool by the palette, without a mouse. */
async function turnTo(page: Page, tool: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type(tool)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form', { name: tool })).toBeVisible()
}

/** Types a figure over the one in a field; Enter works it out. */
async function fill(page: Page, name: string | RegExp, figure: string): Promise<void> {
  const field = page.getByRole('spinbutton', { name }).first()
  await field.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(figure)
  await page.keyboard.press('Enter')
}

async function roll(page: Page, name: string, digits: string): Promise<void> {
  await page.getByRole('textbox', { name: `Roll of ${name}` }).focus()
  await page.keyboard.type(digits)
}

/** Presses whatever has this name with the keyboard alone. */
async function press(page: Page, role: 'button' | 'checkbox' | 'radio', name: string | RegExp) {
  await page.getByRole(role, { name }).first().focus()
  await page.keyboard.press('Space')
}

async function writeDown(page: Page): Promise<void> {
  const before = await told(page)
  await page.keyboard.press('Control+s')
  await expect.poll(() => told(page)).toBeGreaterThan(before)
}

/** How many facts of tools the journal holds. */
function told(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const reply = await window.ironTable.call('journal.recent', { limit: 100 })
    const facts = reply.ok ? (reply.value as { fact: { kind: string; secret: boolean } }[]) : []
    return facts.filter(({ fact }) => fact.kind === 'tool.used' && fact.secret).length
  })
}

/** Opens the sample campaign and goes to the tools. */
async function begin(table: Table): Promise<Page> {
  await resize(table, 1280, 720)
  await table.page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await table.page.getByRole('link', { name: 'Tools' }).waitFor()
  await table.page.keyboard.press('Control+7')
  await expect(table.page.getByRole('form')).toBeVisible()
  return table.page
}

/** Looks at the tool in every theme, and writes its result down. */
async function finish(table: Table, name: string): Promise<void> {
  await shot(table, name)
  expect(await inEveryTheme(table.page)).toEqual(clean)
  await writeDown(table.page)
}

test('CI-037: who notices first, and at what distance', async ({ table }) => {
  const page = await begin(table)
  await turnTo(page, 'Encounter distance')
  await fill(page, 'Movement, broken ground', '10')
  // Maro, alertness 5, rolls 933 (+10): 15 meets the 15 of a usual encounter, three turns out.
  await roll(page, 'Maro', '933')
  await roll(page, 'Brannoch', '50')
  await expect(page.getByText('Maro notices: 3 turns of warning, 30 hexes away.')).toBeVisible()
  await press(page, 'radio', 'The others notice')
  await press(page, 'button', 'Nettle')
  await fill(page, 'Movement, broken ground', '12')
  await page.getByRole('group', { name: 'Who might notice' }).getByText('Nettle').focus()
  await page.keyboard.press('Space')
  await roll(page, 'Nettle', '50')
  await expect(page.getByText('Noticed late: 2 turns of warning, 24 hexes away.')).toBeVisible()
  await expect(page.getByText('The party is aware first.')).toBeVisible()
  await finish(table, 'contact')
  const before = await told(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo/ }).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => told(page)).toBeLessThan(before)
})

test('CI-048: how long a sleeper takes; Enter asks for the next roll', async ({ table }) => {
  const page = await begin(table)
  await turnTo(page, 'Waking')
  // Ysolt, alertness 4, rolls 89 (+8): 12.
  await roll(page, 'Ysolt', '89')
  await expect(page.getByText('Ysolt is awake in 2 turns.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Roll of Brannoch' })).toBeFocused()
  await press(page, 'button', 'Senses, sleep and load of Ysolt')
  await press(page, 'checkbox', 'Enhanced hearing')
  // Sharp ears give 6: 18.
  await expect(page.getByText('Ysolt is awake in one turn.')).toBeVisible()
  await finish(table, 'waking')
})

test('CI-054: what tracking gives', async ({ table }) => {
  const page = await begin(table)
  await turnTo(page, 'Tracking')
  await fill(page, 'Scout level', '5')
  // Brannoch, alertness 2, Scout 5, rolls 89 (+8): 15, five above 10.
  await roll(page, 'Brannoch', '89')
  await expect(page.getByText('Its difficulty to notice the trackers rises by 5.')).toBeVisible()
  await expect(page.getByText(/^Time: a quarter of an hour or so;/)).toBeVisible()
  await finish(table, 'tracking')
})

test('CI-056, CI-058: what a search finds, and how long it takes', async ({ table }) => {
  const page = await begin(table)
  await turnTo(page, 'Searching')
  // Maro, alertness 5, rolls 933 (+10): 15 against a secret door's 20.
  await roll(page, 'Maro', '933')
  await expect(page.getByText('Nothing is found.')).toBeVisible()
  await expect(page.getByText(/Time: a quarter of an hour or so/)).toBeVisible()
  await expect(page.getByText('A long search: 60 minutes.')).toBeVisible()
  await finish(table, 'searching')
})

test('CI-031, CI-227: watches of the night, and who is awake', async ({ table }) => {
  const page = await begin(table)
  await turnTo(page, 'Watches of the night')
  await press(page, 'button', 'Brannoch stands watch 1')
  await press(page, 'button', 'Ysolt stands watch 2')
  await expect(page.getByText('Brannoch, on watch')).toBeVisible()
  await expect(page.getByText('Brannoch: hours of sleep 8, steady.')).toBeVisible()
  await press(page, 'button', 'Brannoch stands watch 3')
  await expect(page.getByText('Sleep leaves time for one watch.')).toBeVisible()
  await expect(page.getByText('Blinking', { exact: true })).toBeVisible()
  await press(page, 'button', 'Brannoch stands watch 3')
  await finish(table, 'watches')
})

test('CI-224: what a forced march costs', async ({ table }) => {
  const page = await begin(table)
  await turnTo(page, 'A day’s march')
  await page.getByRole('radio', { name: '10 h' }).focus()
  await page.keyboard.press('ArrowRight')
  await fill(page, 'Load', '300')
  await fill(page, 'Strength', '10')
  await expect(page.getByText('Class B', { exact: true })).toBeVisible()
  // A load of 30 a point of STR tires by 5; class B three times that.
  await expect(page.getByRole('button', { name: 'Daily fatigue of Brannoch: 15.' })).toBeVisible()
  await finish(table, 'march')
})

test('CI-084, CI-089: what rest gives back', async ({ table }) => {
  const page = await begin(table)
  await turnTo(page, 'What a night gives back')
  await fill(page, 'Hours of Deep Sleep', '16')
  await fill(page, 'Damage', '9')
  await expect(page.getByRole('button', { name: /^Hit points of Brannoch: \+4/ })).toBeVisible()
  await expect(page.getByText('19 / 24')).toBeVisible()
  // Half of CON in each of two watches, four times: 40 with CON 10.
  await fill(page, 'CON', '10')
  await fill(page, 'Daily fatigue', '50')
  await expect(page.getByRole('button', { name: /^Daily fatigue of Brannoch: \+40/ })).toBeVisible()
  await fill(page, 'Medic level', '8')
  await page.getByRole('combobox', { name: 'The medic’s care' }).focus()
  await page.keyboard.press('End')
  await press(page, 'checkbox', 'Cared for')
  // The night's one and the medic's eight, both four times: more than the nine that are missing.
  await expect(page.getByRole('button', { name: /^Hit points of Brannoch: \+9/ })).toBeVisible()
  await finish(table, 'rest')
})

test('what is typed in a tool is kept over other tools, other screens and a restart', async ({
  folder,
}) => {
  test.slow()
  const first = await startTable(folder)
  const page = await begin(first)
  const rollOf = (at: Page, name: string) => at.getByRole('textbox', { name: `Roll of ${name}` })
  const foot = page.getByRole('contentinfo')
  const watch = page.getByRole('button', { name: 'Brannoch stands watch 1' })
  await turnTo(page, 'Encounter distance')
  await fill(page, 'Movement, broken ground', '10')
  await roll(page, 'Maro', '933')
  await press(page, 'button', 'A warning stake')
  await press(page, 'radio', 'The others notice')
  await press(page, 'checkbox', 'Players may know')

  await test.step('another tool, and back', async () => {
    await turnTo(page, 'Watches of the night')
    await expect(foot).toContainText('1 draft')
    await press(page, 'button', 'Brannoch stands watch 1')
    await expect(foot).toContainText('A form is not sent yet')
    await turnTo(page, 'Encounter distance')
    await expect(page.getByRole('radio', { name: 'The others notice' })).toBeChecked()
    await expect(page.getByText('Maro notices: 3 turns of warning, 30 hexes away.')).toBeVisible()
    await press(page, 'radio', 'The party notices')
    await expect(rollOf(page, 'Maro')).toHaveValue('933')
    await expect(rollOf(page, 'Stake 1')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Players may know' })).toBeChecked()
  })

  await test.step('another screen, and back by the foot of the window', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Cast' }).click()
    await expect(foot).toContainText('2 drafts')
    await expect(foot).toContainText('Saved')
    await page.getByRole('button', { name: '2 drafts' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Go on with: Watches of the night' }).press('Enter')
    await expect(watch).toHaveAttribute('aria-pressed', 'true')
    await expect(foot).toContainText('1 draft')
  })

  await test.step('what is written down begins anew', async () => {
    await writeDown(page)
    await expect(foot).toContainText('Saved')
    await turnTo(page, 'Encounter distance')
    await turnTo(page, 'Watches of the night')
    await expect(watch).toHaveAttribute('aria-pressed', 'false')
  })
  await turnTo(page, 'Waking')
  await roll(page, 'Ysolt', '89')
  const kept = async () => ((await call(page, 'draft.list', {})) as unknown[]).length
  await expect.poll(kept).toBe(2)
  await first.app.close()

  const second = await startTable(folder, [
    join(folder, 'campaigns', 'The Lantern Company.irontable'),
  ])
  await second.page.getByRole('link', { name: 'Tools' }).click()
  await turnTo(second.page, 'Waking')
  await expect(rollOf(second.page, 'Ysolt')).toHaveValue('89')
  await turnTo(second.page, 'Encounter distance')
  await expect(rollOf(second.page, 'Maro')).toHaveValue('933')
  await second.page.getByRole('button', { name: 'Throw the draft away' }).press('Enter')
  await expect(rollOf(second.page, 'Maro')).toHaveValue('')
  await second.app.close()
  expect([...first.complaints, ...second.complaints]).toEqual([])
})

test('rules without tools say so', async ({ table: { app, page }, folder }) => {
  const path = join(folder, 'ash.irontable')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, path)
  const systems = ['iron-fist']
  await page.evaluate((input) => window.ironTable.call('file.create', input), {
    name: 'Ash Road',
    systems,
  })
  await page.evaluate(() => window.location.assign('#/tools'))
  // What there is in place of tools, each with its button.
  await expect(page.getByText('These rules need no tools')).toBeVisible()
  await expect(page.getByText('tables of your own lie under “Ask an oracle”')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Ask an oracle/ })).toBeVisible()
})

test('any dice are rolled from their expression and written down by keys', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.keyboard.press('Control+d')
  const dialog = page.getByRole('dialog', { name: 'Any dice' })
  await expect(dialog.getByRole('textbox', { name: 'Dice' })).toBeFocused()
  await page.keyboard.type('2d8*2')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('These are no dice', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Dice' }).fill('3d1+2')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('3d1: 1, 1, 1')).toBeVisible()
  await expect(dialog.getByLabel('3d1+2', { exact: true })).toHaveText('5')
  await dialog.getByRole('textbox', { name: 'Dice' }).fill('2d6+1')
  await dialog.getByLabel('As they lie on the table').focus()
  await page.keyboard.type('53')
  await expect(dialog.getByLabel('2d6+1', { exact: true })).toHaveText('9')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+s')

  // D6: a seed brings the same faces, and what it gave can be rolled again.
  await dialog.getByText('Check or repeat the app’s dice').click()
  await dialog.getByRole('textbox', { name: 'Seed' }).fill('7')
  await dialog.getByRole('button', { name: 'Begin with this seed' }).click()
  await expect(dialog.getByText('seed 7; numbers drawn so far: 0')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Dice' }).first().fill('5d100')
  await page.keyboard.press('Enter')
  const faces = await dialog.getByRole('listitem').locator('b').innerText()
  await dialog.getByRole('textbox', { name: 'Dice' }).last().fill('5d100')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Faces from draw 1 on: ${faces}`)).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'dice-seed')
  // D6: of what was rolled before and let go, the log tells nothing.
  await dialog.getByRole('textbox', { name: 'Dice' }).first().focus()
  await page.keyboard.press('Enter')
  const written = await dialog.getByRole('listitem').locator('b').innerText()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('contentinfo')).toContainText('Any dice: 5d100 gives')
  await page.getByRole('link', { name: 'Sessions', exact: true }).click()
  await expect(page.getByText(`Dice ${written}. Rolled by the app: seed 7, draw 6.`)).toBeVisible()
  await picture(table, 'dice-log')
})
