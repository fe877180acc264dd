import type { Locator, Page } from '@playwright/test'
import { expect } from '../app'

/** Opens the sample campaign where the company stands on one screen. */
export async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await openCompany(page)
}

/** Goes to the table, where the company stands on one screen, those who make moves among it. */
export async function openCompany(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Table' }).press('Enter')
  await page
    .getByRole('heading', { name: /^Make a move with / })
    .first()
    .waitFor()
}

/** The card on the table of a character who makes moves. */
export function cardOf(page: Page, name: string): Locator {
  const title = page.getByRole('heading', { name: `Make a move with ${name}` })
  return page.getByRole('article').filter({ has: title })
}

/** From a character on the table, by keys alone: the runner, and the move by a word of its name. */
export async function beginMove(page: Page, name: string, word: string): Promise<void> {
  await page.getByRole('button', { name: `Make a move with ${name}` }).focus()
  await page.keyboard.press('m')
  await expect(page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
}

/** Types dice into the field that has the focus. */
export async function typeDice(page: Page, name: string, faces: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: `Dice of ${name}` })).toBeFocused()
  await page.keyboard.type(faces)
}

/** From a battle of Ysolt’s on Maro, whose dice may lie: the conflict of both. */
export async function opposeMaro(page: Page, faces = ''): Promise<void> {
  await beginMove(page, 'Ysolt', 'engage')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Maro')
  if (faces !== '') await typeDice(page, 'Engage in Battle', faces)
  await page.keyboard.press('Alt+c')
}

/** Sends what the runner collected. */
export async function confirm(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
}

/** Waits until the runner is gone. */
export async function closed(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
}
