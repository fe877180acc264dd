import type { Page } from '@playwright/test'
import { expect, test, type Table } from '../app'
import { beginAgainst, call, newCampaign } from '../story/campaign'
import { closeStep, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

const system = 'cold-iron'
const weapon = (name: string) => ({ name, dice: '1d6', breakProtection: 100 })

/** Ren, with a sword and a dagger, before a raider; nobody has declared anything. */
async function beginDuel(table: Table, folder: string, foe: object = {}): Promise<Hands> {
  const sheet = { h: 11, hm: 5, htH: 8, weapons: [weapon('Sword'), weapon('Dagger')], maFull: 8 }
  const party = [{ name: 'Ren', player: 'Ada', sheet }]
  const ids = await newCampaign(table, folder, { name: 'The ford', system, party })
  const raider = { h: 5, d: 8, db: 4, htH: 4, weapons: [weapon('Axe')], ...foe }
  await beginAgainst(table.page, 'At the ford', ids, { name: 'Raider', system, sheet: raider })
  await expect(stepHeading(table.page, '1 Full defence')).toBeVisible()
  return new Hands(table.page)
}

/** Sets by hand what somebody of the fight is. */
async function setState(page: Page, label: string, flags: object): Promise<void> {
  const [running] = (await call(page, 'encounter.list', {})) as { id: string }[]
  const encounterId = running?.id ?? ''
  const fight = (await call(page, 'encounter.fight', { encounterId })) as {
    context: { combatants: Record<string, { id: string; label: string }> }
  }
  const who = Object.values(fight.context.combatants).find((each) => each.label === label)
  const event = { type: 'state.set', combatantId: who?.id ?? '', flags }
  await call(page, 'encounter.act', { encounterId, event })
}

test('CI-231: what is done beside an attack is in its chance before the dice, and in its name', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = await beginDuel(table, folder)
  for (const next of ['2', '3', '4', '5']) await closeStep(page, new RegExp(`^${next} `))
  await page.getByRole('button', { name: /^Ren / }).first().press('Enter')
  await hands.press('a')
  const target = page.locator('.target')
  await expect(target).toContainText(/\d+ % · \d+\+/)
  const plain = await target.textContent()
  await hands.press('l Shift+Y')
  await page.getByRole('menuitemcheckbox', { name: /^Ready a weapon/ }).press('Enter')
  await expect(page.locator('.declare-chip', { hasText: 'Ready a weapon' })).toContainText('hit −6')
  await expect(target).not.toHaveText(plain ?? '')
  const needed = /\d+\+/.exec((await target.textContent()) ?? '')?.[0].replace('+', '') ?? ''
  await hands.press('a 2')
  await expect(page.getByRole('button', { name: /^Ren .*→ Raider/ })).toBeVisible()
  for (const next of ['6', '7', '8', '9', '10', '11', '12']) {
    if (await page.getByRole('textbox', { name: 'Percentile roll of the attack' }).isVisible())
      break
    await closeStep(page, new RegExp(`^${next} `))
  }
  const bench = page.getByRole('region', { name: 'The attack' })
  await expect(bench).toContainText(`${needed} or more`)
})

test('CI-158, CI-159, CI-231: whoever goes for a body from the ground stands up for it, and it is said before the dice', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = await beginDuel(table, folder)
  await setState(page, 'Ren', { onGround: true })
  for (const next of ['2', '3', '4']) await closeStep(page, new RegExp(`^${next} `))
  await page.getByRole('button', { name: /^Ren / }).first().press('Enter')
  await hands.press('h')
  const chip = page.locator('.declare-chip', { hasText: 'Stand up and start hand-to-hand' })
  await expect(chip).toContainText('tag, grapple −4')
  await hands.press('2')
  const declared = page.getByRole('button', { name: /^Ren .*Grapples Raider/ })
  await expect(declared).toContainText('Stand up and start hand-to-hand')
  for (let step = 5; step <= 13; step++) await closeStep(page, new RegExp(`^${step} `))
  // A grab of 11 stands against a Dodge of 4, with what standing up takes off.
  await expect(page.getByRole('region', { name: /^Ren/ })).toContainText('Needs −3')
})

test('CI-166, CI-169: a key lists what one holds on to in a grapple, and the dice have the keys again', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = await beginDuel(table, folder)
  for (const next of ['2', '3', '4']) await closeStep(page, new RegExp(`^${next} `))
  await page.getByRole('button', { name: /^Ren / }).first().press('Enter')
  await hands.press('h 2')
  for (let step = 5; step <= 13; step++) await closeStep(page, new RegExp(`^${step} `))
  const roll = page.getByRole('textbox', { name: 'Percentile roll, hand to hand' })
  await expect(roll).toBeFocused()
  const [bench, list] = [page.getByRole('region', { name: /^Ren/ }), page.getByRole('menu')]
  const chip = (what: string) => bench.getByRole('button', { name: `Holds on to ${what}` })
  for (const [key, what] of [
    ['2', 'Dagger'],
    ['1', 'Sword, Dagger'],
    ['2', 'Sword'],
  ] as const) {
    await hands.press('Shift+K')
    await expect(list).toBeVisible()
    await hands.press(key)
    await expect(chip(what)).toBeVisible()
    await expect(roll).toBeFocused()
  }
})
