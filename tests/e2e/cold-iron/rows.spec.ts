import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { newCampaign } from '../story/campaign'
import { closeAnyStep, closeStep, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

test('falling rocks stand in their step, hurt whom they reach, come again and are changed in the fight', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  const path = (name: string) => info.outputPath(name)
  await resize(table, 1024, 640)
  await newCampaign(table, folder, {
    ...{ name: 'The ford', system: 'cold-iron' },
    party: ['Ren', 'Mira'].map((name) => ({ name, player: name, sheet: {} })),
  })
  await page.evaluate(() => window.location.assign('#/table'))
  await hands.press('Shift+N')
  const add = page.getByRole('combobox', { name: 'Put into the fight' })
  await expect(add).toBeFocused()
  for (const line of ['3 raider @ Raiders', 'company']) {
    await hands.type(line)
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
    await hands.press('Enter')
    await expect(add).toHaveValue('')
  }
  const form = page.getByRole('form', { name: 'Something to come' })
  const row = page.getByRole('region', { name: 'To come' }).getByRole('listitem')

  await test.step('it is prepared with its step, its beat and its dice', async () => {
    await page.getByRole('button', { name: 'Something to come' }).press('Enter')
    await page.getByRole('radio', { name: 'Hazard' }).press('Space')
    await form.getByRole('textbox', { name: 'What it is' }).fill('Falling rocks')
    await form.getByRole('spinbutton', { name: 'Step' }).fill('2')
    await form.getByRole('spinbutton', { name: 'Again after' }).fill('1')
    await form.getByRole('textbox', { name: 'Harm it does' }).fill('2d')
    await hands.press('Control+Enter')
    await expect(form.getByText('The harm is no dice')).toBeVisible()
    await form.getByRole('textbox', { name: 'Harm it does' }).fill('2d6')
    await page.screenshot({ path: path('form.png') })
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(row).toContainText('2d6 wounds · again each turn')
    await expect(row).toContainText('turn 1, step 2')
  })

  const roster = page.getByRole('complementary', { name: 'Combatants' })
  const dialog = page.getByRole('dialog', { name: 'Falling rocks' })
  await test.step('it falls due in its step and hurts the party by one roll', async () => {
    await page.getByRole('button', { name: 'Begin the fight' }).focus()
    await hands.press('Enter')
    await expect(stepHeading(page, '1 Full defence')).toBeVisible()
    await expect(page.getByText('Soon, turn 1, step 2: Falling rocks.').first()).toBeVisible()
    await closeStep(page, '2 Spells begun')
    await expect(page.getByText('Now: Falling rocks.').first()).toBeVisible()
    await hands.press('i')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Dice of 2d6' }).fill('34')
    await expect(dialog).toContainText('7 points')
    await hands.tabTo('Party (2)')
    await hands.press('Space')
    await page.screenshot({ path: path('harm.png') })
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    const party = roster.getByRole('region', { name: 'Party' })
    await expect(party.locator('.figures').first()).toHaveText(/^\s*3\s*\/ 10/)
    await expect(
      roster.getByRole('region', { name: 'Raiders' }).locator('.figures').first(),
    ).toHaveText(/^\s*10\s*\/ 10/)
    await page.screenshot({ path: path('hurt.png') })
    await hands.press('Control+z')
    await expect(party.locator('.figures').first()).toHaveText(/^\s*10\s*\/ 10/)
    await expect(page.getByText('Now: Falling rocks.').first()).toBeVisible()
    await hands.press('i')
    await dialog.getByRole('button', { name: 'It comes and does no harm' }).press('Enter')
    await expect(page.getByText('Now: Falling rocks.')).toHaveCount(0)
  })

  await test.step('it is changed while the fight runs, and comes again in the next turn', async () => {
    await hands.press('Shift+E')
    await expect(row).toContainText('turn 2, step 2')
    await row.getByRole('button', { name: 'Change: Falling rocks' }).press('Enter')
    const change = page.getByRole('form', { name: 'Change: Falling rocks' })
    await change.getByRole('textbox', { name: 'Harm it does' }).fill('3d6')
    await page.screenshot({ path: path('change.png') })
    await hands.press('Control+Enter')
    await expect(row).toContainText('3d6 wounds')
    await page.screenshot({ path: path('drawer.png') })
    await hands.press('Control+z')
    await expect(row).toContainText('2d6 wounds')
    await hands.press('Escape')
    await page.locator('.fight-panel').focus()
    for (let step = 2; step <= 16; step++) {
      await closeAnyStep(page, () => hands.press('Shift+Enter'))
    }
    await expect(stepHeading(page, '2 Spells begun')).toBeVisible()
    await expect(page.getByText('Now: Falling rocks.').first()).toBeVisible()
  })
})
