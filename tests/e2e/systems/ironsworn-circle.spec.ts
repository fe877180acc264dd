import { expect, test } from '../app'
import { openFray } from '../story/fray'
import { Hands } from '../story/hands'

test('IS-112 the circle is drawn against a foe who has just come: its dice have the focus, and nothing to burn makes no mission', async ({
  table,
  folder,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  await openFray(table, folder)
  const dice = page.getByRole('textbox', { name: 'Dice of Draw the Circle' })
  for (const name of ['Xanthe', 'Zyxo']) {
    await hands.press('f')
    await expect(page.getByRole('combobox', { name: /Find a foe/ })).toBeFocused()
    await hands.type(name)
    await hands.press('Control+Enter')
    await expect(page.locator('[data-foe]:focus')).toHaveText(name)
    await hands.press('o 6 4 3')
    await expect(dice).toBeFocused()
    await expect(dice).toHaveValue(/6 4 3/)
    if (name === 'Zyxo') break
    await hands.press('Escape')
    await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
    await expect(dice).toBeHidden()
  }
  await hands.press('Backspace Backspace Backspace Alt+b')
  await expect(page.getByText('There is nothing to burn')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'At the table' })).toBeAttached()
  await expect(dice).toBeVisible()
})
