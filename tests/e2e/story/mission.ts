import type { Page } from '@playwright/test'
import { expect } from '../app'

/** The sample's characters, in the order they report and roll. */
const company = ['Brannoch', 'Ysolt', 'Maro', 'Tamsin']

/** Ends the sample's mission as a success, whose reports are to be gathered. */
export async function endMission(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Missions' }).click()
  await page
    .getByRole('radiogroup', { name: 'State of: Find the toll chest' })
    .getByRole('radio', { name: 'reached' })
    .click()
  await page.getByRole('button', { name: /success/i }).click()
}

/** Reports the sample's mission as a success; each character reports on the next, the first with −1. */
export async function reportMission(page: Page): Promise<void> {
  await endMission(page)
  for (const [index, name] of company.entries()) {
    const open = page.getByRole('button', { name: `Report of ${name}` })
    const form = page.getByRole('form', { name: `Report of ${name}` })
    // The next form opens by itself once a report is kept.
    await expect(open.or(form)).toBeVisible()
    if (await open.isVisible()) await open.click()
    await form.getByRole('radio', { name: company[(index + 1) % company.length] ?? '' }).click()
    await form.getByRole('radio', { name: index === 0 ? /against/ : /for/ }).click()
    await form.getByRole('button', { name: /^Save/ }).click()
    await expect(form).toBeHidden()
  }
}

/** Types each closing roll as 4 and 3, picks XP, confirms. */
export async function rollClosing(page: Page): Promise<void> {
  for (const name of company) {
    const open = page.getByRole('button', { name: `Roll for ${name}` })
    const roll = page.getByRole('region', { name: `Closing roll of ${name}` })
    await expect(open.or(roll)).toBeVisible()
    if (await open.isVisible()) await open.click()
    await roll.getByRole('textbox', { name: `Dice of ${name}` }).focus()
    await page.keyboard.type('43')
    await roll.getByRole('button', { name: 'Once more: 1 XP' }).click()
    await roll.getByRole('button', { name: 'Confirm the roll' }).click()
    await expect(roll.getByRole('button', { name: 'Confirm the roll' })).toBeHidden()
  }
}

/** Closes the mission and opens its report. */
export async function closeMission(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the mission' }).click()
  // Moves that the evening left owed nag before the mission is closed.
  const anyway = page.getByRole('button', { name: 'Close it anyway' })
  await expect(anyway.or(page.getByText('What each rolled and took.'))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByRole('button', { name: 'Close the mission' })).toBeHidden()
  await page
    .getByRole('button', { name: /report/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
}

/** Everything that a mission and its end may change, as the campaign holds it. */
export async function everything(page: Page): Promise<string> {
  const names = ['character.list', 'front.names', 'front.inPlay', 'milestone.list', 'inbox.list']
  const answers = await page.evaluate(async (asked) => {
    const missions = await window.ironTable.call('mission.names', {})
    const ids = (missions as { value: { id: string }[] }).value.map(({ id }) => id)
    const whole = window.ironTable.call('mission.byId', { ids })
    return Promise.all([whole, ...asked.map((name) => window.ironTable.call(name, {}))])
  }, names)
  return JSON.stringify(answers)
}

/** Types a closing roll and takes its picks. */
export async function makeClosingRoll(
  page: Page,
  name: string,
  dice: string,
  picks: string[],
): Promise<void> {
  const roll = page.getByRole('region', { name: `Closing roll of ${name}` })
  await roll.getByRole('textbox', { name: `Dice of ${name}` }).focus()
  await page.keyboard.type(dice)
  for (const pick of picks) {
    await roll.getByRole('button', { name: `Once more: ${pick}` }).press('Enter')
  }
}

/** Confirms the closing roll that was typed. */
export async function settleRoll(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: `Closing roll of ${name}` })).toBeHidden()
}
