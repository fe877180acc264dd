import { expect, test } from './app'

test('the sample campaign opens in one click', async ({ table: { page } }) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await expect(page.getByText('The Lantern Company').first()).toBeVisible()
})
