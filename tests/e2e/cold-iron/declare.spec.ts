import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page, TestInfo } from '@playwright/test'
import { fillConductor } from '../../bench/conductor-file'
import { expect, resize, startTable, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import {
  beginFight,
  closeStep,
  declareAttack,
  declareUpToAttacks,
  stepHeading,
} from '../story/fight'

const sizes = [
  [1024, 640],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

async function picture(table: Table, info: TestInfo, name: string): Promise<void> {
  for (const [width, height] of sizes) {
    await resize(table, width, height)
    await table.page.screenshot({ path: info.outputPath(`${name}-${width}.png`) })
  }
  await resize(table, 1280, 720)
}

const rowOf = (page: Page, name: string, declared: RegExp | string) =>
  page.locator('.declare-row', { hasText: name }).filter({ hasText: declared }).first()

/** Closes steps until the next turn, letting go of every attack on the way. */
async function playOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const list = (await call('encounter.list', {})) as {
      value: { id: string; status: string }[]
    }
    const encounterId = list.value.find(({ status }) => status === 'running')?.id ?? ''
    for (let step = 0; step < 15; step++) {
      const { value } = (await call('encounter.fight', { encounterId })) as {
        value: { value: string; context: { attacks: { id: string; status: string }[] } }
      }
      if (step > 0 && value.value === 'fullDefence') return
      for (const { id, status } of value.context.attacks) {
        if (status !== 'waiting') continue
        await call('encounter.act', { encounterId, event: { type: 'attack.pass', attackId: id } })
      }
      await call('encounter.act', { encounterId, event: { type: 'step.close', override: true } })
    }
  })
}

/** The line that counts who has not declared. */
const stillOpen = (page: Page, party: number, foes: number) =>
  page.getByText(new RegExp(`To declare:\\s*Party\\s*${party}\\s*Foes\\s*${foes}$`))

/** Presses keys one after the other. */
async function keys(page: Page, ...pressed: string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key)
}

test('a turn is declared by keys: groups, options, places, cover, and once more', async ({
  table,
}, info) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await picture(table, info, 'full-defence')
  await keys(page, 'c')
  await expect(page.getByText('Foes under cover')).toBeVisible()
  for (const next of ['2 Spells begun', '3 Movement declared', '4 Grapples declared']) {
    await closeStep(page, next)
  }
  await closeStep(page, '5 Attacks declared')

  const bench = page.getByRole('region', { name: /declares$/ })
  await expect(bench).toContainText('Plain attack')
  await expect(bench).toContainText(/\d+ % · \d+\+/)
  await picture(table, info, 'attacks')

  await keys(page, 'y')
  await keys(page, 'y')
  await picture(table, info, 'two-swings')
  // Whom the first swing goes at changes nothing of what another at each other needs.
  const chips = page.locator('.target')
  const [first = '', ...others] = await chips.allTextContents()
  expect(new Set(others.map((text) => /\d+\+/.exec(text)?.[0])).size).toBeGreaterThan(1)
  const number = /\d+/.exec(first)?.[0] ?? ''
  await keys(page, ...number)
  await expect(page.locator('.target.chosen')).toHaveCount(1)
  expect((await chips.allTextContents()).slice(1)).toEqual(others)
  await keys(page, ...number)
  await expect(page.locator('.target.chosen')).toHaveCount(0)
  await keys(page, 'y', 'y', 'y')
  await keys(page, 'b')
  await expect(page.getByRole('heading', { name: /all at once$/ })).toBeVisible()
  await keys(page, 's')
  await picture(table, info, 'group')
  // Escape lets go of whom a spread was narrowed to, and only then of the group.
  await keys(page, '7')
  await expect(page.locator('.target.chosen')).toHaveCount(1)
  await keys(page, 'Escape')
  await expect(page.locator('.target.chosen')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /all at once$/ })).toBeVisible()
  await keys(page, 'Enter')
  await expect(page.locator('.declare-row.open')).not.toHaveCount(0)

  // The next group is asked for anew, and a number is said to mean a target, or who declares.
  await expect(page.getByRole('heading', { name: /all at once$/ })).toBeHidden()
  const declares = page.getByText('A number says who declares.')
  await expect(bench).toContainText('Press their number.')
  await expect(declares).toBeHidden()
  await keys(page, 'Escape')
  await expect(bench).not.toContainText('Press their number.')
  await expect(declares).toBeVisible()
  await picture(table, info, 'who-declares')
  await keys(page, 'u', 'b', 's')
  await page.getByRole('button', { name: /^Declare for \d+/ }).waitFor()
  await keys(page, 'Enter')
  await expect(page.locator('.declare-row', { hasText: 'Declared' }).first()).toBeVisible()
  await keys(page, 'Shift+C')
  await expect(page.getByText('Foes under cover')).toBeHidden()
  await keys(page, 'Escape', 'e')
  await expect(page.getByRole('heading', { name: /^Before / })).toBeVisible()
  await picture(table, info, 'engagement')
  await keys(page, '3')
  await expect(page.getByText('set by hand')).toBeVisible()
  await keys(page, '0')
  await expect(page.getByText('set by hand')).toBeHidden()
  await keys(page, 'l')
  await expect(page.getByRole('button', { name: /^Back to a wall/ })).toBeVisible()
  await expect(page.getByText('no way through').first()).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await keys(page, 'e')

  await playOut(page)
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  for (const next of ['2 Spells begun', '3 Movement declared', '4 Grapples declared']) {
    await closeStep(page, next)
  }
  await closeStep(page, '5 Attacks declared')
  await expect(page.getByRole('button', { name: /^Again: / })).toBeVisible()
  await keys(page, '=')
  await expect(page.locator('.declare-row.open')).not.toHaveCount(0)
  await keys(page, 'Shift+Equal')
  await expect(stillOpen(page, 0, 6)).toBeVisible()
  await picture(table, info, 'again')
  expect(await inEveryTheme(page)).toEqual(clean)
})

test('under cover nothing on the screen tells what a foe declares', async ({ table }) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await keys(page, 'c')
  await page.getByRole('button', { name: /^Wat / }).first().click()
  await keys(page, 'f')
  const secret = page.getByText(/declares full defence|Wat:? full defence/i)
  await expect(rowOf(page, 'Wat', 'Declared')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('Wat has declared')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo: Wat has declared' })).toBeVisible()
  await expect(secret).toHaveCount(0)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('Wat has declared')).toBeVisible()
  await expect(secret).toHaveCount(0)
  await keys(page, 'Escape')
  await page.getByRole('link', { name: 'Fronts' }).click()
  await expect(page.getByRole('contentinfo').getByText('Wat has declared')).toBeVisible()
  await page.getByRole('link', { name: 'Table' }).click()
  await page.locator('.fight-panel').focus()
  await keys(page, 'Shift+C')
  await expect(
    page.getByRole('button', { name: /^Undo: Wat declares full defence/i }),
  ).toBeVisible()
})

test('again for the side leaves open whoever struck at one who is down, and names them', async ({
  table,
}, info) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Brannoch', 'Pell')
  await declareAttack(page, 'Ysolt', 'Wat')
  await playOut(page)
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const list = (await call('encounter.list', {})) as { value: { id: string; status: string }[] }
    const encounterId = list.value.find(({ status }) => status === 'running')?.id ?? ''
    const { value } = (await call('encounter.preparation', { encounterId })) as {
      value: { combatants: { id: string; label: string }[] }
    }
    const combatantId = value.combatants.find(({ label }) => label === 'Pell')?.id ?? ''
    const event = { type: 'damage', combatantId, points: 20, kind: 'real' }
    await call('encounter.act', { encounterId, event })
  })
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await declareUpToAttacks(page)
  await page
    .getByRole('button', { name: /^Brannoch / })
    .first()
    .click()
  await keys(page, 'Shift+Equal')
  await expect(
    page.getByText('Still to declare, for their target is down or gone: Brannoch'),
  ).toBeVisible()
  await expect(rowOf(page, 'Ysolt', 'Wat')).toBeVisible()
  await picture(table, info, 'left-open')
  await declareAttack(page, 'Brannoch', 'Wat')
  await expect(page.getByText(/^Still to declare, for/)).toBeHidden()
})

test('the game master’s word stands against a refusal', async ({ table }, info) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await closeStep(page, '2 Spells begun')
  await closeStep(page, '3 Movement declared')
  await keys(page, 'o', 'f')
  await expect(rowOf(page, '', 'Full defence')).toBeVisible()
  await keys(page, 'l', 'l')
  await picture(table, info, 'moves')
  await keys(page, 'm', 'Enter')
  await expect(rowOf(page, '', /Moves/)).toBeVisible()
})

test('sixty are declared for by names, numbers and groups', async ({ folder }, info) => {
  const first = await startTable(folder)
  await first.page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await first.page.getByRole('link', { name: 'Table' }).waitFor()
  await first.app.close()
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('.irontable'),
  )
  const path = join(folder, file ?? '')
  const id = fillConductor(path, 60, 0)
  const db = new Database(path)
  db.prepare(
    `UPDATE combatant SET group_name = CASE WHEN side = 'foe' THEN 'Raiders ' || (1 + position % 3)
       ELSE 'Company ' || (1 + position % 2) END WHERE encounter_id = ?`,
  ).run(id)
  db.prepare(`UPDATE encounter SET status = 'over' WHERE id <> ?`).run(id)
  db.close()
  const table = await startTable(folder, [path])
  const { page } = table
  await page.getByRole('link', { name: 'Table' }).click()
  await page.evaluate(async (encounterId) => {
    await window.ironTable.call('play.switchPhase', { phase: 'combat' })
    await window.ironTable.call('encounter.act', { encounterId, event: { type: 'fight.begin' } })
  }, id)
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  for (const next of ['2 Spells begun', '3 Movement declared', '4 Grapples declared']) {
    await closeStep(page, next)
  }
  await closeStep(page, '5 Attacks declared')
  await page.locator('.fight-panel').focus()
  await picture(table, info, 'sixty')

  await test.step('the page of targets that was turned to stays for the next who aims', async () => {
    const targets = page.getByRole('list', { name: 'Whom' })
    await expect(targets).toContainText('1 of 3')
    await keys(page, 'PageDown')
    await expect(targets).toContainText('2 of 3')
    const names = await targets.getByRole('button').allTextContents()
    await targets.getByRole('button').nth(2).click()
    await expect(stillOpen(page, 29, 30)).toBeVisible()
    await expect(targets).toContainText('2 of 3')
    expect((await targets.getByRole('button').allTextContents())[0]).toBe(names[0])
    await page.keyboard.press('Shift+Enter')
    await expect(page.locator('.fight-panel').getByText(/and 55 more have declared/)).toBeVisible()
    await picture(table, info, 'sixty-page')
    await page.keyboard.press('Control+z')
    await expect(stillOpen(page, 30, 30)).toBeVisible()
  })

  await keys(page, 'b', 's')
  await page.getByRole('button', { name: /^Declare for 15/ }).waitFor()
  await picture(table, info, 'sixty-group')
  await keys(page, 'Enter')
  await expect(stillOpen(page, 15, 30)).toBeVisible()
  await keys(page, 'Escape', 'u', 't')
  await page.keyboard.type('28')
  await picture(table, info, 'sixty-find')
  // Only one is called so: Enter takes them.
  await keys(page, 'Enter')
  await expect(stillOpen(page, 14, 30)).toBeVisible()
  await expect(page.locator('.declare-row', { hasText: 'Pell 28' }).first()).toBeVisible()
  await keys(page, 'Escape', 't')
  await page.keyboard.type('Pell 28')
  await keys(page, 'Enter')
  await expect(page.getByRole('region', { name: /^Pell 28 declares$/ })).toBeVisible()
  await keys(page, 'e')
  await expect(page.getByRole('region', { name: 'Before Pell 28' })).toBeVisible()
  await picture(table, info, 'sixty-engagement')
  await table.app.close()
})
