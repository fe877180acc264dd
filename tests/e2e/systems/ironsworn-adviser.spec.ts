import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { beginMove, cardOf, typeDice } from '../story/move'
import { openOath, write } from '../story/oath'
import { land, take } from '../story/quest'

test('IS-017 IS-028 IS-135 the adviser tells what a burn does, a match asks the oracle, a price is rolled', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const { asta } = await openOath(table, folder)
  await write(page, asta, { momentum: 6, debilities: ['encumbered'] })
  await beginMove(page, 'Asta', 'face danger')
  await take(page.getByRole('radio', { name: /Iron: force/ }))
  await expect(
    page.getByText('Momentum 6: a burn would cancel challenge dice up to 5.'),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Using Momentum' })).toBeVisible()
  await picture(table, 'burn-ahead')
  await page.getByRole('textbox', { name: 'Dice of Face Danger' }).focus()
  await page.keyboard.type('259')
  const burn = page.getByRole('radio', {
    name: 'Burn 6, cancelling 5: Miss → Weak hit; back to +1 (reset lowered by one debility)',
  })
  // One key burns and takes it back, with the focus where the dice were typed.
  await expect(burn).toBeVisible()
  await page.keyboard.press('Alt+b')
  await expect(burn).toBeChecked()
  await page.keyboard.press('Alt+b')
  await expect(page.getByRole('radio', { name: /^Leave the dice/ })).toBeChecked()
  await page.keyboard.press('Alt+b')
  await expect(burn).toBeChecked()
  await picture(table, 'burn')
  expect(await inEveryTheme(page)).toEqual(clean)
  // A digit typed on the burn picks what comes of the roll, and does not take the burn back.
  const price = page.getByRole('checkbox', { name: /supply down by 1/ })
  await burn.focus()
  const [, digit = ''] = /(\d)\s*$/.exec(await price.innerText()) ?? []
  await page.keyboard.press(digit)
  await expect(price).toBeChecked()
  await expect(burn).toBeChecked()
  await page.keyboard.press('Alt+b')
  await burn.focus()
  await page.keyboard.press('1')
  await expect(burn).toBeChecked()
  await expect(burn).not.toBeFocused()
  await page.keyboard.press(digit)
  await expect(price).toBeChecked()
  await land(page)
  await expect(cardOf(page, 'Asta')).toContainText('6 → 1, Face Danger')
  await beginMove(page, 'Asta', 'gather')
  await typeDice(page, 'Gather Information', '299')
  await expect(page.getByRole('status').filter({ hasText: 'A match' })).toBeVisible()
  await picture(table, 'match')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+Shift+o')
  const oracles = page.getByRole('dialog', { name: 'Oracles' })
  await expect(oracles.getByRole('region', { name: 'Pay the Price' })).toBeVisible()
  await expect(oracles.getByRole('textbox', { name: /Pay the Price/ })).toBeFocused()
  await picture(table, 'match-oracle')
  await page.keyboard.press('Escape')
  await expect(oracles).toBeHidden()
  await land(page)
  await page.keyboard.press('Shift+q')
  await typeDice(page, 'The Price by Chance', '27')
  // What the row costs is the GM's to say (IS-141).
  // One die is added to nothing: it stands there as it lies.
  await expect(page.getByRole('cell', { name: '27', exact: true })).toBeVisible()
  await expect(page.getByText('+27')).toBeHidden()
  // The row that it is about stands there before that is said.
  await expect(page.getByRole('list', { name: 'What the dice tell' })).toContainText(
    'Something of worth is lost or broken.',
  )
  await picture(table, 'price-row')
  await take(page.getByRole('radio', { name: 'The story alone' }))
  await expect(page.getByText('Something of worth is lost or broken.')).toHaveCount(1)
  await picture(table, 'price')
  expect(await inEveryTheme(page)).toEqual(clean)
  await land(page)
  await expect(page.getByRole('button', { name: /Make Pay the Price/ })).toBeHidden()
  await call(page, 'history.undo', {})
  await expect(page.getByRole('button', { name: /Make Pay the Price/ })).toBeVisible()
  // What is owed is shared out before it can land; a move without dice comes to nothing.
  await beginMove(page, 'Brand', 'out of supply')
  await expect(page.getByText('As it fell')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Out of Supply: 0/ })).toBeHidden()
  const open = 'Points to share out: 1. Shared out so far: 0.'
  await expect(page.getByText(open)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await page.getByRole('spinbutton', { name: 'Of them spirit' }).focus()
  await page.keyboard.press('ArrowUp')
  await picture(table, 'shared-out')
  await land(page)
  await expect(cardOf(page, 'Brand').getByText('4 of 5')).toBeVisible()
})

test('what is to follow takes two lines at most until it is asked for, and none on the list of campaigns', async ({
  table,
  folder,
}) => {
  const { page } = table
  await page.setViewportSize({ width: 1440, height: 900 })
  const { asta } = await openOath(table, folder)
  const actor = { type: 'character', id: asta }
  for (let time = 0; time < 6; time++) {
    // A miss has a price.
    await call(page, 'move.confirm', {
      ...{ system: 'ironsworn', move: 'faceDanger', actor, dice: [1, 9, 10] },
      ...{ answers: { stat: 'iron' } },
    })
  }
  // A row of the tables that nothing follows from is to be kept in mind.
  for (const [move, face] of [
    ['rollPrice', 7],
    ['rollPrice', 12],
    ['rollPrice', 20],
    ['rollHarm', 60],
  ] as const) {
    await call(page, 'move.confirm', { system: 'ironsworn', move, actor, dice: [face] })
  }
  const strip = page.getByRole('region', { name: 'To follow' })
  const waiting = strip.getByRole('button', { name: /^Make Pay the Price/ })
  await expect(waiting).toHaveCount(2)
  const height = async () => (await strip.boundingBox())?.height ?? 0
  expect(await height()).toBeLessThan(90)
  await picture(table, 'folded')
  expect(await inEveryTheme(page)).toEqual(clean)
  // Whatever is moved beyond the fold is seen there.
  await waiting.nth(1).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(waiting).toHaveCount(6)
  await expect(waiting.nth(2)).toBeFocused()
  await strip.getByRole('button', { name: 'The next alone' }).press('Enter')
  await expect(waiting).toHaveCount(2)
  await strip.getByRole('button', { name: 'and 4 more' }).press('Enter')
  await expect(waiting).toHaveCount(6)
  await page.evaluate(() => window.location.assign('#/?stay'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(strip).toBeHidden()
})

test('IS-136 IS-143 a question that is only for the game master stands in no report of the players', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  await openOath(table, folder)
  const { sessionId } = (await call(page, 'session.start', { name: '', absent: [] })) as {
    sessionId: string
  }
  for (const [isKept, what] of [
    [true, 'whether the abbot lies'],
    [false, 'whether the ford is low'],
  ] as const) {
    await beginMove(page, 'Asta', 'ask the oracle')
    await take(page.getByRole('radio', { name: 'Likely (75 %)' }))
    const kept = page.getByRole('checkbox', { name: /Only for me/ })
    await expect(kept).not.toBeChecked()
    if (isKept) {
      await kept.focus()
      await page.keyboard.press('Space')
      await picture(table, 'question-kept')
      expect(await inEveryTheme(page)).toEqual(clean)
    }
    await page.getByRole('textbox', { name: 'What for' }).fill(what)
    await page.getByRole('textbox', { name: 'Dice of Ask the Oracle' }).focus()
    await page.keyboard.type('62')
    await land(page)
  }
  const report = async (audience: string) =>
    JSON.stringify(await call(page, 'report.read', { subject: 'session', id: sessionId, audience }))
  expect(await report('gm')).toContain('whether the abbot lies')
  expect(await report('players')).not.toContain('abbot')
  expect(await report('players')).toContain('whether the ford is low')
})

test('IS-068 supply does not rise while everybody is unprepared, and says what clears it', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  const shared = page.getByRole('region', { name: 'Shared by the party' })
  await shared.getByRole('button', { name: 'Supply down by 1' }).press('Enter')
  await expect(page.getByText('Supply: 4 of 5')).toBeAttached()
  const sheet = { supply: 2, unprepared: true }
  await call(page, 'party.edit', { system: 'ironsworn', sheet })
  await expect(shared).toContainText('2 of 5')
  const up = shared.getByRole('button', { name: 'Supply up by 1' })
  await up.press('Enter')
  await expect(shared.getByRole('alert')).toContainText('cannot rise while everybody is Unprepared')
  await expect(shared).toContainText('2 of 5')
  await shared.getByRole('button', { name: 'Prepared again' }).press('Enter')
  await expect(shared.getByRole('alert')).toBeHidden()
  await up.press('Enter')
  await expect(shared).toContainText('3 of 5')
})
