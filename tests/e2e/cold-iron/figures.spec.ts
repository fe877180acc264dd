import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { Hands } from '../story/hands'

test('CI-004, CI-096: the figures of a fighter are worked out, taken over and undone by keys', async ({
  table,
}, info) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = new Hands(page)
  const dialog = page.getByRole('dialog', { name: 'Brannoch: figures of Cold Iron' })
  const list = dialog.getByRole('region', { name: 'Figures' })
  const row = (name: string | RegExp) => list.getByRole('listitem').filter({ hasText: name })
  const card = page.getByRole('article', { name: 'Brannoch' })
  const write = async (cell: string, text: string) => {
    await dialog.getByRole('textbox', { name: cell, exact: true }).focus()
    await hands.press('Control+a')
    await hands.type(text)
  }
  const picture = async (name: string) => {
    for (const [width, height] of [
      [1280, 720],
      [1024, 640],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) })
    }
  }
  await page.getByRole('button', { name: 'Open the sample campaign' }).press('Enter')
  await page.getByRole('link', { name: 'Table' }).waitFor()

  await test.step('the dialog opens on the one whose card has the focus', async () => {
    await hands.press('Control+2')
    await expect(card).toContainText('Attack11')
    await card.focus()
    await hands.press('Shift+W')
    await expect(dialog).toBeVisible()
  })

  await test.step('STR 18, DEX 16 and the third level are the fighter of the book: H 11', async () => {
    await write('Strength', '18')
    await write('Dexterity, unburdened', '16')
    await write('Constitution', '14')
    await write('Fighter', '3')
    await write('Melee', '3')
    await write('Shield', '3')
    await write('Dodge', '2')
    await write('Unarmed', '1')
    await write('Shield’s defence', '4')
    await expect(row(/^Attack/)).toContainText('11')
    await expect(dialog.getByText('Defence 14 →16', { exact: true })).toBeVisible()
    await expect(row(/^Hit points/)).toContainText('24 →21')
    await picture('figures')
    // At its end nothing of it lies half behind the foot.
    await dialog.locator('.body').evaluate((body) => body.scrollTo(0, body.scrollHeight))
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('every figure says what makes it, with its rules', async () => {
    await row(/^Attack/)
      .getByRole('button', { name: /^Attack: 11/ })
      .focus()
    await hands.press('Enter')
    const sum = page.getByRole('dialog', { name: /^Attack: 11/ })
    await expect(sum).toContainText('Rating of level 3 in melee')
    await expect(sum).toContainText('CI-096')
    await picture('sum')
    await hands.press('Escape')
    await expect(dialog).toBeVisible()
  })

  await test.step('a load is added by keys, and every figure follows', async () => {
    await dialog.getByRole('button', { name: 'Add a line' }).last().focus()
    await hands.press('Enter')
    await dialog.getByRole('combobox', { name: 'Thing, line 2' }).focus()
    await hands.type('Chain and shield')
    await write('Encumbrance, line 2', '1290')
    await expect(row(/^Attack/)).toContainText('11 →10')
    await expect(dialog.getByText('Hexes a turn 17 →13', { exact: true })).toBeVisible()
    await picture('load')
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('one figure is left out, the others stand on the sheet with one key', async () => {
    await row(/^Hit points/)
      .getByRole('checkbox')
      .focus()
    await hands.press('Space')
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(card).toContainText('Attack10')
    await expect(card).toContainText('Points24')
  })

  await test.step('what was typed is kept: without the load the figures are worked out anew', async () => {
    await card.focus()
    await hands.press('Shift+W')
    await expect(dialog.getByRole('textbox', { name: 'Strength', exact: true })).toHaveValue('18')
    await expect(row(/^Hit points/)).toContainText('typed over')
    await write('Encumbrance, line 2', '0')
    await expect(row(/^Attack/)).toContainText('10 →11')
    await hands.press('Control+Enter')
    await expect(card).toContainText('Attack11')
  })

  await test.step('each is one step back', async () => {
    await hands.press('Control+z')
    await expect(card).toContainText('Attack10')
    await hands.press('Control+z')
    await expect(card).toContainText('Defence14')
    await expect(card).toContainText('Attack11')
  })

  await test.step('a rest heals by magic, and says what it costs', async () => {
    await hands.press('Shift+R')
    const rest = page.getByRole('dialog', { name: /^Rest/ })
    await rest.getByRole('checkbox', { name: 'Brannoch' }).focus()
    await hands.press('Space')
    await rest.getByRole('button', { name: 'Add healing by magic' }).focus()
    await hands.press('Enter')
    await expect(rest.getByRole('combobox', { name: 'Who is healed' })).toBeFocused()
    await expect(rest).toContainText('Magic can heal 24 more points today.')
    await picture('rest')
    expect(await inEveryTheme(page)).toEqual(clean)
  })
})
