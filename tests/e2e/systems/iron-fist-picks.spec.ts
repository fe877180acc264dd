import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { beginMove, cardOf, closed, openSample, typeDice } from '../story/move'

test('IF-083 IF-106 a finish that was picked with the division is ticked for each foe, and two at least are wanted', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await call(page, 'move.confirm', {
    ...{ system: 'iron-fist', move: 'engage', typed: true, dice: [6, 6], picks: ['c', 'e'] },
    ...{ given: { harm: 4, ap: 0 }, actor: { type: 'character', id: 'character-maro' } },
    target: { type: 'npc', id: 'npc-raider-1' },
  })
  await page.getByRole('button', { name: /^Make Divide harm.*then Inflict Harm/ }).press('Enter')
  const card = page.getByRole('dialog', { name: 'Established harm' })
  const land = card.getByRole('button', { name: 'Let it land' })
  await expect(card.getByRole('listitem', { name: 'Hob Sallow' })).toBeVisible()
  await expect(land).toBeDisabled()
  await expect(card.getByText('Not yet: Choose two at least to divide it among.')).toBeVisible()
  await expect(card.getByText(/^The finish was picked with it/)).toBeVisible()
  await card.getByRole('button', { name: 'Nettle' }).press('Space')
  for (const foe of ['Hob Sallow', 'Nettle']) {
    const finish = card.getByRole('listitem', { name: foe }).getByRole('checkbox', {
      name: 'Then roll Inflict Harm',
    })
    await expect(finish).toBeChecked()
  }
  expect(await inEveryTheme(page)).toEqual(clean)
  await land.press('Enter')
  await expect(card).toBeHidden()
  expect(await call(page, 'move.queue', {})).toMatchObject([
    { oneOf: ['inflictHarm'] },
    { oneOf: ['inflictHarm'] },
  ])
})

test('IF-011 one key takes the best of several swaps and takes it back, a digit another, and Enter lands what is chosen', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await call(page, 'character.edit', {
    characterId: 'character-ysolt',
    sheets: { 'iron-fist': { advantageDie: 4 } },
  })
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '25')
  const swaps = page.getByRole('radiogroup', { name: 'Swap in: Advantage Die?' })
  const leave = swaps.getByRole('radio', { name: /^Leave the dice/ })
  const better = swaps.getByRole('radio', { name: /^The 4 for the 2/ })
  const worse = swaps.getByRole('radio', { name: /^The 4 for the 5/ })
  await expect(leave).toBeChecked()
  await page.keyboard.press('Alt+b')
  await expect(better).toBeChecked()
  await page.keyboard.press('Alt+b')
  await expect(leave).toBeChecked()
  await page.keyboard.press('Alt+b')
  await page.keyboard.press('2')
  await expect(worse).toBeChecked()
  await page.keyboard.press('Alt+b')
  await page.keyboard.press('Alt+b')
  await expect(better).toBeChecked()
  await page.keyboard.press('Enter')
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await closed(page)
  // Better placed by 1, from where the die starts anew.
  await expect(cardOf(page, 'Ysolt').getByText('1 → 2, Engage in Battle')).toBeVisible()
})

test('IF-095 a move that Face Death leads to is offered before one that was kept', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Ysolt', 'engage')
  await typeDice(page, 'Engage in Battle', '4')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  await call(page, 'move.confirm', {
    ...{ system: 'iron-fist', move: 'faceDeath', typed: true, dice: [4, 4], picks: ['d'] },
    ...{ answers: { stat: 'steel' }, actor: { type: 'character', id: 'character-ysolt' } },
  })
  await expect(page.getByRole('button', { name: /^Make Engage in Battle/ })).toBeVisible()
  await page.keyboard.press('Shift+M')
  const offers = page.getByRole('listbox').getByRole('option')
  await expect(offers.first()).toContainText('Engage in Battle')
  await expect(offers.first()).not.toContainText('Go on with')
  await expect(offers.last()).toContainText('Go on with Engage in Battle')
})
