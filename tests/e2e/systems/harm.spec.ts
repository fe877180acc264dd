import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { InputOf } from '../../../src/campaign/api'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { picture } from '../picture'

const shots = process.env.HARM_SHOTS
const system = 'iron-fist'

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

async function begin(table: Table): Promise<Page> {
  const { page } = table
  await resize(table, 1280, 720)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).click()
  await expect(page.getByRole('region', { name: 'The company' })).toBeVisible()
  return page
}

/** The Iron Fist sheet as it lies in the file. */
function sheetOf(page: Page, kind: 'character' | 'npc', id: string) {
  return page.evaluate(
    async ([type, who, of]) => {
      const reply = await (type === 'npc'
        ? window.ironTable.call('npc.byId', { ids: [who] })
        : window.ironTable.call('character.list', {}))
      const all = reply.ok ? (reply.value as { id: string; sheets: Record<string, unknown> }[]) : []
      return all.find((each) => each.id === who)?.sheets[of] as Record<string, unknown>
    },
    [kind, id, system] as const,
  )
}

function queue(page: Page) {
  return page.evaluate(async () => {
    const reply = await window.ironTable.call('move.queue', {})
    return reply.ok ? (reply.value as { oneOf: string[]; given: object }[]) : []
  })
}

/** Chooses what has this name with the keyboard alone. */
async function press(page: Page, role: 'button' | 'checkbox' | 'radio', name: string | RegExp) {
  await page.getByRole(role, { name }).first().focus()
  await page.keyboard.press('Space')
}

/** Maro hits Hob Sallow with 12, with so much harm, and picks these. */
function engage(page: Page, given: { harm: number; ap: number }, picks: string[]) {
  const actor = { type: 'character', id: 'character-maro' }
  const target = { type: 'npc', id: 'npc-raider-1' }
  const hit = { system, move: 'engage', actor, target, typed: true, dice: [6, 6] }
  return call(page, 'move.confirm', { ...hit, given, picks })
}

async function openCard(page: Page) {
  await page.keyboard.press('Shift+h')
  const card = page.getByRole('dialog', { name: 'Established harm' })
  await expect(card.getByRole('combobox', { name: 'Who strikes' })).toBeFocused()
  return card
}

test('IF-103 IF-104 IF-133 a weapon against armour and shield, and what it leaves to be rolled', async ({
  table,
}) => {
  const page = await begin(table)
  const card = await openCard(page)
  await card.getByRole('combobox', { name: 'Who strikes' }).selectOption('Brannoch')
  await card.getByRole('combobox', { name: 'With what' }).selectOption('Longsword: 4')
  await press(page, 'button', 'Hob Sallow')
  await press(page, 'button', 'Maro')
  const raider = card.getByRole('listitem', { name: 'Hob Sallow' })
  // Four, less one of armour and one of the shield.
  await expect(raider.getByText('Harm Suffered 0 → 2')).toBeVisible()
  await raider.getByRole('button', { name: /^Harm through to Hob Sallow/ }).click()
  await expect(page.getByRole('rowheader', { name: /^Shield/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeVisible()
  await expect(card.getByText('Health +1 → −2')).toBeVisible()
  await shot(table, 'harm-card')
  expect(await inEveryTheme(page)).toEqual(clean)
  await card.getByRole('button', { name: 'Let it land' }).press('Enter')
  await expect(card).toBeHidden()
  expect(await sheetOf(page, 'npc', 'npc-raider-1')).toMatchObject({ harmSuffered: 2 })
  expect(await queue(page)).toMatchObject([
    { oneOf: ['sufferHarm'], given: { harm: 4, ap: 0, more: 0, less: 0 } },
  ])
  await page.keyboard.press('Control+z')
  await expect.poll(() => sheetOf(page, 'npc', 'npc-raider-1')).toMatchObject({ harmSuffered: 0 })
  expect(await queue(page)).toEqual([])
})

test('IF-083 IF-105 a blow divided, and a debility in place of it', async ({ table }) => {
  const page = await begin(table)
  const card = await openCard(page)
  await card.getByRole('combobox', { name: 'With what' }).selectOption('Crossbow: 3')
  await press(page, 'checkbox', 'At close range')
  await press(page, 'button', 'Hob Sallow')
  await press(page, 'button', 'Ysolt')
  await press(page, 'checkbox', 'One blow, divided among them')
  const ysolt = card.getByRole('listitem', { name: 'Ysolt' })
  await expect(ysolt.getByText('Health +2 → +1')).toBeVisible()
  await ysolt.getByRole('spinbutton', { name: 'Share', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(card.getByText(/^Divide all of it: 3 ordinary and 1 piercing/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Let it land' })).toBeDisabled()
  await page.keyboard.press('ArrowUp')
  await press(page, 'checkbox', 'A debility instead')
  await card.getByRole('textbox', { name: 'The debility' }).fill('A bolt in the knee')
  await shot(table, 'harm-divided')
  await card.getByRole('button', { name: 'Let it land' }).press('Enter')
  await expect(card).toBeHidden()
  expect(await sheetOf(page, 'character', 'character-ysolt')).toMatchObject({
    counters: { health: 2 },
    debilities: [{ text: 'A bolt in the knee' }],
  })
  expect(await queue(page)).toEqual([])
})

test('IF-083 harm that a move left to be divided stands in the card, by its chip', async ({
  table,
}) => {
  const page = await begin(table)
  await engage(page, { harm: 3, ap: 1 }, ['b', 'c'])
  await page.getByRole('button', { name: /^Make Divide harm/ }).press('Enter')
  const card = page.getByRole('dialog', { name: 'Established harm' })
  await expect(card.getByRole('combobox', { name: 'Who strikes' })).toHaveValue(/character-maro/)
  await expect(card.getByRole('listitem', { name: 'Hob Sallow' })).toBeVisible()
  const picker = card.getByRole('group', { name: 'On whom' })
  await expect(picker.locator(':focus')).toHaveCount(1)
  await press(page, 'button', 'Ysolt')
  await card.getByRole('button', { name: 'Let it land' }).press('Enter')
  await expect(card).toBeHidden()
  expect(await queue(page)).toMatchObject([{ oneOf: ['sufferHarm'] }])
})

test('IF-080 IF-106 harm that waits for a finish is said, and not dropped unasked', async ({
  table,
}) => {
  const page = await begin(table)
  await engage(page, { harm: 3, ap: 0 }, ['b', 'e'])
  const chip = page.getByRole('button', { name: /^Make Inflict Harm, Maro on Hob Sallow/ })
  await expect(chip).toContainText('3')
  await chip.press('Delete')
  const question = page.getByRole('dialog', { name: 'Drop “Inflict Harm”?' })
  await expect(question).toContainText('nobody takes it')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'drop-harm')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(chip).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(chip).toBeHidden()
  expect(await queue(page)).toEqual([])
})

test('the blow of an NPC is the move that is owed about the one it strikes', async ({ table }) => {
  const page = await begin(table)
  const move = {
    ...{ system, move: 'engage', typed: true, dice: [3, 4], picks: ['b'] },
    ...{ given: { harm: 3, ap: 0 }, actor: { type: 'character', id: 'character-maro' } },
    target: { type: 'npc', id: 'npc-raider-1' },
  }
  await call(page, 'move.confirm', move)
  const owed = async () => ((await call(page, 'inbox.list', {})) as unknown[]).length
  const before = await owed()
  const card = await openCard(page)
  // The move that is owed says both, and nobody has to.
  await expect(card.getByRole('combobox', { name: 'Who strikes' })).toHaveValue(/npc-raider-1/)
  await expect(card.getByRole('button', { pressed: true })).toHaveText(['Maro'])
  const isOwed = card.getByRole('checkbox', { name: /^This is the move you owe: Engage/ })
  await expect(isOwed).toBeChecked()
  await press(page, 'button', 'Maro')
  await press(page, 'button', 'Ysolt')
  await expect(isOwed).toBeHidden()
  await press(page, 'button', 'Ysolt')
  await press(page, 'button', 'Maro')
  await expect(isOwed).toBeChecked()
  await shot(table, 'harm-owed')
  await card.getByRole('button', { name: 'Let it land' }).press('Enter')
  await expect(card).toBeHidden()
  expect(await owed()).toBe(before - 1)
  await page.keyboard.press('Control+z')
  await expect.poll(owed).toBe(before)
})

test('IF-126 IF-127 healed for a price, and undone', async ({ table }) => {
  const page = await begin(table)
  const patch: InputOf<'character.edit'> = {
    characterId: 'character-maro',
    sheets: {
      [system]: {
        gearHolds: 3,
        gear: {
          weapons: [{ weaponId: 'longsword', grip: 2 }],
          armors: [{ armorId: 'heavy-armor' }, { armorId: 'shield' }],
        },
      },
    },
  }
  await page.evaluate((input) => window.ironTable.call('character.edit', input), patch)
  const maro = page.getByRole('article').filter({ hasText: 'Maro' }).first()
  await expect(maro.getByText('A shield on the arm, and both hands on the weapon.')).toBeVisible()
  await maro.getByRole('button', { name: 'Acts of Maro' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Treatment' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Treatment: Maro' })
  await dialog.getByRole('spinbutton', { name: 'Points to restore' }).fill('5')
  await page.keyboard.press('Tab')
  // Health 1 rises to its ceiling of 3; a hold for each point.
  await expect(dialog.getByText('1 → 3')).toBeVisible()
  await expect(dialog.getByText('3 → 1')).toBeVisible()
  await shot(table, 'treatment')
  expect(await inEveryTheme(page)).toEqual(clean)
  await dialog.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(dialog).toBeHidden()
  expect(await sheetOf(page, 'character', 'character-maro')).toMatchObject({
    ...{ counters: { health: 3 }, gearHolds: 1 },
  })
  await shot(table, 'character-acts')
  await page.keyboard.press('Control+z')
  await expect
    .poll(() => sheetOf(page, 'character', 'character-maro'))
    .toMatchObject({ counters: { health: 1 }, gearHolds: 3 })
  await maro.getByRole('button', { name: 'Acts of Maro' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Rest' })).toBeVisible()
  // Neither rest is used up yet.
  await expect(page.getByRole('menuitem', { name: 'A new day' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await press(page, 'button', 'Rest: Maro')
  const rest = page.getByRole('dialog', { name: 'Rest: Maro' })
  await press(page, 'radio', 'A night')
  await rest.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(rest).toBeHidden()
  expect(await sheetOf(page, 'character', 'character-maro')).toMatchObject({
    ...{ counters: { health: 3 }, gearHolds: 3 },
  })
})

test('IF-103 from the card of an NPC harm begins with this one, by its button and by keys', async ({
  table,
}) => {
  const page = await begin(table)
  await page.getByRole('button', { name: /^Hob Sallow/ }).click()
  const card = page.getByRole('dialog', { name: 'Established harm' })
  const chosen = card.getByRole('button', { pressed: true })
  await page.getByRole('button', { name: 'Harm to this one' }).click()
  await expect(chosen).toHaveText(['Hob Sallow'])
  await shot(table, 'harm-npc')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await page.keyboard.press('Alt+k')
  await expect(chosen).toHaveText(['Hob Sallow'])
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await openCard(page)
  await expect(chosen).toHaveCount(0)
})

test('IF-107 what is done without dice, from anywhere: an NPC set by hand, and players read of it', async ({
  table,
}) => {
  const page = await begin(table)
  await page.evaluate(async () => {
    await window.ironTable.call('session.start', {})
    await window.ironTable.call('sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
  })
  await page.keyboard.press('Control+1')
  await expect(page.getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Shift+j')
  const dialog = page.getByRole('dialog', { name: 'Rest, treatment and counters' })
  // A digit chooses who, until somebody is chosen.
  const whom = dialog.getByRole('group', { name: 'To whom' }).getByRole('button')
  await expect(whom.first()).toBeFocused()
  await page.keyboard.press('2')
  await expect(whom.nth(1)).toBeFocused()
  await expect(whom.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'button', 'Hob Sallow')
  // The digit beside an act means it while the focus is still on the name.
  await expect(dialog.getByRole('button', { name: 'Hob Sallow', exact: true })).toBeFocused()
  await page.keyboard.press('1')
  const form = page.getByRole('dialog', { name: 'Set harm and status: Hob Sallow' })
  await form.getByRole('spinbutton', { name: 'Harm Suffered' }).fill('3')
  await page.keyboard.press('Tab')
  await press(page, 'radio', 'Disarmed')
  await shot(table, 'npc-by-hand')
  expect(await inEveryTheme(page)).toEqual(clean)
  await form.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(form).toBeHidden()
  expect(await sheetOf(page, 'npc', 'npc-raider-1')).toMatchObject({
    ...{ harmSuffered: 3, status: 'disarmed' },
  })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Cast' }).click()
  await expect(page.getByRole('img', { name: '3 marks' })).toBeVisible()
  await shot(table, 'npc-card')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('make a report')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Players', exact: true })).toBeChecked()
  const paper = page.getByRole('article')
  // Nobody ever showed Hob to the players.
  await expect(paper).not.toContainText('Hob Sallow')
  await page
    .getByRole('checkbox', { name: 'The players saw everybody who fought here' })
    .press('Space')
  await expect(paper).toContainText('Hob Sallow took harm.')
  await expect(paper).toContainText('Hob Sallow lost their weapon.')
  await picture(table, 'report-by-hand')
})

test('IF-107 IF-110 a band of six is one card: bodies lose heads, those who stand flee at once', async ({
  table,
}, info) => {
  const page = await begin(table)
  await page.evaluate(() =>
    window.ironTable.call('tie.create', {
      ...{ from: { type: 'npc', id: 'npc-raider-1' }, relation: 'owes' },
      to: { type: 'character', id: 'character-brannoch' },
    }),
  )
  await page.getByRole('button', { name: /^Hob Sallow/ }).click()
  const npc = page.getByRole('article').filter({ hasText: 'Hob Sallow' }).first()
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Acts of Hob Sallow' }).press('Enter')
    await page.getByRole('menuitem', { name }).press('Enter')
    return page.getByRole('dialog', { name: `${name}: Hob Sallow` })
  }
  const many = await act('How many there are')
  await many.getByRole('spinbutton', { name: 'Bodies' }).fill('6')
  await page.keyboard.press('Tab')
  await many.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(page.getByText('6 of 6 on their feet').first()).toBeVisible()

  // Two of them are hit, each by harm of its own.
  await page.keyboard.press('Alt+k')
  const card = page.getByRole('dialog', { name: 'Established harm' })
  await press(page, 'button', /^Hob Sallow.*Body 2/)
  await press(page, 'radio', 'As the GM says')
  await card.getByRole('spinbutton', { name: 'Ordinary harm' }).fill('4')
  await page.keyboard.press('Tab')
  await card.getByRole('button', { name: 'Let it land' }).press('Enter')
  await expect(card).toBeHidden()
  for (const number of ['1', '2', '3']) {
    const one = await act('Set harm and status')
    await one.getByRole('radio', { name: `Body ${number}` }).press('Space')
    await one.getByRole('radio', { name: 'Dead or dying' }).press('Space')
    await one.getByRole('button', { name: 'Do it' }).press('Enter')
    await expect(one).toBeHidden()
  }
  await expect(page.getByText('3 of 6 on their feet').first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('half.png') })
  await expect(page.getByRole('button', { name: /^Hob Sallow 3 of 6/ })).toBeVisible()
  // The next to be hit is the first who stands.
  await page.keyboard.press('Alt+k')
  await expect(card.getByRole('button', { pressed: true })).toHaveText([/Body 4/])
  await page.keyboard.press('Escape')
  expect(await inEveryTheme(page)).toEqual(clean)
  // One goes its own way, and comes back.
  await page.keyboard.press('Alt+r')
  const group = page.getByRole('dialog', { name: 'Group of Hob Sallow' })
  await expect(group.getByRole('spinbutton')).toBeFocused()
  await expect(group).toContainText('Ties stay with Hob Sallow: Hob Sallow owes Brannoch.')
  await page.screenshot({ path: info.outputPath('split.png') })
  await page.keyboard.press('Enter')
  await expect(group).toBeHidden()
  await expect(page.getByText('2 of 5 on their feet').first()).toBeVisible()
  await page.keyboard.press('Alt+r')
  await page.screenshot({ path: info.outputPath('join.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await press(page, 'button', 'Hob Sallow 2, 1 standing')
  await expect(page.getByText('3 of 6 on their feet').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('3 of 6 on their feet').first()).toBeVisible()
  const rout = await act('All who stand: panic, flight, surrender')
  await rout.getByRole('radio', { name: 'Out of it' }).press('Space')
  await page.screenshot({ path: info.outputPath('rout.png') })
  await rout.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(page.getByText('0 of 6 on their feet').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('3 of 6 on their feet').first()).toBeVisible()
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+z')
  await expect(npc.getByText(/on their feet/)).toHaveCount(0)
})
