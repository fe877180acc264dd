import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginAgainst, newCampaign } from '../story/campaign'
import {
  beginFight,
  choose,
  closeStep,
  declareAttack,
  declareUpToAttacks,
  stepHeading,
} from '../story/fight'

const attackRoll = (page: Page) =>
  page.getByRole('textbox', { name: 'Percentile roll of the attack' })
const damageDice = (page: Page) => page.getByRole('textbox', { name: /^Damage dice/ })

/** Pictures of this moment, as tables have it on their screens. */
async function picture(table: Table, path: (name: string) => string, name: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await resize(table, width, height)
    await table.page.screenshot({ path: path(`${name}-${width}.png`) })
  }
}

/** Two of each side go for each other; the fight stands before the long weapons. */
async function comeToBlows(page: Page, struck = 'Wat'): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Brannoch', 'Pell')
  await declareAttack(page, 'Ysolt', struck)
  await declareAttack(page, 'Wat', 'Ysolt')
  await declareAttack(page, 'Boulder Joss', 'Brannoch')
  for (const next of ['6', '7', '8', '9', '10']) await closeStep(page, new RegExp(`^${next} `))
}

test('a step of blows is settled by keys alone', async ({ table }, info) => {
  // Six readings of axe and nine pictures take their time.
  test.slow()
  const { page } = table
  const shot = (name: string) => picture(table, (file) => info.outputPath(file), name)
  await comeToBlows(page)

  await expect(attackRoll(page)).toBeFocused()
  await expect(page.getByText('dying or dead').first()).toBeVisible()
  // Which roll has no dice yet is said, and of one that goes on how many are still to come (CI-005).
  await page.keyboard.press('Enter')
  const missing = page.getByText('Percentile roll of the attack: 2 digits are missing.')
  await expect(missing).toBeVisible()
  await shot('missing')
  await page.keyboard.type('99')
  await expect(missing).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(missing).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('8')
  await page.keyboard.press('Numpad9')
  await shot('odds')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Enter')

  await expect(damageDice(page)).toBeFocused()
  await page.keyboard.press('r')
  // The blow, and what the body comes to by it.
  await expect(page.getByText(/^.+: \d+ → −?\d+ hit points/)).toBeVisible()
  await shot('damage')
  await page.keyboard.press('Enter')
  await expect(attackRoll(page)).toBeFocused()
  await expect(
    page.getByRole('heading', { name: 'Takes effect when the step closes' }),
  ).toBeVisible()

  // What stands against the end is said, and nothing is asked.
  await page.keyboard.press('Control+Shift+E')
  await expect(page.getByText(/not landed yet: close the step first/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('Shift+O')
  await expect(stepHeading(page, '11 Normal weapons')).toBeVisible()
  await page.keyboard.press('Shift+D')
  await expect(page.getByRole('heading', { name: 'Rolled here in this step' })).toBeVisible()
  await shot('volley')
  expect(await inEveryTheme(page)).toEqual(clean)
})

test('what is typed after all dice of the foes is for the next that waits for the table’s', async ({
  table,
}) => {
  const { page } = table
  await comeToBlows(page)
  const queue = page.getByRole('list', { name: 'Attacks of this step' })
  const foe = queue.getByRole('button', { name: /^(Crooked Wat|Boulder Joss)/ }).first()
  if (!(await foe.isVisible())) await page.keyboard.press('Shift+O')
  await foe.click()
  await page.keyboard.press('Shift+D')
  await expect(page.getByRole('heading', { name: 'Rolled here in this step' })).toBeVisible()
  await page.keyboard.type('8')
  await expect(attackRoll(page)).toHaveValue('8')
})

test('damage that is taken back is rolled again where it was dealt', async ({ table }) => {
  const { page } = table
  await comeToBlows(page)
  const queue = page.getByRole('list', { name: 'Attacks of this step' })
  const names = (await queue.getByRole('listitem').allInnerTexts()).map(
    (text) => text.split('\n')[0],
  )
  expect(names.length).toBeGreaterThan(1)
  const picked = queue.locator('[aria-current=true]')
  await expect(attackRoll(page)).toBeFocused()
  await expect(picked).toContainText(names[0] ?? '')
  await page.keyboard.type('9987')
  await page.keyboard.press('Enter')
  await expect(damageDice(page)).toBeFocused()
  await expect(damageDice(page)).toHaveAccessibleName(/^Damage dice, .+ rolled \d+ times$/)
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(attackRoll(page)).toBeFocused()
  await expect(picked).toContainText(names[1] ?? '')
  await page.keyboard.press('Control+z')
  await expect(damageDice(page)).toBeFocused()
  await expect(picked).toContainText(names[0] ?? '')

  // So it is when the step that was closed meanwhile is taken back as well.
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(attackRoll(page)).toBeFocused()
  for (let count = 1; count < names.length; count++) await page.keyboard.press('p')
  await closeStep(page, '11 Normal weapons')
  for (let count = 0; count <= names.length; count++) await page.keyboard.press('Control+z')
  await expect(damageDice(page)).toBeFocused()
  await expect(picked).toContainText(names[0] ?? '')
})

test('a double hit that was none is corrected, and its damage is left for the hand', async ({
  table: { page },
}) => {
  await comeToBlows(page)
  await expect(attackRoll(page)).toBeFocused()
  await page.keyboard.type('9987')
  await page.keyboard.press('Enter')
  await expect(damageDice(page)).toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await expect(attackRoll(page)).toBeFocused()
  await page.keyboard.press('Alt+Z')
  const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
  const rows = dialog.getByRole('list', { name: 'Rolls, the newest first' }).getByRole('button')
  await expect(rows.nth(0)).toContainText(/ rolls damage against /)
  await expect(rows.nth(1)).toContainText(/ rolls against .+: 9987/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('60')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Stay here and do it by hand' })).toBeFocused()
  await expect(dialog).not.toContainText('portent')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
})

test('an attack that is barred says why, and a key lets it pass', async ({ table }, info) => {
  const { page } = table
  await comeToBlows(page, 'Boulder Joss')
  await page.keyboard.type('9987')
  await page.keyboard.press('Enter')
  await expect(damageDice(page)).toBeFocused()
  await page.keyboard.type('12'.repeat(9))
  await page.keyboard.press('Enter')
  await closeAnyway(page, '11 Normal weapons')
  const passes = page.getByRole('button', { name: /^Allow it against the rules/ })
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(passes).toBeVisible({ timeout: 500 })
  }).toPass()
  await picture(table, (file) => info.outputPath(file), 'barred')
  await page.keyboard.press('o')
  await expect(attackRoll(page)).toBeFocused()
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Allowed (for .+ )?by the game master/).first()).toBeVisible()
})

test('wear is left out by a key that lets go of nothing', async ({ table, folder }, info) => {
  const { page } = table
  const system = 'cold-iron'
  const axe = { name: 'Axe', class: 'axe', dice: '1d8' }
  const [fighter = ''] = await newCampaign(table, folder, {
    ...{ name: 'The gate', system },
    party: [{ name: 'Ren', player: 'Ada', sheet: { weapons: [axe] } }],
  })
  const guard = { parryMode: 'shield', shield: { name: 'Shield', hp: 20 }, weapons: [axe], d: 9 }
  await beginAgainst(page, 'At the gate', [fighter], { name: 'Guard', system, sheet: guard })
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await declareUpToAttacks(page)
  await declareAttack(page, 'Ren', 'Guard')
  await declareAttack(page, 'Guard', 'Ren')
  for (const next of ['6', '7', '8', '9', '10', '11'])
    await closeStep(page, new RegExp(`^${next} `))
  const leave = page.getByRole('button', { name: 'Leave the wear out' })
  await expect(attackRoll(page)).toBeFocused()
  await page.keyboard.type('35')
  await page.keyboard.press('Enter')
  await expect(leave).toContainText('L')
  await page.screenshot({ path: info.outputPath('wear.png') })
  // What lets an attack go has no meaning here, so that pressed twice it takes no attack with it.
  await page.keyboard.press('p')
  await expect(leave).toBeVisible()
  await page.keyboard.press('l')
  await expect(leave).toBeHidden()
  await expect(attackRoll(page)).toBeFocused()
})

test('an attack on one who is down says that it keeps its target', async ({ table: { page } }) => {
  await comeToBlows(page)
  await page.keyboard.press('q')
  await page.keyboard.type('ysolt')
  for (const key of ['Enter', 'g', 'f', '9', '9', '9', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Ysolt is dying.', { exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText(/^Ysolt is down already/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Let go' })).toContainText('P')
})

test('who moves may go otherwise, and a runner is reached for, by keys alone', async ({
  table,
}, info) => {
  const { page } = table
  const shot = (name: string) => picture(table, (file) => info.outputPath(file), name)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await closeStep(page, '2 Spells begun')
  await closeStep(page, '3 Movement declared')
  await page.getByRole('button', { name: /^Wat / }).first().click()
  await page.keyboard.press('l')
  // What the key turns to next stands beside it.
  await expect(page.getByRole('button', { name: /^Walks/ })).toContainText(/then: [A-Z]/)
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Wat .*Moves/ })).toBeVisible()
  for (const next of ['4', '5', '6']) await closeStep(page, new RegExp(`^${next} `))

  const who = page.getByRole('region', { name: 'Who moves' })
  await expect(who).toContainText('Walks')
  await shot('movers')
  await page.keyboard.press('m')
  const other = page.getByRole('group', { name: 'Wat moves differently' })
  await expect(other).toBeFocused()
  for (const key of ['l', 'l', 'l']) await page.keyboard.press(key)
  await expect(other).toContainText('Follows')
  await expect(other.getByText(/does not go with this declaration: charges/)).toBeVisible()
  await shot('otherwise')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(who).toContainText(/Follows → Brannoch, 16 hexes/)

  await page.keyboard.press('t')
  await expect(page.getByRole('group', { name: 'Who reaches for Wat?' })).toBeFocused()
  await shot('reach')
  await page.keyboard.press('1')
  const grab = page.getByRole('textbox', { name: 'Percentile roll of the grab in passing' })
  await expect(grab).toBeFocused()
  // CI-010, CI-187: what it needs stands there before the dice, and what they come to before they are settled.
  const reach = page.getByRole('group', { name: 'Who reaches for Wat?' })
  await expect(reach).toContainText(/Needs .*roll \d+ or more/)
  await page.keyboard.type('9987')
  await expect(reach.getByRole('status')).toContainText('Brannoch gets hold of Wat')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/has hold of Wat\./).first()).toBeVisible()
  await shot('held')
  expect(await inEveryTheme(page)).toEqual(clean)
})

/** Lays somebody on the ground, as the game master's hand does. */
async function layDown(page: Page, label: string): Promise<void> {
  await page.evaluate(async (name) => {
    const { call } = window.ironTable
    const list = (await call('encounter.list', {})) as { value: { id: string; status: string }[] }
    const encounterId = list.value.find(({ status }) => status === 'running')?.id ?? ''
    const fight = (await call('encounter.fight', { encounterId })) as {
      value: { context: { combatants: Record<string, { id: string; label: string }> } }
    }
    const all = Object.values(fight.value.context.combatants)
    const combatantId = all.find((each) => each.label === name)?.id ?? ''
    const event = { type: 'state.set', combatantId, flags: { onGround: true } }
    await call('encounter.act', { encounterId, event })
  }, label)
}

test('one who lies is parried for by his side, and the reasons of the others stand there', async ({
  table,
}, info) => {
  const { page } = table
  await comeToBlows(page)
  const bench = page.getByRole('region', { name: 'The attack' })
  await expect(page.getByRole('button', { name: /^Parry for them/ })).toBeHidden()
  await layDown(page, 'Wat')
  const help = page.getByRole('button', { name: /^Parry for them/ })
  await expect(help).toBeVisible()
  // The dice stay in sight, and do not lie over it, whatever is typed.
  await resize(table, 1440, 900)
  await page.keyboard.type('905')
  await expect(bench).toContainText('905 gives')
  const isFree = () =>
    help.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) =>
        button.contains(document.elementFromPoint((left + right) / 2, y)),
      )
    })
  await expect.poll(isFree).toBe(true)
  await page.keyboard.press('Shift+P')
  const helpers = page.getByRole('group', { name: 'Who parries for Wat?' })
  await expect(helpers).toBeFocused()
  await expect(attackRoll(page)).toBeHidden()
  await picture(table, (file) => info.outputPath(file), 'helpers')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('5')
  await expect(page.getByRole('button', { name: /^Undo: Hob parries/ })).toBeVisible()
  await expect(attackRoll(page)).toBeFocused()
  await page.keyboard.press('Shift+P')
  await expect(helpers.getByText('Hob has parried for somebody this turn.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(helpers).toBeHidden()
  await expect(bench).toBeVisible()
  await choose(page, 'guard', 'Parry for them')
  await expect(helpers).toBeFocused()
})

test('the dial: the table records, or the app rolls for the foes and goes on', async ({
  table,
}, info) => {
  const { page } = table
  await comeToBlows(page)
  await page.getByRole('radio', { name: 'Record' }).click()
  const points = page.getByRole('spinbutton', { name: 'Points' })
  await expect(points).toBeVisible()
  await picture(table, (file) => info.outputPath(file), 'record')
  await points.fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /let go/ }).first()).toBeVisible()

  await page.getByRole('radio', { name: 'Full' }).click()
  await expect(page.getByRole('heading', { name: 'Rolled here in this step' })).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(stepHeading(page, '11 Normal weapons')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rolled here in this step' })).toBeVisible()
  await closeAnyway(page, '15 End of turn')
})

async function closeAnyway(page: Page, next: string): Promise<void> {
  await page.keyboard.press('Shift+O')
  await expect(stepHeading(page, next)).toBeVisible()
}
