import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { picture } from '../picture'

/** Writes so many lines into the sample campaign, each a step of its history. */
async function jot(page: Page, count: number, text = 'Line'): Promise<void> {
  await page.evaluate(
    async ([lines, what]) => {
      for (let line = 1; line <= lines; line++) {
        await window.ironTable.call('note.jot', { text: `${what} ${line}` })
      }
    },
    [count, text] as const,
  )
}

/** The last step that stands, as the button that undoes it says. */
const undoes = (page: Page, what: string) =>
  expect(page.getByRole('button', { name: `Undo: Note: ${what}`, exact: true })).toBeVisible()

async function openHistory(page: Page) {
  await page.keyboard.press('Control+Shift+H')
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.locator('[aria-current=step]')).toBeFocused()
  return history
}

test('the whole history is reached, and nothing is emptied unasked', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await jot(page, 320)
  await undoes(page, 'Line 320')
  const history = await openHistory(page)
  const beginning = history.getByRole('button', { name: 'The beginning' })
  const question = page.getByRole('dialog', { name: /^Go there, over/ })

  await test.step('End goes to the last step that is shown, which is no beginning', async () => {
    await expect(beginning).toHaveCount(0)
    await page.keyboard.press('End')
    for (const line of [220, 120, 20]) {
      await page.keyboard.press('Enter')
      await expect(
        history.getByRole('button', { name: new RegExp(`Note: Line ${line} `) }),
      ).toBeFocused()
      await page.keyboard.press('End')
    }
    await expect(beginning).toBeFocused()
  })

  await test.step('a jump over more than a few steps says what goes along, and asks', async () => {
    await page.keyboard.press('Enter')
    await expect(question).toContainText('320 steps are taken back, from “Note: Line 320”')
    await expect(question).toContainText('to “Note: Line 1”')
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(history.locator('[aria-current=step]')).toContainText('Line 320')
    await beginning.press('Enter')
    await question.getByRole('button', { name: 'Go there' }).click()
    await expect(beginning).toHaveAttribute('aria-current', 'step')
  })

  await test.step('a step is found by its words, and a few steps are gone unasked', async () => {
    await history.getByRole('textbox', { name: 'Find a step' }).fill('line 317')
    await history.getByRole('button', { name: /Note: Line 317 / }).click()
    await question.getByRole('button', { name: 'Go there' }).click()
    await expect(history.locator('[aria-current=step]')).toContainText('Line 317')
    await history.getByRole('textbox', { name: 'Find a step' }).fill('line 320')
    await history.getByRole('button', { name: /Note: Line 320 / }).click()
    await expect(history.locator('[aria-current=step]')).toContainText('Line 320')
    await page.keyboard.press('Escape')
    await undoes(page, 'Line 320')
  })
})

test('what was written over is a branch that can be gone back to', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await jot(page, 12)
  for (let undo = 0; undo < 5; undo++) {
    await undoes(page, `Line ${12 - undo}`)
    await page.keyboard.press('Control+z')
  }
  await undoes(page, 'Line 7')
  await jot(page, 1, 'Another line')
  const history = await openHistory(page)
  await history.getByRole('button', { name: /^Written over, 5 steps, from: Note: Line 8/ }).click()
  await history.getByRole('button', { name: /^Note: Line 10 / }).click()
  const question = page.getByRole('dialog', { name: 'Go there, over 4 steps?' })
  await expect(question).toContainText('One step is taken back: “Note: Another line 1”')
  await expect(question).toContainText('3 steps are brought back, from “Note: Line 8”')
  await question.getByRole('button', { name: 'Go there' }).click()
  await expect(history.locator('[aria-current=step]')).toContainText('Line 10')
  await expect(history.getByRole('button', { name: /^Written over, one step/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await undoes(page, 'Line 10')
  await page.keyboard.press('Control+Shift+Z')
  await undoes(page, 'Line 11')
})

test('somebody who was removed is brought back, and what was done since stays', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const made = await call('npc.create', { name: 'Sister Ansel', secret: 'She copied it.' })
    const { npcId: id } = (made as { value: { npcId: string } }).value
    await call('cast.remove', { member: { type: 'npc', id } })
  })
  await jot(page, 3)
  await undoes(page, 'Line 3')
  const history = await openHistory(page)
  const back = history.getByRole('button', { name: 'Bring back', exact: true })
  await expect(back).toBeVisible()
  await picture(table, 'history-bring-back')
  await back.press('Enter')
  await expect(back).toHaveCount(0)
  await expect(history.getByText('Bring back Sister Ansel, who was removed')).toBeVisible()
  await expect(history.getByRole('button', { name: /Note: Line 3/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Cast' }).click()
  await expect(page.getByRole('main').getByText('Sister Ansel').first()).toBeVisible()
})
