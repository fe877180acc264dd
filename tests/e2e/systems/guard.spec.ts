import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { beginMove, cardOf, closed } from '../story/move'
import { act, openRoad } from '../story/road'

test('DW-021 holds of Defend are spent on an attacker with names, and let go with the guard', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await call(page, 'npc.create', {
    name: 'The toll knight',
    sheets: { 'dungeon-world': { hp: 9, maxHp: 9 } },
  })
  await page.evaluate(async () => {
    const { call: ask } = window.ironTable
    const { value } = (await ask('character.list', {})) as {
      value: { id: string; name: string; sheets: Record<string, object> }[]
    }
    const ysolt = value.find(({ name }) => name === 'Ysolt')
    const sheet = {
      ...ysolt?.sheets['dungeon-world'],
      level: 3,
      defendHold: { count: 3, ward: 'maro' },
    }
    await ask('character.edit', { characterId: ysolt?.id, sheets: { 'dungeon-world': sheet } })
  })
  await page.getByRole('button', { name: /3 × Defend/ }).click()
  // A digit chooses what a hold is spent on, wherever the focus is in the dialog.
  const spent = page.getByRole('dialog').getByRole('radio')
  await expect(spent).toHaveCount(4)
  await page.keyboard.press('3')
  await expect(spent.nth(2)).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Let all 3 go' }).focus()
  await page.keyboard.press('4')
  await expect(spent.nth(3)).toBeChecked()
  await page.keyboard.press('Enter')
  const runner = page.getByRole('region', { name: 'Spend Defend holds' })
  await expect(runner.getByRole('radio', { name: 'Ysolt' })).toBeChecked()
  // Whom she guards stands on her sheet.
  const ward = runner.getByRole('combobox', { name: 'Stands before' })
  await expect(ward.locator('option:checked')).toHaveText('Maro')
  await picture(table, 'guard-ward')
  await runner.getByRole('radio', { name: 'The guard', exact: true }).click()
  const blow = runner.getByRole('checkbox', { name: /Deal damage equal to one’s level/ })
  await expect(blow).toBeChecked()
  // On whom is asked before it lands.
  await page.keyboard.press('Control+Enter')
  await expect(runner.getByRole('alert')).toContainText('Say on whom it is')
  await runner.getByRole('combobox', { name: 'On whom' }).selectOption('The toll knight')
  await expect(runner).toContainText('9 → 6')
  // What the attack does is asked as well.
  await page.keyboard.press('Control+Enter')
  await expect(runner.getByRole('alert')).toContainText('Damage of the attack')
  await page.keyboard.type('0')
  await page.keyboard.press('Control+Enter')
  await closed(page)
  await page.getByRole('button', { name: /2 × Defend/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Let all 2 go' }).click()
  await expect(page.getByRole('button', { name: /× Defend/ })).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /2 × Defend/ })).toBeVisible()
})

test('DW-021 DW-043 nobody helps where nothing is added to a roll, and who has holds is offered for them', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  const all = (await call(page, 'character.list', {})) as {
    id: string
    name: string
    sheets: Record<string, object>
  }[]
  for (const { id, name, sheets } of all.filter(({ name: each }) => each !== 'Ysolt')) {
    const defendHold = { count: name === 'Maro' ? 2 : 0, ward: 'Ysolt' }
    const sheet = { ...sheets['dungeon-world'], defendHold }
    await call(page, 'character.edit', { characterId: id, sheets: { 'dungeon-world': sheet } })
  }
  const help = page.getByRole('button', { name: /^Somebody helps or hinders/ })
  // The focus on something in a card guesses who it is.
  await page.getByRole('button', { name: 'Take damage: Ysolt' }).focus()
  await act(page, 'Spend Defend holds')
  const guard = page.getByRole('region', { name: 'Spend Defend holds' })
  await expect(guard.locator('header')).toContainText('Maro')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(guard).toBeHidden()
  await cardOf(page, 'Tamsin').getByRole('button', { name: 'Last Breath' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Last Breath' })).toBeVisible()
  await expect(help).toHaveCount(0)
  await page.keyboard.press('Escape')
  await beginMove(page, 'Maro', 'spout')
  await expect(help).toBeVisible()
})

test('DW-009 who struck is known from what is owed, their die is rolled here, and a guard stands before it', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(180_000)
  const { page } = table
  await openRoad(table, folder)
  const { npcId } = (await call(page, 'npc.create', {
    name: 'Marsh serpent',
    sheets: { 'dungeon-world': { hp: 10, maxHp: 10, damage: 'd8+1' } },
  })) as { npcId: string }
  await call(page, 'npc.create', { name: 'Heron', sheets: { 'dungeon-world': {} } })
  const [ysolt, maro] = (await call(page, 'character.list', {})) as {
    id: string
    sheets: Record<string, object>
  }[]
  await call(page, 'character.edit', {
    characterId: maro?.id,
    sheets: {
      'dungeon-world': {
        ...maro?.sheets['dungeon-world'],
        defendHold: { count: 2, ward: 'Ysolt' },
      },
    },
  })
  await call(page, 'sceneBoard.place', { whom: [{ npcId }] })
  await cardOf(page, 'Ysolt').getByRole('button', { name: 'Make a move with Ysolt' }).focus()
  await act(page, 'Take damage')
  const dialog = page.getByRole('dialog', { name: 'Take damage: Ysolt' })
  const who = dialog.getByRole('combobox', { name: 'Who struck' })
  // The only foe on the table is named by nobody yet: not before their die is rolled.
  await expect(who.locator('option')).toHaveCount(2)
  await expect(who).toHaveValue('')
  await dialog.getByRole('button', { name: 'Roll d8+1 here' }).click()
  await expect(who).toHaveValue(npcId)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await call(page, 'move.confirm', {
    ...{ system: 'dungeon-world', move: 'hackAndSlash', dice: [2, 3], answers: { damage: 2 } },
    ...{ actor: { type: 'character', id: ysolt?.id }, target: { type: 'npc', id: npcId } },
  })
  await cardOf(page, 'Ysolt').getByRole('button', { name: 'Make a move with Ysolt' }).focus()
  await act(page, 'Take damage')
  await expect(who).toHaveText(/Marsh serpent/)
  await expect(who.locator('option:checked')).toHaveText('Marsh serpent')
  const points = dialog.getByRole('spinbutton', { name: 'Damage' })
  await points.focus()
  await points.fill('0')
  await page.keyboard.press('r')
  await expect(points).toHaveValue(/^([2-9])$/)
  await points.fill('0')
  await dialog.getByRole('button', { name: 'Roll d8+1 here' }).click()
  await expect(points).toHaveValue(/^([2-9])$/)
  await page.screenshot({ path: info.outputPath('who-struck.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  // Whose guard it is goes on to the holds with all that is known of the blow.
  await points.fill('9')
  await dialog.getByRole('button', { name: 'Maro stands guard: spend a hold (2 left)' }).click()
  await expect(dialog).toBeHidden()
  const runner = page.getByRole('region', { name: 'Spend Defend holds' })
  await expect(runner.getByRole('combobox', { name: 'On whom' })).toHaveValue(`npc:${npcId}`)
  await expect(runner.getByRole('combobox', { name: 'Stands before' })).toHaveValue(
    `character:${ysolt?.id}`,
  )
  await runner.getByRole('checkbox', { name: /Halve the attack/ }).click()
  await runner.getByRole('checkbox', { name: /Open the attacker up/ }).click()
  // Which ally gains is asked before it lands.
  await page.keyboard.press('Control+Enter')
  const ally = runner.getByRole('combobox', { name: 'Ally who may gain' })
  await expect(ally).toBeFocused()
  await expect(runner.getByRole('alert')).toContainText('Say which ally gains by it')
  await page.screenshot({ path: info.outputPath('which-ally.png') })
  await ally.selectOption('Tamsin')
  const sum = runner.getByRole('heading', { name: 'Damage that Ysolt takes' })
  await expect(sum).toContainText('2')
  for (const row of [/Damage of the attack.*\+9/, /Halved.*−5/, /Armour.*−2/]) {
    await expect(runner.getByRole('row', { name: row })).toBeVisible()
  }
  await page.screenshot({ path: info.outputPath('damage-sum.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+Enter')
  await closed(page)
  // Half of 9, less 2 for the armour: the blow that was owed is done with.
  const hit = (await call(page, 'character.list', {})) as { sheets: Record<string, object> }[]
  expect(hit[0]?.sheets['dungeon-world']).toMatchObject({ hp: 12 })
  await expect(page.getByRole('contentinfo')).not.toContainText('you owe')
})

test('DW-021 an attack on the guarded is said in its order: who strikes, whom it opens up for, the damage', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  for (const name of ['Ghoul', 'Abbot Corvane']) {
    const { npcId } = (await call(page, 'npc.create', {
      name,
      sheets: { 'dungeon-world': { hp: 12, maxHp: 12 } },
    })) as { npcId: string }
    await call(page, 'sceneBoard.place', { whom: [{ npcId }] })
  }
  const [ysolt] = (await call(page, 'character.list', {})) as {
    id: string
    sheets: Record<string, object>
  }[]
  await call(page, 'character.edit', {
    characterId: ysolt?.id,
    sheets: {
      'dungeon-world': {
        ...ysolt?.sheets['dungeon-world'],
        defendHold: { count: 3, ward: 'Maro' },
      },
    },
  })
  // A hireling on the table is no foe, and does not look like one (DW-076).
  const { npcId: hired } = (await call(page, 'npc.create', {
    name: 'Mother Ilse',
    sheets: { 'dungeon-world': { hp: 6, maxHp: 6, hireling: true } },
  })) as { npcId: string }
  await call(page, 'sceneBoard.place', { whom: [{ npcId: hired }] })
  const edge = (name: string) =>
    page.getByRole('article', { name }).evaluate((card) => getComputedStyle(card).borderLeftColor)
  await page.getByRole('article', { name: 'Mother Ilse' }).waitFor()
  expect(await edge('Ghoul')).toBe(await edge('Abbot Corvane'))
  expect(await edge('Mother Ilse')).not.toBe(await edge('Ghoul'))
  // From nobody's card: of all who might spend holds one has any.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('m')
  await page.keyboard.type('spend defend')
  await page.keyboard.press('Enter')
  const runner = page.getByRole('region', { name: 'Spend Defend holds' })
  const who = runner.getByRole('radiogroup', { name: 'Who makes it?' })
  await expect(who.getByRole('radio')).toHaveText([/Ysolt/])
  const attacker = runner.getByRole('combobox', { name: 'On whom' })
  await expect(attacker).toBeFocused()
  await page.keyboard.type('abbot')
  await expect(attacker.locator('option:checked')).toHaveText('Abbot Corvane')
  await page.keyboard.press('Enter')
  await expect(runner.getByRole('radio', { name: 'The guarded' })).toBeFocused()
  await page.keyboard.press('1')
  const damage = runner.getByRole('spinbutton', { name: 'Damage of the attack' })
  await expect(damage).toBeFocused()
  await expect(damage).toHaveValue('')
  await page.waitForTimeout(900)
  await page.keyboard.type('6')
  await picture(table, 'guard-damage')
  await page.keyboard.press('Enter')
  await runner.getByRole('checkbox', { name: /Open the attacker up/ }).click()
  const ally = runner.getByRole('combobox', { name: 'Ally who may gain' })
  await page.keyboard.press('Enter')
  await expect(ally).toBeFocused()
  await page.keyboard.type('maro')
  await page.keyboard.press('Control+Enter')
  await closed(page)
  // Nobody had the focus when it was begun: it is on the one who has acted, and "." goes on from there.
  await expect(page.getByRole('button', { name: 'Make a move with Ysolt' })).toBeFocused()
  await page.keyboard.press('.')
  const acts = page.getByRole('dialog', { name: 'Rest, treatment and counters' })
  await expect(acts.getByRole('group', { name: /Ysolt/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // Where nobody has the focus, it asks whose acts are wanted.
  await page.getByRole('link', { name: 'Table' }).focus()
  await page.keyboard.press('.')
  await expect(acts).toBeVisible()
  await expect(acts.getByRole('group', { name: /Abbot/ })).toBeHidden()
})
