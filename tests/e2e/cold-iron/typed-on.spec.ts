import { expect, test } from '../app'
import {
  beginFight,
  closeStep,
  declareAttack,
  declareUpToAttacks,
  stepHeading,
} from '../story/fight'

test('a second note typed right behind the first is a note, and letters behind it are no deeds', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  const line = page.getByRole('form', { name: 'Write a note' })
  const roster = page.getByRole('complementary', { name: 'Combatants' })
  await roster.locator('[data-stop]', { hasText: 'Tamsin' }).last().focus()
  const { keyboard } = page
  const stroke = (key: string) => [keyboard.down(key), keyboard.up(key)]
  const typeAtOnce = (text: string) => [...text].flatMap(stroke)
  const send = () => [keyboard.down('Control'), ...stroke('Enter'), keyboard.up('Control')]

  await Promise.all([...typeAtOnce('nBell'), ...send(), ...typeAtOnce('nglow')])
  await expect(line.getByRole('combobox')).toHaveValue('glow')
  await Promise.all([...send(), ...typeAtOnce('gl')])
  await expect(line).toBeHidden()
  await expect(page.getByText('These keys were not taken:').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo: Note: glow' })).toBeVisible()
  // What follows in the same burst is not taken either.
  await page.waitForTimeout(800)
  await keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo: Note: Bell' })).toBeVisible()
})

test('Shift+Enter begins a fight right after its place was chosen', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('button', { name: 'Prepare', exact: true }).first().click()
  const place = page.getByTitle('Place', { exact: true })
  await place.focus()
  await page.keyboard.press('Enter')
  const first = page.getByRole('menuitemcheckbox').first()
  await expect(first).toBeFocused()
  await expect(first).not.toHaveText('No place')
  const chosen = (await first.innerText()).trim()
  await page.keyboard.press('Enter')
  await expect(place).toBeFocused()
  await expect(place).toContainText(chosen)
  await page.keyboard.press('Shift+Enter')
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
})

test('R in a field of dice rolls; with Shift it is the shortcut it is anywhere', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await test.step('in a tool', async () => {
    await page.getByRole('link', { name: 'Tools' }).click()
    const roll = page.getByRole('textbox', { name: 'Roll of Maro' })
    await roll.focus()
    await page.keyboard.press('Shift+R')
    await expect(page.getByRole('dialog', { name: 'Rest and heal' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(roll).toHaveValue('')
    await expect(roll).toBeFocused()
    await page.keyboard.press('r')
    await expect(roll).not.toHaveValue('')
  })

  await test.step('in a fight, where what is typed stays', async () => {
    await page.getByRole('link', { name: 'Table' }).click()
    await beginFight(page)
    await declareUpToAttacks(page)
    await declareAttack(page, 'Ysolt', 'Wat')
    for (const next of ['6', '7', '8', '9', '10']) await closeStep(page, new RegExp(`^${next} `))
    const roll = page.getByRole('textbox', { name: 'Percentile roll of the attack' })
    await expect(roll).toBeFocused()
    await page.keyboard.type('8')
    await page.keyboard.press('Shift+R')
    await expect(page.getByRole('dialog', { name: 'Rest and heal' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(roll).toBeFocused()
    await expect(roll).toHaveValue('8')
  })
})
