import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { closeAnyStep } from '../story/fight'

/** Types a line of the quick-add and puts in what it finds first. */
async function add(page: Page, line: string, first: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Put into the fight' })
  await expect(field).toBeFocused()
  await page.keyboard.type(line)
  await expect(page.getByRole('option', { selected: true })).toHaveText(first)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
}

async function nextTurn(page: Page, turn: number): Promise<void> {
  for (let step = 1; step <= 15; step++) {
    await closeAnyStep(page, () => page.keyboard.press('Shift+Enter'))
  }
  await expect(page.getByRole('heading', { name: new RegExp(`^Turn ${turn} `) })).toBeVisible()
}

test('a fight is built, joined and left by keyboard alone', async ({ table }) => {
  // Thirty steps, and nine looks of axe on the way.
  test.slow()
  const { page } = table
  await resize(table, 1440, 900)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()

  // From anywhere: a fight of no mission, with the field for its people in focus.
  await page.keyboard.press('Control+2')
  await expect(page.getByRole('heading', { name: 'NPCs' })).toBeVisible()
  await page.keyboard.press('Shift+N')
  await expect(page.getByRole('heading', { name: 'Prepare New fight' })).toBeVisible()
  await add(page, '5 raider', /New NPC: Raider/)
  const foes = page.getByRole('region', { name: /^Foes/ })
  await expect(foes.getByText('Raider 5', { exact: true })).toBeVisible()
  await add(page, 'ysolt', /Ysolt.*Party/)
  await add(page, '2 raider @ late t2', /2 × Raider.*in turn 2.*Foes/)
  const party = page.getByRole('region', { name: /^Party/ })
  await expect(party.getByText('Ysolt', { exact: true })).toBeVisible()
  const coming = page.getByRole('region', { name: 'To come' })
  await expect(coming.getByText('2 × Raider')).toBeVisible()
  await page.keyboard.type('rai')
  await expect(page.getByRole('option').first()).toBeVisible()
  await picture(table, 'prep-adding')
  await page.keyboard.press('Escape')

  // Players see nobody of them yet, and one of them from the start.
  await expect(foes.getByText('players see 0 of 5')).toBeVisible()
  await foes.getByRole('button', { name: 'Show Raider 1 to the players' }).press('Enter')
  await expect(foes.getByText('players see 1 of 5')).toBeVisible()
  await expect(foes.getByRole('button', { name: 'Hide Raider 1 from the players' })).toBeFocused()

  // Made up for this fight, they get a weapon here.
  await expect(foes.getByText('It has no weapon to strike with.')).toHaveCount(5)
  await foes.getByRole('button', { name: 'Write the sheet of Raider' }).first().press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Raider: Cold Iron' })
  const weapons = sheet.getByRole('region', { name: 'Weapons' })
  await weapons.getByRole('button', { name: 'Add a line' }).press('Enter')
  await expect(sheet.getByRole('combobox', { name: 'Name, line 1' })).toBeFocused()
  await page.keyboard.type('mace')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(sheet).toBeHidden()
  await expect(foes.getByText('It has no weapon to strike with.')).toHaveCount(0)
  await expect(
    foes.getByRole('button', { name: 'Write the sheet of Raider' }).first(),
  ).toBeFocused()

  // One raider has more in him than the others.
  await foes.getByRole('button', { name: 'Figures of Raider 3' }).focus()
  await page.keyboard.press('Enter')
  const figures = page.getByRole('form', { name: 'Figures of Raider 3' })
  await expect(figures.getByRole('spinbutton', { name: 'Hit points' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await picture(table, 'prep-figures')
  await page.keyboard.press('Enter')
  await expect(foes.getByText('one figure changed here')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'prep')
  await resize(table, 1280, 720)

  // Begun, a turn ahead it is announced; in turn 2 one key brings them in.
  await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Put into the fight' }).focus()
  // The key on the button begins it from the name as well, and the new name is kept.
  await page.getByRole('textbox', { name: 'What it is called' }).fill('The crossing')
  await page.keyboard.press('Shift+Enter')
  await expect(page.getByRole('heading', { name: '1 Full defence' })).toBeVisible()
  await expect(page.getByText('They come soon, turn 2: 2 × Raider.').first()).toBeVisible()
  await picture(table, 'fight-announced')
  await nextTurn(page, 2)
  await expect(page.getByText('They come now: 2 × Raider.').first()).toBeVisible()
  await picture(table, 'fight-due')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('i')
  const roster = page.getByRole('complementary', { name: 'Combatants' })
  await expect(roster.getByRole('button', { name: 'Raider 7', exact: true })).toBeVisible()
  await expect(page.getByText('They come now')).toBeHidden()

  // The drawer beside the fight: one goes, and undo brings him back.
  await page.keyboard.press('Shift+E')
  await expect(page.getByRole('heading', { name: 'Who is in The crossing' })).toBeVisible()
  await foes.getByRole('button', { name: 'Raider 2 leaves the fight' }).focus()
  await page.keyboard.press('Enter')
  await expect(foes.getByText('left', { exact: true })).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await resize(table, 1440, 900)
  await picture(table, 'drawer')
  await page.keyboard.press('Escape')
  await expect(roster.getByText('left the fight')).toBeVisible()
  await picture(table, 'fight-left')
  await page.keyboard.press('Control+z')
  await expect(roster.getByText('left the fight')).toBeHidden()
})

test('a fight that was never begun is taken away, and undo brings it back', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  await page.keyboard.press('Shift+N')
  await expect(page.getByRole('heading', { name: 'Prepare New fight' })).toBeVisible()

  // Its name is the game master's own, until the sign beside it is pressed.
  const own = page.getByRole('button', { name: /^The fight’s name is yours: New fight/ })
  const shown = page.getByRole('button', { name: /^Players read the fight’s name: New fight/ })
  await own.press('Enter')
  await expect(shown).toBeFocused()
  await picture(table, 'prep-name-shown')
  await page.keyboard.press('Enter')
  await expect(own).toBeFocused()
  await picture(table, 'prep-name-own')

  await page.getByRole('button', { name: 'More about New fight' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Remove New fight?')
  await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  const fights = page.getByRole('region', { name: 'Fights' })
  await expect(fights.getByRole('heading', { name: 'New fight' })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(fights.getByRole('heading', { name: 'New fight' })).toBeVisible()
})
