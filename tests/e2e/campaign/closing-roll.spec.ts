import { expect, resize, test } from '../app'
import { makeClosingRoll, reportMission, settleRoll } from '../story/mission'
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
