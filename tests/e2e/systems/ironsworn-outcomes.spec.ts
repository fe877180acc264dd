import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { openFray, rollWith } from '../story/fray'
import { Hands } from '../story/hands'
import { beginMove, closed } from '../story/move'
import { openOath } from '../story/oath'

test('IS-135 of two outcomes both are named, and the oracle is asked at Likely which it is', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openOath(table, folder)
  await beginMove(page, 'Asta', 'pay the price')
  const runner = page.getByRole('region', { name: 'Pay the Price' })
  await runner.getByRole('checkbox', { name: /Two outcomes/ }).press('Space')
  await runner.getByRole('textbox', { name: /The likelier of the two/ }).fill('The bridge falls')
  await runner.getByRole('textbox', { name: /The other one/ }).fill('It holds')
  await page.screenshot({ path: info.outputPath('two-outcomes.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+Enter')
  await closed(page)
  await page
    .getByRole('button', { name: /^Make Ask the Oracle/ })
    .first()
    .press('Enter')
  const oracle = page.getByRole('region', { name: 'Ask the Oracle' })
  await expect(oracle.getByRole('radio', { name: 'Likely (75 %)', exact: true })).toBeChecked()
  await expect(oracle.getByRole('textbox', { name: /What a yes says/ })).toHaveValue(
    'The bridge falls',
  )
  await oracle.getByRole('textbox', { name: /Dice of/ }).focus()
  await page.keyboard.type('20')
  await expect(oracle.getByText('So it is: It holds.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('which-outcome.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+Enter')
  await closed(page)
  expect(await call(page, 'move.queue', {})).toEqual([])
})

test('IS-112 Enter leads to the boasts that may be picked, before it lands the move', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openFray(table, folder)
  const hands = new Hands(page)
  await hands.press('f')
  const foes = page.getByRole('dialog', { name: 'Foes for the fight' })
  await expect(foes.getByRole('combobox', { name: /Find a foe/ })).toBeFocused()
  await hands.type('salt')
  await hands.press('Enter')
  await expect(foes).toBeHidden()
  const can = page.getByRole('region', { name: 'What Asta can do' })
  await can.getByRole('button', { name: 'Draw the Circle' }).press('Enter')
  const runner = page.getByRole('region', { name: 'Draw the Circle' })
  await runner.getByRole('textbox', { name: /Dice of/ }).focus()
  await page.keyboard.type('623')
  const boasts = runner.getByRole('group', { name: /Asta/ })
  await expect(boasts).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(boasts).toBeFocused()
  await page.keyboard.type('2')
  await expect(boasts.getByRole('checkbox').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await closed(page)
})

test('IS-028 Enter leads to the burn that would better a roll, before it lands the move', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openFray(table, folder)
  const hands = new Hands(page)
  await beginMove(page, 'Asta', 'face danger')
  await rollWith(hands, 'Face Danger', 0, '1')
  const runner = page.getByRole('region', { name: 'Face Danger' })
  await hands.type('55')
  const burn = runner.getByRole('radio', { name: /^Burn 6, cancelling 5, 5: Miss → Strong hit/ })
  await expect(burn).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(burn).toBeFocused()
  await expect(burn).not.toBeChecked()
  await page.screenshot({ path: info.outputPath('burn.png') })
  // Whoever has looked at it lands the miss.
  await page.waitForTimeout(400)
  await page.keyboard.press('Enter')
  await closed(page)
  expect(await call(page, 'character.list', {})).toMatchObject([
    { sheets: { ironsworn: { momentum: 6 } } },
    {},
  ])
})

test('IS-028 Enter leads to no burn that betters nothing, nor to one that was decided on', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openFray(table, folder)
  const hands = new Hands(page)
  await beginMove(page, 'Asta', 'gather information')
  await hands.tabTo('Dice of Gather Information')
  await hands.type('1,6,9')
  await page.keyboard.press('Enter')
  await closed(page)
  await beginMove(page, 'Asta', 'gather information')
  await hands.tabTo('Dice of Gather Information')
  await hands.type('155')
  await page.keyboard.press('Alt+b')
  await page.keyboard.press('Enter')
  await closed(page)
})

test('IS-131 a move from the list goes on with the vow that was used last', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openFray(table, folder)
  const people = (await call(page, 'character.list', {})) as { id: string; name: string }[]
  const actor = { type: 'character', id: people.find(({ name }) => name === 'Asta')?.id }
  const vows: string[] = []
  for (const name of ['Find the bell', 'Burn the ship']) {
    const made = await call(page, 'track.create', {
      ...{ kind: 'progress', name, rank: 'dangerous', system: 'ironsworn', purpose: 'vow' },
      about: [actor],
    })
    vows.push((made as { trackId: string }).trackId)
  }
  await call(page, 'session.start', {})
  const vow = page.getByRole('combobox', { name: 'Vow', exact: true })
  for (const id of [...vows, ...vows]) {
    const milestone = { system: 'ironsworn', move: 'reachAMilestone', actor, tracks: { vow: id } }
    await call(page, 'move.confirm', milestone)
    await beginMove(page, 'Asta', 'reach a milestone')
    await expect(vow).toHaveValue(id)
    await page.keyboard.press('Escape')
    await closed(page)
  }
})
