import { expect, test } from '../app'
import { Hands } from '../story/hands'

test.use({ samples: 'shipped' })

test('a move of any game is begun by its name, whichever game was played last', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: /^The Glass Orchard/ }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  const made = [
    ['volley', 'Volley'],
    ['engage in', 'Engage in Battle'],
    ['face dan', 'Face Danger'],
    ['eat of', 'Eat of the orchard'],
    ['take your', 'Take Your Shot'],
  ]
  for (const [typed = '', name = ''] of made) {
    await test.step(name, async () => {
      await hands.press('m')
      const find = page.getByRole('combobox', { name: /^Which move/ })
      await expect(find).toBeFocused()
      await hands.type(typed)
      await hands.press('Enter')
      await expect(find).toHaveCount(0)
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await hands.press('Escape')
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
    })
  }
})
