import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { Hands } from '../story/hands'

const guide = (page: Page) => page.getByRole('dialog', { name: 'A new campaign' })
const current = (page: Page) => guide(page).locator('[aria-current="step"]')
const finder = (page: Page) =>
  guide(page).getByRole('textbox', { name: 'Find somebody ready-made, or name your own' })
const call = (page: Page, name: string) =>
  page.evaluate((asked) => window.ironTable.call(asked, {}), name)

/** From the first start to the guide, as somebody does who has only a keyboard. */
async function makeCampaign(
  { app, page }: Table,
  folder: string,
  systems: readonly string[],
): Promise<Hands> {
  const hands = new Hands(page)
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    },
    join(folder, 'ford.irontable'),
  )
  await page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  await hands.tabTo('Name')
  await hands.type('The Ford')
  for (const system of systems) {
    await hands.tabTo(system)
    await hands.press('Space')
  }
  await hands.press('Control+Enter')
  await expect(guide(page)).toBeVisible()
  return hands
}

async function photograph(
  table: Table,
  path: (name: string) => string,
  name: string,
): Promise<void> {
  for (const [width, height] of [
    [1024, 640],
    [1440, 900],
  ] as const) {
    await resize(table, width, height)
    await table.page.screenshot({ path: path(`${name}-${width}.png`) })
  }
}

test('a campaign with four players, a place and a trouble, by keys, each taken back alone', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = await makeCampaign(table, folder, ['Cold Iron', 'Iron Fist'])
  await expect(current(page)).toHaveText(/Who plays/)
  const name = guide(page).getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  // Nobody is missing yet, and nobody is made of nothing.
  await hands.press('Enter')
  await expect(guide(page).getByRole('alert')).toBeVisible()
  for (const [who, player] of [
    ['Brannoch', 'Ines'],
    ['Ysolt', 'Tom'],
    ['Maro', 'Priya'],
    ['Tamsin', 'Jonas'],
  ] as const) {
    await expect(name).toBeFocused()
    await hands.type(who)
    await hands.press('Tab')
    await hands.type(player)
    if (who === 'Maro') {
      await hands.tabTo('Cold Iron: begins as')
      await hands.type('Archer')
    }
    // Enter means the line, also on the list of what they begin as.
    await hands.press('Enter')
    await expect(guide(page).getByText(`${who}, played by ${player}`)).toBeVisible()
  }
  expect(await inEveryTheme(page)).toEqual(clean)
  await photograph(table, (name) => info.outputPath(name), 'people')
  await hands.press('Enter')

  await expect(current(page)).toHaveText(/A first place/)
  await expect(guide(page).getByRole('textbox', { name: 'Name of the place' })).toBeFocused()
  await hands.type('The ford')
  expect(await inEveryTheme(page)).toEqual(clean)
  await photograph(table, (name) => info.outputPath(name), 'place')
  // As those who play are: Enter adds, and on an empty line it goes on.
  await hands.press('Enter')
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'The ford' })).toBeVisible()
  await expect(current(page)).toHaveText(/A first place/)
  await hands.press('Enter')

  await expect(current(page)).toHaveText(/A first trouble/)
  await hands.type('The drowned bell')
  await hands.press('Tab')
  await hands.type('The ferryman')
  await hands.press('Tab')
  await hands.type('The river takes the town')
  expect(await inEveryTheme(page)).toEqual(clean)
  await photograph(table, (name) => info.outputPath(name), 'trouble')
  await hands.press('Enter')
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'drowned bell' })).toBeVisible()
  // Undo answers in an empty line.
  await hands.type('A slip of the pen')
  await hands.press('Enter')
  const slip = guide(page).getByRole('listitem').filter({ hasText: 'A slip' })
  await expect(slip).toBeVisible()
  await hands.press('Control+z')
  await expect(slip).toBeHidden()
  await hands.press('Enter')

  // Nobody is ticked; whoever is found is ticked by Enter, and all of them come in one step.
  await expect(current(page)).toHaveText(/Whom they meet/)
  await expect(finder(page)).toBeFocused()
  await expect(guide(page).getByRole('option', { selected: true })).toHaveCount(0)
  await expect(guide(page).getByRole('button', { name: 'Nobody is ticked: go on' })).toBeVisible()
  await hands.type('ogre')
  await hands.press('Enter')
  await expect(finder(page)).toHaveValue('')
  await expect(guide(page).getByRole('button', { name: 'Put one into the cast' })).toBeVisible()
  // Nobody of those who are ready: somebody of one's own, with a blank sheet of each game.
  await hands.type('Old Marrek')
  await expect(guide(page)).toContainText(/begins on a blank sheet, .*Iron Fist: Minion.*Sheets/)
  await photograph(table, (name) => info.outputPath(name), 'cast-own')
  await hands.press('Enter')
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'Old Marrek' })).toBeVisible()
  await expect(finder(page)).toHaveValue('')
  await expect(finder(page)).toBeFocused()
  expect(await call(page, 'npc.list')).toMatchObject({
    value: { npcs: [{ name: 'Old Marrek', sheets: { 'cold-iron': {}, 'iron-fist': {} } }] },
  })
  // Somebody of that name is there: Enter says so, and takes nothing.
  await hands.type('old marrek')
  await hands.press('Enter')
  await expect(guide(page).getByText('old marrek is in the cast already.')).toBeVisible()
  await expect(page.locator('.sr-only[aria-live]').first()).toContainText('in the cast already')
  await hands.press('Control+a')
  await hands.type('wolf cold')
  await hands.press('Enter')
  await expect(guide(page).getByRole('option', { selected: true })).toHaveCount(2)
  await hands.press('ArrowDown Enter')
  await expect(guide(page).getByRole('option', { selected: true })).toHaveCount(3)
  await hands.press('Enter')
  await expect(guide(page).getByRole('option', { selected: true })).toHaveCount(2)
  expect(await inEveryTheme(page)).toEqual(clean)
  await photograph(table, (name) => info.outputPath(name), 'cast')
  // The line is empty, and nobody is meant any more: Enter takes those who are ticked.
  await hands.type('x')
  await hands.press('Backspace Enter')
  await expect(guide(page).getByRole('option', { name: /^Ogre/ })).toHaveCount(0)
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'Ogre' })).toBeVisible()
  expect(await call(page, 'npc.names')).toMatchObject({
    value: [{ name: 'Old Marrek' }, { name: 'Ogre' }, { name: 'Wolf' }],
  })
  await photograph(table, (name) => info.outputPath(name), 'cast-there')
  await expect(finder(page)).toBeFocused()
  await hands.press('Enter')

  await expect(current(page)).toHaveText(/What next/)
  expect(await inEveryTheme(page)).toEqual(clean)
  await photograph(table, (name) => info.outputPath(name), 'next')
  await expect(guide(page).getByRole('button', { name: 'To the table' })).toBeFocused()
  await hands.press('Enter')
  await expect(guide(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Brannoch' }).first()).toBeVisible()

  expect(await call(page, 'front.inPlay')).toMatchObject({
    value: [
      {
        name: 'The drowned bell',
        dangers: [{ name: 'The ferryman', doom: 'The river takes the town' }],
      },
    ],
  })
  // One step each: those whom they meet, the trouble, the place, and the last one of the company.
  await hands.press('Control+z')
  await expect
    .poll(() => call(page, 'npc.names'))
    .toMatchObject({ value: [{ name: 'Old Marrek' }] })
  await hands.press('Control+z Control+z Control+z Control+z')
  await expect.poll(() => call(page, 'place.list')).toMatchObject({ value: [] })
  expect(await call(page, 'front.inPlay')).toMatchObject({ value: [] })
  const people = (await call(page, 'character.list')) as { value: { name: string }[] }
  expect(people.value.map((each) => each.name)).toEqual(['Brannoch', 'Ysolt', 'Maro'])
})

test('the guide can be left with a line half-written, and is taken up where it was', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = await makeCampaign(table, folder, ['Ironsworn'])
  await hands.type('Sunniva')
  await hands.press('Enter')
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'Sunniva' })).toBeVisible()
  await hands.press('Enter')
  await hands.type('The narrow pla')
  await hands.press('Escape')
  await page.getByRole('dialog', { name: 'Something here is not finished' }).waitFor()
  await hands.press('Enter')
  await expect(guide(page)).toBeHidden()

  await hands.press('Control+k')
  await hands.type('wizard')
  await hands.press('Enter')
  const place = guide(page).getByRole('textbox', { name: 'Name of the place' })
  await expect(place).toHaveValue('The narrow pla')
  await expect(place).toBeFocused()
  await hands.type('ce')
  await hands.press('Enter')
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'narrow place' })).toBeVisible()
  await hands.press('Enter')

  // A game with vows is offered one first; nothing is rolled for it, and it lies on the table.
  await expect(guide(page).getByRole('radio', { name: 'A vow' })).toBeChecked()
  await expect(guide(page).getByRole('textbox', { name: 'What is sworn' })).toBeFocused()
  // Beside the fields, and on the button of the step that is shown, Enter is not silent either.
  await guide(page).getByRole('heading', { name: 'A new campaign' }).click()
  await hands.press('Enter')
  await expect(current(page)).toHaveText(/Whom they meet/)
  await current(page).press('Enter')
  await expect(finder(page)).toBeFocused()
  await guide(page).getByRole('button', { name: 'Back' }).press('Enter')
  await expect(guide(page).getByRole('textbox', { name: 'What is sworn' })).toBeFocused()
  // What is written there is no trouble at large: the button says so.
  await expect(
    guide(page).getByRole('button', { name: 'Add it as a vow that is sworn' }),
  ).toBeVisible()
  await hands.type('Bring the salt home')
  expect(await inEveryTheme(page)).toEqual(clean)
  await photograph(table, (name) => info.outputPath(name), 'vow')
  await hands.press('Enter')
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'the salt home' })).toBeVisible()
  await hands.press('Enter')
  // Foes that are fought on tracks stand with their rank.
  await expect(current(page)).toHaveText(/Whom they meet/)
  await expect(guide(page).getByRole('option', { name: /^Mudlark/ })).toContainText('Troublesome')
  await hands.press('Escape')
  await expect(guide(page)).toBeHidden()
  await expect(page.getByText('Bring the salt home').first()).toBeVisible()
  expect(await call(page, 'track.list')).toMatchObject({
    value: [{ purpose: 'vow', rank: 'extreme', about: [{ name: 'Sunniva' }] }],
  })
  await hands.press('Control+k')
  await hands.type('Guide for a new campaign')
  await hands.press('Enter')
  await expect(current(page)).toHaveText(/Whom they meet/)
  const hesta = { name: 'Old Hesta', sheets: { ironsworn: { rank: 'dangerous' } } }
  await hands.type(hesta.name)
  await expect(guide(page)).toContainText('begins on a blank sheet, Ironsworn: Dangerous.')
  await hands.press('Enter')
  await expect(finder(page)).toHaveValue('')
  await hands.type('mudlark')
  await hands.press('Enter Enter')
  await expect
    .poll(() => call(page, 'npc.list'))
    .toMatchObject({ value: { npcs: [hesta, { name: 'Mudlark' }] } })
  await hands.press('Escape')
  // Whoever has all of it comes to what is next.
  await hands.press('Control+k')
  await hands.type('Guide for a new campaign')
  await hands.press('Enter')
  await expect(current(page)).toHaveText(/What next/)
  // IS-056 IS-062 IS-064: what her sheet has still to choose is said before the evening begins.
  const left = 'Sunniva: A new character has'
  await expect(guide(page)).toContainText(`${left} 3, 2, 2, 1, 1 as stats, in any order.`)
  await expect(guide(page)).toContainText(`${left} up to 3 bonds, each with a tick`)
  expect(await inEveryTheme(page)).toEqual(clean)
  await photograph(table, (name) => info.outputPath(name), 'left-to-choose')
  await expect(guide(page)).toContainText('the pencil on their card, or W, fills their sheet in')
  await expect(page.locator('[data-character]')).toContainText('stats, bonds, assets')
  await hands.tabTo('Go to the cast')
  await hands.press('Enter')
  await expect(page.locator('[data-member]:focus-within')).toContainText('Sunniva')
  // At the table what is left leads there as well.
  await hands.press('Control+1')
  await page.getByRole('button', { name: 'Still to choose: stats, bonds, assets' }).press('Enter')
  await expect(page.locator('[data-member]:focus-within')).toContainText('Sunniva')
})

test('what is written on a step of the guide is made whichever way the step is left', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = await makeCampaign(table, folder, ['Ironsworn'])
  const heading = (name: string) => guide(page).getByRole('button', { name })
  await hands.type('Sunniva')
  await heading('A first place').click()
  await expect(guide(page).getByRole('textbox', { name: 'Name of the place' })).toBeFocused()
  await hands.type('The narrows')
  await heading('A first trouble').click()
  await expect(guide(page).getByRole('textbox', { name: 'What is sworn' })).toBeFocused()
  await hands.type('Bring the salt home')
  await guide(page).getByRole('button', { name: 'Next', exact: true }).click()
  await expect(finder(page)).toBeFocused()
  await hands.type('mudlark')
  await hands.press('Enter')
  // A name that stands in the line is made as well: by the button, by a heading, and beside the ticked.
  await hands.type('Brother Quill')
  await hands.tabTo('Put 2 into the cast')
  await hands.press('Enter')
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'Quill' })).toBeVisible()
  await expect(page.getByText('2 are in the cast.')).toBeAttached()
  await hands.type('Sister Wenna')
  await hands.tabTo('Make “Sister Wenna”, somebody of your own')
  await hands.press('Enter')
  await expect(guide(page).getByRole('listitem').filter({ hasText: 'Wenna' })).toBeVisible()
  await hands.type('Captain Roake')
  await heading('What next').click()
  await expect(current(page)).toHaveText(/What next/)
  expect(await call(page, 'character.list')).toMatchObject({ value: [{ name: 'Sunniva' }] })
  expect(await call(page, 'place.list')).toMatchObject({ value: [{ name: 'The narrows' }] })
  expect(await call(page, 'track.list')).toMatchObject({ value: [{ name: 'Bring the salt home' }] })
  const cast = (await call(page, 'npc.names')) as { value: { name: string }[] }
  expect(cast.value.map(({ name }) => name).toSorted()).toEqual([
    'Brother Quill',
    'Captain Roake',
    'Mudlark',
    'Sister Wenna',
  ])
  // What has no name yet waits where it was written.
  await heading('A first place').click()
  await guide(page).getByRole('textbox', { name: 'What one sees there' }).fill('Fog')
  await heading('Who plays').click()
  await heading('A first place').click()
  await expect(guide(page).getByRole('textbox', { name: 'What one sees there' })).toHaveValue('Fog')
})

test('whom they meet scrolls in one place, and what adds them stays in sight', async ({
  table,
  folder,
}) => {
  const { page } = table
  await makeCampaign(table, folder, ['Iron Fist', 'Dungeon World'])
  await guide(page).getByRole('button', { name: 'Whom they meet' }).click()
  await expect(finder(page)).toBeVisible()
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await resize(table, width, height)
    const scrolling = await guide(page).evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*')].filter(
          (each) =>
            each.scrollHeight > each.clientHeight + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(each).overflowY),
        ).length,
    )
    expect(scrolling).toBe(1)
    await expect(guide(page).getByRole('button', { name: /^Nobody is ticked/ })).toBeInViewport()
  }
})

test('in a small window every button of a step is in sight above the foot of the guide', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await makeCampaign(table, folder, ['Ironsworn'])
  await page.evaluate(async () => {
    for (const name of ['Asta of the Long Arm', 'Brand', 'Sunniva', 'Hask', 'Ketil of the Weir']) {
      await window.ironTable.call('character.create', { name, sheets: { ironsworn: {} } })
    }
    for (const name of ['Find the heir of the burned hall', 'Bring the salt over the pass']) {
      await window.ironTable.call('front.create', { name })
    }
  })
  const isWhole = (button: Locator) =>
    button.evaluate((element) => {
      const { top, left, height } = element.getBoundingClientRect()
      return [top + 2, top + height - 2].every((y) =>
        element.contains(document.elementFromPoint(left + 8, y)),
      )
    })
  for (const [width, height] of [
    [1024, 640],
    [1280, 720],
  ] as const) {
    await resize(table, width, height)
    for (const step of ['Who plays', 'A first place', 'A first trouble', 'Whom they meet']) {
      await guide(page).getByRole('button', { name: step }).press('Enter')
      await expect(current(page)).toHaveText(new RegExp(step))
      const sends = guide(page).locator('button[type=submit]')
      await expect.poll(() => isWhole(sends), `${step}, ${String(width)}`).toBe(true)
    }
    await guide(page).getByRole('button', { name: 'What next' }).press('Enter')
    await expect(guide(page).getByRole('button', { name: 'To the table' })).toBeFocused()
    await expect(guide(page).getByText(/A new character has 3 assets/)).toBeAttached()
    const ways = await guide(page).getByRole('listitem').getByRole('button').all()
    for (const way of ways) expect(await isWhole(way), await way.innerText()).toBe(true)
    await page.screenshot({ path: info.outputPath(`next-${String(width)}.png`) })
  }
})
