import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { Hands } from '../story/hands'
import { openPlayers, openSample, withPlayers } from '../story/players'

test('a note that is shown from the drawer is handed out, as by its own key', async ({ table }) => {
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  await page.evaluate(async () => {
    const { call } = window.ironTable
    await call('note.create', { title: 'The letter', body: 'Come to the mill.' })
  })
  await hands.press('Alt+Shift+F9')
  const drawer = page.getByRole('dialog', { name: 'Players’ screen' })
  await expect(drawer.getByRole('combobox', { name: /^Show somebody/ })).toBeFocused()
  // What stands in it leads to nothing here: its name alone does.
  await hands.type('mill')
  await expect(drawer.getByRole('status').filter({ hasText: 'Nothing' })).toBeVisible()
  await hands.press('Control+a')
  await hands.type('The letter')
  await expect(drawer.getByRole('option', { name: /The letter/ }).first()).toBeVisible()
  await hands.press('Enter')
  // A name typed too shortly may mean another note: it is asked first.
  const question = page.getByRole('dialog', { name: 'Hand out “The letter”?' })
  await expect(question).toBeVisible()
  await expect(players.getByText('Come to the mill.')).toBeHidden()
  await hands.press('Enter')
  await expect(players.getByText('Come to the mill.')).toBeVisible()
  // Its search is empty again: undo there takes the step back, and one more hands it out anew.
  await expect(drawer.getByRole('combobox', { name: /^Show somebody/ })).toHaveValue('')
  await hands.press('Control+z')
  await expect(players.getByText('Come to the mill.')).toBeHidden()
  await hands.type('The letter')
  await expect(drawer.getByRole('option', { name: /The letter/ }).first()).toBeVisible()
  await hands.press('Enter')
  await expect(question).toBeVisible()
  await hands.press('Enter')
  await expect(players.getByText('Come to the mill.')).toBeVisible()
  await hands.press('Escape')
  await hands.press('Control+6')
  await expect(page.getByText('Handed out').first()).toBeVisible()
  // It is one step of the history, and taken back like any other: from the screen as well.
  await hands.press('Control+z')
  await expect(players.getByText('Come to the mill.')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Hand out the note/ })).toBeVisible()
})

test('what is handed out stands in the open players’ window at once, under its title', async ({
  table,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const body = 'Come to the mill.\n\n:::gm\nThe miller lies.\n:::'
    await call('note.create', { title: 'The letter', body })
  })
  await hands.press('Control+6')
  await page.getByRole('textbox', { name: 'Text of the note' }).focus()
  // Without a window of theirs nothing is turned to the players.
  await hands.press('Alt+Shift+h')
  await expect(page.getByText('Handed out', { exact: true }).first()).toBeVisible()
  const turned = () => page.evaluate(() => window.ironTable.call('playerView.turned', {}))
  expect(await turned()).toMatchObject({ value: { kind: 'moment' } })
  await page.getByRole('button', { name: 'Take the note back' }).press('Enter')
  await expect(page.getByText('Handed out', { exact: true })).toBeHidden()
  const players = await openPlayers(table, hands)
  await page.getByRole('textbox', { name: 'Text of the note' }).focus()
  await hands.press('Alt+Shift+h')
  await expect(players.getByRole('heading', { name: 'The letter' })).toBeVisible()
  await expect(players.getByText('Come to the mill.')).toBeVisible()
  await expect(players.getByText('The miller lies.')).toBeHidden()
  expect(await inEveryTheme(players)).toEqual(clean)
  await players.screenshot({ path: info.outputPath('handed-out.png') })
})
