import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { castBallot, expectOnlyThePlayers, onScreen } from '../story/ballot'
import { call, newCampaign, sitDown } from '../story/campaign'
import { everything, makeClosingRoll, settleRoll } from '../story/mission'
import { openSample } from '../story/move'
import { emptyInbox, fallOut, openBrief, takeDebility } from '../story/voice'

/** Three speak behind their own screen; Tamsin, who is not there, sent her word to the GM. */
async function speak(table: Table): Promise<void> {
  const { page } = table
  await page.keyboard.press('Shift+P')
  await expectOnlyThePlayers(page, 'Hand the laptop to Brannoch')
  await castBallot(page, 'Brannoch', 'Maro', 'against')
  await castBallot(page, 'Ysolt', 'Maro', 'for')
  await castBallot(page, 'Maro', 'Ysolt', 'against')
  await expectOnlyThePlayers(page, 'Hand the laptop to the game master')
  await page.keyboard.press('Control+Shift+G')
  await expect(page.getByText('Given, hidden')).toHaveCount(3)
  await page.getByRole('button', { name: 'Report of Tamsin' }).press('Enter')
  const form = page.getByRole('form', { name: 'Report of Tamsin' })
  await form.getByRole('radio', { name: 'Brannoch' }).press('Space')
  await form.getByRole('radio', { name: /for/ }).press('Space')
  await form.getByRole('button', { name: /^Save/ }).press('Enter')
  await expect(page.getByText('Every report is in.')).toBeVisible()
  expect(await onScreen(page)).not.toMatch(/on (Brannoch|Ysolt|Maro): [+−]1/)
}

/** What was reported, failure and absence weigh on four typed rolls (IF-066 to IF-071). */
async function roll(table: Table): Promise<void> {
  const { page } = table
  await makeClosingRoll(page, 'Brannoch', '55', [])
  // Once the dice lie, the digits that the picks show take them, as in any move.
  await page.waitForTimeout(900)
  await page.keyboard.type('11')
  const xp = page.getByRole('group', { name: '1 XP' }).getByRole('status')
  await expect(xp).toHaveText('2')
  await settleRoll(page, 'Brannoch')
  await makeClosingRoll(page, 'Ysolt', '44', [])
  const ysolt = page.getByRole('region', { name: 'Closing roll of Ysolt' })
  await expect(ysolt.getByRole('button', { name: /^Once more/ })).toHaveCount(0)
  await ysolt.getByRole('radio', { name: 'What the bell calls' }).press('Space')
  await picture(table, 'story-resented')
  await settleRoll(page, 'Ysolt')
  // What a pick may clear stands beneath it, with a digit after those of the picks (IF-076).
  await makeClosingRoll(page, 'Maro', '53', [])
  await page.waitForTimeout(900)
  await page.keyboard.type('35')
  const gold = page.getByRole('group', { name: 'Equipment up by 1' })
  const debt = page.getByRole('checkbox', { name: /^Debt/ })
  await expect(debt).toBeChecked()
  const [above, below] = [await gold.boundingBox(), await debt.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40)
  await expect(page.getByText(/Conditions.*Debt/)).toBeVisible()
  await picture(table, 'story-clears')
  await gold.getByRole('button', { name: /^Once less/ }).press('Enter')
  await expect(debt).toHaveCount(0)
  await page.getByRole('button', { name: /^Once more: Hear what/ }).press('Enter')
  await settleRoll(page, 'Maro')
  await makeClosingRoll(page, 'Tamsin', '65', ['Equipment up by 1'])
  await settleRoll(page, 'Tamsin')
  await expect(page.getByRole('main').getByText(/^= \d+$/)).toHaveText([
    ...['= 10', '= 6', '= 7', '= 9'],
  ])
}

/** Keeps the players' paper as Markdown, and answers what stands in the file. */
async function exportReport({ app, page }: Table, path: string): Promise<string> {
  // The system's own dialog is answered in its place; everything behind it is real.
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, path)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(path)).toBeVisible()
  return readFileSync(path, 'utf8')
}

test('a mission of Iron Fist is played from its briefing to its report', async ({
  table,
  folder,
}) => {
  test.setTimeout(300_000)
  const { page } = table
  await openSample(page)
  const opening = await everything(page)

  await test.step('the briefing, and the company sets out', async () => {
    await openBrief(page)
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'story-briefing')
    await page.keyboard.press('Shift+B')
    await expect(page.getByRole('button', { name: 'Failure' })).toBeVisible()
  })

  await test.step('IF-119: two of the company fall out', () => fallOut(table))

  await test.step('IF-115 IF-118: at Health −3 a debility is chosen', () => takeDebility(table))

  await test.step('IF-063 IF-067: the mission failed, and one is absent', async () => {
    await page.getByRole('link', { name: 'Missions' }).press('Enter')
    // It lay there last.
    await expect(page.getByRole('heading', { name: 'A voice for Fenn' })).toBeVisible()
    const verse = page.getByRole('radiogroup', { name: /last line of the verse/ })
    await verse.getByRole('radio', { name: 'missed' }).press('Space')
    await page.keyboard.press('Shift+F')
    await page.getByRole('group', { name: 'Tamsin' }).getByRole('checkbox').press('Space')
    await expect(page.getByText('Tamsin still owes a report.')).toBeVisible()
  })

  await test.step('IF-064: the laptop goes round', () => speak(table))

  await test.step('IF-066 IF-070: the closing rolls', () => roll(table))

  await test.step('IF-071: who picked it hears the reports, each by name', async () => {
    await page.getByRole('button', { name: 'Show Maro the reports' }).press('Enter')
    await expectOnlyThePlayers(page, 'Hand the laptop to Maro')
    await page.keyboard.press('Enter')
    const known = page.getByRole('list', { name: 'Reports you know of' })
    await expect(known).toContainText('Brannoch on Maro: −1')
    await expect(known).toContainText('Tamsin on Brannoch: +1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Shift+G')
  })

  await test.step('IF-005: what the evening left owed is settled', () => emptyInbox(table, 2))

  await test.step('the mission closes, is undone and done again', async () => {
    const before = await everything(page)
    await page.keyboard.press('Shift+C')
    await page.getByRole('button', { name: 'Close it anyway' }).press('Enter')
    await expect(page.getByText('What each rolled and took.')).toBeVisible()
    const after = await everything(page)
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Close the mission' })).toBeVisible()
    expect(await everything(page)).toBe(before)
    await page.keyboard.press('Control+Shift+z')
    await expect(page.getByRole('button', { name: 'Close the mission' })).toBeHidden()
    expect(await everything(page)).toBe(after)
  })

  await test.step('the report tells the evening, and the players’ paper no vote', async () => {
    await page.keyboard.press('p')
    const paper = page.getByRole('article')
    await page.keyboard.press('a')
    await expect(paper).toContainText('A hand that will not close')
    await expect(paper).toContainText('What the bell calls holds this mission against Ysolt.')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'story-report')
    await page.getByRole('radio', { name: 'Players', exact: true }).press('Space')
    await expect(page.getByText('Only what the players may know.')).toBeVisible()
    const kept = await exportReport(table, join(folder, 'report.md'))
    expect(kept).toContain('# A voice for Fenn')
    expect(kept).toContain('A hand that will not close')
    const secrets =
      /companion|reported on|holds the mission|bell calls|against (?:Brannoch|Ysolt|Maro|Tamsin)|Hale knows/i
    expect(kept).not.toMatch(secrets)
    expect(await paper.innerText()).not.toMatch(secrets)
  })

  await test.step('undo takes the whole evening back', async () => {
    const undo = page.getByRole('button', { name: /^Undo/ })
    while (await undo.isEnabled()) {
      await page.keyboard.press('Control+z')
      await page.waitForTimeout(120)
    }
    expect(await everything(page)).toBe(opening)
  })
})

test('IF-131 the table shows a stat as it counts in armour, and by which name players know an NPC', async ({
  table,
  folder,
}) => {
  const { page } = table
  const system = 'iron-fist'
  const sheet = { stats: { steel: 2 }, gear: { armors: [{ armorId: 'heavy-armor' }] } }
  const party = [{ name: 'Ysolt', player: 'Anna', sheet }]
  await newCampaign(table, folder, { name: 'The ford', system, party })
  const made = await call(page, 'npc.create', { name: 'Corl Vane' })
  const { npcId } = made as { npcId: string }
  await call(page, 'npc.setAlias', { npcId, alias: 'The man in grey' })
  await call(page, 'sceneBoard.place', { whom: [{ npcId }] })
  await sitDown(page, 'Ysolt')
  const steel = page.getByRole('button', { name: 'Steel: +1. Show how it adds up' })
  await expect(steel).toBeVisible()
  await expect(page.locator('[data-on-table]')).toContainText('The man in grey')
})

test('a mission of a game without fights sends its foes to the cast, and marks a total that hides a purse', async ({
  table,
  folder,
}) => {
  const { page } = table
  await newCampaign(table, folder, { name: 'The ford', system: 'iron-fist', party: [] })
  const { missionId } = (await call(page, 'mission.create', { name: 'The toll' })) as {
    missionId: string
  }
  const silver = { missionId, unit: 'silver', source: 'Hale', characterId: null }
  await call(page, 'mission.addReward', { ...silver, amount: 30, secret: false })
  await page.evaluate(() => window.location.assign('#/missions'))
  const rewards = page.getByRole('region', { name: 'Rewards' })
  await expect(rewards.getByText('30 silver').first()).toBeVisible()
  await expect(rewards.getByText('GM only')).toHaveCount(0)
  await call(page, 'mission.addReward', { ...silver, amount: 20, secret: true })
  // Of the sum, of the part of it, and of the piece itself.
  await expect(rewards.locator('[data-total]')).toContainText('50')
  await expect(rewards.locator('[data-total]')).toContainText('20 of it GM only')

  const fights = page.getByRole('region', { name: 'Fights' })
  await expect(fights).toContainText('put whom they face into the mission’s cast')
  await expect(fights.getByRole('button', { name: 'New fight' })).toHaveCount(0)
  await fights.getByRole('button', { name: 'Add to the cast' }).press('Enter')
  await page.getByRole('combobox', { name: 'Find an NPC' }).fill('Roake')
  await picture(table, 'mission-without-fights')
  await page.keyboard.press('Enter')
  // Once they are there, it is the cast that leads on.
  await expect(fights).toHaveCount(0)
  await page.getByRole('button', { name: 'Put the cast on the table' }).press('Enter')
  await expect.poll(() => call(page, 'npc.names', {})).toMatchObject([{ name: 'Roake' }])
})

test('on a small screen an objective is added beside its heading, and an NPC is read below two rows', async ({
  table,
  folder,
}) => {
  const { page } = table
  await newCampaign(table, folder, { name: 'The ford', system: 'iron-fist', party: [] })
  const { missionId } = (await call(page, 'mission.create', { name: 'The toll' })) as {
    missionId: string
  }
  await call(page, 'mission.addObjective', { missionId, text: 'Find the hole' })
  const description = 'Commands the ferry guard.'
  const npc = { name: 'Captain Roake', description, sheets: { 'iron-fist': {} } }
  const { npcId } = (await call(page, 'npc.create', npc)) as { npcId: string }
  await resize(table, 1024, 640)
  const topOf = async (what: Locator) => (await what.boundingBox())?.y ?? NaN
  await page.evaluate(() => window.location.assign('#/missions'))
  const objectives = page.getByRole('region', { name: 'Objectives' })
  const adds = objectives.getByRole('button', { name: 'New objective' })
  await expect(adds).toBeVisible()
  expect((await topOf(adds)) - (await topOf(objectives))).toBeLessThan(25)
  await page.evaluate((id) => window.location.assign(`#/cast?npc=${id}`), npcId)
  const card = page.getByRole('region', { name: 'Captain Roake' })
  await expect(card.getByText(description)).toBeVisible()
  expect((await topOf(card.getByText(description))) - (await topOf(card))).toBeLessThan(185)
})
