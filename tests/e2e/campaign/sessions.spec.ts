import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, startTable, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { Hands } from '../story/hands'

const footer = (page: Page) => page.getByRole('contentinfo')

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
}

/** Starts a session by keys alone. */
async function start(hands: Hands, name: string): Promise<void> {
  await hands.press('Control+Shift+S')
  await expect(hands.page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type(name)
  await hands.press('Enter')
  await expect(hands.page.getByRole('dialog')).toBeHidden()
}

async function scene(hands: Hands, name: string): Promise<void> {
  await hands.press('Alt+e')
  await expect(hands.page.getByRole('textbox', { name: 'Name of the scene' })).toBeFocused()
  await hands.type(name)
  await hands.press('Enter')
  await expect(footer(hands.page)).toContainText(`Scene: ${name}`)
}

/** The file of the sample that a program keeps in its data folder. */
const samplePath = (folder: string) => join(folder, 'campaigns', 'The Lantern Company.irontable')

test('an evening by keys: start, note, scenes, fight, what is open, end, and the next one', async ({
  table,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await openSample(page)
  await expect(footer(page)).toContainText('No session')
  await expect(footer(page).getByRole('button', { name: /Start a session/ })).toBeVisible()

  await hands.press('Control+5')
  await expect(page.getByText('No session yet')).toBeVisible()
  await picture(table, 'sessions-none')
  await hands.press('Control+1')

  await hands.press('Control+Shift+S')
  const starting = page.getByRole('dialog', { name: 'Start session 1' })
  await expect(starting.getByRole('checkbox', { name: 'Maro' })).toBeChecked()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'session-start')
  await starting.getByRole('checkbox', { name: 'Maro' }).press('Space')
  await starting.getByRole('textbox', { name: /^Name/ }).focus()
  await hands.type('The bridge')
  await hands.press('Enter')
  await expect(starting).toBeHidden()
  await expect(footer(page)).toContainText('Session 1')
  await expect(footer(page)).toContainText('no scene')

  await scene(hands, 'On the road')
  await hands.press('n')
  const note = page.getByRole('combobox', { name: 'Note' })
  await expect(note).toBeFocused()
  await hands.type('Paid by @wen')
  const offers = page.getByRole('listbox', { name: 'Whom or what do you mean?' })
  await expect(offers.getByRole('option')).toHaveText([/^Fenn Wend/, /^Orsel Wend/])
  await hands.press('ArrowDown')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'session-note-link')
  await hands.press('Enter')
  await expect(note).toHaveValue('Paid by Orsel Wend ')
  await expect(page.getByText('About Orsel Wend')).toBeVisible()
  await hands.type('in coin')
  await hands.press('Enter')
  await expect(note).toBeHidden()
  await expect(footer(page)).toContainText('Note: Paid by Orsel Wend in coin')

  await hands.press('Alt+e')
  await expect(page.getByRole('combobox', { name: 'Mission' })).toHaveValue('mission-toll')
  await page.getByRole('combobox', { name: 'Place' }).selectOption('Oxbow Bridge')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'session-scene-line')
  await page.getByRole('textbox', { name: 'Name of the scene' }).focus()
  await hands.type('Ambush')
  await hands.press('Enter')
  await expect(footer(page)).toContainText('Scene: Ambush')
  await page.evaluate(() =>
    window.ironTable.call('encounter.act', {
      encounterId: 'encounter-toll-bridge',
      event: { type: 'fight.begin' },
    }),
  )
  await page.evaluate(() =>
    window.ironTable.call('move.confirm', {
      ...{ system: 'iron-fist', move: 'lie', missionId: 'mission-toll', dice: [1, 1] },
      actor: { type: 'character', id: 'character-ysolt' },
    }),
  )

  await hands.press('Control+5')
  const groups = page.getByRole('region', { name: /^Log:/ }).getByRole('heading', { level: 3 })
  await expect(groups).toHaveText([/^Ambush/, /^On the road/, /^Outside any scene/])
  const road = page.getByRole('region', { name: /^On the road/ })
  await expect(road).toContainText('Note: Paid by Orsel Wend in coin')
  await expect(road).toContainText('Secret')
  await expect(page.getByRole('checkbox', { name: 'Maro' })).not.toBeChecked()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'sessions-log')

  await road.getByRole('button', { name: 'one small step' }).press('Enter')
  await expect(road.getByText('End of the scene: On the road')).toBeVisible()
  await road.getByRole('button', { name: /^On the road/ }).press('Enter')
  await expect(road.getByText('Note: Paid')).toBeHidden()
  await road.getByRole('button', { name: /^On the road/ }).press('Enter')
  await page.getByRole('radio', { name: 'Mission' }).press('Space')
  await expect(groups.first()).toContainText('Bring back the toll')
  await hands.press('/')
  await hands.type('paid by')
  await expect(page.getByText('Nothing here fits.').first()).toBeVisible()
  await expect(page.getByText('Note: Paid by Orsel Wend in coin').first()).toBeVisible()
  await picture(table, 'sessions-log-found')

  await hands.press('Control+Shift+S')
  const ending = page.getByRole('dialog', { name: 'End session 1' })
  await expect(ending).toContainText('One move you owe')
  await expect(ending).toContainText('One fight under way')
  await expect(ending).toContainText(/The scene “Ambush.*” is still being played/)
  await expect(ending.getByRole('textbox', { name: /^Summary/ })).toBeFocused()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'session-end')
  await ending.getByRole('button', { name: /Go there: Ambush at the toll bridge/ }).press('Enter')
  await expect(ending).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Ambush at the toll bridge' })).toBeVisible()

  await hands.press('Control+Shift+S')
  await expect(ending.getByRole('textbox', { name: /^Summary/ })).toBeFocused()
  await hands.type('They stand at the bridge.')
  await hands.press('Control+Enter')
  await expect(ending).toBeHidden()
  await expect(footer(page)).toContainText('No session')
  await expect(footer(page)).toContainText(/Backup \d/)

  await start(hands, 'The far bank')
  await expect(footer(page)).toContainText('Session 2')
  await hands.press('Control+5')
  const list = page.getByRole('list', { name: 'Sessions' }).getByRole('button')
  await expect(list).toHaveText([/Session 2 · The far bank/, /Session 1 · The bridge/, /^Outside/])
  await list.nth(1).click()
  await expect(page.getByRole('textbox', { name: /^Summary/ })).toHaveValue(
    'They stand at the bridge.',
  )
  await picture(table, 'sessions-two')
  // What is kept when it is left is given back by Escape, and the focus to who had it.
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await list.nth(1).focus()
  await name.focus()
  await hands.type(' by night')
  await hands.press('Escape')
  await expect(name).toHaveValue('The bridge')
  await expect(list.nth(1)).toBeFocused()
  await hands.press('Control+z')
  await expect(footer(page)).toContainText('No session')
  await hands.press('Control+z')
  await expect(footer(page)).toContainText('Scene: Ambush')
})

test('the focus stays where it was while a session begins and ends, and pages are turned', async ({
  table: { page },
}) => {
  await openSample(page)
  const hands = new Hands(page)
  const status = footer(page)
    .getByRole('button', { name: /session/i })
    .first()
  await status.focus()
  await hands.press('Enter')
  await page.getByRole('dialog', { name: 'Start session 1' }).waitFor()
  await hands.press('Enter')
  await expect(status).toHaveText(/Session 1/)
  await expect(status).toBeFocused()
  await hands.press('Enter')
  await expect(page).toHaveURL(/#\/sessions/)

  await page.evaluate(async () => {
    for (let at = 1; at <= 70; at++) await window.ironTable.call('note.jot', { text: `n${at}` })
  })
  const log = page.getByRole('region', { name: /^Log:/ })
  await expect(log.getByText('Note: n70', { exact: true })).toBeVisible()
  await expect(log.getByText('Note: n1', { exact: true })).toBeHidden()
  const earlier = log.getByRole('button', { name: 'Earlier' })
  await earlier.press('Enter')
  await expect(log.getByRole('status')).toHaveText('Page 2')
  await expect(log.getByText('Note: n1', { exact: true })).toBeVisible()
  await expect(log.getByText('Note: n70', { exact: true })).toBeHidden()
  await expect(earlier).toBeFocused()
  await earlier.press('Enter')
  await expect(log.getByRole('status')).toHaveText('Page 2')
  await log.getByRole('button', { name: 'Later' }).press('Enter')
  await expect(log.getByText('Note: n70', { exact: true })).toBeVisible()
  await expect(log.getByRole('button', { name: 'Later' })).toBeFocused()

  const panel = page.getByRole('region', { name: 'Sessions', exact: true })
  await panel.getByRole('button', { name: /^End it/ }).press('Enter')
  await page.getByRole('dialog', { name: 'End session 1' }).waitFor()
  await hands.press('Control+Enter')
  await expect(panel.getByRole('button', { name: /^Start/ })).toBeFocused()
})

/** Waits for a start in which a session was left going on, and what the app says about it. */
async function resumed({ page }: Table) {
  const dialog = page.getByRole('dialog', { name: 'Session 1 is still going on' })
  await expect(dialog.getByRole('button', { name: 'Go on with it' })).toBeFocused()
  return dialog
}

test('a session that an undo begins again was left going on by nobody', async ({
  table,
  folder,
}) => {
  test.setTimeout(180_000)
  await openSample(table.page)
  await call(table.page, 'session.start', {})
  await call(table.page, 'session.end', {})
  await table.app.close()

  const again = await startTable(folder, [samplePath(folder)])
  const { page } = again
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await expect(footer(page)).toContainText('No session')
  await page.keyboard.press('Control+z')
  await expect(footer(page)).not.toContainText('No session')
  // It is open again, and nothing is asked about it.
  await expect(page.getByRole('dialog')).toBeHidden()
  await again.app.close()
  expect(again.complaints).toEqual([])
})

test('a session goes on through a restart until it is ended', async ({ table, folder }) => {
  test.setTimeout(180_000)
  await openSample(table.page)
  await start(new Hands(table.page), '')
  await expect(footer(table.page)).toContainText('Session 1')
  await table.app.close()

  const again = await startTable(folder, [samplePath(folder)])
  const dialog = await resumed(again)
  expect(await inEveryTheme(again.page)).toEqual(clean)
  await picture(again, 'session-resume')
  await again.page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(footer(again.page)).toContainText('Session 1')
  await again.page.reload()
  await again.app.close()
  expect(again.complaints).toEqual([])

  const third = await startTable(folder, [samplePath(folder)])
  const asked = await resumed(third)
  await asked.getByRole('button', { name: 'End it…' }).press('Enter')
  await third.page.getByRole('dialog', { name: 'End session 1' }).waitFor()
  await third.page.keyboard.press('Control+Enter')
  await expect(footer(third.page)).toContainText('No session')
  await third.app.close()
})

test('closing the campaign asks what becomes of the session, and never holds anyone up', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  const close = async () => {
    await hands.press('Control+k')
    await hands.type('Close the campaign')
    await hands.press('Enter')
  }
  await openSample(page)
  await start(hands, '')
  await close()
  const ending = page.getByRole('dialog', { name: 'End session 1' })
  await expect(ending).toContainText('You are closing the campaign.')
  await expect(ending).toContainText('Nothing is left open.')
  await picture(table, 'session-close')
  await hands.press('Escape')
  await expect(footer(page)).toContainText('Session 1')

  await close()
  await ending.getByRole('button', { name: 'Close, let it go on' }).press('Enter')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await resumed(table)
  await hands.press('Enter')
  await expect(footer(page)).toContainText('Session 1')

  await close()
  await ending.waitFor()
  await hands.press('Control+Enter')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await expect(footer(page)).toContainText('No session')
})
