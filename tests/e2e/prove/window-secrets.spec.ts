import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { marker, plantIn } from '../../support/secrets/secret-rows'
import { tellAttempted } from '../../support/fight/rounds'
import { expect, startTable, test, type Table } from '../app'
import { beginFight } from '../story/fight'
import { Hands } from '../story/hands'

/** Plays until players have something to see: a fight with foes who are shown, and a track. */
async function playFirst({ page, app }: Table): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await new Hands(page).press('q Enter Control+a Alt+v')
  await expect(page.getByRole('img', { name: /^Players see / })).toHaveCount(6)
  await page.evaluate(async () => {
    for (const visibility of ['known', 'open', 'hidden'] as const) {
      const name = `Track ${visibility}`
      await window.ironTable.call('track.create', { name, kind: 'clock', size: 6, visibility })
    }
  })
  await app.close()
}

/** Writes a marker into every secret of a campaign that is closed. */
function plantAt(path: string): string[] {
  const db = new Database(path)
  try {
    return plantIn(
      {
        all: <Row>(sql: string) => db.prepare(sql).all() as Row[],
        run: (sql, bindings) => db.prepare(sql).run(bindings ?? {}).changes,
      },
      ['track.name', 'track_rung.name'],
    )
  } finally {
    db.close()
  }
}

/** Keeps all that a window ever shows: each state of its page, with every attribute. */
async function listen(players: Page): Promise<() => Promise<string>> {
  const seen = await players.evaluateHandle(() => {
    const states = [document.documentElement.outerHTML]
    new MutationObserver(() => {
      states.push(document.title, document.documentElement.outerHTML)
    }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    return states
  })
  return async () => (await seen.jsonValue()).join('\n')
}

test('players see no secret in their window, whatever the game master does', async ({ folder }) => {
  test.setTimeout(180_000)
  const first = await startTable(folder)
  await playFirst(first)
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  expect(plantAt(path).length).toBeGreaterThan(40)

  const table = await startTable(folder, [path])
  const { page, app } = table
  const hands = new Hands(page)
  await page.getByRole('complementary', { name: 'Combatants' }).waitFor()
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  const told = await listen(players)
  await expect(players.getByRole('region', { name: 'Against them' })).toBeVisible()
  await expect(players.getByText('Track open')).toBeVisible()
  await expect(players.getByText('Track hidden')).toBeHidden()
  await page.bringToFront()

  await test.step('the game master goes everywhere, hurts, undoes, and ends the fight', async () => {
    await hands.press('Escape q 5 g')
    await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeVisible()
    await hands.type('3')
    await hands.press('Enter')
    await expect(players.getByText('Hurt', { exact: true }).first()).toBeVisible()
    await hands.press('Control+z')
    for (const view of ['2', '3', '4', '5', '6', '7', '1']) await hands.press(`Control+${view}`)
    await page.getByRole('link', { name: 'Fronts' }).click()
    // The game master reads secrets all the time: a leak would be seen.
    await expect(page.getByText(marker).first()).toBeVisible()
    await page.getByRole('link', { name: 'Table' }).click()
    await page.getByRole('button', { name: 'End the fight' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the fight' }).click()
    await expect(players.getByRole('region', { name: 'Against them' })).toBeHidden()
  })

  await test.step('what their page asks for itself tells nothing', async () => {
    const asked = await players.evaluate(async () => {
      const replies: unknown[] = []
      const all = [
        'character',
        'npc',
        'place',
        'front',
        'mission',
        'note',
        'track',
        'encounter',
        'history',
      ]
      const names = [
        ...all.map((noun) => `${noun}.list`),
        ...['journal.recent', 'search.find', 'report.subjects', 'session.list', 'workspace.state'],
        ...['playerView.now', 'playerView.fight', 'playerView.tracks', 'playerView.appearance'],
      ]
      for (const name of names) {
        const [ask, about] = [name as never, { limit: 50, text: 'secret' } as never]
        replies.push(await window.ironTable.call(ask, about))
        replies.push(await window.ironTable.call(ask, {} as never))
      }
      return JSON.stringify(replies)
    })
    expect(asked).not.toContain(marker)
  })

  const titles = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => window.getTitle()),
  )
  const shown = await told()
  expect(shown).not.toContain(marker)
  expect(await players.locator('html').ariaSnapshot()).not.toContain(marker)
  expect(titles.join()).not.toContain(marker)
  tellAttempted({
    attack: 'secrets in the window',
    rounds: shown.split('<html').length,
    failures: [],
  })
  await app.close()
  expect(table.complaints).toEqual([])
})
