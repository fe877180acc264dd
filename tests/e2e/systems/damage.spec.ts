import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { beginMove, cardOf, closed, confirm, typeDice } from '../story/move'
import { act, openRoad } from '../story/road'

/** Ysolt hacks at nobody yet, and misses: a move is owed. */
async function missHack(page: Page): Promise<void> {
  await beginMove(page, 'Ysolt', 'hack')
  await typeDice(page, 'Hack and Slash', '11')
  await page.keyboard.press('Control+Enter')
  await closed(page)
}

test('DW-009 the damage die takes no more than it shows, and Enter lands what was seen', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'hack')
  await typeDice(page, 'Hack and Slash', '42')
  const damage = page.getByRole('spinbutton', { name: /What do the damage dice show/ })
  const button = page.getByRole('button', { name: 'Confirm' })
  await expect(page.getByText('d10: 1 to 10')).toBeVisible()
  // The program rolls what it asks for, by R and by its button.
  await damage.focus()
  await page.keyboard.press('r')
  await expect(damage).toHaveValue(/^([1-9]|10)$/)
  await damage.fill('')
  await page.getByRole('button', { name: 'Roll here' }).last().click()
  await expect(damage).toHaveValue(/^([1-9]|10)$/)
  // The figure that stands there gives way, wherever the click falls.
  await damage.click()
  await page.keyboard.type('7')
  await expect(damage).toHaveValue('7')
  await damage.click()
  await page.keyboard.type('17')
  await expect(page.getByRole('alert')).toContainText('d10 cannot come to 17')
  await page.screenshot({ path: info.outputPath('too-much.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await expect(button).toBeDisabled()
  await damage.focus()
  await page.keyboard.press('Enter')
  await expect(damage).toHaveValue('17')
  await expect(button).toBeVisible()
  await damage.click()
  await page.keyboard.type('8')
  // On whom it lands is wanted like any other figure; somebody who is not in the cast is an answer.
  await expect(button).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await expect(whom).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Say on whom it is')
  await page.screenshot({ path: info.outputPath('on-whom.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Damage to hand out, before armour: 8.')).toBeVisible()
  await expect(button).toBeEnabled()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Damage to hand out')).toBeHidden()
  await whom.selectOption('Nobody')
  await damage.focus()
  await page.keyboard.press('Enter')
  await closed(page)
  // Whose damage it is stands there until it is taken back, and a key leads to it.
  await expect(page.getByText(/The enemy strikes back/)).toBeVisible()
  await page.keyboard.press('Shift+X')
  await expect(page.getByRole('dialog', { name: 'Take damage: Ysolt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/The enemy strikes back/)).toBeHidden()
})

test('DW-008 on a 10+ the damage dice are typed right behind the pick', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'hack')
  await typeDice(page, 'Hack and Slash', '65')
  await expect(page.getByText('Deal damage and take no blow')).toBeVisible()
  await page.waitForTimeout(800)
  await page.keyboard.press('2')
  const damage = page.getByRole('spinbutton', { name: /What do the damage dice show/ })
  await expect(damage).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  const extra = page.getByRole('spinbutton', { name: /What does the extra die show/ })
  await expect(extra).toBeFocused()
  await page.keyboard.type('3')
  await expect(damage).toHaveValue('7')
  await expect(page.getByText('Damage to hand out, before armour: 10.')).toBeVisible()
  // Another pick takes the focus to nothing that is said already.
  await page.getByText('Deal damage and take no blow').click()
  await expect(extra).toBeHidden()
  await expect(damage).toHaveValue('7')
})

test('DW-038 help on a roll is a move of its own where the game has one, and that is not helped', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'hack')
  await typeDice(page, 'Hack and Slash', '11')
  await expect(page.getByRole('button', { name: 'Add help' })).toBeHidden()
  await page.keyboard.press('Alt+h')
  await expect(page.getByRole('region', { name: 'Aid or Interfere' })).toBeVisible()
  await expect(page.getByText('This is the help itself').first()).toBeVisible()
})

test('DW-009 damage that nobody entered stays unsaid, also when the move is kept for later', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'hack')
  // Digits on the list of those it may be on are faces of the dice as well; one too many is refused aloud.
  await page.getByRole('combobox', { name: 'On whom' }).focus()
  await page.keyboard.type('42')
  await expect(page.getByRole('textbox', { name: 'Dice of Hack and Slash' })).toHaveValue(/^4 2/)
  const damage = page.getByRole('spinbutton', { name: /What do the damage dice show/ })
  const button = page.getByRole('button', { name: 'Confirm' })
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('The ogre of the ford')
  await page.getByRole('combobox', { name: 'On whom' }).press('7')
  await expect(page.getByText(/not taken/)).toBeVisible()
  // Those who take part bear up by the game of the move, whatever their cards show.
  const parts = page.getByRole('listitem')
  await expect(parts.filter({ hasText: 'Ysolt: HP 14 of 22, armour 2' })).toBeVisible()
  await expect(parts.filter({ hasText: /^The ogre of the ford: HP \d+ of \d+/ })).toBeVisible()
  await expect(damage).toHaveValue('')
  await expect(button).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  await closed(page)
  // The list of moves stands first, and offers what was kept before all others.
  await page.getByRole('button', { name: 'Make a move with Ysolt' }).press('Enter')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Go on with Hack and Slash')
  await page.keyboard.press('Enter')
  await expect(damage).toHaveValue('')
  await expect(button).toBeDisabled()
  await page.screenshot({ path: info.outputPath('nothing-entered.png') })
  await damage.focus()
  await page.keyboard.press('Enter')
  await expect(damage).toHaveValue('')
  await page.getByRole('group').filter({ has: damage }).getByRole('button').last().click()
  await expect(damage).toHaveValue('1')
  await expect(button).toBeEnabled()
})

test('DW-021 what damage comes to is read while it is typed', async ({ table, folder }) => {
  const { page } = table
  await openRoad(table, folder)
  await cardOf(page, 'Ysolt').getByRole('button', { name: 'Make a move with Ysolt' }).focus()
  await act(page, 'Take damage')
  const dialog = page.getByRole('dialog', { name: 'Take damage: Ysolt' })
  await dialog.getByRole('spinbutton', { name: 'Damage' }).focus()
  await page.keyboard.type('8')
  // 14 less 8, for 2 of it stay in the armour.
  await expect(dialog.getByText('14 → 8')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Hit points from 14 to 8')).toBeVisible()
  await page.keyboard.press('Control+z')
  const [ysolt] = (await call(page, 'character.list', {})) as { sheets: Record<string, object> }[]
  expect(ysolt?.sheets['dungeon-world']).toMatchObject({ hp: 14 })
})

test('DW-043 damage that leaves no hit points is said with its figure, how they are, and what comes next', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await cardOf(page, 'Ysolt').getByRole('button', { name: 'Make a move with Ysolt' }).focus()
  await act(page, 'Take damage')
  const dialog = page.getByRole('dialog', { name: 'Take damage: Ysolt' })
  await dialog.getByRole('spinbutton', { name: 'Damage' }).focus()
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const said = page.locator('[aria-live]').getByText(/^Take damage: Ysolt/)
  await expect(said).toHaveText(
    'Take damage: Ysolt, Hit points 14 → 0, Life Alive → Dying. No hit points are left: dying, and Last Breath comes next.',
  )
})

test('DW-002 the GM’s move “Deal damage” is dealt as soon as it is made', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  await missHack(page)
  await page.keyboard.press('Control+i')
  const drawer = page.getByRole('dialog', { name: 'Moves you owe' })
  await drawer.getByRole('combobox', { name: 'One of your moves' }).selectOption('Deal damage')
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Take damage: Ysolt' })
  await expect(dialog).toBeVisible()
  await page.screenshot({ path: info.outputPath('deal-damage.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await dialog.getByRole('spinbutton', { name: 'Damage' }).focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Hit points from 14 to 11')).toBeVisible()
})

test('DW-021 damage is found by what it does, also with nobody in the focus', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await page.getByRole('link', { name: 'Fronts' }).press('Enter')
  await act(page, 'hit points')
  const picker = page.getByRole('dialog', { name: 'Take damage' })
  await picker.getByRole('button', { name: /The ogre of the ford/ }).press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Take damage: The ogre of the ford' }),
  ).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  // Then on one of the company, and on the ogre again: what was asked of the one is not asked of the other.
  for (const name of ['Ysolt', 'The ogre of the ford']) {
    await page.keyboard.press('Escape')
    await act(page, 'hit points')
    await picker.getByRole('button', { name }).first().press('Enter')
    await expect(page.getByRole('dialog', { name: `Take damage: ${name}` })).toBeVisible()
  }
})

test('levels are found by their name, for whoever has the focus and else for anybody', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  await cardOf(page, 'Ysolt').getByRole('button', { name: 'Make a move with Ysolt' }).focus()
  await act(page, 'level up')
  const level = page.getByRole('dialog', { name: 'Level Up: Ysolt' })
  await expect(level).toBeVisible()
  // What is wanted first has the focus, and letters choose there (DW-092).
  await expect(level.getByRole('radio', { name: 'STR' })).toBeFocused()
  await page.keyboard.type('wis')
  await expect(level.getByRole('radio', { name: 'WIS' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
  // The sign of it on the card leads there, for the one whose card it is.
  const sign = page.getByRole('article').getByRole('button', { name: 'Level up' })
  await expect(sign).toHaveCount(1)
  for (const open of [() => sign.press('Enter'), () => sign.click()]) {
    await open()
    await expect(level.getByRole('radio', { name: 'STR' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(level).toBeHidden()
    await expect(sign).toBeFocused()
  }
  await page.screenshot({ path: info.outputPath('level-sign.png') })
  await page.getByRole('link', { name: 'Fronts' }).press('Enter')
  await act(page, 'level up')
  const picker = page.getByRole('dialog', { name: 'Level up' })
  await picker.getByRole('button', { name: /Ysolt/ }).press('Enter')
  const missing = level.getByText('Which score rises is still to be chosen.')
  await expect(missing).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await level.getByRole('radio', { name: 'CHA' }).click()
  await expect(missing).toBeHidden()
})

test('a move of a front stands among the moves, marked with its front, and is made as one', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  const { frontId } = (await call(page, 'front.create', {
    name: 'The ninth door',
    kind: 'campaign',
  })) as { frontId: string }
  const move = {
    ...{
      name: 'Look into the flame',
      madeBy: 'player',
      trigger: 'Somebody looks into the candle.',
    },
    ...{
      stat: 'WIS',
      strong: 'They see it all.',
      weak: 'They see a part.',
      miss: 'It sees them.',
      system: '',
    },
  }
  await call(page, 'customMove.add', { frontId, move })
  await page.keyboard.press('m')
  await page.keyboard.type('flame')
  await expect(page.getByText('of The ninth door').first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('of-front.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await beginMove(page, 'Ysolt', 'flame')
  await typeDice(page, 'Look into the flame', '22')
  await expect(page.getByText('It sees them.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('of-front-made.png') })
  await confirm(page)
  await closed(page)
  await expect(page.getByRole('contentinfo')).toContainText('Ysolt: XP')
})

test('DW-010 a blow from the card is the move that is owed, so that it is not dealt again', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  await missHack(page)
  await expect(page.getByRole('contentinfo')).toContainText('One move you owe')
  await cardOf(page, 'Ysolt').getByRole('button', { name: 'Make a move with Ysolt' }).focus()
  await act(page, 'Take damage')
  const dialog = page.getByRole('dialog', { name: 'Take damage: Ysolt' })
  const isOwed = dialog.getByRole('checkbox', { name: /the move you owe: Hack and Slash, Ysolt/ })
  await expect(isOwed).toBeChecked()
  await page.screenshot({ path: info.outputPath('owed-blow.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await dialog.getByRole('spinbutton', { name: 'Damage' }).focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('contentinfo')).not.toContainText('you owe')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('contentinfo')).toContainText('One move you owe')
  // Damage for another reason leaves the move owed.
  await act(page, 'Take damage')
  await isOwed.press('Space')
  await dialog.getByRole('spinbutton', { name: 'Damage' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('contentinfo')).toContainText('One move you owe')
})

test('a blow is struck and a level taken by Enter and what is asked, with nothing but keys', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'hack')
  await typeDice(page, 'Hack and Slash', '42')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: /What do the damage dice show/ })).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await expect(whom).toBeFocused()
  await page.keyboard.type('The ogre')
  await expect(whom).toHaveText(/The ogre of the ford/)
  await page.keyboard.press('Enter')
  await closed(page)
  // 7 less 1 for its armour.
  const ogre = (await call(page, 'npc.names', {})) as { id: string }[]
  const [{ sheets } = { sheets: {} }] = (await call(page, 'npc.byId', {
    ids: [ogre[0]?.id],
  })) as { sheets: Record<string, object> }[]
  expect(sheets['dungeon-world']).toMatchObject({ hp: 6 })

  // Who helps is known from the card, and whom they help is asked first.
  await beginMove(page, 'Maro', 'aid')
  await expect(page.getByRole('combobox', { name: 'On whom' })).toBeFocused()
  await page.keyboard.press('Escape')
  const leave = page.getByRole('button', { name: 'Leave it' })
  if (await leave.isVisible()) await leave.press('Enter')

  await page.getByRole('article').getByRole('button', { name: 'Level up' }).press('Enter')
  const level = page.getByRole('dialog', { name: 'Level Up: Ysolt' })
  await page.keyboard.press('Enter')
  const str = level.getByRole('radio', { name: 'STR' })
  await expect(str).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(str).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(level.getByRole('textbox', { name: 'The new advanced move' })).toBeFocused()
  await page.keyboard.type('Bend bars')
  await page.keyboard.press('Enter')
  await expect(level).toBeHidden()
  const [ysolt] = (await call(page, 'character.list', {})) as { sheets: Record<string, object> }[]
  expect(ysolt?.sheets['dungeon-world']).toMatchObject({ level: 3, advancedMoves: ['Bend bars'] })
})
