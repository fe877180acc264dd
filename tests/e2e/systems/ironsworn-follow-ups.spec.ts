import type { Page } from '@playwright/test'
import { expect, test, type Table } from '../app'
import { call } from '../story/campaign'
import { beginMove, closed } from '../story/move'
import { openOath } from '../story/oath'
import { act } from '../story/road'

const drafts = (page: Page) => page.getByRole('button', { name: /^\d+ drafts?$/ })
const diceOf = (page: Page, move: string) =>
  page.getByRole('region', { name: move }).getByRole('textbox', { name: `Dice of ${move}` })

/** A move that waits to be made by Asta. */
async function follows(
  { page }: Table,
  asta: string,
  move: string,
  given: Record<string, number>,
): Promise<void> {
  const actor = { type: 'character', id: asta }
  const leadsTo = [{ system: 'ironsworn', move, given, actor, target: null }]
  await call(page, 'act.performAll', { title: 'harm', acts: [], leadsTo })
  await expect(page.getByRole('button', { name: /^Make / }).first()).toBeVisible()
}

test('IS-123 a move to follow that is kept for later opens with its own draft, which is gone with it', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await follows(table, asta, 'endureHarm', { harm: 1 })
  const dice = diceOf(page, 'Endure Harm')
  await page.keyboard.press('Shift+M')
  await expect(dice).toBeVisible()
  await dice.focus()
  await page.keyboard.type('34')
  await page.keyboard.press('Shift+M')
  await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  await expect(dice).toHaveValue(/3.*4/)
  await expect(drafts(page)).toHaveCount(0)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  await expect(drafts(page)).toHaveText('1 draft')
  const [queued] = (await call(page, 'move.queue', {})) as { id: string }[]
  await call(page, 'move.dropQueued', { queuedId: queued?.id ?? '' })
  await expect(drafts(page)).toHaveCount(0)
  await call(page, 'history.undo', {})
  await expect(drafts(page)).toHaveText('1 draft')
  await page.keyboard.press('Shift+M')
  await expect(dice).toHaveValue(/3.*4/)
})

test('IS-127 a pick that asks something leads to its question, and digits answer that', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  await beginMove(page, 'Asta', 'face desolation')
  const runner = page.getByRole('region', { name: 'Face Desolation' })
  await expect(diceOf(page, 'Face Desolation')).toBeFocused()
  await page.keyboard.type('349')
  await page.keyboard.press('Enter')
  await page.keyboard.press('2')
  const sworn = runner.getByRole('radiogroup', { name: /Is the quest sworn/ })
  await expect(sworn.getByRole('radio').first()).toBeFocused()
  // Whoever has read the question.
  await page.waitForTimeout(800)
  await page.keyboard.press('1')
  await expect(sworn.getByRole('radio').first()).toBeChecked()
  await expect(runner.getByRole('checkbox', { name: /vision/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
  await closed(page)
})

test('IS-129 a setback that is taken in health leads to the figures it asks for, and Enter lands it', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await follows(table, asta, 'faceASetback', { points: 2 })
  await page.keyboard.press('Shift+M')
  const runner = page.getByRole('region', { name: 'Face a Setback' })
  await expect(runner.getByRole('checkbox', { name: /Give up health/ })).toBeVisible()
  await page.keyboard.press('1')
  await expect(runner.getByRole('spinbutton', { name: 'Of them health' })).toBeFocused()
  await page.waitForTimeout(800)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await closed(page)
  expect(await call(page, 'move.queue', {})).toEqual([])
})

test('IS-017 the end of a session says how many cues go with it, and names a draft that waits', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await call(page, 'session.start', {})
  await call(page, 'move.confirm', {
    ...{ system: 'ironsworn', move: 'faceDanger', actor: { type: 'character', id: asta } },
    ...{ given: {}, answers: { stat: 'wits' }, dice: [6, 4, 4], typed: true, picks: [] },
  })
  await beginMove(page, 'Asta', 'face desolation')
  await expect(diceOf(page, 'Face Desolation')).toBeFocused()
  await page.keyboard.type('34')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  await act(page, 'End the session')
  const end = page.getByRole('dialog', { name: /^End session/ })
  await expect(end).toContainText('One reminder was a cue for this evening alone')
  await expect(end).toContainText('One draft waits beside it: Face Desolation')
})

test('IS-117 whoever is in the fight already is told so before they enter it again', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  const inside = page.getByText('They are in the fight already.')
  const runner = page.getByRole('region', { name: 'Enter the Fray' })
  await beginMove(page, 'Asta', 'enter the fray')
  await expect(runner).toBeVisible()
  await expect(inside).toHaveCount(0)
  await page.keyboard.press('Escape')
  await call(page, 'move.confirm', {
    ...{ system: 'ironsworn', move: 'enterTheFray', actor: { type: 'character', id: asta } },
    answers: { stat: 'heart', trackName: 'Mudlark', trackRank: 'troublesome' },
    ...{ given: {}, dice: [6, 1, 2], typed: true, picks: [] },
  })
  await beginMove(page, 'Asta', 'enter the fray')
  await expect(runner).toBeVisible()
  await expect(inside).toBeInViewport()
})
