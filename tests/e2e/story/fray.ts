import { expect, type Table } from '../app'
import { newCampaign, sitDown } from './campaign'
import type { Hands } from './hands'

const system = 'ironsworn'

const party = [
  {
    ...{ name: 'Asta', player: 'Anna' },
    sheet: {
      stats: { edge: 2, heart: 3, iron: 2, shadow: 1, wits: 1 },
      ...{ momentum: 6, weapon: { name: 'Spear', harm: 2 } },
    },
  },
  {
    ...{ name: 'Brand', player: 'Ben' },
    sheet: {
      stats: { edge: 1, heart: 2, iron: 3, shadow: 1, wits: 2 },
      weapon: { name: 'Staff', harm: 1 },
    },
  },
]

/** A campaign of two sworn to each other, open at the table. */
export async function openFray(table: Table, folder: string): Promise<void> {
  await newCampaign(table, folder, { name: 'The salt road', system, party })
  await sitDown(table.page, 'Asta')
}

/** In the runner: the stat that is rolled, the first offered or one so many steps on; then the dice. */
export async function rollWith(hands: Hands, move: string, steps: number, dice: string) {
  const { page } = hands
  await expect(page.getByRole('region', { name: move, exact: true })).toBeVisible()
  await expect(page.locator('[role=radio]:focus')).toBeVisible()
  await hands.press('Space')
  for (let step = 0; step < steps; step++) await hands.press('ArrowRight')
  await hands.tabTo(`Dice of ${move}`)
  await hands.type(dice)
}

/** Sends what the runner collected, by either of its keys, and waits until it is gone. */
export async function land(
  hands: Hands,
  key: 'Enter' | 'Control+Enter' = 'Control+Enter',
): Promise<void> {
  const confirm = hands.page.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeEnabled()
  await hands.press(key)
  await expect(confirm).toBeHidden()
}
