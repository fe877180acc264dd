import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { readPdf } from '../pdf'
import { picture } from '../picture'
import { Hands } from '../story/hands'

const saveTo = ({ app }: Table, path: string) =>
  app.evaluate(({ dialog }, to) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: to })
  }, path)

/** Has the window show its text in a size. */
async function textAt({ page }: Table, textSize: number): Promise<void> {
  const width = await page.evaluate(() => window.outerWidth)
  const written = { theme: 'dark', keys: {}, coversFoes: false, motion: 'reduced', textSize }
  await page.evaluate((given) => window.ironTable.call('preferences.write', given), written)
  await expect
    .poll(() => page.evaluate(() => window.innerWidth))
    .toBe(Math.round((width * 100) / textSize))
}

test('three cards and a fight are printed by keys alone', async ({ table, folder }) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()

  await hands.press('Control+p')
  const dialog = page.getByRole('dialog', { name: 'Print prep' })
  await expect(dialog.getByText('Nothing is ticked')).toBeVisible()

  await test.step('three cards', async () => {
    const path = join(folder, 'cards.pdf')
    await saveTo(table, path)
    for (const name of ['Hob Sallow', 'Nettle', 'Crooked Wat']) {
      await hands.tabTo(name)
      await hands.press('Space')
    }
    await expect(
      dialog.locator('.prints .card h2', { hasText: 'Crooked Wat' }).first(),
    ).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'print-cards')
    await resize(table, 1024, 640)
    if (process.env.IRON_TABLE_PICTURES) {
      const small = join(process.env.IRON_TABLE_PICTURES, 'print-cards-1024.png')
      await page.screenshot({ path: small })
    }
    // However large the text, what is ticked and what is printed share the height there is.
    await textAt(table, 150)
    const panes = await dialog.getByRole('region', { name: 'How it will be printed' }).boundingBox()
    expect(panes?.height).toBeGreaterThan(180)
    const sends = await dialog.getByRole('button', { name: 'Save as PDF' }).boundingBox()
    expect((sends?.y ?? 0) + (sends?.height ?? 0)).toBeLessThan(640 / 1.5)
    if (process.env.IRON_TABLE_PICTURES) {
      const large = join(process.env.IRON_TABLE_PICTURES, 'print-cards-1024-150.png')
      await page.screenshot({ path: large })
    }
    await textAt(table, 100)
    await hands.press('Control+Enter')
    await expect(dialog.getByText(`Saved as ${path}`)).toBeVisible({ timeout: 60_000 })
    const pdf = await readPdf(path)
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.pages[0]).toMatchObject({ width: 596, height: 843 })
    for (const name of ['Hob Sallow', 'Nettle', 'Crooked Wat']) {
      expect(pdf.pages[0]?.text).toContain(name)
    }
    await hands.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('one of the cast, from the menu of their card', async () => {
    await hands.press('Control+2')
    const menu = page.getByRole('button', { name: 'More with Tamsin' })
    await menu.focus()
    await hands.press('Enter')
    await page.getByRole('menuitem', { name: 'Print…' }).focus()
    await hands.press('Enter')
    await expect(dialog.locator('.prints').getByText('Tamsin').first()).toBeVisible()
    await hands.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('a fight, from its own menu’s keys', async () => {
    const path = join(folder, 'fight.pdf')
    await saveTo(table, path)
    await hands.press('Control+1')
    await hands.press('Control+Alt+p')
    await expect(dialog.locator('.fighter').first()).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'print-fight')
    await dialog.getByRole('radio', { name: 'Players' }).click()
    await expect(dialog.getByText('For players there are no Fights')).toBeVisible()
    await dialog.getByRole('button', { name: 'Print for the GM' }).click()
    await expect(dialog.locator('.fighter').first()).toBeVisible()
    await hands.press('Control+Enter')
    await expect(dialog.getByText(`Saved as ${path}`)).toBeVisible({ timeout: 60_000 })
    const { pages } = await readPdf(path)
    expect(pages.map(({ text }) => text).join(' ')).toContain('Boulder Joss')
    expect(existsSync(path)).toBe(true)
  })

  await test.step('a GM screen with tables of the rules', async () => {
    const path = join(folder, 'screen.pdf')
    await saveTo(table, path)
    await hands.press('Escape')
    await hands.press('Control+p')
    await dialog.getByRole('radio', { name: 'GM screen' }).press('Space')
    for (const name of ['Cover (Cold Iron)', 'Fumbles (Cold Iron)', 'Weapons (Cold Iron)']) {
      await dialog.getByRole('checkbox', { name, exact: true }).press('Space')
    }
    await expect(dialog.locator('.screen').getByText('Bushes and rocks')).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'print-screen')
    await hands.press('Control+Enter')
    await expect(dialog.getByText(`Saved as ${path}`)).toBeVisible({ timeout: 60_000 })
    const { pages } = await readPdf(path)
    expect(pages.map(({ text }) => text).join(' ')).toContain('Bushes and rocks')
  })
})
