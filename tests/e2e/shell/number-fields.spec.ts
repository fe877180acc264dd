import { expect, test } from '../app'
import { call } from '../story/campaign'
import { openOath } from '../story/oath'

test('a number is what is typed: preview and what lands are the same, and what is none is refused in words', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openOath(table, folder)
  const momentum = async () => {
    const list = (await call(page, 'character.list', {})) as {
      name: string
      sheets: { ironsworn?: { momentum: number } }
    }[]
    return list.find(({ name }) => name === 'Asta')?.sheets.ironsworn?.momentum
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('change a figure')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Asta' }).click()
  const dialog = page.getByRole('dialog', { name: /Change a figure/ })
  await dialog.getByRole('radio', { name: 'Momentum' }).click()
  const by = dialog.getByRole('spinbutton')
  await by.focus()
  // A letter is not taken, nor are two numbers with a blank between.
  await page.keyboard.type('x')
  await expect(dialog.getByRole('alert')).toHaveText('A number takes digits: “x” was not taken.')
  await page.keyboard.type('1 9')
  await expect(by).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('alert')).toHaveText('“1 9” is no whole number, and not taken.')
  await page.screenshot({ path: info.outputPath('no-number.png') })
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeVisible()
  // Left, the field has what stood there before, and that can be sent.
  await page.keyboard.press('Tab')
  await expect(by).toHaveValue('1')
  await expect(dialog.getByRole('alert')).toHaveText('“1 9” is no whole number, and not taken.')
  await by.focus()
  await page.keyboard.type('--')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeVisible()
  // What was refused gives way to what is typed next.
  await page.keyboard.type('- 2')
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(dialog.getByText(/2 → 0/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(momentum).toBe(0)
})
