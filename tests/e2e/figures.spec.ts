import { expect, resize, test } from './app'
import { clean, inEveryTheme } from './axe'
import { Hands } from './story/hands'

test('CI-004, CI-096: the figures of a fighter are worked out, taken over and undone by keys', async ({
  table,
}, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('region', { name: 'Figures' })
  const write = async (cell: string, text: string) => {
    await dialog.getByRole('textbox', { name: cell, exact: true }).first().focus()
    await hands.press('Control+a')
    await hands.type(text)
  }
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()

  await test.step('the dialog opens from the card of the one who is meant', async () => {
    await hands.press('Control+2')
    await page.getByRole('article').first().focus()
    await hands.press('Shift+W')
    await expect(dialog).toBeVisible()
  })

  await test.step('the fighter of the book: STR 18, DEX 16, third level: H 11', async () => {
    await write('Strength', '18')
    await write('Dexterity, unburdened', '16')
    await write('Melee', '3')
    await write('Dodge', '2')
    for (const [width, height] of [
      [1280, 720],
      [1024, 640],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`figures-${width}.png`) })
    }
    expect(await inEveryTheme(page)).toEqual(clean)
    await expect(list).toBeVisible()
  })
})
