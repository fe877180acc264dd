import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { Hands } from '../story/hands'

test('a move of the table’s own is written, made, kept in the library and found, by keys alone', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  const dialog = page.getByRole('dialog', { name: 'Moves of your own' })

  await test.step('it is written', async () => {
    await hands.press('Control+k')
    await hands.type('moves of your own')
    await hands.press('Enter')
    await expect(dialog.getByText('No move of your own yet.')).toBeVisible()
    await hands.tabTo('Name')
    await hands.type('Call on the lamp')
    await hands.tabTo('Trigger')
    await hands.type('When you hold up a lamp of the Company')
    await hands.tabTo('On 10+')
    await hands.type('It shows the way.')
    await hands.press('Control+Enter')
    await expect(
      dialog.getByRole('button', { name: 'Call on the lamp', exact: true }),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'own-moves')
    await hands.press('Control+Shift+b')
    await expect(page.locator('[data-over-dialogs]')).toContainText(
      'Call on the lamp is in the library.',
    )
    await hands.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('it stands among the moves and is made', async () => {
    await hands.press('m')
    await expect(page.getByRole('combobox', { name: /^Which move/ })).toBeFocused()
    await hands.type('call on the')
    await expect(page.getByRole('option', { name: /Call on the lamp your own/ })).toBeVisible()
    await picture(table, 'own-moves-picker')
    await hands.press('Enter')
    await expect(page.getByText('When you hold up a lamp of the Company')).toBeVisible()
    await hands.press('Escape Escape')
  })

  await test.step('the search leads to it', async () => {
    await hands.press('Control+f')
    await hands.type('shows the way')
    await page.getByRole('option', { name: /Call on the lamp/ }).waitFor()
    await hands.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Call on the lamp')
  })
})
