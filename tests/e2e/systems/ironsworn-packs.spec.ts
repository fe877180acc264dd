import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { land, openFray, rollWith } from '../story/fray'
import { Hands } from '../story/hands'

test('IS-095 IS-121 IS-195 a pack of two kinds is put together by keys, and one ends the fight for both', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await openFray(table, folder)
  const board = page.getByRole('region', { name: 'The fight', exact: true })
  await hands.press('f')
  const dialog = page.getByRole('dialog', { name: 'Foes for the fight' })
  const find = dialog.getByRole('combobox', { name: /Find a foe/ })
  await expect(find).toBeFocused()
  await hands.type('salt raid')
  await hands.tabTo('How many')
  await hands.press('ArrowUp Alt+p')
  const pack = dialog.getByRole('region', { name: 'The pack so far' })
  await expect(pack).toContainText('2 × Salt raider')
  await expect(pack).toContainText('A mixed pack needs two kinds')
  await expect(dialog.getByRole('button', { name: 'Add to the fight' })).toBeDisabled()
  // The next kind is looked for at once.
  await expect(find).toBeFocused()
  await hands.type('ash wolf')
  await hands.press('Alt+p')
  await expect(pack).toContainText('1 × Ash wolf')
  await hands.type('Boy with a sling')
  await hands.press('Alt+p')
  await expect(dialog.getByRole('list', { name: 'What they come to' })).toContainText(
    '1 track4 as one, Formidable',
  )
  await picture(table, 'fray-mixed-dialog')
  expect(await inEveryTheme(page)).toEqual(clean)
  await pack.getByRole('button', { name: 'Take Boy with a sling out of the pack' }).press('Enter')
  await expect(pack).not.toContainText('Boy')
  await expect(find).toBeFocused()
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  const foe = board.getByRole('article', { name: 'Salt raider ×2, Ash wolf' })
  await expect(foe).toContainText('Formidable')
  await hands.press('Control+z')
  await expect(foe).toBeHidden()
  await hands.press('Control+Shift+z')
  await expect(foe).toBeVisible()
  await foe.getByText('Drives and tactics').click()
  await picture(table, 'fray-mixed')
  expect(await inEveryTheme(page)).toEqual(clean)

  // Both enter, one strikes well and ends it: nobody is left in the fight.
  for (const name of ['Asta', 'Brand']) {
    await hands.press('Alt+f')
    if (name === 'Brand') await hands.press('ArrowRight')
    await expect(board.getByRole('button', { name, exact: true })).toBeFocused()
    await hands.tabTo('Enter the Fray')
    await hands.press('Enter')
    await rollWith(hands, 'Enter the Fray', 0, '523')
    await land(hands)
    await expect(
      board.getByRole('button', { name: `${name}: In control. Give control to the other side.` }),
    ).toBeVisible()
  }
  await hands.press('Alt+f ArrowLeft')
  await expect(board.getByRole('button', { name: 'Asta', exact: true })).toBeFocused()
  await hands.press('s')
  await rollWith(hands, 'Strike', 0, '623')
  await land(hands)
  await expect(foe).toContainText('12 of 40 ticks, score 3')
  await hands.press('Alt+f e')
  await hands.tabTo('Dice of End the Fight')
  await hands.type('12')
  const runner = page.getByRole('region', { name: 'End the Fight', exact: true })
  // The board knows that no other foe is left.
  await expect(runner.getByRole('radio', { name: /over for everybody/ })).toBeChecked()
  await picture(table, 'fray-over-for-all')
  expect(await inEveryTheme(page)).toEqual(clean)
  await land(hands)
  await expect(foe).toBeHidden()
  await expect(board.getByRole('button')).toHaveText([/Add a foe/])
  await hands.press('Control+z')
  await expect(
    board.getByRole('button', { name: 'Asta: In control. Give control to the other side.' }),
  ).toBeVisible()
})

test('IS-150 a pack loses heads blow by blow, is split by keys and is one again', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await openFray(table, folder)
  const board = page.getByRole('region', { name: 'The fight', exact: true })
  await hands.press('f')
  const find = page.getByRole('combobox', { name: /Find a foe/ })
  await expect(find).toBeFocused()
  await hands.type('hungry levy')
  await hands.tabTo('How many')
  await hands.press('ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp ArrowUp Control+Enter')
  const pack = board.getByRole('article', { name: 'Hungry levy ×8' })
  await expect(pack).toContainText('8 of 8 stand')
  await hands.press('Alt+f')
  await hands.tabTo('Enter the Fray')
  await hands.press('Enter')
  await rollWith(hands, 'Enter the Fray', 0, '523')
  await land(hands)
  await hands.press('Alt+f s')
  await rollWith(hands, 'Strike', 0, '623')
  await land(hands)
  // A spear and a strong hit: three boxes of ten, and with them two of eight.
  await expect(pack).toContainText('12 of 40 ticks')
  await expect(pack).toContainText('6 of 8 stand')
  await picture(table, 'fray-heads')
  await hands.press('Control+z')
  await expect(pack).toContainText('8 of 8 stand')
  await hands.press('Control+Shift+z')
  await expect(pack).toContainText('6 of 8 stand')

  await hands.press('Alt+f Alt+r')
  const ask = page.getByRole('dialog', { name: 'Split Hungry levy ×8' })
  await expect(ask.getByRole('textbox', { name: 'How many go' })).toHaveValue('3')
  await page.screenshot({ path: info.outputPath('split.png') })
  await hands.press('Enter')
  await expect(board.getByRole('article', { name: 'Hungry levy ×5' })).toContainText('3 of 5 stand')
  const apart = board.getByRole('article', { name: 'Hungry levy 2 ×3' })
  await expect(apart).toContainText('3 of 3 stand')
  await expect(apart).toContainText('Dangerous')
  await page.screenshot({ path: info.outputPath('parts.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await apart.getByRole('button', { name: 'More on Hungry levy 2 ×3' }).press('Enter')
  await page.screenshot({ path: info.outputPath('menu.png') })
  await page.getByRole('menuitem', { name: 'Hungry levy ×5 joins it' }).press('Enter')
  await expect(apart).toBeHidden()
  await expect(board.getByRole('article', { name: 'Hungry levy 2 ×8' })).toContainText(
    '6 of 8 stand',
  )
  await hands.press('Control+z Control+z')
  await expect(pack).toContainText('6 of 8 stand')
})
