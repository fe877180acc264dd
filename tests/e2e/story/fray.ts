import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type Table } from '../app'
import type { Hands } from './hands'

const system = 'ironsworn'

async function call(page: Page, name: string, input: object): Promise<unknown> {
  const reply = await page.evaluate(([command, given]) => window.ironTable.call(command, given), [
    name,
    input,
  ] as const)
  expect(reply).toMatchObject({ ok: true })
  return reply
}

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
export async function openFray({ app, page }: Table, folder: string): Promise<void> {
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    },
    join(folder, 'fray.irontable'),
  )
  await call(page, 'file.create', { name: 'The salt road', systems: [system] })
  for (const { name, player, sheet } of party) {
    await call(page, 'character.create', { name, player, sheets: { [system]: sheet } })
  }
  await page.evaluate(() => window.location.assign('#/table'))
  await expect(page.getByRole('heading', { name: 'Asta' })).toBeVisible()
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

/** Sends what the runner collected, and waits until it is gone. */
export async function land(hands: Hands): Promise<void> {
  const confirm = hands.page.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeEnabled()
  await hands.press('Control+Enter')
  await expect(confirm).toBeHidden()
}
