import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginFight } from '../story/fight'
import { Hands } from '../story/hands'

test('players see the turn and whoever is shown to them, and how they look', async ({ table }) => {
  const { page, app } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  const company = players.getByRole('region', { name: 'The company' })
  const foes = players.getByRole('region', { name: 'Against them' })
  await expect(players.getByText('Turn 1, step 1: Full defence')).toBeVisible()
  await expect(company.getByRole('listitem')).toHaveCount(4)
  await expect(foes).toBeHidden()

  await page.bringToFront()
  const roster = page.getByRole('complementary', { name: 'Combatants' })
  const marks = roster.getByRole('img', { name: /^Players see / })
  await hands.press('q Enter Control+a Alt+v')
  await expect(marks).toHaveCount(6)
  await expect(foes.getByRole('listitem')).toHaveCount(6)
  await picture(table, 'players-shown')
  await hands.press('Alt+v')
  await expect(foes).toBeHidden()

  // One alone: he is picked first, and hurt afterwards.
  await hands.press('Escape q 5')
  await hands.press('Alt+v')
  await expect(foes.getByRole('listitem')).toHaveCount(1)
  await hands.press('g')
  await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeVisible()
  await hands.type('3')
  await hands.press('Enter')
  await expect(foes.getByRole('listitem')).toContainText('Hurt')
  expect(await inEveryTheme(players)).toEqual(clean)
  await hands.press('Control+z')
  await expect(foes.getByRole('listitem')).toContainText('Unhurt')
  await hands.press('Control+z')
  await expect(foes).toBeHidden()

  await hands.press('Alt+v')
  await expect(foes.getByRole('listitem')).toHaveCount(1)
  const pictures = process.env.IRON_TABLE_PICTURES
  if (pictures) await players.screenshot({ path: `${pictures}/players-fight.png` })
})
