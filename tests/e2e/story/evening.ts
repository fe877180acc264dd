import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, type Table } from '../app'
import {
  beginFight,
  closeStep,
  dealDamage,
  declareAttack,
  declareUpToAttacks,
  settleStep,
  strike,
  stepHeading,
} from './fight'
import { closeMission, reportMission, rollClosing } from './mission'

/** Called at every scene of the evening, for pictures. */
export type Scene = (name: string) => Promise<void>

/** Plays one turn: a spear typed digit by digit, an ogre's answer, a mace, and the end of the turn. */
export async function playTurn({ page }: Table, scene: Scene): Promise<void> {
  await beginFight(page)
  await scene('fight-full-defence')
  await declareUpToAttacks(page, 'Tamsin')
  await declareAttack(page, 'Brannoch', 'Pell')
  await declareAttack(page, 'Ysolt', 'Wat')
  await declareAttack(page, 'Wat', 'Ysolt')
  await declareAttack(page, 'Boulder Joss', 'Brannoch')
  await scene('fight-declared')
  for (const next of [
    '6 Movement',
    '7 Early spells',
    '8 Missiles and breath',
    '9 Late spells',
    '10 Long weapons',
  ]) {
    await closeStep(page, next)
  }
  await strike(page, '89')
  await scene('fight-damage')
  await dealDamage(page)
  await strike(page, '35')
  await scene('fight-pending')
  // Nobody falls early: the blow is announced, and lands when the step closes.
  await expect(page.getByRole('img', { name: /^Hit points 10 of 10/ }).first()).toBeVisible()
  await closeStep(page, '11 Normal weapons')
  await scene('fight-landed')
  await settleStep(page, ['77', '78'])
  await closeStep(page, '12 Daggers and fists')
  await closeStep(page, '13 Hand to hand')
  await closeStep(page, '14 End-of-turn spells')
  await closeStep(page, '15 End of turn')
  await page.keyboard.press('Shift+Enter')
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Turn 2/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /Fatigue 1\b/ }).first()).toBeVisible()
  await scene('fight-second-turn')
}

/** Inflicts harm on a raider: typed dice, a pick, and only then the mark. */
export async function inflictHarm({ page }: Table, scene: Scene): Promise<void> {
  await page.getByRole('link', { name: 'Cast' }).click()
  await page.getByRole('button', { name: 'Nettle' }).click()
  await page.getByRole('button', { name: 'Inflict Harm' }).click()
  await page.getByRole('radio', { name: 'Ysolt' }).click()
  await page.getByRole('textbox', { name: 'Dice of Inflict Harm' }).focus()
  await page.keyboard.type('32')
  await page.getByRole('checkbox', { name: /A deep wound/ }).click()
  await scene('harm-before-confirm')
  await expect(page.getByRole('img', { name: 'Nothing marked yet' })).toBeVisible()
  await page.getByRole('button', { name: /Confirm/ }).click()
  await expect(page.getByRole('img', { name: 'Nothing marked yet' })).toBeHidden()
  await scene('harm-marked')
}

/** Lets the first portent of the front come true. */
export async function tickPortent({ page }: Table, scene: Scene): Promise<void> {
  await page.getByRole('link', { name: 'Fronts' }).click()
  await page
    .getByRole('button', { name: /^It came true/ })
    .first()
    .click()
  const form = page.getByRole('form', { name: 'How the portent came true' })
  await form.getByRole('textbox', { name: 'Cause' }).fill('The bridge was held for two days')
  await form.getByRole('button', { name: 'Tick the portent' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('The bridge was held for two days').first()).toBeVisible()
  await scene('front')
}

/** Closes the mission as a success, reads its report, and saves it as Markdown to `path`. */
export async function endMission(
  { app, page }: Table,
  scene: Scene,
  path: string,
): Promise<string> {
  await reportMission(page)
  await scene('mission-reports')
  await rollClosing(page)
  await scene('mission-rolls')
  await closeMission(page)
  await page.getByRole('radio', { name: 'GM', exact: true }).click()
  await scene('report')
  // The system's own dialog is answered in its place; everything behind it is real.
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, path)
  await page.getByRole('button', { name: /^Save your own version/ }).click()
  await expect(page.getByText(path)).toBeVisible()
  return readFileSync(path, 'utf8')
}

/** What undo would take back now, in words. */
export const nextUndo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).ariaSnapshot()

/**
 * Undoes everything, or all that came after the moment when undo said `from`, and redoes everything,
 * with the keys. Counts the steps.
 */
export async function undoAndRedo({ page }: Table, scene: Scene, from?: string): Promise<number> {
  await page.getByRole('link', { name: 'Table' }).click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  const redo = page.getByRole('button', { name: /^Redo/ })
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.waitForTimeout(120)
  }
  let steps = 0
  const isOver = async () => !(await undo.isEnabled()) || (await nextUndo(page)) === from
  for (; !(await isOver()); steps++) await press('Control+z')
  await scene('undone')
  while (await redo.isEnabled()) await press('Control+Shift+z')
  return steps
}
