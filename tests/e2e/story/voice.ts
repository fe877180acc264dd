import type { Page } from '@playwright/test'
import { expect, type Table } from '../app'
import { picture } from '../picture'
import { beginMove, cardOf, closed, confirm, openCompany, typeDice } from './move'

/** Chooses what has this name with the keyboard alone. */
async function press(page: Page, role: 'button' | 'checkbox' | 'radio', name: string | RegExp) {
  await page.getByRole(role, { name }).first().focus()
  await page.keyboard.press('Space')
}

/** Lays the sample's other mission aside as uncertain, and opens the brief of the next one. */
export async function openBrief(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Missions' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Bring back the toll' })).toBeVisible()
  await page.keyboard.press('Shift+U')
  const missions = page.getByRole('list', { name: 'Missions' })
  await expect(missions.getByText('Under way')).toHaveCount(0)
  await missions.getByRole('button', { name: /Bring back the toll/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { name: 'A voice for Fenn' })).toBeVisible()
  await expect(
    page.getByText('answers a bell that nobody else hears', { exact: false }),
  ).toBeVisible()
}

/** Brannoch goes at Maro, who stands in the way: 12 against 8, and his own move gave the edge (IF-045, IF-119). */
export async function fallOut(table: Table): Promise<void> {
  const { page } = table
  await openCompany(page)
  await beginMove(page, 'Brannoch', 'engage')
  await page.getByRole('combobox', { name: 'On whom' }).selectOption('Maro')
  await page.keyboard.press('Alt+c')
  const brannoch = page.getByRole('region', { name: 'Brannoch' })
  const maro = page.getByRole('region', { name: 'Maro' })
  await typeDice(page, 'Engage in Battle', '64')
  await maro.getByRole('combobox', { name: 'What Maro does' }).selectOption('Defend and Hold')
  await maro.getByRole('radio', { name: 'Steel, at close quarters' }).press('Space')
  await maro.getByRole('textbox', { name: 'Dice of Defend and Hold' }).focus()
  await page.keyboard.type('53')
  await expect(page.getByText('Brannoch wins and picks first.')).toBeVisible()
  await brannoch.getByRole('checkbox', { name: /Outmanoeuvre/ }).press('Space')
  await brannoch.getByRole('checkbox', { name: /Better placed/ }).press('Space')
  await maro.getByRole('checkbox', { name: /Draw their attacks/ }).press('Space')
  await picture(table, 'story-conflict')
  await confirm(page)
  await closed(page)
  await expect(cardOf(page, 'Brannoch').getByText('1 → 2, Engage in Battle')).toBeVisible()
}

/** Brannoch’s longsword takes Maro to Health −3; a debility stands for what Suffer Harm brings (IF-118). */
export async function takeDebility(table: Table): Promise<void> {
  const { page } = table
  await page.keyboard.press('Shift+m')
  await page.getByRole('spinbutton', { name: /^Harm/ }).fill('5')
  await page.getByRole('textbox', { name: 'Dice of Suffer Harm' }).focus()
  await typeDice(page, 'Suffer Harm', '54')
  // 5 + 4 and the Health that the five left through leather, −3, is 6 (IF-112).
  await expect(page.getByRole('status').filter({ hasText: '6 or less' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /IF-115/ })).toHaveCount(4)
  // Whoever opposed them picks what happens; who suffers it says what stands for it (IF-118).
  await press(page, 'checkbox', /Serious/)
  await press(page, 'radio', /only the harm stays/)
  await page.getByRole('textbox', { name: /Which debility/ }).fill('A hand that will not close')
  await picture(table, 'story-debility')
  await confirm(page)
  await closed(page)
  await expect(cardOf(page, 'Maro').getByText('−3')).toBeVisible()
  await expect(cardOf(page, 'Maro').getByText('Debility: A hand that will not close')).toBeVisible()
}

/** Settles every owed move by keys: the first by a linked portent, the rest as it stands (IF-005). */
export async function emptyInbox(table: Table, count: number): Promise<void> {
  const { page } = table
  await expect(page.getByRole('contentinfo')).toContainText(`${count} moves you owe`)
  await page.keyboard.press('Control+i')
  const inbox = page.getByRole('dialog', { name: 'Moves you owe' })
  const rows = inbox.getByRole('list', { name: 'Moves you owe' }).getByRole('button')
  await expect(rows).toHaveCount(count)
  await press(page, 'radio', /What the bell calls \(linked\)/)
  await picture(table, 'story-inbox')
  for (let left = count; left > 0; left--) {
    await expect(rows).toHaveCount(left)
    await page.keyboard.press('Control+Enter')
  }
  await expect(inbox).toBeHidden()
  await expect(page.getByRole('contentinfo')).not.toContainText('you owe')
}
