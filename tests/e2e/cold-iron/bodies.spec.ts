import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fillConductor } from '../../bench/conductor-file'
import { expect, startTable, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { pictureInTest } from '../picture'
import { beginFight, closeStep, stepHeading } from '../story/fight'

const row = (page: Page, name: string | RegExp) =>
  page
    .getByRole('complementary', { name: 'Combatants' })
    .getByRole('button', { name, exact: typeof name === 'string' })

test('several bodies are hurt, healed and set by keys alone', async ({ table }, info) => {
  const { page } = table
  const path = (name: string) => info.outputPath(name)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await pictureInTest(table, path, 'ten')

  await page.keyboard.press('q')
  await page.keyboard.press('7')
  await page.keyboard.press('8')
  await page.keyboard.press('9')
  await expect(page.getByText('3 picked')).toBeVisible()
  await page.keyboard.press('g')
  await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeVisible()
  await page.keyboard.type('6')
  await pictureInTest(table, path, 'hand')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeHidden()
  await expect(
    page.getByRole('button', { name: 'Undo: Wat takes 6 points by hand, and 2 more' }),
  ).toBeVisible()
  await pictureInTest(table, path, 'hurt')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: /^Card of / })
  await expect(card).toBeVisible()
  // What a game master looks up in a fight: attacks, defences, armour, dice.
  await expect(card.getByRole('region', { name: 'On the sheet' })).toContainText(
    /Attack\d+.*Dodge\d+.*Armour T\d+.*d\d+/,
  )
  const berserk = card.getByRole('checkbox', { name: 'berserk' })
  await berserk.focus()
  await page.keyboard.press('Space')
  await expect(card.getByRole('listitem').filter({ hasText: 'berserk' })).toBeVisible()
  await pictureInTest(table, path, 'card')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
})

test('a change by hand leaves the keys where they were', async ({ table: { page } }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await press('Alt+Enter')
  await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
  await press('5')
  const bench = page.getByRole('region', { name: 'Ysolt declares' })
  await expect(bench).toContainText('Press their number.')
  const hand = page.getByRole('dialog', { name: /^By hand: Ysolt/ })
  await press('g')
  await expect(hand).toBeVisible()
  await hand.getByRole('button', { name: 'Fatigue' }).click()
  await press('2')
  await expect(hand.getByRole('textbox')).toHaveValue('2')
  await press('Enter')
  await expect(hand).toBeHidden()
  await expect(bench).toContainText('Press their number.')

  // Out of the list with its picks, one Escape is enough.
  await press('q', '7', '8')
  await expect(page.getByText('2 picked')).toBeVisible()
  await expect(bench).toContainText('Numbers pick in the list')
  await press('Escape')
  await expect(bench).toContainText('Press their number.')
  await expect(page.getByText('2 picked')).toBeHidden()
})

test('what a shield has taken is set on the card of who carries it', async ({ table }, info) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const { value } = (await call('character.list', {})) as {
      value: { id: string; name: string }[]
    }
    const characterId = value.find(({ name }) => name.startsWith('Brannoch'))?.id ?? ''
    const shield = { name: 'Round shield', hp: 12 }
    await call('character.edit', { characterId, sheets: { 'cold-iron': { shield } } })
  })
  await beginFight(page)
  await page.keyboard.press('q')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog', { name: 'Card of Brannoch' })
  await expect(card.getByText('12 of 12 left')).toBeVisible()
  const taken = card.getByRole('spinbutton', { name: /^Round shield/ })
  await taken.fill('5')
  await page.keyboard.press('Tab')
  await expect(card.getByText('7 of 12 left')).toBeVisible()
  await pictureInTest(table, (name) => info.outputPath(name), 'gear')
  expect(await inEveryTheme(page)).toEqual(clean)
  await taken.fill('-3')
  await page.keyboard.press('Tab')
  await expect(taken).toHaveValue('5')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Enter')
  await expect(card.getByText('12 of 12 left')).toBeVisible()
})

test('a grab, a tackle and an attack in a grapple, and the end of the turn', async ({
  table,
}, info) => {
  const { page } = table
  const path = (name: string) => info.outputPath(name)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  for (const next of ['2', '3', '4 Grapples declared'])
    await closeStep(page, new RegExp(`^${next}`))
  await page.evaluate(async () => {
    const call = window.ironTable.call
    const list = (await call('encounter.list', {})) as { value: { id: string; status: string }[] }
    const encounterId = list.value.find(({ status }) => status === 'running')?.id ?? ''
    const fight = (await call('encounter.fight', { encounterId })) as {
      value: { context: { combatants: Record<string, { id: string; side: string }> } }
    }
    const all = Object.values(fight.value.context.combatants)
    const foe = all.find(({ side }) => side === 'foe')
    const events = all
      .filter(({ side }) => side === 'party')
      .slice(0, 2)
      .map(({ id }) => ({
        type: 'declare',
        combatantId: id,
        declaration: { kind: 'handToHand', targetId: foe?.id ?? '' },
      }))
    await call('encounter.actAll', { encounterId, events })
  })
  for (const next of ['5', '6', '7', '8', '9', '10', '11', '12', '13 Hand to hand']) {
    await closeStep(page, new RegExp(`^${next}`))
  }
  const roll = page.getByRole('textbox', { name: 'Percentile roll, hand to hand' })
  await expect(roll).toBeFocused()
  // What is half typed waits for whoever comes back from another view.
  await page.keyboard.type('5')
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(roll).toBeHidden()
  await page.getByRole('link', { name: 'Table' }).click()
  await expect(roll).toHaveValue('5')
  await roll.focus()
  await page.keyboard.press('Backspace')
  await expect(roll).toHaveValue('')
  // Away from the dice a number says who acts.
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await expect(page.getByRole('button', { name: /^Ysolt →/, pressed: true })).toBeVisible()
  await expect(roll).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: /^Brannoch →/, pressed: true })).toBeVisible()
  await page.keyboard.type('89')
  await pictureInTest(table, path, 'grab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('has hold')).toBeVisible()
  // Whoever goes for the same body takes hold before anybody tackles.
  await expect(roll).toHaveValue('')
  await page.keyboard.type('89')
  await page.keyboard.press('Enter')
  await expect(page.getByText('has hold')).toHaveCount(2)
  await page.keyboard.press('a')
  await page.keyboard.type('975')
  await pictureInTest(table, path, 'tackle')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Grapple: .+ against / })).toBeVisible()
  await pictureInTest(table, path, 'grapple')
  // A screen reader hears the attack and its damage as they stand there.
  const heard = page.locator('.sr-only[aria-live]')
  await page.keyboard.type('9987')
  await page.keyboard.press('Enter')
  await expect(heard).toHaveText(/^A hit in the grapple by .+: 9987 gives/)
  await page.getByRole('button', { name: 'Roll here' }).first().click()
  await page.keyboard.press('Enter')
  await expect(heard).toHaveText(/^.+: .+, when the step closes\.$/)
  expect(await inEveryTheme(page)).toEqual(clean)
  for (const next of ['14', '15']) await closeStep(page, new RegExp(`^${next}`))
  // What was rolled is no draft any more.
  await expect(page.getByRole('contentinfo')).not.toContainText(/draft/i)
  await expect(page.getByRole('region', { name: 'Closing the turn does this' })).toBeVisible()
  await expect(
    page.getByText('none: neither struck, cast, was struck at, defended, grappled nor sprinted'),
  ).toBeVisible()
  await pictureInTest(table, path, 'pre-flight')
  expect(await inEveryTheme(page)).toEqual(clean)
  await closeStep(page, /^1 Full defence/)
})

test('sixty combatants fold, are found by name, and are hurt as one', async ({ folder }, info) => {
  const first = await startTable(folder)
  await first.page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await first.page.getByRole('link', { name: 'Table' }).waitFor()
  await first.app.close()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const file = join(folder, names.find((name) => name.endsWith('.irontable')) ?? '')
  const encounterId = fillConductor(file, 60, 0)
  const table = await startTable(folder, [file])
  const { page } = table
  const path = (name: string) => info.outputPath(name)
  await page.getByRole('link', { name: 'Table' }).click()
  await page.evaluate(async (id) => {
    await window.ironTable.call('play.switchPhase', { phase: 'combat' })
    await window.ironTable.call('encounter.act', {
      encounterId: id,
      event: { type: 'fight.begin' },
    })
  }, encounterId)
  await page.getByRole('heading', { level: 2, name: '1 Full defence' }).waitFor()
  await page.keyboard.press('q')
  await page.keyboard.type('nettle')
  await page.keyboard.press('Enter')
  await page.keyboard.press('g')
  await page.keyboard.type('9')
  await pictureInTest(table, path, 'sixty-hand')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await pictureInTest(table, path, 'sixty')
  expect(await inEveryTheme(page)).toEqual(clean)
  await expect(row(page, /^Nettle/).first()).toBeVisible()

  // Players read a horde by kinds: so many names one by one would be too small.
  const opening = table.app.waitForEvent('window')
  await page.keyboard.press('Control+Shift+p')
  const players = await opening
  await page.bringToFront()
  for (const key of ['q', 'Enter', 'Control+a']) await page.keyboard.press(key)
  // Of so many a few are named, and the others counted: those picked, and those left out.
  await expect(
    page.locator('[aria-live]').getByText(/^60 are picked: [^,]+, [^,]+, [^,]+ and 57 more\.$/),
  ).toHaveCount(1)
  for (const key of ['g', 'h', '1']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog', { name: /^By hand: / })).toContainText(/and 52 more$/)
  for (const key of ['Escape', 'Alt+v']) await page.keyboard.press(key)
  const foes = players.getByRole('region', { name: 'Against them' }).getByRole('listitem')
  await expect(foes).toHaveText(
    ['Hob', 'Nettle', 'Wat', 'Pell', 'Greta', 'Boulder Joss'].map(
      (kind) => `5×${kind}5 ${kind === 'Nettle' ? 'down' : 'unhurt'}`,
    ),
  )
  await players.screenshot({ path: path('sixty-players.png') })
  expect(table.complaints).toEqual([])
  await table.app.close()
})
