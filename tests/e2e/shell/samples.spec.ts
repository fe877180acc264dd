import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { Hands } from '../story/hands'

test.use({ samples: 'shipped' })

const samples = [
  {
    ...{ button: 'Open the sample campaign', who: 'Brannoch', place: 'Oxbow Bridge' },
    ...{ note: 'The carter’s map', shows: 'The Sedge, with five places on it', face: 'Corl Vane' },
  },
  {
    ...{ button: 'The Salt Road (Ironsworn)', who: 'Sunniva', place: 'The Narrow Place' },
    ...{ note: 'What happened so far', shows: 'The road to the Narrow Place', face: 'Sunniva' },
  },
  {
    ...{ button: 'The Ninth Candle (Dungeon World)', who: 'Bredda', place: 'The Ossuary Stair' },
    ...{ note: 'A page from the chapter book', face: 'Sister Aune' },
    shows: 'Nine candles before a door, and one of them burns',
  },
  {
    ...{ button: 'The Glass Orchard (all games together)', who: 'Ansgar' },
    ...{ place: 'The Weighing House', note: 'The contract', face: 'Warden Oda' },
    shows: 'The contract on one side of the scales, nothing on the other',
  },
]

test('the table of a sample leads to its first note until that line is put away for good', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  const first = page.getByRole('heading', { name: 'What to try tonight' }).first()
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('button', { name: 'What to try tonight' }).focus()
  await hands.press('Enter')
  await expect(first).toBeVisible()
  await hands.press('Control+1')
  const away = page.getByRole('button', { name: 'Put this line away for good' })
  await away.focus()
  await hands.press('Enter')
  await expect(away).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Fights', exact: true })).toBeVisible()
  await expect(away).toBeHidden()
  await hands.press('Control+k')
  await hands.type('what to try')
  await hands.press('Enter')
  await expect(first).toBeVisible()
  await hands.press('Control+1')
  await expect(page.getByRole('heading', { name: 'Fights', exact: true })).toBeVisible()
  await hands.press('Alt+1')
  await hands.press('Tab')
  await expect(page.getByRole('link', { name: 'Oxbow Bridge' })).toBeFocused()
})

test('the account of a first fight leads to the report of its evening', async ({ table }) => {
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('heading', { name: 'Fights', exact: true }).waitFor()
  await hands.press('Control+Shift+s')
  await page.getByRole('dialog', { name: 'Start session 2' }).waitFor()
  await hands.press('Control+Enter')
  await expect(page.getByRole('contentinfo')).toContainText('Session 2')
  await hands.press('Shift+Enter')
  await page.getByRole('button', { name: 'End the fight' }).waitFor()
  await hands.press('Control+Shift+e')
  await page.getByRole('dialog').waitFor()
  await hands.press('Enter')
  await expect(page.getByRole('heading', { name: /How it went/ })).toBeVisible()
  const mentioned = page.getByRole('group', { name: 'Mentioned in' })
  await expect(mentioned.getByText('Session 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Make a report' }).press('Enter')
  await expect(page.getByRole('combobox').first()).toHaveValue(/./)
  await expect(page.getByRole('option', { name: 'Session 2' })).toHaveCount(1)
})

test('each game has a sample, whose first note says what to try tonight', async ({ table }) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  await expect(page.getByRole('button', { name: 'Open the sample campaign' })).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'samples-home')
  for (const { button, who, place, note, shows, face } of samples) {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('link', { name: 'Cast' }).waitFor()
    await hands.press('Control+2')
    await expect(page.getByRole('heading', { name: who }).first()).toBeVisible()
    await page.getByText(face, { exact: true }).first().click()
    await expect(page.getByRole('img', { name: face }).first()).toBeVisible()
    await picture(table, `samples-cast-${who}`)
    await hands.press('Control+6')
    await page.getByRole('button', { name: /^What to try tonight/ }).click()
    await expect(page.getByRole('heading', { name: 'What to try tonight' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: place }).first()).toBeVisible()
    await picture(table, `samples-tonight-${who}`)
    await page.getByRole('button', { name: new RegExp(`^${note}`) }).click()
    await expect(page.getByRole('img', { name: shows }).first()).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, `samples-picture-${who}`)
    await hands.press('Control+k')
    await hands.type('All campaigns')
    await hands.press('Enter')
  }
})
