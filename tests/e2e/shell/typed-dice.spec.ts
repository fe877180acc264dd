import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { call } from '../story/campaign'
import {
  beginFight,
  closeStep,
  declareAttack,
  declareUpToAttacks,
  stepHeading,
} from '../story/fight'
import { beginMove, openSample, typeDice } from '../story/move'
import { openOath } from '../story/oath'
import { openRoad } from '../story/road'

/** Lets every answer of the program come this much later, in milliseconds. */
async function slowDown({ app }: Table, by: number): Promise<void> {
  await app.evaluate(({ ipcMain }, wait) => {
    type Handler = (...given: unknown[]) => Promise<unknown>
    const handlers: unknown = Reflect.get(ipcMain, '_invokeHandlers')
    if (!(handlers instanceof Map)) throw new Error('no handlers to slow down')
    const answer = handlers.get('call') as Handler
    handlers.set('call', async (...given: unknown[]) => {
      const reply = await answer(...given)
      await new Promise((resolve) => setTimeout(resolve, wait))
      return reply
    })
  }, by)
}

/** Presses keys with no wait between them: a word is typed, a name in angle brackets is a key. */
async function burst(page: Page, keys: string): Promise<void> {
  const pressed = keys.match(/<[^>]+>|./g) ?? []
  for (const key of pressed) await page.keyboard.press(key.replace(/[<>]/g, ''))
}

/** The same as fast as a hand can: twenty keys a second. */
async function rattle(page: Page, keys: string): Promise<void> {
  for (const key of keys.match(/<[^>]+>|./g) ?? []) {
    await page.keyboard.press(key.replace(/[<>]/g, ''))
    await page.waitForTimeout(50)
  }
}

/** How many act in each step from the sixth on, as the ladder counts them. */
async function countsAhead(page: Page): Promise<number[]> {
  const steps = await page.locator('.ladder-step').allInnerTexts()
  return steps.slice(5).map((step) => Number(/(\d+) acts?$/.exec(step.trim())?.[1] ?? 0))
}

/** What the dice of the field show, one tile each. */
function facesOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.die-tile')].map((tile) => tile.textContent).join(' '),
  )
}

/** The same, and what they come to in words. */
function readingOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.die-tile, .move-dialog [role=status]')]
      .map((part) => part.textContent)
      .join(' '),
  )
}

/** What was refused aloud: the reason at a field, and the keys that were not taken. */
const refusals = (page: Page) => page.getByRole('alert').allInnerTexts()

/** The sheet of a character in a system, as the campaign holds it. */
async function sheetOf(page: Page, system: string, name: string): Promise<unknown> {
  const list = (await call(page, 'character.list', {})) as {
    name: string
    sheets: Record<string, unknown>
  }[]
  return list.find((each) => each.name === name)?.sheets[system]
}

/** The dice that were typed, the last ones first, as the journal keeps them. */
async function diceTold(page: Page): Promise<number[][]> {
  const facts = (await call(page, 'journal.recent', { limit: 40 })) as {
    fact: { dice?: { faces: number[]; typed: boolean } }
  }[]
  return facts.flatMap(({ fact: { dice } }) => (dice?.typed ? [dice.faces] : []))
}

interface Fight {
  context: {
    attacks: { result: { roll: string } | null }[]
    pending: { dice: { faces: number[][]; typed: boolean } }[]
  }
}

/** The rolls and the damage of this step, as the campaign holds them. */
async function blowsOf(
  page: Page,
): Promise<{ rolls: string[]; damage: Fight['context']['pending'][number]['dice'][] }> {
  const list = (await call(page, 'encounter.list', {})) as { id: string; status: string }[]
  const encounterId = list.find(({ status }) => status === 'running')?.id ?? ''
  const { context } = (await call(page, 'encounter.fight', { encounterId })) as Fight
  return {
    rolls: context.attacks.flatMap(({ result }) => (result ? [result.roll] : [])),
    damage: context.pending.map(({ dice }) => dice),
  }
}

/** Ysolt with her long spear at Wat, then Wat with his boat hook at her: both in the tenth step. */
async function comeToBlows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Brannoch', 'Pell')
  await declareAttack(page, 'Ysolt', 'Wat')
  await declareAttack(page, 'Wat', 'Ysolt')
  await declareAttack(page, 'Boulder Joss', 'Brannoch')
  for (const next of ['6', '7', '8', '9', '10']) await closeStep(page, new RegExp(`^${next} `))
  await expect(page.getByRole('textbox', { name: 'Percentile roll of the attack' })).toBeFocused()
}

/** Face Danger with Asta’s heart of 3: the dice are asked for. */
async function faceDanger(page: Page): Promise<void> {
  await beginMove(page, 'Asta', 'face danger')
  await expect(page.getByRole('radio', { name: /^Heart/ })).toBeVisible()
  await page.getByRole('radio', { name: /^Heart/ }).focus()
  await burst(page, '<Space><Enter>')
  await expect(page.getByRole('textbox', { name: 'Dice of Face Danger' })).toBeFocused()
}

/** What an action roll comes to (IS-012 to IS-014). */
function bandOf(score: number, challenge: readonly number[]): string {
  const beaten = challenge.filter((face) => score > face).length
  return ['Miss', 'Weak hit', 'Strong hit'][beaten] ?? ''
}

test('IS-008: every action die with every challenge die is read as it lies, and told as it counts', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  await faceDanger(page)
  const tens = Array.from({ length: 10 }, (_, face) => face + 1)
  for (const action of tens.slice(0, 6)) {
    for (const one of tens) {
      // The other goes round, so that it stands beside each of them, equal ones among them.
      const other = ((one + 3 * action) % 10) + 1
      await burst(page, `${action}${one}${other}`)
      const score = Math.min(10, action + 3)
      const reading = await readingOf(page)
      expect(reading).toContain(`${action} ${one} ${other} ${score}`)
      expect(reading).toContain(bandOf(score, [one, other]))
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
    }
  }
  expect(await refusals(page)).toEqual([])
})

test('IS-008: a last die of 1 is taken with Enter, a 0 makes it the ten', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openOath(table, folder)
  await faceDanger(page)
  await expect(
    page.getByText('Dice of Asta, as they lie: one die, 1 to 6, then 2 dice, 1 to 10.'),
  ).toBeVisible()
  await burst(page, '611')
  await expect(page.getByText('Enter takes 1; another digit is added to it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  for (const [width, height] of [
    [1280, 720],
    [1024, 640],
  ] as const) {
    await resize(table, width, height)
    await page.screenshot({ path: info.outputPath(`loose-${width}.png`) })
  }
  await burst(page, '0')
  expect(await facesOf(page)).toBe('6 1 10')
  await burst(page, '<Backspace>')
  expect(await facesOf(page)).toBe('6 1 ')
  await burst(page, '<Backspace>01')
  expect(await facesOf(page)).toBe('6 10 1')
  // A letter is no die: what is marked stays.
  await burst(page, '<Control+a>b')
  expect(await facesOf(page)).toBe('6 10 1')
  // The first Enter takes the die, the second confirms: what the dice come to is read before.
  await burst(page, '<Control+a><Delete>611<Enter>')
  await expect(page.getByText('Enter takes 1; another digit is added to it.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await burst(page, '<Enter>')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  // 6 and 3 beat both ones: a strong hit, and momentum rises by 1 (IS-102).
  expect(await sheetOf(page, 'ironsworn', 'Asta')).toMatchObject({ momentum: 3 })
  expect(await diceTold(page)).toContainEqual([6, 1, 1])
})

test('IS-008: the action die takes no 9, and what was typed with it means nothing else', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openOath(table, folder)
  await faceDanger(page)
  await burst(page, '934<Enter>')
  expect(await refusals(page)).toEqual([
    'Die 1 of 3 shows 1 to 6: 9 was not taken.',
    expect.stringMatching(/not taken:\s*3\s*4\s*Enter/),
  ])
  expect(await facesOf(page)).toBe('  ')
  await page.screenshot({ path: info.outputPath('refused.png') })
  await page.waitForTimeout(800)
  await burst(page, '34')
  expect(await refusals(page)).toEqual([])
  await burst(page, '<Enter>5')
  expect(await refusals(page)).toContainEqual(expect.stringMatching(/^\S.*: the die is missing\.$/))
  expect(await facesOf(page)).toBe('3 4 ')
  expect(await sheetOf(page, 'ironsworn', 'Asta')).toMatchObject({ momentum: 2 })
})

test('Cold Iron: a whole turn at twenty keys a second, waiting for nothing', async ({ table }) => {
  test.slow()
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  // On to the fifth step, and everybody at somebody of the other side by their number.
  await rattle(page, '<Alt+Enter>8765432112')
  await expect(page.getByText('Everyone has declared.')).toBeVisible()
  const counts = await countsAhead(page)
  expect(counts.reduce((sum, count) => sum + count)).toBe(10)
  // With a 14 everybody misses, so that a roll is all that an attack asks for.
  const rolls = counts.map((count) => '<Shift+Enter>' + '14<Enter>'.repeat(count)).join('')
  await rattle(page, `${rolls}<Shift+Enter>`)
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Turn 2' })).toBeVisible()
  expect(await diceTold(page)).toEqual(Array.from({ length: 10 }, () => [1, 4]))
  expect(await refusals(page)).toEqual([])
})

test('Cold Iron: a roll that undo brings back gives way to what is typed', async ({ table }) => {
  const { page } = table
  await comeToBlows(page)
  const dice = page.getByRole('textbox', { name: 'Percentile roll of the attack' })
  await page.keyboard.type('85')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Damage/ })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(dice).toHaveValue('85')
  await page.keyboard.type('12')
  await expect(dice).toHaveValue('12')
  expect(await refusals(page)).toEqual([])
})

test('Cold Iron: undo takes back typed dice before it takes back a step', async ({ table }) => {
  const { page } = table
  await comeToBlows(page)
  const dice = page.getByRole('textbox', { name: 'Percentile roll of the attack' })
  await page.keyboard.type('1')
  await page.keyboard.press('Control+z')
  await expect(dice).toHaveValue('')
  await expect(dice).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(dice).toHaveCount(0)
})

for (const wait of [0, 250]) {
  const how = wait > 0 ? `, each answer ${wait} ms late` : ''

  test(`Cold Iron: the blows of a turn in bursts${how}`, async ({ table }) => {
    const { page } = table
    await comeToBlows(page)
    await slowDown(table, wait)
    // Ysolt hits fourfold: four dice of twelve sides. Wat misses.
    await burst(page, '85<Enter>3456<Enter>50<Enter>')
    await expect(page.getByRole('textbox', { name: /Percentile|Damage/ })).toBeHidden()
    const faces = [[3], [4], [5], [6]]
    expect(await blowsOf(page)).toEqual({ rolls: ['85', '50'], damage: [{ faces, typed: true }] })
    expect(await refusals(page)).toEqual([])
    // The rest of the turn: two with normal weapons miss, and every step is closed.
    const close = '<Shift+Enter>'
    await burst(page, `${close}12<Enter>13<Enter>${close.repeat(5)}`)
    await expect(stepHeading(page, '1 Full defence')).toBeVisible()
    expect((await diceTold(page)).reverse()).toEqual([
      ...[
        [8, 5],
        [5, 0],
        [3, 4, 5, 6],
      ],
      ...[
        [1, 2],
        [1, 3],
      ],
    ])
    expect(await refusals(page)).toEqual([])
  })

  test(`Cold Iron: what no question asks for is refused aloud${how}`, async ({ table }) => {
    const { page } = table
    await comeToBlows(page)
    await slowDown(table, wait)
    // Ysolt misses with 12: what was meant as damage is no roll of Wat’s.
    await burst(page, '12<Enter>3456<Enter>50<Enter>')
    await expect(page.getByText('These keys were not taken:')).toHaveText(
      /not taken:\s*3\s*4\s*5\s*6\s*Enter\s*5\s*0\s*Enter/,
    )
    await expect(page.getByRole('textbox', { name: 'Percentile roll of the attack' })).toBeFocused()
    expect(await facesOf(page)).toBe(' ')
    expect(await blowsOf(page)).toEqual({ rolls: ['12'], damage: [] })
    // Too few dice for a fourfold hit: the next roll is no damage.
    await page.waitForTimeout(800)
    await burst(page, '85<Enter>34<Enter>50<Enter>')
    await expect(page.getByText('These keys were not taken:')).toHaveText(/4\s*Enter\s*5\s*0/)
    expect(await blowsOf(page)).toEqual({ rolls: ['12', '85'], damage: [] })
  })

  test(`Iron Fist: dice, picks by digits and Enter in one burst${how}`, async ({ table }) => {
    const { page } = table
    await openSample(page)
    await beginMove(page, 'Ysolt', 'engage')
    await typeDice(page, 'Engage in Battle', '')
    await slowDown(table, wait)
    // Too few picks for a 10 and more would be refused; what follows the move means nothing.
    await burst(page, '64<Enter>12<Enter>5')
    await expect(page.getByText('These keys were not taken:')).toHaveText(/not taken:\s*5$/)
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
    expect(await sheetOf(page, 'iron-fist', 'Ysolt')).toMatchObject({ advantageDie: 3 })
    expect(await diceTold(page)).toContainEqual([6, 4])
  })

  test(`Ironsworn: dice, a pick by its digit and Enter in one burst${how}`, async ({
    table,
    folder,
  }) => {
    const { page } = table
    await openOath(table, folder)
    await faceDanger(page)
    await slowDown(table, wait)
    // 2 and 3 beat the 1 and not the 9: a weak hit, paid with momentum (IS-102).
    await burst(page, '219<Enter>1<Enter>')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
    expect(await sheetOf(page, 'ironsworn', 'Asta')).toMatchObject({ momentum: 1 })
    expect(await diceTold(page)).toContainEqual([2, 1, 9])
  })

  test(`Dungeon World: dice, a pick and the damage in one burst${how}`, async ({
    table,
    folder,
  }) => {
    const { page } = table
    await openRoad(table, folder)
    await beginMove(page, 'Maro', 'volley')
    await typeDice(page, 'Volley', '')
    await slowDown(table, wait)
    await burst(page, '24<Enter>3<Enter>4<Enter>')
    // The damage lands on somebody: that is asked for last.
    await expect(page.getByRole('combobox', { name: 'On whom' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
    expect(await sheetOf(page, 'dungeon-world', 'Maro')).toMatchObject({ ammo: 1 })
    expect(await diceTold(page)).toContainEqual([2, 4])
  })
}

test('what is typed right behind the key of a view waits until the view is there', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible()
  // No view is loaded before somebody goes to it, and then it takes its time.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.route(/CastView.*js$/, async (route) => {
    await page.waitForTimeout(200)
    await route.continue()
  })
  const name = page
    .getByRole('dialog', { name: 'New character' })
    .getByRole('textbox', { name: 'Name' })
  for (let tries = 0; tries < 5; tries++) {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible()
    await burst(page, '<Control+2><Shift+A>Wren')
    await expect(name).toHaveValue('Wren')
    await burst(page, '<Control+a><Delete><Escape><Control+1>')
    await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible()
  }
  expect(await refusals(page)).toEqual([])
})

test('what is typed while the list of moves is still read waits for it', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await slowDown(table, 500)
  await burst(page, 'mno')
  await expect(page.getByRole('combobox', { name: /Which move/ })).toHaveValue('no')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
