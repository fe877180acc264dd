import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import {
  beginFight,
  closeAnyStep,
  closeStep,
  declareAttack,
  declareUpToAttacks,
  stepHeading,
} from '../story/fight'
import { Hands } from '../story/hands'

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Combatants' })
    .getByRole('listitem')
    .filter({ hasText: name })

/** Lays an effect by its key on whoever is chosen, and sees the form go. */
async function lay(hands: Hands, line: string, who?: string): Promise<void> {
  const { page } = hands
  const form = page.getByRole('dialog', { name: 'What lasts' })
  await hands.press('Alt+Shift+N')
  await expect(form).toBeVisible()
  if (who !== undefined)
    await form.getByRole('combobox', { name: 'Whom or what it is on' }).selectOption(who)
  await form.getByRole('textbox', { name: 'What it is, and how long' }).focus()
  await hands.type(line)
  await hands.press('Enter')
  await expect(form).toBeHidden()
}

/** Closes steps until the heading says so. */
async function closeTo(hands: Hands, heading: string): Promise<void> {
  const { page } = hands
  const wanted = stepHeading(page, heading)
  for (let steps = 0; steps < 40 && !(await wanted.isVisible()); steps++) {
    await closeAnyStep(page, () => hands.press('Shift+Enter'))
  }
  await expect(wanted).toBeVisible()
}

test('what lasts is typed in words, ticks, is announced, ends in its step, and outlives the fight', async ({
  table,
}) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await resize(table, 1440, 900)
  await beginFight(page)

  await test.step('a line says what it is, and what cannot be read', async () => {
    const form = page.getByRole('dialog', { name: 'What lasts' })
    await hands.press('Alt+Shift+N')
    await form.getByRole('combobox', { name: 'Whom or what it is on' }).selectOption('Maro')
    const line = form.getByRole('textbox', { name: 'What it is, and how long' })
    await line.focus()
    await hands.type('poison lots each turn 2t')
    await hands.press('Enter')
    await expect(form.getByText('“lots” cannot be rolled.')).toBeVisible()
    await line.fill('poison 1d6 each turn 2t')
    await expect(form.getByText('poison · 1d6 each turn · for 2 turns')).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await line.fill('poison 1d6 each turn')
    await expect(form.getByText('No end is in it')).toBeVisible()
    await line.fill('poison 1d6 each turn 2t')
    await picture(table, 'effect-form')
    await hands.press('Enter')
    await expect(form).toBeHidden()
    await expect(rowOf(page, 'Maro')).toContainText('poison, 2 turns')
  })

  await test.step('a spell ends at the wrong moment for somebody: before the short weapons strike', async () => {
    await lay(hands, 'Shielded by the lamp until step 11', 'Ysolt')
    await lay(hands, 'held until Maro’s next turn', 'Wat')
    await expect(rowOf(page, 'Ysolt')).toContainText('Shielded by the lamp')
    await expect(rowOf(page, 'Ysolt').getByTitle(/until turn 1, step 11/)).toBeVisible()
    await closeTo(hands, '10 Long weapons')
    await expect(
      page.getByText('Ysolt: Shielded by the lamp, ends with the next step'),
    ).toBeVisible()
    await picture(table, 'effect-soon')
    await closeTo(hands, '12 Daggers and fists')
    await expect(rowOf(page, 'Ysolt')).not.toContainText('Shielded by the lamp')
    await expect(rowOf(page, 'Wat')).toContainText('held')
  })

  await test.step('the poison does its harm at the end of the turn, once', async () => {
    await closeTo(hands, '15 End of turn')
    await expect(page.getByText('poison: 1d6 to Maro')).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'effect-tick')
    await hands.press('Shift+Enter')
    await expect(page.getByText(/still does its harm to Maro/).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Dice' }).fill('4')
    await hands.press('Enter')
    await expect(page.getByText('poison: 1d6 to Maro')).toBeHidden()
    await hands.press('Control+z')
    await expect(page.getByText('poison: 1d6 to Maro')).toBeVisible()
    await hands.press('Control+Shift+z')
    await expect(page.getByText('poison: 1d6 to Maro')).toBeHidden()
    await page.locator('.fight-panel').focus()
    await closeTo(hands, '1 Full defence')
    await expect(rowOf(page, 'Wat')).not.toContainText('held')
  })

  await test.step('what is left goes on by the calendar, and a torch burns out on it', async () => {
    await lay(hands, 'torch 1h', 'Tamsin')
    await page.getByRole('button', { name: 'End the fight' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the fight' }).click()
    await expect(page.getByRole('heading', { name: /How it went/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await hands.press('Control+2')
    await expect(page.getByText('1 minute', { exact: true })).toBeVisible()
    await expect(page.getByText('1 hour', { exact: true })).toBeVisible()
    await expect(page.getByTitle(/^torch: 1 hour, until .*09:00/)).toBeVisible()
    await picture(table, 'effect-cast')
    await hands.press('Control+k')
    await expect(page.getByPlaceholder('What do you want to do')).toBeFocused()
    await hands.type('Calendar')
    await hands.press('Enter')
    const calendar = page.getByRole('dialog', { name: 'Calendar' })
    await expect(calendar.getByText('torch: Tamsin')).toBeVisible()
    await hands.press('Escape')
    await hands.press('Alt+l')
    await page
      .getByRole('dialog', { name: 'Let time pass' })
      .getByRole('textbox', { name: 'How long' })
      .fill('1h')
    await hands.press('Enter')
    await expect(page.getByRole('dialog').getByText('torch is over: Tamsin.')).toBeVisible()
    await picture(table, 'effect-burnt-out')
    await hands.press('Escape')
    await expect(page.getByText('1 hour', { exact: true })).toBeHidden()
    await hands.press('Control+z')
    await expect(page.getByText('1 hour', { exact: true })).toBeVisible()
  })
})

test('words of what lies on who strikes and who is struck stand beside the roll', async ({
  table: { page },
}) => {
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Brannoch', 'Pell')
  for (const next of ['6', '7', '8', '9', '10', '11'])
    await closeStep(page, new RegExp(`^${next} `))
  const bench = page.getByRole('region', { name: 'The attack', exact: true })
  await lay(hands, 'dazzled 5t', 'Brannoch')
  await lay(hands, 'up to the knees in mud 5t', 'Pell')
  await expect(bench.getByText('Brannoch: dazzled · Pell: up to the knees in mud')).toBeVisible()
})
