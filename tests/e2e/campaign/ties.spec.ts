import type { Page, TestInfo } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { layoutFaults } from '../layout'
import { call } from '../story/campaign'
import { Hands } from '../story/hands'

/** The screen as it is in the smallest window and in a common one, in every theme. */
async function show(table: Table, info: TestInfo, name: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1024, 640],
  ] as const) {
    await resize(table, width, height)
    for (const theme of ['light', 'dim-red', 'dark']) {
      await table.page.evaluate((shown) => (document.documentElement.dataset.theme = shown), theme)
      await table.page.screenshot({ path: info.outputPath(`${name}-${theme}-${width}.png`) })
    }
  }
}

/** Ties of a small town, beside the one that is made by hand. */
async function tieTown(page: Page): Promise<void> {
  const made = async (name: string) => {
    const { npcId } = (await call(page, 'npc.create', { name })) as { npcId: string }
    return { type: 'npc', id: npcId }
  }
  const tie = (from: object, relation: string, to: object) =>
    call(page, 'tie.create', { from, relation, to })
  const maro = await made('Maro of the Salt Gate')
  const ansa = await made('Ansa')
  const berrin = await made('Berrin')
  const culver = await made('Old Culver')
  const dame = await made('Dame Isolde Ferrant')
  const edda = await made('Edda')
  await tie(ansa, 'sister of', maro)
  await tie(maro, 'owes', ansa)
  await tie(berrin, 'serves', maro)
  await tie(culver, 'father of', berrin)
  await tie(dame, 'hates', culver)
  await tie(edda, 'serves', dame)
  await tie(await made('Finn'), 'is in love with', edda)
  await tie({ type: 'character', id: 'character-brannoch' }, 'once rescued', maro)
}

test('people are tied by keys, and drawn with a way to every card', async ({ table }, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()

  await test.step('nothing is tied yet', async () => {
    await hands.press('Alt+Shift+G')
    const dialog = page.getByRole('dialog', { name: 'Who is tied to whom' })
    await expect(dialog).toContainText('Nothing is tied yet')
    await page.screenshot({ path: info.outputPath('empty.png') })
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('an NPC is tied to another by keys, and both cards say so', async () => {
    await tieTown(page)
    await hands.press('Control+2')
    await page.getByRole('button', { name: 'Hob Sallow', exact: true }).click()
    const card = page.getByRole('region', { name: 'Hob Sallow' })
    await card.focus()
    await hands.press('Alt+Shift+B')
    const dialog = page.getByRole('dialog', { name: 'Tie Hob Sallow to' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await hands.type('owes')
    await dialog.getByRole('combobox').focus()
    await hands.type('salt gate')
    await expect(dialog.getByRole('status')).toHaveText('Hob Sallow owes Maro of the Salt Gate')
    await page.screenshot({ path: info.outputPath('form.png') })
    expect(await inEveryTheme(page)).toEqual(clean)
    expect(await layoutFaults(table, 'tying')).toEqual([])
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
    const ties = card.getByRole('group', { name: 'Ties of Hob Sallow' })
    await expect(ties).toContainText('Hob Sallow owes Maro of the Salt Gate')
    await show(table, info, 'card')
    expect(await inEveryTheme(page)).toEqual(clean)
    await ties.getByRole('link', { name: /^Maro/ }).click()
    const other = page.getByRole('group', { name: 'Ties of Maro of the Salt Gate' })
    await expect(other).toContainText('Hob Sallow owes Maro of the Salt Gate')
  })

  await test.step('the ties around somebody are drawn, and lead to their cards', async () => {
    await page.getByRole('button', { name: 'Draw the ties around Maro' }).click()
    const dialog = page.getByRole('dialog', { name: 'Who is tied to whom' })
    const drawing = dialog.getByRole('group', { name: 'Ties, drawn' })
    await expect(drawing.getByRole('link')).toHaveCount(6)
    await show(table, info, 'around')
    await dialog.getByRole('radio', { name: 'Everything' }).click()
    await expect(drawing.getByRole('link')).toHaveCount(9)
    await expect(dialog.getByRole('list')).toContainText('Finn is in love with Edda')
    await show(table, info, 'all')
    expect(await inEveryTheme(page)).toEqual(clean)
    expect(await layoutFaults(table, 'ties')).toEqual([])
    await drawing.getByRole('link', { name: /^Dame Isolde/ }).focus()
    await hands.press('Tab Shift+Tab')
    await page.screenshot({ path: info.outputPath('focus.png') })
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Dame Isolde Ferrant' })).toBeFocused()
  })

  await test.step('a tie is taken away and brought back', async () => {
    const ties = page.getByRole('group', { name: 'Ties of Dame Isolde Ferrant' })
    await ties
      .getByRole('button', { name: 'Take away: Dame Isolde Ferrant hates Old Culver' })
      .click()
    await expect(ties).not.toContainText('hates')
    await hands.press('Control+z')
    await expect(ties).toContainText('Dame Isolde Ferrant hates Old Culver')
  })

  await test.step('what becomes of ties is told before a place or a front goes', async () => {
    const { placeId } = (await call(page, 'place.create', { name: 'The quay' })) as {
      placeId: string
    }
    const quay = { type: 'place', id: placeId }
    const bell = { type: 'front', id: 'front-drowned-bell' }
    await call(page, 'tie.create', { from: quay, relation: 'lies below', to: bell })
    await page.getByRole('button', { name: 'The quay', exact: true }).click()
    await page.getByRole('region', { name: 'The quay' }).focus()
    const question = page.getByRole('dialog', { name: /^Remove/ })
    await hands.press('Shift+Delete')
    await expect(question).toContainText('Its ties go with it: The quay lies below The Drowned')
    await hands.press('Escape Control+3 Shift+Delete')
    await expect(question).toContainText('Its ties go with it: The quay lies below The Drowned')
    await hands.press('Escape')
  })
})
