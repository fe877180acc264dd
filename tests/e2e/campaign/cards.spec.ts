import { expect, resize, test } from '../app'
import { picture } from '../picture'
import { clean, inEveryTheme } from '../axe'

const shot = async (table: Parameters<typeof resize>[0], name: string) => {
  await picture(table, name)
  if (!process.env.IRON_TABLE_PICTURES) return
  await resize(table, 1024, 640)
  await table.page.screenshot({ path: `${process.env.IRON_TABLE_PICTURES}/${name}-1024.png` })
}

test('a card shows two acts a system, and all that can be done now behind one key', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Notes' }).waitFor()
  await page.evaluate(async () => {
    const who = { type: 'character' as const, id: 'character-brannoch' }
    for (const system of ['ironsworn', 'dungeon-world']) {
      await window.ironTable.call('system.switchOn', { system })
      await window.ironTable.call('sheet.begin', { member: who, system })
    }
    await window.ironTable.call('character.edit', { characterId: who.id, player: '' })
  })
  await page.getByRole('link', { name: 'Cast' }).click()
  const card = page.getByRole('article', { name: 'Brannoch' })
  // A new character of Ironsworn is also offered the assets that it begins with (IS-078).
  const shown = { 'Iron Fist': 2, Ironsworn: 3, 'Dungeon World': 2 }
  for (const [tab, count] of Object.entries(shown)) {
    await card.getByRole('tab', { name: tab }).click()
    const acts = card.getByRole('group', { name: 'What can be done to Brannoch' })
    await expect(acts.getByRole('button')).toHaveCount(count)
  }
  await card.focus()
  await page.keyboard.press('.')
  const menu = page.getByRole('menu')
  await expect(menu.getByText('Ironsworn', { exact: true })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: 'Change a figure' })).toBeVisible()
  for (const name of ['Companion’s health', 'Lose an asset', 'Level up', 'A new day']) {
    await expect(menu.getByRole('menuitem', { name })).toHaveCount(0)
  }
  await shot(table, 'card-menu')
  await page.keyboard.press('1')
  const asked = page.getByRole('dialog', { name: 'Change a counter: Brannoch' })
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')

  expect(await inEveryTheme(page)).toEqual(clean)
  await shot(table, 'card')

  const hob = page.locator('[data-member="npc-raider-1"]')
  await expect(hob.getByRole('button', { name: /harm/i })).toHaveCount(2)
  await hob.getByRole('button', { name: 'Acts of Hob Sallow' }).press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Set harm and status' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Table' }).click()
  for (const system of ['Iron Fist', 'Ironsworn', 'Dungeon World']) {
    await expect(page.getByRole('region', { name: `The company: ${system}` })).toBeVisible()
  }
  await expect(page.getByText('played by', { exact: true })).toHaveCount(0)
  await shot(table, 'card-table')
})

test('a place has a card that links and finds lead to, and its removal says what names it', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Notes' }).waitFor()
  await page.evaluate(async () => {
    const reply = await window.ironTable.call('place.create', {
      name: 'The mill',
      secret: 'A way in',
    })
    const { placeId } = (reply as { value: { placeId: string } }).value
    await window.ironTable.call('note.create', { title: 'Plans', body: 'Meet at [[The mill]].' })
    await window.ironTable.call('place.edit', { placeId, name: 'The old mill' })
    const about = [{ type: 'place', id: placeId }]
    await window.ironTable.call('track.create', { name: 'Flood', kind: 'clock', size: 4, about })
    await window.ironTable.call('session.start', { name: 'Rain' })
    await window.ironTable.call('scene.begin', { name: 'Inside', placeId })
  })
  await page.getByRole('link', { name: 'Notes' }).click()
  await page.getByRole('link', { name: 'The old mill, Place' }).press('Enter')
  const card = page.getByRole('region', { name: 'The old mill' })
  await expect(card.getByRole('link', { name: 'Plans, Note' })).toBeVisible()
  await expect(card.getByText('Flood').first()).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await shot(table, 'card-place')
  await page.keyboard.press('Shift+Delete')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  for (const name of ['Plans', 'Flood', 'Rain']) await expect(question).toContainText(name)
  await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(card).toBeHidden()
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByRole('textbox', { name: 'Text of the note' })).toHaveValue(
    'Meet at [[The old mill]].',
  )

  await page.keyboard.press('Control+k')
  await page.keyboard.type('Oxbow Bridge')
  await page
    .getByRole('option', { name: /Oxbow Bridge/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Oxbow Bridge' })).toBeVisible()
  // The menu of a card is about whose it is, whatever else is shown.
  await page.getByRole('button', { name: 'More with Tamsin' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(question).toContainText('Remove Tamsin for good?')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Tamsin')
  await page
    .getByRole('option', { name: /Tamsin/ })
    .first()
    .click()
  await expect(page.getByRole('article', { name: 'Tamsin' })).toBeFocused()
})

test('arrows go from card to card of the company', async ({ table: { page } }) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).click()
  const card = (name: string) => page.getByRole('article', { name, exact: true })
  await card('Brannoch').getByRole('button', { name: 'Edit the description of Brannoch' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(card('Ysolt')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card('Maro')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(card('Ysolt')).toBeFocused()
})
