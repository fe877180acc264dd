import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { call } from '../story/campaign'
import { beginFight, closeStep } from '../story/fight'

const bench = (page: Page, who: string) => page.getByRole('region', { name: `${who} declares` })

/** Begins the fight of the sample, in the step of spells, with Tamsin at the bench. */
async function beginCasting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await closeStep(page, '2 Spells begun')
  await page
    .getByRole('button', { name: /^Tamsin / })
    .first()
    .press('Enter')
}

test('a spell that is cast at somebody is declared at nobody by its button alone, and says whom it cannot heal', async ({
  table: { page },
}) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await beginCasting(page)
  const whom = bench(page, 'Tamsin').getByRole('group', { name: 'Whom' })
  const cast = page.getByRole('button', { name: /^Tamsin .*Casts Mend/ })

  await test.step('Enter goes to whom it is cast at, and stays there until somebody is named', async () => {
    await press('s')
    await page.keyboard.type('Mend')
    await press('Enter')
    await expect(whom).toBeFocused()
    for (let times = 0; times < 3; times++) {
      await press('Enter')
      await expect(page.getByText('It is cast at somebody: at whom?')).toBeVisible()
      await expect(whom).toBeFocused()
    }
    await expect(cast).toHaveCount(0)
    await bench(page, 'Tamsin').getByRole('button', { name: 'Declare' }).click()
    await expect(cast).toBeVisible()
    await press('Control+z')
    await expect(cast).toHaveCount(0)
    await press('s')
    await page.keyboard.type('Mend')
    await press('Enter', '2', 'Enter')
    await expect(page.getByRole('button', { name: /^Tamsin .*Casts Mend.* → Ysolt/ })).toBeVisible()
  })

  await test.step('CI-063: of the dying it says that only empathic healing helps them', async () => {
    await call(page, 'encounter.act', {
      encounterId: 'encounter-toll-bridge',
      event: { type: 'damage', combatantId: 'combatant-ysolt', points: 45, kind: 'real' },
    })
    for (const next of ['3', '4', '5', '6', '7']) {
      await closeStep(page, new RegExp(`^${next}`))
    }
    await expect(page.getByRole('textbox', { name: 'Percentile roll of the spell' })).toBeFocused()
    await page.keyboard.type('82')
    await press('Enter')
    const spell = page.getByRole('region', { name: 'The spell' })
    const vain = spell.getByText('Only empathic healing helps the dying: Ysolt.')
    await expect(spell.getByRole('radio', { name: 'Healing' })).toBeChecked()
    await expect(vain).toBeVisible()
    await press('e')
    await expect(vain).toBeHidden()
    await press('e', 'h')
    await page.keyboard.type('4')
    await press('Enter')
    await expect(
      page.getByRole('region', { name: 'Takes effect when the step closes' }),
    ).toContainText('Only empathic healing helps the dying')
  })
})

test('a key of a declaration whose step has not come says when it is declared', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await closeStep(page, '2 Spells begun')
  await closeStep(page, '3 Movement declared')
  await closeStep(page, '4 Grapples declared')
  await page
    .getByRole('button', { name: /^Ysolt / })
    .first()
    .press('Enter')
  await page.keyboard.press('a')
  await expect(bench(page, 'Ysolt')).toContainText('That is declared in step 5')
  await expect(page.locator('.sr-only[aria-live]')).toContainText('That is declared in step 5')
  await closeStep(page, '5 Attacks declared')
  await expect(page.getByText('after Escape any number says who declares')).toBeVisible()
})
