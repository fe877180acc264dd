import { expect, resize, test } from '../app'
import { openSample } from '../story/move'

test('the keys that the panel of the players’ screen shows work in it, and what it looks for is in sight', async ({
  table,
}) => {
  const { page, app } = table
  await openSample(page)
  await resize(table, 1280, 720)
  await page.keyboard.press('Alt+Shift+F9')
  const panel = page.getByRole('dialog', { name: 'Players’ screen' })
  const find = panel.getByRole('combobox')
  await expect(find).toBeFocused()
  await page.waitForTimeout(800)
  await expect(find).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Control+Shift+P')
  await expect.poll(() => app.windows().length).toBe(2)
  await page.bringToFront()
  await page.keyboard.press('Control+Shift+W')
  await expect.poll(() => app.windows().length).toBe(1)
})
