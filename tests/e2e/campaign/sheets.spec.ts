import type { Locator } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { openEmpty } from '../story/cast'
import { Hands } from '../story/hands'

test('sheets say what they ask for, and names of lists bring their figures', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = new Hands(page)
  const systems = ['cold-iron', 'iron-fist', 'ironsworn', 'dungeon-world']
  const sheet = (title: string) => page.getByRole('dialog', { name: `Ysolt: ${title}` })
  const help = (dialog: Locator) => dialog.locator('[data-help]')
  const picture = async (name: string) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 640],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) })
    }
  }
  const open = async (title: string) => {
    await page.getByRole('button', { name: 'Sheets of Ysolt' }).focus()
    await hands.press('Enter')
    await page.getByRole('menuitem', { name: `Write the sheet of ${title}` }).press('Enter')
    await expect(sheet(title)).toBeVisible()
    // What is written has the focus, not the rule behind the usual scores, nor what puts them all.
    const first = sheet(title).locator('input, select, textarea').first()
    if (title !== 'Cold Iron') await expect(first).toBeFocused()
    return sheet(title)
  }
  const known = async () => {
    const reply = await page.evaluate(() => window.ironTable.call('character.list', {}))
    return JSON.stringify(reply)
  }

  await openEmpty(table, folder, systems)
  const sheets = Object.fromEntries(systems.map((id) => [id, {}]))
  await call(page, 'character.create', { name: 'Ysolt', sheets })
  await page.evaluate(() => window.location.assign('#/cast'))

  await test.step('the fields stand under headings, rare ones folded', async () => {
    const dialog = await open('Cold Iron')
    const headings = dialog.getByRole('heading', { level: 3 })
    await expect(headings.first()).toHaveText('Attack and defence')
    await expect(dialog.getByRole('group', { name: 'Body' })).toContainText('points')
    await expect(dialog.getByRole('status')).toContainText('no weapon to strike with')
    await expect(dialog.getByRole('status')).not.toContainText('Everything is right')
    await expect(dialog.getByRole('textbox', { name: 'Regained each turn' })).toBeHidden()
    const rare = dialog.getByRole('button', { name: /^Seldom needed/ })
    await expect(rare).toHaveAttribute('aria-expanded', 'false')
    await picture('cold-iron')
    expect(await inEveryTheme(page)).toEqual(clean)
    await rare.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Regained each turn' })).toBeVisible()
  })

  await test.step('what a field is for is said where the focus is, and of all by one key', async () => {
    const dialog = sheet('Cold Iron')
    const attack = dialog.getByRole('textbox', { name: 'Attack', exact: true })
    await attack.focus()
    await expect(help(dialog)).toContainText('How well they strike in melee with a usual blow.')
    await expect(attack).toHaveAccessibleDescription(/Added to the roll of every melee attack/)
    const said = dialog.getByRole('group', { name: 'Body' }).getByText('Hit points when unhurt.')
    await expect(said).toBeHidden()
    await hands.press('F1')
    await expect(said).toBeVisible()
    await picture('cold-iron-help')
    await hands.press('F1')
    await expect(said).toBeHidden()
  })

  await test.step('a weapon of the list comes with its figures, one of their own without', async () => {
    const dialog = sheet('Cold Iron')
    const weapons = dialog.getByRole('region', { name: 'Weapons' })
    await weapons.getByRole('button', { name: 'Add a line: Weapons', exact: true }).press('Enter')
    await expect(dialog.getByRole('combobox', { name: 'Name, line 1' })).toBeFocused()
    // The columns of a table are explained by the same key as the fields.
    const reach = weapons.getByRole('definition').filter({ hasText: 'The step it strikes in' })
    await expect(reach).toBeHidden()
    await hands.press('F1')
    await expect(reach).toBeVisible()
    await weapons.scrollIntoViewIfNeeded()
    await picture('cold-iron-columns')
    await hands.press('F1')
    await hands.type('spear')
    await expect(dialog.getByRole('listbox').getByRole('option').first()).toContainText('Spear')
    await picture('cold-iron-choose')
    await hands.press('Enter')
    await expect(dialog.getByRole('combobox', { name: 'Name, line 1' })).toHaveValue(/Spear/)
    await expect(dialog.getByRole('combobox', { name: 'Reach, line 1' })).toHaveValue('long')
    // Of several buttons that add, the one of the table with the focus shows the key.
    const shows = dialog.getByRole('button', { name: 'Add a line' }).filter({ hasText: 'Alt' })
    await expect(shows).toHaveCount(1)
    await expect(weapons.getByRole('button', { name: 'Add a line' })).toContainText('Alt')
    await hands.press('Alt+Enter')
    await expect(dialog.getByRole('combobox', { name: 'Name, line 2' })).toBeFocused()
    await hands.type('Boat hook')
    await expect(dialog.getByRole('textbox', { name: 'Dice, line 2' })).toHaveValue('1d6')
    await dialog.getByRole('combobox', { name: 'Name', exact: true }).first().focus()
    await hands.type('chain')
    await hands.press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Armour T', exact: true })).not.toHaveValue(
      '0',
    )
    const shield = dialog.getByRole('combobox', { name: 'Name', exact: true }).nth(1)
    await shield.focus()
    await hands.type('medium')
    await hands.press('Enter')
    await expect(shield).toHaveValue('Medium shield')
    await expect(dialog.getByRole('textbox', { name: 'Shield’s defence' })).toHaveValue('4')
    await expect(dialog.getByRole('status')).not.toContainText('no weapon')
    await picture('cold-iron-weapons')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    expect(await known()).toContain('"class":"spear"')
  })

  await test.step('conditions and gear of Iron Fist are ticked and chosen, never typed', async () => {
    const dialog = await open('Iron Fist')
    await dialog.getByRole('checkbox', { name: 'Tainted' }).press('Space')
    const weapons = dialog.getByRole('region', { name: 'Weapons' })
    await weapons.getByRole('button', { name: 'Add a line' }).press('Enter')
    // What asks for both hands comes into both, where its harm is whole.
    await hands.type('Longsword')
    await expect(dialog.getByRole('combobox', { name: 'Hands, line 1' })).toHaveValue('2')
    await weapons.getByRole('button', { name: 'All of line 1' }).press('Enter')
    await weapons.getByRole('checkbox').last().press('Space')
    await picture('iron-fist')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    expect(await known()).toContain('"conditions":["tainted"]')
    expect(await known()).toContain('"custom":{')
  })

  await test.step('an asset of Ironsworn: its abilities are ticked, its own track is filled in', async () => {
    const dialog = await open('Ironsworn')
    await dialog.getByRole('button', { name: 'Usual scores: 3, 2, 2, 1, 1' }).press('Enter')
    await expect(dialog.getByRole('textbox', { name: 'Edge' })).toHaveValue('3')
    await expect(dialog.getByRole('textbox', { name: 'Wits' })).toHaveValue('1')
    await dialog.getByRole('checkbox', { name: 'Wounded' }).first().press('Space')
    const assets = dialog.getByRole('region', { name: 'Assets' })
    await assets.getByRole('button', { name: 'Add a line' }).press('Enter')
    await expect(assets.getByRole('textbox').first()).toBeFocused()
    await hands.type('Hound')
    await assets.getByRole('button', { name: 'More for line 1' }).focus()
    await hands.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Add a line' })).toBeFocused()
    // Whoever adds a line types at once, whether or not the menu is gone from sight.
    await hands.press('Enter')
    await hands.type('Bear')
    await expect(assets.getByRole('textbox', { name: 'Asset, line 2' })).toHaveValue('Bear')
    await hands.press('Alt+Delete')
    await assets.getByRole('button', { name: 'All of line 1' }).press('Enter')
    await picture('ironsworn')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    expect(await known()).toContain('"debilities":["wounded"]')
    expect(await known()).toContain('"Hound":{"type":"path","abilities":[true,false,false]')
  })

  await test.step('a sheet of Dungeon World', async () => {
    const dialog = await open('Dungeon World')
    await dialog.getByRole('combobox', { name: 'Class' }).focus()
    await hands.type('ran')
    await hands.press('Enter')
    await expect(dialog.getByRole('combobox', { name: 'Class' })).toHaveValue('Ranger')
    await dialog.getByRole('checkbox', { name: 'Confused' }).press('Space')
    await picture('dungeon-world')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    expect(await known()).toContain('"debilities":["wis"]')
  })

  await test.step('a character with four weapons takes fewer than sixty keys', async () => {
    const begun = hands.keys
    await hands.press('Shift+A')
    await expect(page.getByRole('dialog', { name: 'New character' })).toBeVisible()
    await hands.type('Bran')
    await hands.press('Enter')
    const card = page.getByRole('article', { name: 'Bran' })
    await expect(card).toBeFocused()
    await expect(card).toContainText('This sheet has no attack: it counts as 0.')
    await hands.press('w')
    await expect(page.getByRole('menuitem', { name: 'Write the sheet of Cold Iron' })).toBeFocused()
    await hands.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Bran: Cold Iron' })
    await expect(dialog).toBeVisible()
    for (const [at, typed] of ['spea', 'dagg', 'sling', 'mace'].entries()) {
      await hands.press('Alt+Enter')
      const name = dialog.getByRole('combobox', { name: `Name, line ${at + 1}`, exact: true })
      await expect(name).toBeFocused()
      await hands.type(typed)
      await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await hands.press('Enter')
      await expect(name).not.toHaveValue(typed)
    }
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(card).toContainText('Spear')
    expect(hands.keys - begun).toBeLessThan(60)
  })

  await test.step('an NPC of a fight from an archetype takes fewer than fifteen', async () => {
    const begun = hands.keys
    await hands.press('Shift+N')
    const field = page.getByRole('combobox', { name: 'Put into the fight' })
    await expect(field).toBeFocused()
    await hands.type('wolf')
    await expect(page.getByRole('option', { selected: true })).toContainText('Wolf')
    await hands.press('Enter')
    await expect(page.getByRole('region', { name: /^Foes/ })).toContainText('Wolf')
    expect(hands.keys - begun).toBeLessThan(15)
    await hands.type('stranger')
    await expect(page.getByRole('option', { selected: true })).toContainText('with a blank sheet')
    await hands.press('Enter')
    await expect(page.getByRole('region', { name: /^Foes/ })).toContainText(
      'This sheet has no attack: it counts as 0.',
    )
    await picture('composer')
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('figures that were worked out show their sum, one typed over is marked', async () => {
    await call(page, 'npc.create', {
      name: 'Grey wolf',
      sheets: { 'cold-iron': { pt: 99 } },
      archetypes: { 'cold-iron': 'wolf' },
    })
    await page.evaluate(() => window.location.assign('#/cast'))
    await page.getByRole('button', { name: 'Grey wolf', exact: true }).press('Enter')
    const card = page.getByRole('region', { name: 'Grey wolf' })
    await expect(
      card.getByRole('button', { name: /^Attack: \d+\. Show how it adds up/ }),
    ).toBeVisible()
    await expect(card.getByRole('img', { name: /^typed over; worked out: \d+/ })).toBeVisible()
    // The sum of a figure that was typed over can be reached as well.
    await card.getByRole('button', { name: /^Points: 99\. Show how it adds up/ }).press('Enter')
    await expect(page.getByRole('dialog', { name: /^Points: 99/ })).toContainText('Constitution')
    await hands.press('Escape')
    await picture('card')
    // What is only for a screen reader makes no window scroll.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('w')
    const dialog = page.getByRole('dialog', { name: 'Grey wolf: Cold Iron' })
    await expect(dialog).toContainText(
      'These figures were worked out from scores, levels and gear.',
    )
    await expect(dialog.getByRole('group', { name: 'Body' })).toContainText('typed over:')
    // What is rare stays open where something stands in it.
    const rare = dialog.getByRole('button', { name: /^Seldom needed/ })
    await expect(rare).toHaveAttribute('aria-expanded', 'true')
    await picture('cold-iron-worked')
    expect(await inEveryTheme(page)).toEqual(clean)
    await dialog.getByRole('textbox', { name: 'Attack', exact: true }).fill('7')
    await dialog.getByRole('button', { name: 'Save and work out figures' }).press('Enter')
    const basis = page.getByRole('dialog', { name: 'Grey wolf: figures of Cold Iron' })
    await expect(basis).toBeVisible()
    await expect(basis.getByText('Attack typed over')).toBeVisible()
    await basis.getByRole('button', { name: /^Attack: 5\. Show/ }).press('Enter')
    await expect(page.getByRole('dialog', { name: /^Attack: 5/ })).toContainText(
      'Rating of level 2 in melee',
    )
    await hands.press('Escape')
    await picture('basis')
  })
})
