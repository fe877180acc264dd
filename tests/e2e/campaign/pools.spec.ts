import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginFight } from '../story/fight'
import { Hands } from '../story/hands'

test('a pool is given in the window, spent by what is typed, seen in the fight, and by players once it is opened', async ({
  table,
}) => {
  test.setTimeout(240_000)
  const { page, app } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await resize(table, 1280, 720)
  await beginFight(page)
  const row = page
    .getByRole('complementary', { name: 'Combatants' })
    .getByRole('listitem')
    .filter({ hasText: 'Maro' })
  const small = async (name: string) => {
    await resize(table, 1024, 640)
    const pictures = process.env.IRON_TABLE_PICTURES
    if (pictures) await page.screenshot({ path: `${pictures}/${name}-1024.png` })
  }
  const form = page.getByRole('dialog', { name: 'New pool' })
  const change = page.getByRole('dialog', { name: 'Change a pool' })

  await test.step('it is named, with its most and what its figures mean', async () => {
    await hands.press('Alt+Shift+O')
    await form.getByRole('combobox', { name: 'Whose' }).selectOption('Maro')
    await form.getByRole('textbox', { name: 'Name' }).focus()
    await hands.type('Mana')
    await hands.tabTo('Points')
    await hands.press('Control+a')
    await hands.type('8')
    await hands.tabTo('Starts at')
    await expect(form.getByRole('spinbutton', { name: 'Starts at' })).toHaveValue('8')
    await form.getByRole('textbox', { name: 'What its figures mean' }).focus()
    await hands.type('weary')
    await expect(form.getByText('Each line is a figure and its words')).toBeVisible()
    await hands.press('Control+a')
    await hands.type('3 weary')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'pool-form')
    await small('pool-form')
    await resize(table, 1280, 720)
    await hands.press('Control+Enter')
    await expect(form).toBeHidden()
    await expect(row).toContainText('Mana 8/8')
  })

  await test.step('a line spends it, and undo gives it back', async () => {
    await hands.press('Alt+Shift+P')
    await change.getByRole('combobox', { name: 'Whose' }).selectOption('Maro')
    await change.getByRole('textbox', { name: 'Change' }).focus()
    await hands.type('mana 5')
    await hands.press('Enter')
    await expect(change.getByText('Write a sign and a number')).toBeVisible()
    await hands.press('Control+a')
    await hands.type('mana -5')
    await expect(change.getByText('Mana: 8 → 3 of 8')).toBeVisible()
    await picture(table, 'pool-change')
    await hands.press('Enter')
    await expect(change).toBeHidden()
    await expect(row).toContainText('Mana 3/8, weary')
    await picture(table, 'pool-roster')
    await hands.press('Control+z')
    await expect(row).toContainText('Mana 8/8')
    await hands.press('Control+Shift+z')
    await expect(row).toContainText('Mana 3/8, weary')
  })

  await test.step('players see nothing of it until it is opened to them', async () => {
    const [players] = await Promise.all([
      app.waitForEvent('window'),
      hands.press('Control+Shift+p'),
    ])
    const company = players.getByRole('region', { name: 'The company' })
    await expect(company.getByRole('listitem').filter({ hasText: 'Maro' })).toBeVisible()
    await expect(players.getByText('Mana')).toHaveCount(0)
    await page.bringToFront()
    await hands.press('Control+t')
    const drawer = page.getByRole('dialog', { name: 'Clocks and tracks' })
    await drawer.getByRole('button', { name: /^Mana/ }).first().focus()
    await hands.press('Enter v v')
    await expect(drawer.locator('button[aria-current]')).toContainText('Open')
    await picture(table, 'pool-drawer')
    await hands.press('Escape')
    await expect(company.getByText('Mana 3/8, weary')).toBeVisible()
    await expect(players.getByText('Mana (Maro)')).toBeVisible()
    expect(await inEveryTheme(players)).toEqual(clean)
    const pictures = process.env.IRON_TABLE_PICTURES
    if (pictures) await players.screenshot({ path: `${pictures}/pool-players.png` })
  })

  await test.step('it stands on the card, whose menu makes another', async () => {
    await page.bringToFront()
    await page.getByRole('link', { name: 'Cast' }).click()
    const card = page.getByRole('article', { name: 'Maro' })
    await expect(card.getByText('3 of 8, weary')).toBeVisible()
    await resize(table, 1024, 640)
    await card.getByText('3 of 8, weary').scrollIntoViewIfNeeded()
    await small('pool-card')
    await card.getByRole('button', { name: 'More with Maro' }).focus()
    await hands.press('Enter')
    await expect(page.getByRole('menuitem', { name: /Change a pool/ })).toBeVisible()
    await page.getByRole('menuitem', { name: /New pool/ }).press('Enter')
    await expect(form.getByRole('combobox', { name: 'Whose' })).toHaveValue(
      'character:character-maro',
    )
    await hands.press('Escape')
    await expect(form).toBeHidden()
  })
})
