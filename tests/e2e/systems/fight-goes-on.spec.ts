import { expect, test } from '../app'
import { call } from '../story/campaign'
import { land, openFray, rollWith } from '../story/fray'
import { Hands } from '../story/hands'

test('IS-135 what a blow of a fight leads to gives the focus back to the fight', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await openFray(table, folder)
  const board = page.getByRole('region', { name: 'The fight', exact: true })
  await hands.press('f')
  const dialog = page.getByRole('dialog', { name: 'Foes for the fight' })
  await expect(dialog.getByRole('combobox', { name: /Find a foe/ })).toBeFocused()
  await hands.type('wyv')
  await hands.press('Enter')
  await hands.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await hands.press('Alt+f')
  const asta = board.getByRole('button', { name: 'Asta', exact: true })
  await expect(asta).toBeFocused()
  await hands.press('c')
  await rollWith(hands, 'Clash', 0, '198')
  await land(hands)
  const price = page.getByRole('button', { name: 'Make Pay the Price, Asta' })
  await expect(price).toBeFocused()
  await hands.press('Shift+M')
  const runner = page.getByRole('region', { name: 'Pay the Price' })
  await runner.getByRole('checkbox', { name: /Somebody is hurt/ }).press('Space')
  await land(hands)
  await expect(page.getByRole('button', { name: 'Make Endure Harm, Asta' })).toBeFocused()
  await hands.press('Shift+M')
  await hands.tabTo('Dice of Endure Harm')
  await hands.type('657')
  const harm = page.getByRole('region', { name: 'Endure Harm', exact: true })
  await harm.locator('[role=checkbox]:not([aria-disabled=true])').first().press('Space')
  await land(hands)
  await expect(asta).toBeFocused()
  await hands.press('c')
  await expect(page.getByRole('region', { name: 'Clash', exact: true })).toBeVisible()
})

test('what is made from what waits leaves the focus with what waits besides', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await openFray(table, folder)
  const people = (await call(page, 'character.list', {})) as { id: string; name: string }[]
  for (const { id } of people.slice(0, 2)) {
    const actor = { type: 'character', id }
    const strike = { system: 'ironsworn', move: 'faceDanger', actor, dice: [1, 9, 8] }
    await call(page, 'move.confirm', { ...strike, answers: { stat: 'edge' } })
  }
  const waiting = page.getByRole('button', { name: /^Make Pay the Price, / })
  await expect(waiting).toHaveCount(2)
  await waiting.first().focus()
  await hands.press('Enter')
  const runner = page.getByRole('region', { name: 'Pay the Price' })
  await runner.getByRole('checkbox', { name: /The likeliest thing/ }).press('Space')
  await land(hands)
  await expect(waiting).toHaveCount(1)
  await expect(waiting).toBeFocused()
})
