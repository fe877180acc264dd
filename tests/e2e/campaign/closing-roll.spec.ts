import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, resize, startTable, test } from '../app'
import { endMission, makeClosingRoll, reportMission, settleRoll } from '../story/mission'
import { openSample } from '../story/move'

test('IF-070 a closing roll waits aloud for who holds it against somebody, and takes no dice for them', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await reportMission(page)
  await resize(table, 1024, 640)
  await makeClosingRoll(page, 'Brannoch', '11', ['Spirit up by 1'])
  const roll = page.getByRole('region', { name: 'Closing roll of Brannoch' })
  await expect(roll.getByRole('button', { name: 'Confirm the roll' })).toBeDisabled()
  await expect(roll.getByText('Not yet: Say who openly holds it against Brannoch.')).toBeVisible()

  await page.keyboard.press('Control+Enter')
  const who = roll.getByRole('group', { name: 'Who openly holds it against Brannoch' })
  await expect(who.getByRole('radio').first()).toBeFocused()
  await expect(who).toBeInViewport({ ratio: 0.99 })
  await expect(page.locator('.sr-only[aria-live=polite]')).toContainText(
    'Not yet: Say who openly holds it against Brannoch.',
  )

  // Dice of whoever rolls next, typed blindly: one digit chooses, and that is said with what was refused.
  await page.keyboard.type('2 1', { delay: 150 })
  await expect(page.getByRole('alert')).toContainText(/2 chose “.+”\. These keys were not taken/)
  await expect(who.getByRole('radio').nth(1)).toBeChecked()
  await expect(who.getByRole('radio').first()).not.toBeChecked()
  await expect(roll.getByText(/^Not yet/)).toBeHidden()
  await page.waitForTimeout(900)
  await settleRoll(page, 'Brannoch')
})

const rollOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `Closing roll of ${name}` })
const diceOf = (page: Page, name: string) =>
  rollOf(page, name).getByRole('textbox', { name: `Dice of ${name}` })
const once = (page: Page, name: string) =>
  rollOf(page, name).getByRole('button', { name: 'Once more: 1 XP' })
const reportOf = (page: Page, name: string) => page.getByRole('form', { name: `Report of ${name}` })
const draftsIn = (page: Page) =>
  page.evaluate(async () => JSON.stringify(await window.ironTable.call('draft.list', {})))

test('IF-064, IF-069 a report and a closing roll that were begun are there again after another view, and after a restart', async ({
  folder,
}) => {
  test.setTimeout(300_000)
  const first = await startTable(folder)
  await openSample(first.page)
  await resize(first, 1440, 900)
  await reportMission(first.page)

  await test.step('a report, at the word of the game master alone', async () => {
    const { page } = first
    await page.getByRole('button', { name: 'Report of Maro' }).click()
    await reportOf(page, 'Maro').getByRole('radio', { name: 'Ysolt' }).click()
    await page.keyboard.press('Control+1')
    await page.keyboard.press('Control+4')
    await expect(page.getByRole('button', { name: 'Report of Maro' })).toBeVisible()
    await expect(reportOf(page, 'Maro')).toHaveCount(0)
    await page.getByRole('button', { name: '1 draft' }).click()
    await page.getByRole('menuitem', { name: 'Go on with: Report of Maro' }).click()
    await expect(reportOf(page, 'Maro').getByRole('radio', { name: 'Ysolt' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(reportOf(page, 'Maro')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '1 draft' })).toHaveCount(0)
  })

  await test.step('the dice of one who is not the first, and what they took', async () => {
    const { page } = first
    await page.getByRole('button', { name: 'Roll for Ysolt' }).click()
    await diceOf(page, 'Ysolt').focus()
    await page.keyboard.type('66')
    await once(page, 'Ysolt').click()
    await page.keyboard.press('Control+1')
    await page.keyboard.press('Control+4')
    await expect(once(page, 'Ysolt')).toBeVisible()
    await expect.poll(() => draftsIn(page)).toContain('closingRoll')
  })

  const gone = first.app.waitForEvent('close')
  first.app.process().kill('SIGKILL')
  await gone
  const second = await startTable(folder, [
    join(folder, 'campaigns', 'The Lantern Company.irontable'),
  ])
  await second.page.getByRole('link', { name: 'Missions' }).click()
  await once(second.page, 'Ysolt').click()
  await settleRoll(second.page, 'Ysolt')
  await expect(second.page.getByRole('button', { name: '1 draft' })).toHaveCount(0)
  await expect.poll(() => draftsIn(second.page)).not.toContain('closingRoll')
  await second.app.close()
  expect(second.complaints).toEqual([])
})

test('IF-064 the laptop is handed to the player of somebody absent, whom the round passes by', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await endMission(page)
  const here = page.getByRole('group', { name: 'Brannoch' }).getByRole('checkbox')
  await here.click()
  await expect(here).not.toBeChecked()
  await page.keyboard.press('Shift+P')
  await expect(page.getByRole('heading', { name: 'Hand the laptop to Ysolt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+G')
  await page.getByRole('button', { name: 'Hand the laptop to Brannoch' }).click()
  await expect(page.getByRole('heading', { name: 'Hand the laptop to Brannoch' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Brannoch: your report' })).toBeVisible()
})
