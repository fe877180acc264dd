import { expect, test } from '../app'
import { beginFight, stepHeading } from '../story/fight'

test('Shift+Enter begins a fight right after its place was chosen', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('button', { name: 'Prepare', exact: true }).first().click()
  const place = page.getByTitle('Place', { exact: true })
  await place.focus()
  await page.keyboard.press('Enter')
  const first = page.getByRole('menuitemcheckbox').first()
  await expect(first).toBeFocused()
  await expect(first).not.toHaveText('No place')
  const chosen = (await first.innerText()).trim()
  await page.keyboard.press('Enter')
  await expect(place).toBeFocused()
  await expect(place).toContainText(chosen)
  await page.keyboard.press('Shift+Enter')
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
})
