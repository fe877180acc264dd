import type { Locator, Page } from '@playwright/test'
import { expect } from '../app'

/** The step the table stands in, as its heading says. */
export function stepHeading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 2, name })
}

/** Begins the sample's fight. */
export async function beginFight(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('button', { name: 'Begin the fight' }).click()
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
}

/** Whether the step asks about those who have declared or done nothing, rather than to be `next` already. */
export async function asksFirst(page: Page, next: Locator): Promise<boolean> {
  const question = page.locator('.fight-panel').getByText(/(declared|done) nothing\. Close again/)
  await question.or(next).first().waitFor()
  return question.isVisible()
}

/** Closes the step with its key and waits for the next one; those who have not declared are let go. */
export async function closeStep(page: Page, next: string | RegExp): Promise<void> {
  await page.keyboard.press('Shift+Enter')
  if (await asksFirst(page, stepHeading(page, next))) await page.keyboard.press('Shift+Enter')
  await expect(stepHeading(page, next)).toBeVisible()
}

/** Closes whichever step it is, as `press` does it; those who have not declared are let go. */
export async function closeAnyStep(page: Page, press: () => Promise<void>): Promise<void> {
  const title = page.locator('#step-title')
  const next = title.filter({ hasNotText: (await title.textContent()) ?? '' })
  await press()
  if (await asksFirst(page, next)) await press()
  await expect(next).toBeVisible()
}

/** Declares a combatant's attack with the first weapon, by keys and the target's name. */
export async function declareAttack(page: Page, who: string, target: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${who} `) })
    .first()
    .click()
  const bench = page.getByRole('region', { name: `${who} declares` })
  await bench.getByRole('button', { name: new RegExp(`^${target}\\b`) }).click()
  await expect(page.getByRole('button', { name: new RegExp(`^${who} .*${target}`) })).toBeVisible()
}

/** Closes the declaration steps up to the attacks; one combatant guards, if named. */
export async function declareUpToAttacks(page: Page, guard?: string): Promise<void> {
  if (guard) {
    await page
      .getByRole('button', { name: new RegExp(`^${guard} `) })
      .first()
      .click()
    await page
      .getByRole('region', { name: `${guard} declares` })
      .getByRole('button', { name: 'Full defence' })
      .click()
  }
  await closeStep(page, '2 Spells begun')
  await closeStep(page, '3 Movement declared')
  await closeStep(page, '4 Grapples declared')
  await closeStep(page, '5 Attacks declared')
}

/** Types the percentile roll of the attack that is due, and waits until it stands in the history. */
export async function strike(page: Page, roll: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Percentile roll of the attack' }).focus()
  await page.keyboard.type(roll)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: new RegExp(`^Undo: .* ${roll}$`) })).toBeVisible()
}

/** Does what the palette finds under these words. */
export async function choose(page: Page, words: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Actions' })
  await palette.waitFor()
  await page.keyboard.type(words)
  await palette.getByRole('option', { name }).click()
  await expect(palette).toBeHidden()
}

/** Lets the app roll the damage that is wanted, and deals it. */
export async function dealDamage(page: Page): Promise<void> {
  const deal = page.getByRole('button', { name: /^Deal/ })
  await deal.waitFor()
  await page.getByRole('button', { name: 'Roll here' }).click()
  // The dice have the focus then: Enter settles them.
  await page.keyboard.press('Enter')
  await expect(deal).toBeHidden()
}

/** Settles every attack that is still open in this step, with the rolls in their order. */
export async function settleStep(page: Page, rolls: string[]): Promise<void> {
  for (const roll of rolls) {
    await strike(page, roll)
    const wanted = page.getByRole('button', { name: /^Deal/ })
    const next = page.getByRole('textbox', { name: 'Percentile roll of the attack' })
    await expect(
      wanted
        .or(next)
        .or(page.getByText(/nothing left|all settled|ready to close/i))
        .first(),
    ).toBeVisible()
    if (await wanted.isVisible()) await dealDamage(page)
  }
}
