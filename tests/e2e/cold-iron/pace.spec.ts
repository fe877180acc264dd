import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { beginFight, stepHeading } from '../story/fight'

/** What lies between a key and the next where dice are read from the table, in milliseconds. */
const paces = [150, 250] as const

const attackRoll = (page: Page) =>
  page.getByRole('textbox', { name: 'Percentile roll of the attack' })
const damageDice = (page: Page) => page.getByRole('textbox', { name: /^Damage dice/ })
const rowOf = (page: Page, who: string) =>
  page.locator('.declare-row').filter({ has: page.getByText(who, { exact: true }) })

for (const pace of paces) {
  test(`a turn is typed with ${pace} ms between the keys, and every key lands where it was meant`, async ({
    table: { page },
  }) => {
    test.slow()
    const notTaken = page.getByText('These keys were not taken:')
    const missing = page.getByText(/ missing\.$/)
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key)
        await page.waitForTimeout(pace)
      }
      await expect(notTaken).toHaveCount(0)
      await expect(missing).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Open the sample campaign' }).click()
    await beginFight(page)
    await press('Alt+Enter')
    await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()

    await test.step('who strikes and at whom, pair by pair, through both sides', async () => {
      const pairs = ['38', '17', '26', '45', '81', '52', '03', '64', '91', '72']
      await press(...pairs.join(''))
      await expect(page.getByText('Everyone has declared.')).toBeVisible()
      await expect(rowOf(page, 'Brannoch')).toContainText('→ Wat')
      await expect(rowOf(page, 'Wat')).toContainText('→ Ysolt')
    })

    await test.step('the dice of every attack, damage and all', async () => {
      const heading = page.locator('#step-title')
      for (let step = 5; step <= 12; step++) {
        const shown = await heading.innerText()
        while ((await attackRoll(page).isVisible()) || (await damageDice(page).isVisible())) {
          if (await damageDice(page).isVisible()) {
            const open = await page.locator('.tiles .die-tile').count()
            await press(...'3'.repeat(open), 'Enter')
          } else await press('6', '1', 'Enter')
        }
        await press('Alt+Enter')
        if ((await heading.innerText()) === shown) break
        if ((await heading.innerText()).startsWith('1 ')) break
      }
      await expect(stepHeading(page, '1 Full defence')).toBeVisible()
    })
  })
}
