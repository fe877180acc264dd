import type { Page } from '@playwright/test'
import type { Table } from '../app'
import type { Hands } from './hands'

/** The sample at the table. */
export async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
}

/** The players' window, opened beside what is before the game master. */
export async function openPlayers({ page, app }: Table, hands: Hands): Promise<Page> {
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  await players.waitForLoadState('domcontentloaded')
  await page.bringToFront()
  return players
}

/** The sample at the table, with the players' window open beside it. */
export async function withPlayers(table: Table, hands: Hands): Promise<Page> {
  await openSample(table.page)
  return openPlayers(table, hands)
}
