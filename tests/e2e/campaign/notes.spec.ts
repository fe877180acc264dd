import type { Page } from '@playwright/test'
import { expect, startTable, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { Hands } from '../story/hands'

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Notes' }).waitFor()
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the note' })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const steps = async (page: Page) => {
  const reply = await page.evaluate(() => window.ironTable.call('history.list', {}))
  return (reply as { value: { batches: unknown[] } }).value.batches.length
}

test('K1 a note is written by keys alone, with links that follow their names', async ({
  table,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByText('No notes yet')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'notes-empty')
  await page.getByRole('link', { name: 'Cast' }).click()

  await hands.press('Alt+n')
  await expect(title(page)).toBeFocused()
  await hands.type('The bell at low tide')
  await hands.press('Enter')
  await expect(text(page)).toBeFocused()
  await hands.type('# Before dawn')
  await hands.press('Enter Enter')
  await hands.type('Ask [[bran')
  const offers = page.getByRole('listbox', { name: 'Whom or what do you mean?' })
  await expect(offers.getByRole('option', { name: /Brannoch/ })).toBeVisible()
  await picture(table, 'notes-link')
  await hands.press('Enter')
  await expect(text(page)).toHaveValue('# Before dawn\n\nAsk [[Brannoch]] ')
  await hands.type(' about [[The Tide Book]].')
  await hands.press('Enter')
  await hands.type(':::gm')
  await hands.press('Enter')
  await hands.type('It was **Wend** who rang.')
  await hands.press('Enter')
  await hands.type(':::')
  await hands.press('Control+s')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // Whoever leaves the text by Tab does not stand on what shows the note to the players.
  await hands.press('Tab')
  await expect(page.locator('[data-action="picture.insert"]')).toBeFocused()
  await hands.press('Shift+Tab')
  await expect(text(page)).toBeFocused()
  const preview = page.getByRole('region', { name: 'The bell at low tide' })
  await expect(preview.getByRole('heading', { name: 'Before dawn' })).toBeVisible()
  await expect(preview.getByRole('region', { name: 'GM only' })).toContainText(
    'It was Wend who rang.',
  )
  // Made, named, written: a step for each pause, and not one a key.
  expect(await steps(page)).toBeLessThan(7)
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'notes-written')

  await preview
    .getByRole('button', { name: /The Tide Book: nothing is called so yet/ })
    .press('Enter')
  // What was missing is open, ready to be written; it leads back to the note that wanted it.
  await expect(title(page)).toHaveValue('The Tide Book')
  await expect(title(page)).toBeFocused()
  const wanting = page.getByRole('region', { name: 'The Tide Book' })
  await wanting.getByRole('link', { name: 'The bell at low tide, Note' }).press('Enter')
  await expect(preview.getByRole('link', { name: 'The Tide Book, Note' })).toBeVisible()
  await page.evaluate(() =>
    window.ironTable.call('character.edit', {
      characterId: 'character-brannoch',
      name: 'Bran the Old',
    }),
  )
  await expect(preview.getByRole('link', { name: 'Bran the Old, Character' })).toBeVisible()
  await expect(text(page)).toHaveValue(/Ask \[\[Bran the Old\]\]/)
  await preview.getByRole('link', { name: 'Bran the Old, Character' }).press('Enter')
  const mentions = page.getByRole('group', { name: 'Mentioned in' })
  const back = mentions.getByRole('link', { name: 'The bell at low tide, Note' })
  await expect(back).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'notes-mentioned')
  await back.press('Enter')
  await expect(title(page)).toHaveValue('The bell at low tide')
})

test('K1 a note says how it stands with what it names, and its dice are rolled there', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  const body =
    'By [[The river rises]] and [[The Drowned Bell]], [[Nettle]] waits for [[Bring back the toll]]. ' +
    'After [[roll 2d6+1]] hours it rains, see [[roll omens]] and [[roll nothing]].'
  await page.evaluate(() =>
    window.ironTable.call('oracle.save', {
      name: 'Omens',
      dice: { count: 1, sides: 6 },
      text: '1-5 A crow\n6 A comet',
    }),
  )
  await page.evaluate(
    (text) => window.ironTable.call('note.create', { title: 'Friday', body: text }),
    body,
  )
  await page.getByRole('link', { name: 'Notes' }).click()
  const preview = page.getByRole('region', { name: 'Friday' })
  const river = preview.getByRole('link', { name: 'The river rises, Track' })
  await expect(river).toBeVisible()
  const state = river.locator('xpath=following-sibling::*[1]')
  await expect(state).toHaveText('2 of 6')
  // The note follows what becomes of it elsewhere.
  await page.evaluate(() =>
    window.ironTable.call('track.advance', { trackId: 'track-river', by: 1 }),
  )
  await expect(state).toHaveText('3 of 6')

  await preview.getByRole('button', { name: 'Roll 2d6+1' }).press('Enter')
  await expect(preview.locator('output')).toHaveText(/= \d+$/)
  await expect(page.getByRole('contentinfo')).toContainText(/2d6\+1 gives \d+/)
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'notes-live')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('contentinfo')).not.toContainText(/2d6\+1 gives \d+/)

  await expect(
    preview.getByRole('button', { name: /roll nothing: nothing is called so/ }),
  ).toBeVisible()
  await preview.getByRole('button', { name: 'Roll on Omens' }).press('Enter')
  const oracles = page.getByRole('dialog', { name: 'Oracles' })
  await expect(oracles.getByRole('button', { name: /^Omens/ })).toHaveAttribute('aria-current')
})

test('a name of several asks which; what is chosen stays', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await page.evaluate(async () => {
    await window.ironTable.call('npc.create', { name: 'Twin', description: 'The elder' })
    await window.ironTable.call('npc.create', { name: 'Twin', description: 'The younger' })
    await window.ironTable.call('note.create', { title: 'Twins', body: 'Find [[Twin]].' })
  })
  await page.getByRole('link', { name: 'Notes' }).click()
  await page.getByRole('button', { name: /Twin: several are called so/ }).click()
  await page.getByRole('menuitem', { name: /The younger/ }).click()
  await expect(page.getByRole('link', { name: 'Twin, NPC' })).toBeVisible()
  await expect(text(page)).toHaveValue('Find [[Twin #2]].')
})

test('what is typed survives another view, and the end of the program', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('Alt+n')
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('kept on the way')
  await page.getByRole('link', { name: 'Fronts' }).click()
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(text(page)).toHaveValue('kept on the way')
  await text(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(', and out')
  await table.app.close()
  const again = await startTable(folder)
  await openSample(again.page)
  await again.page.getByRole('link', { name: 'Notes' }).click()
  await expect(text(again.page)).toHaveValue('kept on the way, and out')
  await again.app.close()
})

test('what the bar calls saved outlives a kill, and the writing is one step', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openSample(page)
  await page.keyboard.press('Alt+n')
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text(page)).toBeFocused()
  const bar = page.getByRole('contentinfo')
  const made = await steps(page)
  await page.keyboard.type('Ask @bran')
  await expect(bar).toContainText('A note is not saved yet')
  await expect(bar).toContainText(/Saved \d/)
  const offered = page.getByRole('option', { name: /Brannoch/ })
  await expect(offered).toBeVisible()
  // The names stand at the line they are typed in.
  const [list, box] = [await offered.boundingBox(), await text(page).boundingBox()]
  expect((list?.y ?? Infinity) - (box?.y ?? 0)).toBeLessThan(110)
  await picture(table, 'notes-names')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' first')
  await expect(bar).toContainText('A note is not saved yet')
  await expect(bar).toContainText(/Saved \d/)
  await expect(page.getByRole('link', { name: 'Brannoch, Character' })).toBeVisible()
  expect(await steps(page)).toBe(made + 1)
  table.app.process().kill('SIGKILL')
  const again = await startTable(folder)
  await again.page.getByRole('link', { name: 'Notes' }).click()
  await expect(text(again.page)).toHaveValue('Ask [[Brannoch]] first')

  // A whole name behind an @ links by itself, where nobody else can be meant.
  await text(again.page).focus()
  await again.page.keyboard.press('Control+End')
  await again.page.keyboard.type(' with @ysolt today')
  await expect(text(again.page)).toHaveValue('Ask [[Brannoch]] first with [[Ysolt]] today')

  await again.page.getByRole('link', { name: 'Cast' }).click()
  await again.page.keyboard.press('n')
  await again.page.keyboard.type('Met @ysolt there')
  await expect(
    again.page.getByRole('form', { name: 'Write a note' }).getByRole('combobox'),
  ).toHaveValue('Met Ysolt there')
  await expect(again.page.getByText('about Ysolt')).toBeVisible()
  await again.page.keyboard.press('Control+a')
  await again.page.keyboard.type('Paid [[wend')
  await expect(again.page.getByRole('option', { name: /Wend/ }).first()).toBeVisible()
  await again.page.keyboard.press('Enter')
  await again.page.keyboard.type('and [[Brannoch]]')
  await again.page.keyboard.press('Enter')
  await expect(again.page.getByRole('contentinfo')).toContainText(/Paid .*Wend and Brannoch/)
  await again.app.close()
})

test('a whole name behind an @ is a link, whatever was waved away and wherever it ends', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await page.evaluate(() => window.ironTable.call('npc.create', { name: 'Sister', sheets: {} }))
  await page.evaluate(() =>
    window.ironTable.call('npc.create', { name: 'Sister Wenna', sheets: {} }),
  )
  await hands.press('Alt+n')
  await hands.type('The chapel')
  await hands.press('Enter')
  await hands.type('Ask @Sister Wenna')
  await expect(page.getByRole('option', { name: /Sister Wenna/ })).toBeVisible()
  await hands.press('Escape')
  await hands.type('. Not @Nobody')
  await hands.press('Control+s')
  await expect(text(page)).toHaveValue('Ask [[Sister Wenna]]. Not @Nobody')
  const preview = page.getByRole('region', { name: 'The chapel' })
  await expect(preview.getByRole('link', { name: 'Sister Wenna, NPC' })).toBeVisible()
  await hands.type(', but @Sister')
  await hands.press('Escape')
  await title(page).focus()
  await expect(text(page)).toHaveValue('Ask [[Sister Wenna]]. Not @Nobody, but [[Sister]]')
})

test('notes are found, moved and removed by keys; undo brings them back', async ({ table }) => {
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await page.evaluate(async () => {
    for (const name of ['Third', 'Second', 'First']) {
      await window.ironTable.call('note.create', { title: name, body: `about ${name} things` })
    }
  })
  await page.getByRole('link', { name: 'Notes' }).click()
  const rows = page.getByRole('list', { name: 'Notes' }).getByRole('button')
  await expect(rows).toHaveText([/^First/, /^Second/, /^Third/])
  await hands.press('/')
  await hands.type('second thi')
  await expect(rows).toHaveText([/^Second/])
  await hands.press('ArrowDown')
  await expect(title(page)).toHaveValue('Second')
  await hands.press('/')
  await hands.press('Control+a Backspace')
  await hands.press('ArrowDown Alt+ArrowUp')
  await expect(rows).toHaveText([/^Second/, /^First/, /^Third/])
  await hands.press('Shift+Delete')
  await expect(page.getByRole('dialog', { name: /^Remove the note “/ })).toBeVisible()
  await hands.press('Enter')
  await expect(rows).toHaveText([/^First/, /^Third/])
  await hands.press('Control+z')
  await expect(rows).toHaveText([/^Second/, /^First/, /^Third/])
})

test('K1 a note is made from a template by keys, its questions filled in one after the other', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await hands.press('Alt+Shift+M')
  const dialog = page.getByRole('dialog', { name: 'New note from a template' })
  await expect(dialog.getByRole('button', { name: 'Person' })).toBeFocused()
  await expect(dialog.getByText('Any note becomes one by')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'notes-templates')
  await hands.press('ArrowDown Enter')
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveValue('New place')
  await hands.type('The Weir')
  await hands.press('Enter')

  // The first question is selected: a name typed over it is completed, and the next is one key away.
  await hands.type('bran')
  const offers = page.getByRole('listbox', { name: 'Whom or what do you mean?' })
  await expect(offers.getByRole('option', { name: /Brannoch/ })).toBeVisible()
  await hands.press('Enter')
  await expect(text(page)).toHaveValue(
    /- \[\[Brannoch\]\] has the say here\.\n- \[\[who else\?\]\]/,
  )
  await hands.press('Alt+g')
  await hands.type('The lock-keeper')
  await expect(text(page)).toHaveValue(
    /- \[\[Brannoch\]\] has the say here\.\n- \[\[The lock-keeper\]\] wants/,
  )
  await picture(table, 'notes-from-template')
  expect(await inEveryTheme(page)).toEqual(clean)

  // It becomes a template of one's own, is offered as one, and is none again after an undo.
  await hands.press('Control+k')
  await hands.type('make it a template')
  await hands.press('Enter')
  await expect(title(page)).toHaveValue('Template: The Weir')
  await hands.press('Alt+Shift+M')
  await expect(dialog.getByRole('button', { name: 'The Weir' })).toBeVisible()
  await hands.press('End Enter')
  await expect(title(page)).toHaveValue('The Weir')
  await expect(text(page)).toHaveValue(/\[\[Brannoch\]\]/)
})

test('K4 a long note has its contents above it, which lead to the headings', async ({
  table,
}, info) => {
  const { page } = table
  await openSample(page)
  const body = ['One', 'Two', 'Three'].map((name) => `# ${name}\n\n${'Rain.\n\n'.repeat(30)}`)
  await page.evaluate(
    (text) => window.ironTable.call('note.create', { title: 'The long night', body: text }),
    body.join(''),
  )
  await page.getByRole('link', { name: 'Notes' }).click()
  const reading = page.getByRole('region', { name: 'The long night' })
  const contents = reading.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('button')).toHaveText(['One', 'Two', 'Three'])
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.screenshot({ path: info.outputPath('contents.png') })
  await contents.getByRole('button', { name: 'Three' }).click()
  await expect(reading.getByRole('heading', { name: 'Three' })).toBeFocused()
  await expect(reading.getByRole('heading', { name: 'Three' })).toBeInViewport()
})

test('K1 links in what is said of people, places, fronts and tracks are shown as those of notes', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const description = 'Rows with [[Brannoch]] for [[Nobody yet]].'
    await call('npc.edit', { npcId: 'npc-raider-1', description })
    await call('front.edit', { frontId: 'front-drowned-bell', description })
  })
  const main = page.getByRole('main')
  await page.getByRole('link', { name: 'Cast' }).click()
  await page
    .getByRole('button', { name: /Hob Sallow/ })
    .first()
    .click()
  const card = main.getByRole('region', { name: 'Hob Sallow' })
  await expect(card.getByText('Rows with')).not.toContainText('[[')
  // A name that nothing has begins a note.
  await expect(card.getByRole('button', { name: /Nobody yet/ })).toBeVisible()
  await picture(table, 'prose-npc')
  await card.getByRole('link', { name: /Brannoch/ }).click()
  await expect(page).toHaveURL(/cast/)
  await expect(page).toHaveURL(/character/)
  await page.getByRole('link', { name: 'Fronts' }).click()
  const said = main.getByText('Rows with').first()
  await expect(said.getByRole('link', { name: /Brannoch/ })).toBeVisible()
  await picture(table, 'prose-front')
})
