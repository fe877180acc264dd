import type { Page } from '@playwright/test'
import { expect } from '../app'

/** Everything a screen reader or an eye can find on the page. */
export async function onScreen(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot()
  return `${tree}\n${await page.locator('body').innerText()}`
}

/** What may be on the page while the laptop is out of the game master's hands. */
export async function expectOnlyThePlayers(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading')).toHaveText([heading])
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const seen = await onScreen(page)
  expect(seen).not.toMatch(
    /Lantern Company|Bring back the toll|A voice for Fenn|Keeper Hale|Undo|History|Orsel Wend|owed/,
  )
}

/** Every key that means something on the game master's screen; here it must mean nothing. */
export async function expectNoKeyLeads(page: Page, heading: string): Promise<void> {
  const keys = [
    ...['Control+k', 'Control+z', 'Control+Shift+Z', 'Control+i', 'Control+Shift+H', 'Control+o'],
    ...['Control+1', 'Control+2', 'Control+3', 'Control+4', 'Control+5', 'Control+6', 'Control+7'],
    ...['Control+Shift+P', 'Control+Shift+S', 'Alt+e'],
    ...[
      'n',
      'v',
      'p',
      '?',
      '/',
      'Shift+C',
      'Shift+M',
      'Shift+P',
      'Alt+ArrowLeft',
      'F5',
      'Control+r',
    ],
  ]
  const before = await onScreen(page)
  for (const key of keys) await page.keyboard.press(key)
  await expectOnlyThePlayers(page, heading)
  expect(await onScreen(page)).toBe(before)
}

/** Takes the laptop, speaks for or against another by keys alone, and seals it. */
export async function castBallot(
  page: Page,
  name: string,
  other: string,
  word: 'for' | 'against',
): Promise<void> {
  await expect(page.getByRole('heading', { name: `Hand the laptop to ${name}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `${name}: your report` })).toBeVisible()
  // The focus is on what stands in the first line, not on a word that nobody has said.
  const first = page.getByRole('radiogroup').first().getByRole('radio', { name: 'Nothing' })
  await expect(first).toBeChecked()
  await expect(first).toBeFocused()
  const row = page.getByRole('radiogroup', { name: `Your word on ${other}` })
  await row.getByRole('radio', { name: 'Nothing' }).focus()
  await page.keyboard.press(word === 'for' ? 'ArrowRight' : 'ArrowLeft')
  const said = row.getByRole('radio', { name: new RegExp(`${word}$`) })
  await expect(said).toBeFocused()
  await expect(said).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: `${name}: your report` })).toBeHidden()
}
