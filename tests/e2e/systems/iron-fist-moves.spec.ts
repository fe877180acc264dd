import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { beginMove, closed, confirm, openSample, opposeMaro, typeDice } from '../story/move'

/** Puts NPCs of Iron Fist on the table. */
async function placeFoes(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { npcId } = (await call(page, 'npc.create', { name, sheets: { 'iron-fist': {} } })) as {
      npcId: string
    }
    await call(page, 'sceneBoard.place', { whom: [{ npcId }] })
  }
}

test('IF-039 IF-043 IF-059 the list of moves says where help is given, and leads to a rest and a milestone', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Maro', 'help')
  await expect(
    page.getByRole('status').filter({ hasText: '“Add help” stands below it' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await beginMove(page, 'Maro', 'rest')
  await expect(page.getByRole('dialog', { name: /^Rest/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await beginMove(page, 'Maro', 'milestone')
  const claim = page.getByRole('dialog', { name: 'Claim a milestone' })
  await expect(claim).toBeVisible()
  // A personal one is its player's own matter, unless it is claimed before all.
  const openly = claim.getByRole('checkbox', { name: 'Openly, at the table' })
  await expect(openly).toHaveCount(0)
  await claim.getByRole('radio', { name: 'Personal' }).press('Space')
  await expect(claim.getByRole('status')).toContainText('Told to you')
  await openly.press('Space')
  await expect(claim.getByRole('status')).toHaveText('The players’ reports and the letter tell it.')
  await claim.getByRole('radio', { name: 'Maro' }).press('Space')
  await claim.getByRole('textbox', { name: 'What they did' }).fill('Forgave the ferryman')
  await page.keyboard.press('Control+Enter')
  await expect(claim).toBeHidden()
  expect(await call(page, 'milestone.list', {})).toMatchObject([{ kind: 'personal', openly: 1 }])
})

test('IF-036 IF-037 a hold over something in words is asked about a situation or about somebody', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  for (const over of [{ about: 'the ferryman' }, { target: { type: 'npc', id: 'npc-client' } }]) {
    await call(page, 'move.confirm', {
      ...{ system: 'iron-fist', move: 'perception', dice: [4, 4], typed: true },
      ...{ actor: { type: 'character', id: 'character-maro' }, ...over },
    })
  }
  const dialog = page.getByRole('dialog')
  const questions = dialog.getByRole('radiogroup', { name: 'What it buys' })
  await page.getByRole('button', { name: /Perception over the ferryman/ }).press('Enter')
  const way = questions.getByRole('radio', { name: /soundest way on/ })
  await expect(way).toBeFocused()
  await expect(questions.getByRole('radio', { name: /held back/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Somebody' }).press('Space')
  await expect(questions.getByRole('radio', { name: /held back/ })).toBeChecked()
  await expect(way).toHaveCount(0)
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Perception over Orsel Wend/ }).press('Enter')
  await expect(questions.getByRole('radio', { name: /held back/ })).toBeFocused()
  await expect(dialog.getByRole('radio', { name: 'Somebody' })).toHaveCount(0)
  await expect(way).toHaveCount(0)
})

test('IF-102 a shot leaves the focus on what follows from it, wherever it was begun', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await placeFoes(page, ['A sentry'])
  await call(page, 'character.edit', {
    characterId: 'character-ysolt',
    sheets: { 'iron-fist': { gearHolds: 1 } },
  })
  for (const [move, title] of [
    ['take your', 'Take Your Shot'],
    ['engage', 'Engage in Battle'],
  ] as const) {
    await beginMove(page, 'Ysolt', move)
    await typeDice(page, title, '43')
    await page.getByRole('checkbox', { name: /Finish/ }).click()
    await confirm(page)
    await closed(page)
    await expect(
      page.getByRole('button', { name: /^Make .*, (Ysolt|A sentry)/ }).last(),
    ).toBeFocused()
    await page.keyboard.press('Control+z')
  }
})

test('IF-048 IF-098 a shot without ammunition leads to Gear and Ammo, and goes on after it', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await placeFoes(page, ['A sentry'])
  await call(page, 'character.edit', {
    characterId: 'character-ysolt',
    sheets: { 'iron-fist': { gearHolds: 0 } },
  })
  await beginMove(page, 'Ysolt', 'take your')
  const question = page.getByRole('radio', { name: 'Let it go this once' })
  await expect(question).toBeFocused()
  await page.getByRole('button', { name: 'Gear and Ammo first' }).press('Enter')
  await typeDice(page, 'Gear and Ammo', '43')
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Take Your Shot' })).toBeVisible()
  await expect(question).toHaveCount(0)
  await typeDice(page, 'Take Your Shot', '43')
})

test('IF-129 a shot empties a crossbow, the next one warns of it, and Reload loads it in one act', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await placeFoes(page, ['A sentry'])
  const crossbow = { weaponId: 'crossbow', name: '', grip: 2 }
  await call(page, 'character.edit', {
    characterId: 'character-ysolt',
    sheets: { 'iron-fist': { gearHolds: 1, gear: { weapons: [crossbow] } } },
  })
  const empty = page.getByText('This weapon is empty: reload it first')
  const isLoaded = async (): Promise<string | undefined> => {
    const all = JSON.stringify(await call(page, 'character.list', {}))
    return /"weaponId":"crossbow"[^}]*"loaded":(true|false)/.exec(all)?.[1]
  }
  const shoot = async (): Promise<void> => {
    await beginMove(page, 'Ysolt', 'take your')
    await expect(page.getByRole('heading', { name: 'Take Your Shot' })).toBeVisible()
  }
  await shoot()
  await expect(empty).toHaveCount(0)
  await typeDice(page, 'Take Your Shot', '11')
  await confirm(page)
  await closed(page)
  await expect.poll(isLoaded).toBe('false')

  await shoot()
  await expect(empty).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await beginMove(page, 'Ysolt', 'reload')
  await expect.poll(isLoaded).toBe('true')
  await shoot()
  await expect(empty).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(isLoaded).toBe('false')
  await page.keyboard.press('Control+z')
  await expect.poll(isLoaded).toBe('true')
})

test('IF-090 Face Death asks before whom; a letter typed at dice is said not to be taken', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await placeFoes(page, ['A giant', 'A sentry'])
  await beginMove(page, 'Maro', 'face death')
  await expect(page.getByRole('combobox', { name: 'On whom' })).toBeFocused()
  await page.keyboard.type('A g')
  await page.keyboard.press('Enter')
  await expect(page.locator('.move-dialog')).toContainText('Maro on A giant')
  await page.getByRole('textbox', { name: 'Dice of Face Death' }).focus()
  await page.keyboard.type('z')
  await expect(page.getByText('Dice take digits: “z” was not taken.')).toBeVisible()
})

test('IF-005 IF-112 a move that the GM owes leads to Suffer Harm of whom it hits, from whom', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  const { npcId } = (await call(page, 'npc.create', {
    ...{ name: 'A sentry', sheets: { 'iron-fist': {} } },
  })) as { npcId: string }
  await call(page, 'move.confirm', {
    ...{ system: 'iron-fist', move: 'engage', dice: [1, 1], typed: true },
    ...{ actor: { type: 'character', id: 'character-ysolt' }, target: { type: 'npc', id: npcId } },
  })
  await page.keyboard.press('Control+i')
  await expect(page.getByRole('dialog', { name: 'Moves you owe' })).toBeVisible()
  await page.keyboard.press('Alt+h')
  await expect(page.getByRole('dialog', { name: 'Moves you owe' })).toBeHidden()
  await expect(page.locator('.move-dialog')).toContainText('Suffer Harm')
  await expect(page.locator('.move-dialog')).toContainText('Ysolt, from A sentry')
  await expect(page.getByRole('contentinfo')).not.toContainText('you owe')
})

test('a move on somebody whom nobody has shown says that players know them by name, until that is taken away', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  const { sessionId } = (await call(page, 'session.start', {})) as { sessionId: string }
  await placeFoes(page, ['A sentry'])
  await beginMove(page, 'Maro', 'engage')
  const tick = page.getByRole('checkbox', { name: 'Players know that it is A sentry' })
  // A name is no player's before it is said so.
  await expect(tick).not.toBeChecked()
  await page.keyboard.press('Alt+k')
  await expect(tick).toBeChecked()
  await typeDice(page, 'Engage in Battle', '11')
  await confirm(page)
  await closed(page)
  const report = await call(page, 'report.read', {
    ...{ subject: 'session', id: sessionId, audience: 'players' },
  })
  expect(JSON.stringify(report)).not.toContain('omebody not known by name')
})

test('IF-090 who is marked for Face Death asks for it on the table, and a key leads to it before them', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await placeFoes(page, ['The carter'])
  const button = page.getByRole('button', { name: /^Face Death/ })
  await expect(page.getByRole('article', { name: /The carter/ })).toBeVisible()
  await expect(button).toHaveCount(0)
  await call(page, 'sceneBoard.place', { whom: [{ npcId: 'npc-boulder-joss' }] })
  const joss = page.getByRole('article', { name: /Boulder Joss/ })
  await expect(joss.getByText('Face Death first')).toBeVisible()
  await expect(joss.getByRole('button', { name: /^Face Death/ })).toBeVisible()
  await page.keyboard.press('Alt+Shift+D')
  const runner = page.locator('.move-dialog')
  await expect(runner).toContainText('Face Death')
  await expect(runner).toContainText('Boulder Joss')
  await page.keyboard.press('Escape')
  // Who is out of the fight is nobody to face death before any more.
  await call(page, 'npc.edit', {
    ...{ npcId: 'npc-boulder-joss', sheets: { 'iron-fist': { status: 'out' } } },
  })
  await expect(button).toHaveCount(0)
})

test('IF-095 a move to which Face Death opened the way does not ask for Face Death again', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await call(page, 'sceneBoard.place', { whom: [{ npcId: 'npc-boulder-joss' }] })
  await call(page, 'move.confirm', {
    ...{ system: 'iron-fist', move: 'faceDeath', dice: [6, 6], typed: true, picks: ['d'] },
    answers: { stat: 'steel' },
    actor: { type: 'character', id: 'character-ysolt' },
    target: { type: 'npc', id: 'npc-boulder-joss' },
  })
  const runner = page.locator('.move-dialog')
  const again = runner.getByText('Face Death comes first')
  await page.getByRole('button', { name: /^Make .*, Ysolt on Boulder Joss/ }).click()
  await runner.getByText('Engage in Battle').first().click()
  await expect(runner).toContainText('Ysolt on Boulder Joss')
  await expect(again).toBeHidden()
  await page.keyboard.press('Escape')
  await beginMove(page, 'Ysolt', 'engage')
  // The only one on the table is whom it is on.
  await expect(runner.getByRole('combobox', { name: 'On whom' })).toHaveValue(
    'npc:npc-boulder-joss',
  )
  await expect(again).toBeVisible()
})

test('IF-039 help is filled in by Enter, and once its dice are settled the focus goes on', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Brannoch', 'perception')
  await typeDice(page, 'Perception', '34')
  await page.keyboard.press('Alt+h')
  const helper = page.getByRole('combobox', { name: 'Who helps?' })
  await expect(helper).toBeFocused()
  await helper.selectOption('Ysolt')
  const by = page.getByRole('combobox', { name: 'By which move?' })
  await by.selectOption('Gear and Ammo')
  await by.press('Enter')
  await expect(page.getByRole('textbox', { name: /Dice of Gear and Ammo/ })).toBeFocused()
  await page.keyboard.type('33')
  // The help moves the band, which asks for picks: the focus goes there.
  await expect(page.getByRole('checkbox', { name: /^2 holds/ })).toBeFocused()
  await page.keyboard.press('2')
  // The helper’s own move changes a sheet, and the helped one’s none.
  await expect(page.getByText('The move itself changes no sheet; the help does.')).toBeVisible()
})

test('IF-043 neither column of a conflict slides down beside the longer one', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await opposeMaro(page, '44')
  const maro = page.getByRole('region', { name: 'Maro' })
  const deed = maro.getByRole('combobox', { name: 'What Maro does' })
  await deed.selectOption('Perception')
  const dice = maro.getByRole('textbox', { name: 'Dice of Perception' })
  await expect(dice).toBeVisible()
  const [above, below] = [await deed.boundingBox(), await dice.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(60)
})

test('IF-043 the key that lands a conflict leads to what is still wanted on either side, and says it', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await opposeMaro(page, '65')
  const maro = page.getByRole('region', { name: 'Maro' })
  await maro.getByRole('combobox', { name: 'What Maro does' }).selectOption('Perception')
  await maro.getByRole('textbox', { name: 'Dice of Perception' }).pressSequentially('11')
  await page.keyboard.press('Control+Enter')
  const ysolt = page.getByRole('region', { name: 'Ysolt' })
  await expect(ysolt.getByRole('checkbox').first()).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Pick 2.' })).toBeVisible()
})

test('IF-103 harm that a move told to hand out stands in the card, with who made the move', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await call(page, 'move.confirm', {
    ...{ system: 'iron-fist', move: 'engage', typed: true, dice: [6, 6], picks: ['b', 'a'] },
    ...{ given: { harm: 3, ap: 1 }, actor: { type: 'character', id: 'character-maro' } },
  })
  await page
    .getByRole('button', { name: /: Harm to hand out/ })
    .first()
    .press('Enter')
  const card = page.getByRole('dialog', { name: 'Established harm' })
  await expect(card.getByRole('combobox', { name: 'Who strikes' })).toHaveValue(/character-maro/)
  await expect(card.getByRole('button', { pressed: true })).toHaveCount(0)
  await card.getByRole('button', { name: 'Hob Sallow' }).first().press('Space')
  // Three less one of armour and one of the shield, and one that pierces.
  await expect(card.getByText('Harm Suffered 0 → 2')).toBeVisible()
})

test('somebody new is put on the table by typing how many and their name', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.getByRole('button', { name: /^Put an NPC on the table/ }).click()
  await expect(page.getByRole('combobox', { name: /^Whom to put on the table/ })).toBeFocused()
  await page.keyboard.type('3 toll bully')
  await expect(page.getByRole('option', { name: 'New: toll bully' })).toBeVisible()
  await page.keyboard.press('Enter')
  const card = page.getByRole('article', { name: /toll bully/ })
  await expect(card).toContainText('3 of 3 on their feet')
  await page.keyboard.type('toll bully')
  await expect(page.getByRole('option')).toHaveCount(0)
})
