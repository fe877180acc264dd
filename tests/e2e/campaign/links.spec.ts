import { expect, test } from '../app'
import { picture } from '../picture'
import { Hands } from '../story/hands'

test('a name is linked in every long text as in a note', async ({ table }) => {
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  await page.keyboard.press('Control+2')
  await page.getByRole('heading', { name: 'NPCs' }).waitFor()

  await test.step('of a person', async () => {
    await page.evaluate(() =>
      window.ironTable.call('npc.create', { name: 'Sister Wenna', sheets: {} }),
    )
    await page
      .getByRole('button', { name: /^Sister Wenna/ })
      .first()
      .click()
    await hands.press('e')
    const dialog = page.getByRole('dialog')
    const described = dialog.getByRole('textbox', { name: 'What is said of them' })
    await described.focus()
    await hands.type('Fears @bran')
    await expect(page.getByRole('option', { name: /Brannoch/ })).toBeVisible()
    expect(await described.getAttribute('aria-activedescendant')).not.toBeNull()
    await picture(table, 'cast-form-names')
    // The list alone is put away first, and the next name opens it again.
    await hands.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await hands.type('n')
    await expect(page.getByRole('option', { name: /Brannoch/ })).toBeVisible()
    await hands.press('Enter')
    await hands.type(' and loves @ysolt')
    await hands.press('Escape')
    await dialog.getByRole('textbox', { name: 'What only you know' }).focus()
    await expect(described).toHaveValue('Fears [[Brannoch]] and loves [[Ysolt]]')
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Brannoch, Character' })).toBeVisible()
  })

  await test.step('of an objective, in whose line Enter means more', async () => {
    await page.keyboard.press('Control+4')
    await page.getByRole('button', { name: 'New objective' }).click()
    const line = page.getByRole('textbox', { name: 'New objective' })
    await line.focus()
    await hands.type('Free @bran')
    await expect(page.getByRole('option', { name: /Brannoch/ })).toBeVisible()
    await hands.press('Enter')
    // The blank to write on after gives way to punctuation.
    await expect(line).toHaveValue('Free [[Brannoch]] ')
    await hands.type('.')
    await expect(line).toHaveValue('Free [[Brannoch]].')
    await hands.press('Enter')
    await expect(line).toHaveValue('')
    await expect(page.getByText('Free Brannoch.', { exact: true })).toBeVisible()
  })
})
