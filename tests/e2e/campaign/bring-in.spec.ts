import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture, pictureInTest } from '../picture'
import { Hands } from '../story/hands'

const fixtures = join(import.meta.dirname, '../../fixtures/prep')
/** Answers the dialogs of files with a path. */
const answerWith = ({ app }: Table, path: string) =>
  app.evaluate(({ dialog }, to) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: to })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [to] })
  }, path)

const rows = [
  ['Name', 'Description', 'HP', 'Shoe size'],
  ['Willa Thorn', 'Keeps bees', '6', '38'],
  ['Old Marrek', 'Counts the tolls', '9', '44'],
  ['Ysolde Vane', 'Sold the bell', 'many', '40'],
]

test('people come from a spreadsheet and notes from a folder, and all prep goes out as Markdown, by keys', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(240_000)
  const { page, app } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  const command = async (name: string) => {
    await hands.press('Control+k')
    await hands.type(name)
    await hands.press('Enter')
  }
  const answer = (path: string) => answerWith(table, path)

  await test.step('three NPCs of a spreadsheet are pasted', async () => {
    await command('Paste a table')
    const paste = page.getByRole('dialog', { name: 'Paste a table' })
    const field = paste.getByRole('textbox', { name: 'Rows' })
    await expect(field).toBeFocused()
    expect(await inEveryTheme(page)).toEqual(clean)
    await app.evaluate(
      ({ clipboard }, text) => clipboard.writeText(text),
      'Willa Thorn\tKeeps bees',
    )
    await hands.press('Control+v')
    await hands.press('Control+Enter')
    await expect(paste).toContainText('No column is called “Name”')
    await pictureInTest(table, (name) => info.outputPath(name), 'paste')
    await app.evaluate(
      ({ clipboard }, text) => clipboard.writeText(text),
      rows.map((row) => row.join('\t')).join('\n'),
    )
    await field.focus()
    await hands.press('Control+a')
    await hands.press('Control+v')
    await hands.press('Control+Enter')
    const offer = page.getByRole('dialog', { name: 'Bring in: the pasted table' })
    await expect(offer).toContainText('3 new, 0 different')
    await expect(offer).toContainText('Fields of your own: HP, Shoe size.')
    expect(await inEveryTheme(page)).toEqual(clean)
    await pictureInTest(table, (name) => info.outputPath(name), 'pasted')
    await picture(table, 'bring-in-pasted')
    await hands.press('Control+Enter')
    await expect(offer).toHaveCount(0)
    await hands.press('Control+2')
    await expect(page.getByRole('button', { name: /Willa Thorn/ }).first()).toBeVisible()
    await hands.press('Control+z')
    await expect(page.getByRole('button', { name: /Willa Thorn/ })).toHaveCount(0)
    // What came in does not stand there once more.
    await command('Paste a table')
    await expect(field).toHaveValue('')
    await hands.press('Escape')
  })

  await test.step('a folder of notes comes in', async () => {
    await answer(join(fixtures, 'vault'))
    await command('Bring in a folder of notes')
    const offer = page.getByRole('dialog', { name: 'Bring in: vault' })
    await expect(offer).toContainText('2 new, 0 different')
    await offer.getByText('3 things to look at').click()
    await expect(offer).toContainText('ferry.png')
    expect(await inEveryTheme(page)).toEqual(clean)
    await pictureInTest(table, (name) => info.outputPath(name), 'folder')
    await picture(table, 'bring-in-folder')
    await hands.press('Control+Enter')
    await expect(offer).toHaveCount(0)
    await command('Ottokar Vane')
    await expect(page.getByRole('main')).toContainText('Keeps the')
    await pictureInTest(table, (name) => info.outputPath(name), 'note')
  })

  await test.step('a file is known by what it is, and one that is none is refused in words', async () => {
    await answer(join(fixtures, 'tables.csv'))
    await command('Bring in a file')
    const offer = page.getByRole('dialog', { name: 'Bring in: tables' })
    await expect(offer).toContainText('2 new')
    await hands.press('Escape')
    await answer(join(fixtures, 'none'))
    await command('Bring in a folder of notes')
    const trouble = page.getByRole('dialog', { name: 'This did not work' })
    await expect(trouble).toContainText('no Markdown file')
    // Nothing is asked, so there is one way on beside the cross.
    await expect(trouble.locator('footer').getByRole('button')).toHaveText([/^Close/])
    await hands.press('Enter')
  })

  await test.step('all prep goes out as Markdown', async () => {
    await answer(folder)
    await command('Save all prep as Markdown')
    const hob = join(folder, 'The Lantern Company', 'npcs', 'Hob Sallow.md')
    await expect.poll(() => existsSync(hob)).toBe(true)
    expect(readFileSync(hob, 'utf8')).toContain('iron-table: npc')
    await answer(join(folder, 'The Lantern Company'))
    await command('Bring in a folder of notes')
    const offer = page.getByRole('dialog', { name: 'Bring in: The Lantern Company' })
    await expect(offer).toContainText('0 new, 0 different')
    await hands.press('Escape')
    await answer(join(folder, 'people.csv'))
    await command('Save people as a spreadsheet')
    await expect.poll(() => existsSync(join(folder, 'people.csv'))).toBe(true)
  })
})

test('all prep brings its calendar and what falls due into a new campaign', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const path = join(folder, 'prep.json')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  await page.evaluate(async () => {
    const months = [{ name: 'Rain', days: 40 }]
    await window.ironTable.call('calendar.edit', { months, era: 'after the Fall' })
    await window.ironTable.call('appointment.add', { name: 'The tithe is due', day: 60 })
  })
  await answerWith(table, path)
  await hands.press('Control+k')
  await hands.type('Save all prep as a file')
  await hands.press('Enter')
  await expect.poll(() => existsSync(path)).toBe(true)

  await answerWith(table, join(folder, 'new.irontable'))
  await page.evaluate(() =>
    window.ironTable.call('file.create', { name: 'Anew', systems: ['cold-iron'] }),
  )
  await expect(page.getByRole('button', { name: 'Anew' })).toBeVisible()
  await answerWith(table, path)
  await hands.press('Control+k')
  await hands.type('Bring in a file')
  await hands.press('Enter')
  const offer = page.getByRole('dialog', { name: 'Bring in: The Lantern Company' })
  const row = offer.getByRole('listitem').filter({ hasText: 'Calendar' }).first()
  await expect(row.getByRole('radio', { name: 'Write over it' })).toBeChecked()
  await row.getByText(/differences/).click()
  await expect(row).toContainText('after the Fall')
  await expect(offer).toContainText('The tithe is due, 21 Rain 2 after the Fall')
  expect(await inEveryTheme(page)).toEqual(clean)
  await pictureInTest(table, (name) => info.outputPath(name), 'calendar')
  await picture(table, 'bring-in-calendar')
  await hands.press('Control+Enter')
  await expect(offer).toHaveCount(0)
  const reply = await page.evaluate(() => window.ironTable.call('calendar.read', {}))
  expect(reply).toMatchObject({ value: { months: [{ name: 'Rain' }], era: 'after the Fall' } })
  expect(JSON.stringify(reply)).toContain('The tithe is due')
})
