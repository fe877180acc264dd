import type { Locator, Page } from '@playwright/test'
import { expect } from '../app'
import type { Hands } from './hands'
import { closed, confirm } from './move'

/** Where vows, journeys and bonds lie. */
export const boardOf = (page: Page) =>
  page.getByRole('region', { name: 'Vows, journeys and bonds' })

/** A vow or a journey on it. */
export const questOf = (page: Page, name: string) =>
  boardOf(page).getByRole('article').filter({ hasText: name })

/** Settles a choice by keys. */
export async function take(choice: Locator): Promise<void> {
  await choice.focus()
  await choice.press('Space')
  await expect(choice).toBeChecked()
}

/** Lands what the runner collected, and waits for it to be gone. */
export async function land(page: Page): Promise<void> {
  await confirm(page)
  await closed(page)
}

/** Goes to the quest that was meant last, by its key. */
export async function toBoard(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('Alt+q')
  await expect(boardOf(page).getByRole('button', { name }).first()).toBeFocused()
}

/** Goes to a quest by the key of its board and the arrows. */
export async function toQuest(hands: Hands, name: string): Promise<void> {
  await hands.press('Alt+q')
  const board = boardOf(hands.page)
  const first = board.locator('[data-quest]:focus')
  await expect(first).toBeVisible()
  if (!((await first.getAttribute('aria-label')) ?? '').endsWith(name)) await hands.press('End')
  await expect(board.getByRole('button', { name: new RegExp(`: ${name}$`) })).toBeFocused()
}
