import type { Page, TestInfo } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { layoutFaults } from '../layout'
import { openEmpty } from '../story/cast'
import { Hands } from '../story/hands'

const checklist = (page: Page) => page.getByRole('region', { name: /^For session/ })
const sleeve = (page: Page) => page.getByRole('region', { name: 'Strong starts and secrets' })

/** The screen as it is in the smallest window and in a common one. */
async function show(table: Table, info: TestInfo, name: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1024, 640],
  ] as const) {
    await resize(table, width, height)
    await table.page.screenshot({ path: info.outputPath(`${name}-${width}.png`) })
  }
}

test('the next session is prepared by keys: played, ended, ticked, put aside, carried on', async ({
  table,
}, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()

  await test.step('a session is played and ended', async () => {
    await hands.press('Control+Shift+S')
    await page.getByRole('dialog', { name: 'Start session 1' }).waitFor()
    await hands.press('Enter')
    await expect(page.getByRole('contentinfo')).toContainText('Session 1')
    await hands.press('n')
    await hands.type('Paid by @wen')
    await page.getByRole('option', { name: /^Orsel Wend/ }).waitFor()
    await hands.press('ArrowDown Enter')
    await hands.press('Enter')
    await page.evaluate(() =>
      window.ironTable.call('move.confirm', {
        ...{ system: 'iron-fist', move: 'lie', missionId: 'mission-toll', dice: [1, 1] },
        actor: { type: 'character', id: 'character-ysolt' },
      }),
    )
    await hands.press('Control+Shift+S')
    await page.getByRole('dialog', { name: 'End session 1' }).waitFor()
    await hands.type('The toll is still out there.')
    await hands.press('Control+Enter')
    await expect(page.getByRole('contentinfo')).toContainText('No session')
  })

  const list = checklist(page)
  await test.step('all that is open stands on one page', async () => {
    await hands.press('Alt+Shift+S')
    await expect(page.getByRole('heading', { name: 'For session 2' })).toBeVisible()
    await expect(list).toContainText('The toll is still out there.')
    await expect(list).toContainText('Move you owe')
    await expect(list).toContainText('Next portent')
    const people = list.getByRole('list', { name: 'Met lately' })
    await expect(people.getByRole('checkbox', { name: 'Orsel Wend' })).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  const wend = list.getByRole('checkbox', { name: 'Orsel Wend' })
  await test.step('it is ticked and put aside, and the focus goes on', async () => {
    const all = list.getByRole('checkbox')
    await all.first().focus()
    await hands.press('Space')
    await expect(all.first()).toBeChecked()
    await expect(list).toContainText(/1 of \d+ ticked/)
    await hands.press('ArrowDown')
    await expect(all.nth(1)).toBeFocused()
    const name = (await all.nth(1).getAttribute('aria-label')) ?? ''
    const after = (await all.nth(2).getAttribute('aria-label')) ?? ''
    await hands.press('Delete')
    await expect(all.nth(1)).toHaveAttribute('aria-label', after)
    await expect(all.nth(1)).toBeFocused()
    await list.getByRole('button', { name: `Bring back: ${name}` }).focus()
    await hands.press('Enter')
    await expect(all.nth(1)).toHaveAttribute('aria-label', name)
    await hands.press('Control+z')
    await expect(all.nth(1)).toHaveAttribute('aria-label', after)
  })

  await test.step('lines of one’s own are written, changed and removed', async () => {
    await hands.press('Alt+c')
    await hands.type('The miller is her brother')
    await hands.press('Enter')
    await hands.type('The well is dry')
    await hands.press('Enter Escape')
    await hands.press('Alt+s')
    await hands.type('The mill burns')
    await hands.press('Enter Escape')
    await hands.press('Alt+a')
    await hands.type('Print the map')
    await hands.press('Enter Escape')
    const map = list.getByRole('checkbox', { name: 'Print the map' })
    await map.focus()
    await hands.press('F2')
    await hands.press('End')
    await hands.type(' of the mill')
    await hands.press('Enter')
    await expect(list.getByRole('checkbox', { name: 'Print the map of the mill' })).toBeFocused()
    expect(await inEveryTheme(page)).toEqual(clean)
    await show(table, info, 'next-session')
    expect(await layoutFaults(table, 'the next session')).toEqual([])
  })

  await test.step('Enter goes to the thing itself', async () => {
    await wend.focus()
    await hands.press('Enter')
    await expect(page).toHaveURL(/#\/cast/)
    await expect(page.getByRole('region', { name: 'Orsel Wend', exact: true })).toBeVisible()
    await hands.press('Alt+Shift+S')
  })

  await test.step('a secret comes out at the table; the other is carried on', async () => {
    await hands.press('Control+Shift+S')
    await page.getByRole('dialog', { name: 'Start session 2' }).waitFor()
    await hands.press('Enter')
    await expect(page.getByRole('contentinfo')).toContainText('Session 2')
    await sleeve(page).getByRole('checkbox', { name: 'The miller is her brother' }).focus()
    await hands.press('Space')
    await expect(page.getByRole('contentinfo')).toContainText('A secret came out')
    await hands.press('Control+Shift+S')
    await page.getByRole('dialog', { name: 'End session 2' }).waitFor()
    await hands.press('Control+Enter')
    await expect(page.getByRole('heading', { name: 'For session 3' })).toBeVisible()
    await expect(sleeve(page)).toContainText('carried on from session 2')
    await expect(sleeve(page).getByRole('checkbox')).toHaveCount(2)
    await sleeve(page).getByRole('button', { name: 'One was used before' }).focus()
    await hands.press('Enter')
    await expect(sleeve(page)).toContainText('came out in session 2')
    await expect(list.getByRole('checkbox').first()).not.toBeChecked()
  })
})

test('the page of the next session says what to do when there is nothing, and holds a lot', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await openEmpty(table, folder)
  await hands.press('Alt+Shift+S')
  await expect(page.getByText('Nothing is open yet')).toBeVisible()
  await show(table, info, 'next-session-empty')
  expect(await inEveryTheme(page)).toEqual(clean)

  await page.evaluate(async () => {
    const { call } = window.ironTable
    const idOf = (reply: unknown, key: string) =>
      (reply as { value: Record<string, string> }).value[key] ?? ''
    await call('session.start', {})
    for (let at = 1; at <= 40; at++) {
      const npcId = idOf(await call('npc.create', { name: `Warden ${at}` }), 'npcId')
      await call('note.jot', { text: `Met ${at}`, about: [{ type: 'npc', id: npcId }] })
      await call('appointment.add', { name: `The ${at}. toll is due`, day: at % 14 })
      await call('mission.create', { name: `The ${at}. crossing of the river by night` })
      await call('track.create', { name: `Tide ${at}`, kind: 'clock', size: 6, value: 5 })
      for (const which of ['todo', 'start', 'secret'] as const) {
        await call('agenda.add', {
          list: which,
          text: `${which} ${at}: ${'long words '.repeat(9)}`,
        })
      }
    }
    await call('session.end', { summary: 'They crossed.\n'.repeat(30) })
  })
  await expect(checklist(page)).toContainText('Warden 40')
  await show(table, info, 'next-session-full')
  expect(await inEveryTheme(page)).toEqual(clean)
  expect(await layoutFaults(table, 'the next session, full')).toEqual([])
  const missions = checklist(page).getByRole('region', { name: 'Missions and fights' })
  await missions.getByRole('button', { name: /^Show more/ }).focus()
  await hands.press('Enter')
  await expect(missions.getByRole('checkbox')).toHaveCount(40)
  await expect(missions.getByRole('checkbox').nth(8)).toBeFocused()
})
