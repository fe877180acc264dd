import { expect, test } from '../app'
import { call } from '../story/campaign'
import { beginFight, stepHeading } from '../story/fight'

test('CI-065 that a body holds somebody back is told, and what desperation sets aside and costs', async ({
  table: { page },
}) => {
  const news = page.locator('.sr-only[aria-live]')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await call(page, 'encounter.act', {
    encounterId: 'encounter-toll-bridge',
    event: { type: 'damage', combatantId: 'combatant-ysolt', points: 14, kind: 'real' },
  })
  await expect(news).toHaveText(
    /Ysolt has −\d+ on everything from now on; desperation sets it aside for one turn\./,
  )
  await page.keyboard.press('Alt+Enter')
  await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
  await page
    .getByRole('button', { name: /^Ysolt / })
    .first()
    .press('Enter')
  await page.keyboard.press('d')
  await page.keyboard.press('7')
  await expect(news).toHaveText(
    /Ysolt: Desperate → Wat.* Ysolt sets aside −\d+ this turn; afterwards, one point more is off everything/,
  )
})
