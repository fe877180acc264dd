import { expect, test } from '../app'
import { Hands } from '../story/hands'
import { withPlayers } from '../story/players'

test('whoever was shown to the players by their own name is known by it: nobody is asked again', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  const drawer = page.getByRole('dialog', { name: 'Players’ screen' })
  const named = page.getByRole('dialog', { name: 'Show Crooked Wat to the players?' })
  await hands.press('Alt+Shift+F9')
  const finder = drawer.getByRole('combobox', { name: /^Show somebody/ })
  const show = async () => {
    await finder.fill('Crooked Wat')
    await expect(drawer.getByRole('option', { name: /Crooked Wat/ }).first()).toBeVisible()
    await finder.press('Enter')
  }
  await show()
  await named.getByRole('textbox').press('Enter')
  await expect(named).toBeHidden()
  await expect(finder).toHaveValue('')
  await show()
  await expect(finder).toHaveValue('')
  await expect(named).toBeHidden()
  await expect(players.getByRole('heading', { name: 'Crooked Wat' })).toBeVisible()
})
