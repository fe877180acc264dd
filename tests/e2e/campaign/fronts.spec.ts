import type { Page } from '@playwright/test'
import { expect, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { Hands } from '../story/hands'

const danger = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the sample campaign and goes to its fronts, all by keys. */
async function atFronts({ page }: Table): Promise<Hands> {
  const hands = new Hands(page)
  await hands.tabTo('Open the sample campaign')
  await hands.press('Enter')
  await expect(page.getByRole('link', { name: 'Fronts' })).toBeVisible()
  // Its book advises how fronts are made.
  await call(page, 'system.switchOn', { system: 'dungeon-world' })
  await hands.press('Control+3')
  await expect(page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
  return hands
}

/** Types lines into an open line, one Enter after each, and closes it. */
async function lines(hands: Hands, label: string, texts: string[]): Promise<void> {
  const field = hands.page.getByRole('textbox', { name: label })
  for (const text of texts) {
    await expect(field).toBeFocused()
    await hands.type(text)
    await hands.press('Enter')
    await expect(hands.page.getByRole('button', { name: text, exact: true })).toBeVisible()
  }
  await hands.press('Escape')
  await expect(field).toBeHidden()
}

async function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent.trim() ?? '')
}

/** Ticks what comes next by keys, for a cause. */
async function tickNext(hands: Hands, cause: string): Promise<void> {
  await hands.press('t')
  await expect(hands.page.getByRole('textbox', { name: 'Cause' })).toBeFocused()
  await expect(hands.page.getByText('Players read none of it.')).toBeVisible()
  await hands.type(cause)
  await hands.press('Enter')
  await expect(hands.page.getByText(`Came true in play: ${cause}`)).toBeVisible()
}

/** Goes with the tabulator to a danger itself, past what the checklist says of it. */
async function toDanger(hands: Hands, name: string): Promise<void> {
  for (let tabs = 0; tabs < 60 && (await focusedWords(hands.page)) !== name; tabs++) {
    await hands.press('Tab')
  }
  expect(await focusedWords(hands.page)).toBe(name)
}

test('a front from nothing to its end, by keyboard only', async ({ table }) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = await atFronts(table)
  await picture(table, 'fronts-sample')
  expect(await inEveryTheme(page)).toEqual(clean)

  await test.step('nothing there: the view says what to do', async () => {
    await hands.tabTo('The Drowned Bell')
    await hands.press('Shift+Delete')
    const removal = page.getByRole('dialog', { name: 'Remove The Drowned Bell?' })
    await removal.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expect(page.getByText('No fronts yet')).toBeVisible()
    await expect.poll(() => focusedWords(page)).toContain('New front')
    await picture(table, 'fronts-none')
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('a front, its dangers, portents and stakes in one go', async () => {
    await hands.press('Alt+f')
    await expect(page.getByRole('textbox', { name: 'Name of the new front' })).toBeFocused()
    await hands.type('The long frost')
    await hands.press('Enter')
    await expect(page.getByRole('heading', { name: 'The long frost' })).toBeVisible()
    await lines(hands, 'Name of the new danger', ['Wolves of the pass', 'The grain king'])
    // Nothing can come true yet: there is no portent to count.
    const pie = danger(page, 'The grain king').getByRole('img', { name: 'Portents of' })
    await expect(danger(page, 'The grain king')).toBeVisible()
    await expect(pie).toHaveCount(0)
    await hands.press('Alt+p')
    await lines(hands, 'New portent of The grain king', ['The barns are counted'])
    await expect(pie).toHaveCount(1)
    await toDanger(hands, 'Wolves of the pass')
    await hands.press('Alt+p')
    await lines(hands, 'New portent of Wolves of the pass', [
      'A dead ox',
      'Tracks',
      'Howling by day',
    ])
    await hands.press('Alt+q')
    await lines(hands, 'New stake', ['Who keeps the pass?', 'Who goes hungry?'])
  })

  await test.step('a danger is described in its place', async () => {
    await toDanger(hands, 'Wolves of the pass')
    await hands.press('F2')
    const form = page.getByRole('form', { name: 'Wolves of the pass: edit' })
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await hands.press('Tab')
    await hands.type('Humanoid v')
    await hands.press('Tab Tab')
    await expect(form.getByRole('combobox', { name: 'Kind of doom' })).toBeFocused()
    await hands.type('Pest')
    await hands.press('Tab')
    await expect(form.getByRole('textbox', { name: 'Impending doom' })).toBeFocused()
    await hands.type('No herd is left, and no road is safe.')
    await picture(table, 'fronts-danger-form')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(form).toBeHidden()
    await expect.poll(() => focusedWords(page)).toBe('Wolves of the pass')
    const wolves = danger(page, 'Wolves of the pass')
    await expect(wolves.getByText('Horde · Humanoid vermin')).toBeVisible()
    await expect(wolves.getByText('To be more every month')).toBeVisible()
    await expect(wolves.getByText('9 GM moves of its type')).toBeVisible()
  })

  await test.step('portents change places, words are edited, one goes and comes back', async () => {
    const order = danger(page, 'Wolves of the pass').locator('[data-item^="portent:"]')
    await hands.tabTo('Tracks')
    await hands.press('Alt+ArrowUp')
    await expect(order).toHaveText(['Tracks', 'A dead ox', 'Howling by day'])
    await expect.poll(() => focusedWords(page)).toBe('Tracks')
    await hands.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Portent', exact: true })).toBeFocused()
    await hands.type('Tracks in the byre')
    // Ctrl and Enter take the words as Enter does.
    await hands.press('Control+Enter')
    await expect(order.first()).toHaveText('Tracks in the byre')
    await hands.press('Enter')
    await hands.type('Tracks in the yard')
    await hands.press('Enter')
    await expect(order).toHaveText(['Tracks in the yard', 'A dead ox', 'Howling by day'])
    await hands.press('Enter')
    await hands.type('Nothing of this stays')
    await hands.press('Escape')
    await expect(order.first()).toHaveText('Tracks in the yard')
    await hands.tabTo('A dead ox')
    await hands.press('Delete')
    await expect(order).toHaveCount(2)
    await expect.poll(() => focusedWords(page)).toBe('Howling by day')
    await hands.press('Control+z')
    await expect(order).toHaveCount(3)
  })

  await test.step('the checklist says what is missing, and leads there', async () => {
    // The first two stand there in words; the others wait behind a button, by what they are about.
    const checklist = page.getByRole('region', { name: 'Checklist' })
    await expect(checklist.getByRole('button')).toHaveText([
      'The grain king has no type yet.',
      /^The grain king has no impulse/,
      '4 more to look at',
    ])
    await hands.tabTo('to look at')
    await hands.press('Enter')
    const itself = checklist.getByRole('group', { name: 'The front itself' })
    await expect(itself.getByRole('button')).toHaveCount(2)
    await picture(table, 'fronts-checklist')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.tabTo('Nobody is in its cast')
    await hands.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Who' })).toBeFocused()
    await expect(page.getByRole('button', { name: /to look at/, expanded: true })).toBeVisible()
    await hands.type('Old Grey')
    await expect(page.getByText('this makes a new NPC')).toBeVisible()
    await hands.press('Tab')
    await hands.type('Leads the pack')
    await hands.press('Enter')
    await expect(page.getByRole('link', { name: 'Old Grey' })).toBeVisible()
    // Whoever is known is meant by a part of their name, and made no second time.
    await hands.type('fenn')
    await expect(page.getByText('Fenn Wend is known: no new NPC is made.')).toBeVisible()
    // Enter goes by the note, which is not passed over.
    await hands.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
    await hands.press('Enter')
    await expect(page.getByRole('link', { name: 'Fenn Wend' })).toBeVisible()
    await hands.press('Escape')
    // It stays open for the next point, until it is shut.
    await hands.tabTo('to look at')
    await hands.press('Enter')
    await expect(page.getByRole('button', { name: /to look at/, expanded: false })).toBeVisible()
  })

  await test.step('ticked to its doom, out of order too, and its change is written down', async () => {
    const wolves = danger(page, 'Wolves of the pass')
    await hands.tabTo('Howling by day')
    await hands.press('t')
    await expect(page.getByText('2 earlier portents have not come true yet')).toBeVisible()
    await picture(table, 'fronts-leapt')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.type('They slept in the barn')
    await hands.press('Enter')
    await expect(page.getByRole('heading', { name: 'Look at the other dangers' })).toBeVisible()
    await expect(page.getByRole('button', { name: /The grain king.*The barns are/ })).toBeVisible()
    await picture(table, 'fronts-review')
    expect(await inEveryTheme(page)).toEqual(clean)
    await expect.poll(() => focusedWords(page)).toContain('Seen')
    await hands.press('Enter')
    await expect.poll(() => focusedWords(page)).toBe('Howling by day')
    await tickNext(hands, 'Nobody set a watch')
    await hands.press('Escape')
    await tickNext(hands, 'The fence lay open')
    await hands.press('Escape')
    await expect(wolves.getByText('The doom is here')).toBeVisible()
    await picture(table, 'fronts-doom')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.tabTo('Write down what it changed')
    await hands.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Wolves of the pass is over' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await hands.type('The pass is closed until spring.')
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(wolves.getByText('The pass is closed until spring.')).toBeVisible()
    await expect.poll(() => focusedWords(page)).toBe('Wolves of the pass')
  })

  await test.step('the other danger moves to another front', async () => {
    await hands.press('Alt+f')
    await hands.type('The empty throne')
    await hands.press('Enter')
    await expect(page.getByRole('heading', { name: 'The empty throne' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name of the new danger' })).toBeFocused()
    await hands.press('Escape')
    await hands.tabTo('The long frost')
    await hands.press('Enter')
    await expect(page.getByRole('heading', { name: 'The long frost' })).toBeVisible()
    await toDanger(hands, 'The grain king')
    await hands.press('Alt+v')
    const dialog = page.getByRole('dialog', { name: 'Move The grain king' })
    await expect(dialog.getByRole('button', { name: /The empty throne/ })).toBeFocused()
    await picture(table, 'fronts-move')
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'The empty throne' })).toBeVisible()
    await expect(danger(page, 'The grain king')).toBeVisible()
    await expect.poll(() => focusedWords(page)).toBe('The grain king')
  })

  await test.step('a stake is answered, and the front resolved', async () => {
    await hands.tabTo('The long frost')
    await hands.press('Enter')
    await hands.tabTo('Answer: Who keeps the pass?')
    await hands.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Answer' })).toBeFocused()
    await hands.type('Nobody, until spring')
    await hands.tabTo('Save the answer')
    await hands.press('Enter')
    await expect(page.getByText('Nobody, until spring', { exact: true })).toBeVisible()
    await expect.poll(() => focusedWords(page)).toBe('Who keeps the pass?')
    await hands.press('Control+k')
    await hands.type('Resolve this front')
    await hands.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Resolve The long frost' })
    await expect(dialog.getByText('No answer yet: Who goes hungry?')).toBeVisible()
    await picture(table, 'fronts-resolve')
    expect(await inEveryTheme(page)).toEqual(clean)
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await hands.type('The valley eats its seed corn.')
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('The valley eats its seed corn.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'It came true' })).toHaveCount(0)
    await picture(table, 'fronts-resolved')
    expect(await inEveryTheme(page)).toEqual(clean)
  })
})

test('the end of a front leads to the end of its mission, and a portent is taken back', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = await atFronts(table)
  await hands.tabTo('The Drowned Bell')
  await hands.press('Shift+Delete')
  const removal = page.getByRole('dialog', { name: 'Remove The Drowned Bell?' })
  await expect(removal).toContainText('Bring back the toll')
  await picture(table, 'fronts-remove')
  await hands.press('Escape')
  await expect(removal).toBeHidden()
  await expect.poll(() => focusedWords(page)).toContain('The Drowned Bell')
  // What is filled in on the page is sent from wherever the focus was left.
  await hands.press('t')
  await expect(page.getByRole('textbox', { name: 'Cause' })).toBeFocused()
  await hands.type('The bar stood there at dawn')
  await page.getByRole('link', { name: 'Fronts' }).focus()
  await hands.press('Control+Enter')
  await expect(page.getByText('Came true in play: The bar stood there at dawn')).toBeVisible()
  await hands.press('Escape')
  await page.getByRole('button', { name: /^More: A second bar/ }).click()
  await page.getByRole('menuitem', { name: 'Not after all' }).click()
  const untick = page.getByRole('dialog', { name: 'Not after all' })
  await untick.getByRole('textbox').fill('That was another road')
  await untick.getByRole('button', { name: 'It did not come true' }).click()
  await expect(page.getByText('Came true in play')).toHaveCount(0)
  await expect.poll(() => focusedWords(page)).toContain('A second bar')

  await page.getByRole('button', { name: 'More: The Drowned Bell' }).click()
  await page.getByRole('menuitem', { name: 'Resolve this front' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolve The Drowned Bell' })
  await dialog.getByRole('textbox').fill('The bell lies under water.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('main').getByText('is still under way')).toBeVisible()
  await expect.poll(() => focusedWords(page)).toContain('End “Bring back the toll” now')
  await picture(table, 'fronts-end-mission')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Bring back the toll' })).toBeVisible()
  await expect(page.getByText('Reported as')).toBeVisible()
})

test('IF-134 no front of Iron Fist is measured by another game’s advice', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Fronts' }).click()
  await expect(page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
  const checklist = page.getByRole('region', { name: 'Checklist' })
  await expect(checklist).toHaveCount(0)
  await call(page, 'system.switchOn', { system: 'dungeon-world' })
  await expect(checklist).toBeVisible()
})
