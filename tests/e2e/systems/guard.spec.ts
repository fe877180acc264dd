import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { cardOf, closed } from '../story/move'
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
  await page.getByRole('radio', { name: /Deal damage equal to one's level/ }).click()
  await page.keyboard.press('Enter')
  const runner = page.getByRole('region', { name: 'Spend Defend holds' })
  await expect(runner.getByRole('radio', { name: 'Ysolt' })).toBeChecked()
  // Whom she guards stands on her sheet.
  const ward = runner.getByRole('combobox', { name: 'Stands before' })
  await expect(ward.locator('option:checked')).toHaveText('Maro')
  await picture(table, 'guard-ward')
  await runner.getByRole('radio', { name: 'The guard', exact: true }).click()
  const blow = runner.getByRole('checkbox', { name: /Deal damage equal to one's level/ })
  await expect(blow).toBeChecked()
  // On whom is asked before it lands.
  await page.keyboard.press('Control+Enter')
  await expect(runner.getByRole('alert')).toContainText('Say on whom it is')
  await runner.getByRole('combobox', { name: 'On whom' }).selectOption('The toll knight')
  await expect(runner).toContainText('9 → 6')
  await page.keyboard.press('Control+Enter')
  await closed(page)
  await page.getByRole('button', { name: /2 × Defend/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Let go' }).click()
  await expect(page.getByRole('button', { name: /× Defend/ })).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /2 × Defend/ })).toBeVisible()
})

test('DW-009 who struck is known from what is owed, their die is rolled here, and a guard stands before it', async ({
  table,
  folder,
}, info) => {
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
  await call(page, 'move.confirm', {
    ...{ system: 'dungeon-world', move: 'hackAndSlash', dice: [2, 3], answers: { damage: 2 } },
    ...{ actor: { type: 'character', id: ysolt?.id }, target: { type: 'npc', id: npcId } },
  })
  await cardOf(page, 'Ysolt').getByRole('button', { name: 'Make a move with Ysolt' }).focus()
  await act(page, 'Take damage')
  const dialog = page.getByRole('dialog', { name: 'Take damage: Ysolt' })
  const who = dialog.getByRole('combobox', { name: 'Who struck' })
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
  await page.keyboard.press('Control+Enter')
  await closed(page)
  // Half of 9, less 2 for the armour: the blow that was owed is done with.
  const hit = (await call(page, 'character.list', {})) as { sheets: Record<string, object> }[]
  expect(hit[0]?.sheets['dungeon-world']).toMatchObject({ hp: 12 })
  await expect(page.getByRole('contentinfo')).not.toContainText('you owe')
})
