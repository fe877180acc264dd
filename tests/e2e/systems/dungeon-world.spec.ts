import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { Hands } from '../story/hands'
import { beginMove, cardOf, closed, confirm, typeDice } from '../story/move'
import { act, openRoad } from '../story/road'

/** Gives a job to somebody and types the dice of it, by keys. */
async function job(page: Page, role: string, name: string, faces: string): Promise<void> {
  const card = page.getByRole('region', { name: role })
  await card.getByRole('combobox', { name: 'Who has this part' }).focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  const dice = card.getByRole('textbox', { name: /Dice of/ })
  await dice.focus()
  await page.keyboard.type(faces)
}

interface Clock {
  now: { day: number }
}

test('DW-059 a perilous journey with its three jobs is made by keys and undone at once', async ({
  table,
  folder,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  await openRoad(table, folder)
  await picture(table, 'road-company')
  // The same button on every card says on whose it is.
  await expect(page.getByRole('button', { name: 'Take damage: Maro' })).toHaveCount(1)
  expect(await inEveryTheme(page)).toEqual(clean)
  await act(page, 'Perilous journey')
  const dialog = page.getByRole('dialog', { name: 'Perilous journey' })
  await expect(dialog.getByText('Nobody: it counts as failed.')).toHaveCount(3)
  await job(page, 'Trailblazer', 'Ysolt', '54')
  await job(page, 'Quartermaster', 'Tamsin', '65')
  // Maro is burdened: his 6 is a 5.
  const scout = page.getByRole('region', { name: 'Scout' })
  await scout.getByRole('combobox', { name: 'Who has this part' }).focus()
  await page.keyboard.type('Maro')
  await page.keyboard.press('Enter')
  await scout.getByRole('textbox', { name: /Dice of/ }).focus()
  await page.keyboard.type('33')
  await expect(dialog.getByText('Trouble surprises the party.')).toBeVisible()
  await expect(dialog.getByText('Rations needed: 0.')).toBeVisible()
  await resize(table, 1280, 720)
  await expect(dialog.getByText('Trouble surprises the party.')).toBeInViewport()
  await expect(dialog.getByRole('button', { name: 'Apply it' })).toBeInViewport()
  await picture(table, 'road-journey')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('contentinfo')).toContainText('you owe')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('contentinfo')).not.toContainText('you owe')
  // Enter goes from field to field, and lands from the last; the days that the table says go by with it.
  const dayOf = async () => ((await call(page, 'calendar.read', {})) as Clock).now.day
  const began = await dayOf()
  await act(page, 'Perilous journey')
  const rations = dialog.getByRole('spinbutton', { name: 'Rations the way takes' })
  await rations.focus()
  await page.keyboard.press('Enter')
  const trail = dialog.getByRole('region', { name: 'Trailblazer' })
  await expect(trail.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Ysolt')
  await page.keyboard.press('Enter')
  await expect(trail.getByRole('textbox', { name: /Dice of/ })).toBeFocused()
  await page.keyboard.type('43')
  await page.keyboard.press('Enter')
  await expect(scout.getByRole('combobox')).toBeFocused()
  // Whoever goes on after the dice has read what they came to.
  await page.waitForTimeout(800)
  await page.keyboard.press('Enter')
  const stores = dialog.getByRole('region', { name: 'Quartermaster' })
  await expect(stores.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Enter')
  const time = dialog.getByRole('spinbutton', { name: 'Time on the way' })
  await expect(time).toBeFocused()
  // A day for every ration that the way takes, unless the table says else.
  await expect(time).toHaveValue('1')
  await page.keyboard.type('2')
  await expect(dialog.getByText(/Then it is/)).toBeVisible()
  await picture(table, 'road-journey-days')
  await time.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await dayOf()).toBe(began + 2)
  await page.keyboard.press('Control+z')
  expect(await dayOf()).toBe(began)
})

test('DW-043 Last Breath is bare dice, and Death’s offer is taken', async ({ table, folder }) => {
  test.setTimeout(180_000)
  const { page } = table
  await openRoad(table, folder)
  const card = cardOf(page, 'Tamsin')
  await expect(card.getByText('Dying')).toBeVisible()
  // The card of whoever is dying leads there by itself.
  await card.getByRole('button', { name: 'Last Breath' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Odds before the roll' })).toContainText('42 %')
  await typeDice(page, 'Last Breath', '44')
  const offer = page.getByRole('radio', { name: 'taken, and they are out of danger' })
  await offer.focus()
  await page.keyboard.press('Space')
  await expect(offer).toBeChecked()
  await picture(table, 'road-last-breath')
  expect(await inEveryTheme(page)).toEqual(clean)
  await confirm(page)
  await closed(page)
  await expect(card.getByText('Dying')).toBeHidden()
  const spent = card.getByText('Alive, with no hit points left')
  await expect(spent).toBeVisible()
  await picture(table, 'road-spent')
  await page.keyboard.press('Control+z')
  await expect(card.getByText('Dying')).toBeVisible()
  await expect(spent).toBeHidden()
})

test('DW-051 a camp is found among the moves, and made by all who are there in one step', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Maro', 'camp')
  const camp = page.getByRole('dialog', { name: /Make Camp/ })
  const who = camp.getByRole('group', { name: 'Who is there' })
  // A night goes by with it, unless the table says else; untouched it closes without a question.
  const lasts = camp.getByRole('spinbutton', { name: 'How long it lasts' })
  await expect(lasts).toHaveValue('8')
  await camp.getByRole('radio', { name: 'Days' }).press('Space')
  await expect(lasts).toHaveValue('1')
  await camp.getByRole('radio', { name: 'Hours' }).press('Space')
  await expect(lasts).toHaveValue('8')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await beginMove(page, 'Maro', 'camp')
  await expect(who.getByRole('button', { pressed: true })).toHaveCount(2)
  // Whoever is dying has their Last Breath first (DW-043).
  await expect(who.getByRole('button', { name: /Tamsin/ })).toHaveCount(0)
  // In a dangerous place they watch in an order; whoever is not there does not.
  const watches = camp.getByRole('group', { name: /Who watches/ })
  await watches.getByRole('button', { name: 'Maro' }).press('Enter')
  await watches.getByRole('button', { name: 'Ysolt' }).press('Enter')
  await expect(watches.getByRole('button', { name: '2. Ysolt' })).toBeVisible()
  await expect(watches.getByRole('button')).toHaveCount(2)
  await picture(table, 'road-camp')
  expect(await inEveryTheme(page)).toEqual(clean)
  await camp.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(camp).toBeHidden()
  const [, maro] = (await call(page, 'character.list', {})) as { sheets: Record<string, object> }[]
  expect(maro?.sheets['dungeon-world']).toMatchObject({ rations: 0 })
  await expect(
    page.getByText('The watches of the camp, in order: Maro, Ysolt.').first(),
  ).toBeVisible()
})

test('DW-004 a card’s acts and a modifier of one’s own are laid by keys, and the scene takes it along', async ({
  table,
  folder,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  await openRoad(table, folder)
  const card = cardOf(page, 'Ysolt')
  const name = page.getByRole('button', { name: 'Make a move with Ysolt' })
  await name.focus()
  await hands.press('.')
  const acts = page.getByRole('dialog').getByRole('group', { name: /Ysolt/ })
  await expect(acts.getByRole('button').first()).toBeFocused()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'road-acts')
  await hands.press('1')
  const hurt = page.getByRole('dialog', { name: /Ysolt/ })
  await expect(hurt.getByRole('button', { name: 'Do it' })).toBeVisible()
  await hands.press('Escape')
  await expect(page.getByRole('button', { name: 'Do it' })).toBeHidden()
  await hands.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.evaluate(() => window.ironTable.call('session.start', {}))
  await page.evaluate(() => window.ironTable.call('scene.begin', { name: 'The ford' }))
  await name.focus()
  await hands.press('Alt+Shift+N')
  const form = page.getByRole('dialog', { name: 'What lasts' })
  await expect(form.getByRole('textbox', { name: 'What it is, and how long' })).toBeFocused()
  await hands.type('+1 with the ferryman’s help')
  await hands.tabTo('until the scene ends')
  await hands.press('Enter')
  await expect(form.getByRole('status')).toContainText('until the scene ends')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'road-modifier')
  await hands.press('Control+Enter')
  await expect(form).toBeHidden()
  await expect(card.getByText('with the ferryman’s help')).toBeVisible()
  await picture(table, 'road-modifier-card')

  // The end of the scene asks once, and one undo brings everything back.
  // What is called just so comes first, before what only lets go of what lasts.
  await hands.press('Control+k')
  await hands.type('End the scene')
  await hands.press('Enter')
  const asked = page.getByRole('dialog', { name: 'One thing was to last for the scene' })
  await expect(asked).toBeVisible()
  await hands.press('Enter')
  await expect(card.getByText('with the ferryman’s help')).toBeHidden()
  await hands.press('Control+z')
  await expect(card.getByText('with the ferryman’s help')).toBeVisible()
  await card.getByRole('button', { name: /^End with/ }).press('Enter')
  await expect(card.getByText('with the ferryman’s help')).toBeHidden()
  await expect(name).toBeFocused()
})

test('DW-007 a mob of three is one row: who falls is followed by the next, and undo brings them back', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  const sheets = { 'dungeon-world': { hp: 4, maxHp: 4, count: 3, armor: 1 } }
  await call(page, 'npc.create', { name: 'Ditch goblin', sheets })
  await page.getByRole('link', { name: 'Cast' }).click()
  await page.getByRole('button', { name: /^Ditch goblin/ }).press('Enter')
  const hit = async (points: string) => {
    await page.getByRole('button', { name: 'Acts of Ditch goblin' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Take damage' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Take damage: Ditch goblin' })
    await dialog.getByRole('spinbutton', { name: 'Damage' }).fill(points)
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Do it' }).press('Enter')
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByText('3 of 3 stand').first()).toBeVisible()
  // Far more than it takes: what fells one passes on to nobody.
  await hit('20')
  await expect(page.getByText('2 of 3 stand').first()).toBeVisible()
  await hit('3')
  await expect(page.getByText('2 of 3 stand').first()).toBeVisible()
  await resize(table, 1024, 640)
  await page.screenshot({ path: info.outputPath('mob.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await hit('3')
  await expect(page.getByText('1 of 3 stand').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('3 of 3 stand').first()).toBeVisible()
})

test('a ready-made kind is put on the table by its name, and taken back by one step', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await openRoad(table, folder)
  await act(page, 'Put an NPC on the table')
  await expect(page.getByRole('combobox', { name: 'Whom to put on the table' })).toBeFocused()
  await hands.type('gobl')
  await expect(page.getByRole('option').first()).toContainText('ready-made')
  await hands.press('Enter')
  await expect(page.locator('[data-on-table]')).toContainText(/Goblin/)
  await hands.press('Escape Control+z')
  await expect(page.locator('[data-on-table]')).toHaveCount(0)
  expect(await call(page, 'npc.names', {})).toMatchObject([{ name: 'The ogre of the ford' }])
})

test('what is owed, to follow and to be kept in mind takes one line where there is no height to spare', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  const people = (await call(page, 'character.list', {})) as { id: string; name: string }[]
  const [ogre] = (await call(page, 'npc.names', {})) as { id: string }[]
  const actor = { type: 'character', id: people[0]?.id }
  const system = 'dungeon-world'
  const blow = { system, move: 'hackAndSlash', dice: [3, 3], answers: { damage: 3 } }
  for (const target of [{ type: 'npc', id: ogre?.id }, undefined]) {
    await call(page, 'move.confirm', { ...blow, actor, target })
  }
  // What is kept in mind stands for the moves that are owed with it; a miss owes one by itself.
  await expect(page.getByRole('region', { name: 'To follow' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'A move you owe' })).toBeHidden()
  const target = { type: 'npc', id: ogre?.id }
  await call(page, 'move.confirm', { ...blow, actor, target, dice: [1, 1], answers: {} })
  const leadsTo = people.map(({ id }) => ({
    ...{ system, move: 'lastBreath', given: {}, target: null },
    actor: { type: 'character', id },
  }))
  await call(page, 'act.performAll', { title: 'harm', acts: [], leadsTo })
  await resize(table, 1280, 720)
  const owed = page.getByRole('region', { name: 'A move you owe' })
  const strip = page.getByRole('region', { name: 'To follow' })
  await expect(owed).toBeVisible()
  const top = async (part: typeof owed) => (await part.boundingBox())?.y
  expect(await top(owed)).toBe(await top(strip))
  expect((await strip.boundingBox())?.height).toBeLessThan(50)
  await picture(table, 'one-line')
  expect(await inEveryTheme(page)).toEqual(clean)
  await strip.getByRole('button', { name: /to keep in mind/ }).press('Enter')
  const from = `from ${people[0]?.name ?? ''}’s Hack and Slash`
  await expect(strip.getByText(new RegExp(`The enemy strikes back.*${from}`))).toBeVisible()
  await strip.getByRole('button', { name: 'Fold away' }).press('Enter')
  await owed.getByRole('button', { name: 'Choose one' }).press('Enter')
  await expect(owed.getByRole('combobox', { name: 'One of your moves' })).toBeVisible()
  await call(page, 'session.start', {})
  await act(page, 'End the session')
  const end = page.getByRole('dialog', { name: /^End session/ })
  await expect(end.getByText(from).first()).toBeVisible()
  // Those that stand with a move that is owed are counted there above.
  const dismisses = end.getByRole('checkbox', {
    name: /^Dismiss the 3 reminders with it, those of moves you owe among them/,
  })
  await expect(dismisses).not.toBeChecked()
  await dismisses.press('Space')
  await picture(table, 'end-with-reminders')
  await end.getByRole('button', { name: 'End the session' }).press('Enter')
  await expect(end).toBeHidden()
  expect(await call(page, 'reminder.list', {})).toEqual([])
})
