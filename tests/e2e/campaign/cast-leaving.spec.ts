import { z } from 'zod'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { openEmpty, sheetsOf } from '../story/cast'
import { Hands } from '../story/hands'

const named = z.object({ value: z.array(z.object({ name: z.string() })) })

test('people leave play, come back and are removed, by keys', async ({ table, folder }) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = new Hands(page)
  const card = (name: string) => page.getByRole('article', { name })
  const npcCard = (name: string) => page.getByRole('region', { name, exact: true })
  const inPlay = async () => {
    const { characters, npcs } = await sheetsOf(page)
    return [...named.parse(characters).value, ...named.parse(npcs).value].map(({ name }) => name)
  }

  await test.step('four people', async () => {
    await openEmpty(table, folder)
    await page.evaluate(async () => {
      const { call } = window.ironTable
      const sheets = { ironsworn: {} }
      await call('character.create', { name: 'Ysolt', player: 'Anna', sheets })
      await call('character.create', { name: 'Brannoch', player: 'Tom', sheets })
      await call('npc.create', { name: 'Grol', description: 'An ogre.', sheets })
      await call('npc.create', { name: 'Wend', sheets })
      window.location.assign('#/cast')
    })
    await expect(card('Ysolt')).toBeVisible()
  })

  await test.step('an NPC is put on the table, which the history tells', async () => {
    await npcCard('Grol').focus()
    await hands.press('Alt+g')
    await expect(page.getByText('On the table now: Grol.')).toBeAttached()
  })

  await test.step('a character is put away, keeps the sheet, and comes back', async () => {
    await card('Ysolt').focus()
    await hands.press('Delete')
    await expect(card('Ysolt')).toContainText('Out of play')
    await expect(card('Ysolt')).toBeFocused()
    expect(await inPlay()).toEqual(['Brannoch', 'Grol', 'Wend'])
    await hands.tabTo('Show Ysolt’s sheets')
    await hands.press('Enter')
    await expect(card('Ysolt').getByRole('heading', { name: 'Ironsworn' })).toBeVisible()
    await picture(table, 'cast-away-character')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Delete')
    await expect(card('Ysolt')).not.toContainText('Out of play')
    await expect(card('Ysolt')).toBeFocused()
    await hands.press('Control+z')
    await expect(card('Ysolt')).toContainText('Out of play')
    await expect(card('Ysolt')).toBeFocused()
  })

  await test.step('an NPC stands under a heading of their own and is found, marked', async () => {
    await npcCard('Grol').focus()
    await hands.press('Delete')
    await expect(npcCard('Grol')).toContainText('Out of play')
    await expect(npcCard('Grol')).toBeFocused()
    const away = page.getByRole('list', { name: 'NPCs out of play' })
    await expect(away.getByRole('button', { name: /Grol/ })).toBeVisible()
    await picture(table, 'cast-away-npc')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+f')
    await hands.type('Grol')
    const hit = page.getByRole('option', { name: /Grol.*Out of play.*NPC/ })
    await expect(hit).toBeVisible()
    await picture(table, 'cast-away-found')
    await hands.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('who something hangs on is not removed, and it is told what', async () => {
    await npcCard('Grol').focus()
    await hands.press('Shift+Delete')
    const dialog = page.getByRole('dialog', { name: 'Remove Grol for good?' })
    await expect(dialog).toContainText('2 events of the history')
    await expect(dialog).toContainText('Put on the table: Grol')
    await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveCount(0)
    await picture(table, 'cast-remove-held')
    expect(await inEveryTheme(page)).toEqual(clean)
    await dialog.getByRole('link', { name: 'Everything the log tells of Grol' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /Grol/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Put on the table: Grol')
    await hands.press('Control+2')
  })

  await test.step('who was made by mistake is removed; undo brings them back', async () => {
    await card('Brannoch').focus()
    await hands.press('Shift+Delete')
    const dialog = page.getByRole('dialog', { name: 'Remove Brannoch for good?' })
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeFocused()
    await picture(table, 'cast-remove-free')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Enter')
    await expect(card('Brannoch')).toHaveCount(0)
    await expect(card('Ysolt')).toBeFocused()
    await hands.press('Control+z')
    await expect(card('Brannoch')).toBeVisible()
    expect(await inPlay()).toEqual(['Brannoch', 'Wend'])
  })

  await test.step('a list of names is written piece by piece, commas and all', async () => {
    await card('Brannoch').focus()
    await hands.press('w')
    const dialog = page.getByRole('dialog', { name: 'Brannoch: Ironsworn' })
    await dialog.getByRole('textbox', { name: 'Bonds', exact: true }).focus()
    await hands.type('Marrow, of the ford')
    await hands.press('Enter')
    await hands.type('Ash')
    await hands.press('Enter')
    await hands.press('Backspace Backspace')
    await expect(dialog.getByRole('button', { name: 'Take Ash away' })).toHaveCount(0)
    await hands.type('Elm')
    await picture(table, 'cast-list-cell')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    const { characters } = await sheetsOf(page)
    expect(characters).toMatchObject({
      value: [{ sheets: { ironsworn: { bonds: ['Marrow, of the ford', 'Elm'] } } }],
    })
  })

  await test.step('where somebody has several sheets the key asks which', async () => {
    await page.getByRole('button', { name: 'Sheets of Brannoch' }).focus()
    await hands.press('Enter')
    const begin = page.getByRole('menuitem', { name: 'Also plays Cold Iron: a blank sheet' })
    await expect(begin).toBeVisible()
    await begin.focus()
    await hands.press('Enter')
    await expect(card('Brannoch').getByRole('heading', { name: 'Cold Iron' })).toBeVisible()
    await card('Brannoch').focus()
    await hands.press('w')
    await expect(page.getByRole('menuitem', { name: /Write the sheet of Cold Iron/ })).toBeFocused()
    await picture(table, 'cast-write-menu')
    await hands.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Brannoch: Cold Iron' })).toBeVisible()
  })
})
