import { expect, resize, test, type Table } from '../app'
import { beginMove, cardOf, closed, confirm, typeDice } from '../story/move'
import { newCampaign, sitDown } from '../story/campaign'

const system = 'dungeon-world'

/** Somebody who carries far more than their load, and somebody who does not. */
const laden = [
  {
    ...{ name: 'Lysa', player: 'Anna' },
    sheet: {
      ...{ className: 'Thief', scores: { dex: 16 }, hp: 14, maxHp: 16, load: 4, damageDie: 'd8' },
      inventory: [
        { name: 'Chest', weight: 6 },
        { name: 'Rope', weight: 2 },
      ],
      bonds: [{ with: 'Odo', text: 'I owe Odo' }],
    },
  },
  {
    ...{ name: 'Odo', player: 'Ben' },
    sheet: {
      ...{ className: 'Cleric', scores: { wis: 16 }, hp: 16, maxHp: 16, load: 9, damageDie: 'd6' },
      bonds: [{ with: 'Lysa', text: 'I guard Lysa' }],
    },
  },
]

async function openLaden(table: Table, folder: string): Promise<void> {
  await newCampaign(table, folder, { name: 'Two on a road', system, party: laden })
  await sitDown(table.page, 'Lysa')
}

test('DW-050 a digit gives nothing away: it goes to the answer, and Enter takes it', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openLaden(table, folder)
  await resize(table, 1280, 720)
  await beginMove(page, 'Lysa', 'volley')
  const gives = page.getByRole('radiogroup', { name: /^Lysa: Far above the load/ })
  await expect(gives).toBeInViewport({ ratio: 1 })
  await page.waitForTimeout(900)
  await page.keyboard.press('2')
  const rope = gives.getByRole('radio', { name: /Rope/ })
  await expect(rope).toBeFocused()
  await expect(rope).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(rope).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Dice of Volley' })).toBeFocused()
})

test('DW-039 a roll that lies waits for whoever helps or hinders it, and counts what came of that', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openLaden(table, folder)
  await beginMove(page, 'Odo', 'spout')
  await typeDice(page, 'Spout Lore', '54')
  const roll = page.getByRole('region', { name: 'Spout Lore' })
  await expect(roll).toContainText('9')
  await page.waitForTimeout(900)
  await page.keyboard.press('Alt+h')
  // There is nobody else who could: who it is is known, and by which bonds.
  const aid = page.getByRole('region', { name: 'Aid or Interfere' })
  await expect(aid.locator('header')).toContainText('Lysa on Odo')
  await aid.getByRole('radio', { name: /Rope/ }).click()
  await typeDice(page, 'Aid or Interfere', '54')
  await expect(aid).toContainText('Bonds with them')
  await aid.getByRole('checkbox', { name: /Help: \+1/ }).click()
  await confirm(page)
  // The roll stands there again, with what it waited for.
  await expect(page.getByRole('textbox', { name: 'Dice of Spout Lore' })).toHaveValue('5 4 ')
  await expect(roll.getByRole('button', { name: /^Spout Lore: 10/ })).toBeVisible()
  await confirm(page)
  await closed(page)
  await expect(page.getByText(/waits? to be gone on with|1 draft/)).toBeHidden()
})

test('who makes a move is known still when help for it was left', async ({ table, folder }) => {
  const { page } = table
  await openLaden(table, folder)
  // Beside a name it is a guess who makes it.
  await cardOf(page, 'Lysa').getByRole('button').nth(1).focus()
  await page.keyboard.press('m')
  await page.keyboard.type('spout')
  await page.keyboard.press('Enter')
  const roll = page.getByRole('region', { name: 'Spout Lore' })
  const odo = roll.getByRole('radio', { name: 'Odo' })
  await odo.click()
  await typeDice(page, 'Spout Lore', '43')
  await page.waitForTimeout(900)
  await page.keyboard.press('Alt+h')
  await expect(page.getByRole('region', { name: 'Aid or Interfere' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Dice of Spout Lore' })).toHaveValue('4 3 ')
  await expect(odo).toBeChecked()
})

test('a move that was kept is offered wherever a move is begun, until it is thrown away', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openLaden(table, folder)
  await beginMove(page, 'Odo', 'spout')
  await typeDice(page, 'Spout Lore', '5')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  await closed(page)
  await page.getByRole('button', { name: 'Make a move with Lysa' }).focus()
  await page.keyboard.press('m')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Go on with Spout Lore')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Dice of Spout Lore' })).toHaveValue('5 ')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  await closed(page)
  await page.keyboard.press('Alt+Shift+K')
  await page.getByRole('menuitem', { name: 'Go on with: Spout Lore' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Dice of Spout Lore' })).toHaveValue('5 ')
})

test('what the list of moves does not have is written under the name that was looked for', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openLaden(table, folder)
  await page.getByRole('button', { name: 'Make a move with Odo' }).focus()
  await page.keyboard.press('m')
  await page.keyboard.type('cast a spell')
  await page.getByRole('button', { name: 'Moves of your own' }).press('Enter')
  const own = page.getByRole('dialog', { name: 'Moves of your own' })
  await expect(own.getByRole('textbox').first()).toHaveValue('Cast a spell')
})
