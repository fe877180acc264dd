import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { openEmpty } from '../story/cast'
import { Hands } from '../story/hands'

test('a cast of years is listed by pages, found by name and chosen from, by keys', async ({
  table,
  folder,
}) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = new Hands(page)
  const panel = page.getByRole('region', { name: 'NPCs', exact: true })
  const rows = panel.getByRole('list', { name: 'NPCs' }).getByRole('button')

  await test.step('a hundred and thirty people', async () => {
    await openEmpty(table, folder)
    await page.evaluate(async () => {
      const { call } = window.ironTable
      await call('character.create', { name: 'Ysolt', player: 'Ines', sheets: { 'cold-iron': {} } })
      const sheets = { 'cold-iron': {}, ironsworn: {} }
      for (let at = 1; at <= 130; at++) await call('npc.create', { name: `Warden ${at}`, sheets })
      for (let at = 1; at <= 70; at++) {
        await call('track.create', { name: `Tide ${at}`, kind: 'clock', size: 6 })
        await call('note.create', { title: `Leaf ${at}`, body: `The ${at}. watch` })
      }
      window.location.assign('#/cast')
    })
    await expect(rows).toHaveCount(50)
    await expect(panel.getByText('130', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Warden 1', exact: true })).toBeVisible()
    await picture(table, 'cast-many')
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('pages are turned, and the focus goes along', async () => {
    await panel.getByRole('button', { name: 'Show more: 80 are left' }).focus()
    await hands.press('Enter')
    await expect(rows.first()).toBeFocused()
    await expect(rows.first()).toHaveText('Warden 51')
    await hands.press('Enter')
    await hands.press('ArrowDown')
    await expect(page.getByRole('region', { name: 'Warden 52', exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Show earlier: 50 are before' }).focus()
    await hands.press('Enter')
    await expect(rows.first()).toHaveText('Warden 1')
    await expect(page.getByRole('region', { name: 'Warden 52', exact: true })).toBeVisible()
  })

  await test.step('whoever is typed and taken with one breath is the one shown', async () => {
    const field = panel.getByRole('searchbox', { name: 'Find someone' })
    await field.focus()
    await hands.type('warden 127')
    await hands.press('Enter')
    await expect(page.getByRole('region', { name: 'Warden 127', exact: true })).toBeVisible()
    await expect(rows).toHaveCount(1)
    await field.focus()
    await page.keyboard.press('Control+a')
    await hands.type('arden 126')
    await hands.press('Enter')
    await expect(page.getByRole('region', { name: 'Warden 126', exact: true })).toBeVisible()
    await page.evaluate(() => window.location.assign('#/table'))
    const last = await page.evaluate(() => window.ironTable.call('npc.names', {}))
    const ids = (last as { value: { id: string }[] }).value.map(({ id }) => id)
    await page.evaluate((id) => window.location.assign(`#/cast?npc=${id}`), ids.at(-1) ?? '')
    await expect(page.getByRole('region', { name: 'Warden 130', exact: true })).toBeFocused()
    await expect(rows.last()).toHaveAttribute('aria-current', 'true')
  })

  await test.step('those of the company are found by any part of their names or their players’', async () => {
    const field = page.getByRole('searchbox', { name: 'Find someone' })
    const company = page.getByRole('list', { name: 'Found in the company' })
    await field.focus()
    await hands.type('SOLT')
    await expect(company.getByRole('button')).toHaveText(['Ysolt'])
    // Of NPCs, of whom there is none, nothing stands above it.
    await expect(panel).toHaveCount(0)
    await hands.press('Enter')
    const card = page.getByRole('article', { name: 'Ysolt' })
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport()
    await field.focus()
    await page.keyboard.press('Control+a')
    await hands.type('ines')
    await hands.press('ArrowDown')
    await expect(company.getByRole('button')).toBeFocused()
    await picture(table, 'cast-found')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Enter')
    await expect(card).toBeFocused()
  })

  await test.step('a tool offers some, finds the others, and keeps who was chosen', async () => {
    await page.evaluate(() => window.location.assign('#/tools'))
    const people = page.getByRole('group').filter({ hasText: 'Ysolt' }).first()
    await expect(people.getByRole('button', { name: /^Warden/ })).toHaveCount(60)
    await picture(table, 'tools-many')
    expect(await inEveryTheme(page)).toEqual(clean)
    await people.getByRole('searchbox').focus()
    await hands.type('128')
    const found = people.getByRole('button', { name: 'Warden 128' })
    await found.focus()
    await hands.press('Space')
    await expect(found).toHaveAttribute('aria-pressed', 'true')
    await people.getByRole('searchbox').focus()
    await page.keyboard.press('Control+a')
    await hands.type('12')
    await expect(people.getByRole('button', { name: 'Warden 12', exact: true })).toBeVisible()
    await expect(found).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the table shows some of many clocks, and leads to all of them', async () => {
    await page.evaluate(() => window.location.assign('#/table'))
    const strip = page.getByRole('list', { name: 'Clocks and tracks under way' })
    await expect(strip.getByRole('listitem')).toHaveCount(12)
    await picture(table, 'table-many')
    expect(await inEveryTheme(page)).toEqual(clean)
    await page.getByRole('button', { name: '58 more' }).focus()
    await hands.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Clocks and tracks' })
    const open = drawer.getByRole('list', { name: 'Under way' }).getByRole('listitem')
    await expect(open).toHaveCount(60)
    await drawer.getByRole('button', { name: 'Show more: 10 are left' }).focus()
    await hands.press('Enter')
    await expect(open).toHaveCount(70)
    await expect(open.nth(60).getByRole('button')).toBeFocused()
    await hands.press('Escape')
  })

  await test.step('notes are listed by pages, and found, each time with the focus', async () => {
    await page.evaluate(() => window.location.assign('#/notes'))
    const notes = page.getByRole('list', { name: 'Notes' }).getByRole('button')
    await expect(notes).toHaveCount(50)
    await page.getByRole('button', { name: 'Show more: 20 are left' }).focus()
    await hands.press('Enter')
    await expect(notes).toHaveCount(20)
    await expect(notes.first()).toBeFocused()
    await expect(notes.first()).toContainText('Leaf 20')
    await page.getByRole('searchbox', { name: 'Find a note' }).focus()
    await hands.type('leaf 33')
    await hands.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Leaf 33')
    await picture(table, 'notes-many')
  })
})
