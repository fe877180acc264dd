import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture, pictureInTest } from '../picture'
import { call } from '../story/campaign'
import { castBallot, expectNoKeyLeads, expectOnlyThePlayers, onScreen } from '../story/ballot'
import { everything, makeClosingRoll, settleRoll } from '../story/mission'
import { openSample } from '../story/move'

async function claimMilestone(table: Table): Promise<void> {
  const { page } = table
  await page.keyboard.press('Alt+m')
  const dialog = page.getByRole('dialog', { name: 'Claim a milestone' })
  await dialog.getByRole('radio', { name: 'Maro' }).click()
  await dialog.getByRole('textbox', { name: 'What they did' }).fill('Rang the bell at noon')
  await picture(table, 'milestone-claim')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /Rang the bell at noon/ }).click()
  const deed = page.getByRole('dialog', { name: 'Rang the bell at noon' })
  const voice = deed.getByRole('radiogroup', { name: 'What Tamsin says' })
  await voice.getByRole('radio', { name: 'Objects' }).click()
  await expect(deed.getByText(/nobody gains it: somebody still objects/)).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'milestone-disputed')
  await voice.getByRole('radio', { name: 'Agrees' }).click()
  await expect(deed.getByText('Confirmed, it goes to Maro.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(deed.getByText('Maro holds it.', { exact: false })).toBeVisible()
  await picture(table, 'milestone-held')
  await page.keyboard.press('Escape')
  await expect(deed).toBeHidden()
}

async function passTheLaptop(table: Table): Promise<void> {
  const { page } = table
  await page.keyboard.press('Shift+P')
  const first = 'Hand the laptop to Brannoch'
  await expect(page.getByRole('heading', { name: first })).toBeVisible()
  await expectOnlyThePlayers(page, first)
  await expectNoKeyLeads(page, first)
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'handing')
  await castBallot(page, 'Brannoch', 'Ysolt', 'against')

  // Ysolt begins to speak, and leaves: nothing of it stays, and nothing else is shown.
  await page.keyboard.press('Enter')
  await page.getByRole('radiogroup', { name: 'Your word on Maro' }).getByText(/for$/).click()
  await expectOnlyThePlayers(page, 'Ysolt: your report')
  await expectNoKeyLeads(page, 'Ysolt: your report')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'ballot')
  await page.keyboard.press('Escape')
  await expectOnlyThePlayers(page, 'Hand the laptop to the game master')
  await expectNoKeyLeads(page, 'Hand the laptop to the game master')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'returning')
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  const words = page.getByRole('radio', { name: 'Nothing' })
  for (const word of await words.all()) await expect(word).toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')

  await castBallot(page, 'Ysolt', 'Maro', 'for')
  await castBallot(page, 'Maro', 'Brannoch', 'for')
  await expectOnlyThePlayers(page, 'Hand the laptop to the game master')
  // The keys that took the sheet and sealed it lead nowhere from here.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expectOnlyThePlayers(page, 'Hand the laptop to the game master')
  await page.keyboard.press('Control+Shift+G')
}

test('a mission from its brief to its report, with the ballot passed around', async ({
  table,
}, info) => {
  test.setTimeout(420_000)
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Missions' }).click()
  await expect(page.getByText('The toll chest of Sedge Ferry', { exact: false })).toBeVisible()
  const opening = await everything(page)
  await picture(table, 'mission-brief')

  await test.step('a disputed milestone is nobody’s until they agree (IF-061)', () =>
    claimMilestone(table))

  await test.step('who is here, and a milestone on the roll (IF-067, IF-068)', async () => {
    await page.keyboard.press('Shift+S')
    await expect(page.locator('.sr-only[aria-live=polite]')).toContainText(
      'The mission is reported: success.',
    )
    // What is still open stands in no one's way, and leads to where it is settled.
    const open = page.getByRole('status').filter({ hasText: '3 objectives are still open' })
    await expect(open).toContainText('Find the toll chest')
    await picture(table, 'objectives-open')
    await page.getByRole('button', { name: 'Say how it ended' }).press('Enter')
    await page.keyboard.press('ArrowRight')
    await expect(
      page.getByText('2 objectives are still open: Find the toll chest', { exact: false }),
    ).toBeVisible()
    await page.getByRole('group', { name: 'Tamsin' }).getByRole('checkbox').click()
    await page.getByRole('button', { name: /Maro spends a milestone/ }).click()
    await expect(page.getByText('Milestones on this roll: 1')).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'ending')
  })

  await test.step('each seals a report behind their own screen (IF-064)', async () => {
    await passTheLaptop(table)
    await expect(page.getByText('Given, hidden')).toHaveCount(3)
    expect(await onScreen(page)).not.toMatch(/on (Ysolt|Maro|Brannoch): [+−]1/)
    // The round passes by who is absent; their player may be here all the same.
    await expect(page.getByRole('button', { name: 'Hand the laptop to Tamsin' })).toBeVisible()
    await expect(page.getByText('Tamsin still owes a report.')).toBeVisible()
    // Odds would tell what is in the reports.
    await expect(page.getByRole('list', { name: 'Odds before the roll' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Report of Tamsin' }).click()
    const form = page.getByRole('form', { name: 'Report of Tamsin' })
    await form.getByRole('radio', { name: 'Ysolt' }).click()
    await form.getByRole('radio', { name: /against/ }).click()
    await form.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Every report is in.')).toBeVisible()
    // The status line still tells what was public last: a report leaves no word there.
    await expect(page.getByRole('contentinfo')).toContainText('Maro exchanged a milestone')
    await picture(table, 'reports-in')
  })

  await test.step('the closing rolls are typed (IF-069 to IF-071)', async () => {
    const odds = page.getByRole('list', { name: 'Odds before the roll' })
    await resize(table, 1024, 640)
    await page.getByRole('textbox', { name: 'Dice of Brannoch' }).scrollIntoViewIfNeeded()
    await expect(odds).toBeInViewport()
    await page.screenshot({ path: info.outputPath('closing-odds-1024.png') })
    await picture(table, 'closing-odds')
    await resize(table, 1280, 720)
    await makeClosingRoll(page, 'Brannoch', '44', ['1 XP', '1 XP'])
    await expect(odds).toBeHidden()
    // The dice lie in sight with the button that confirms them, and neither under the other.
    const roll = page.getByRole('region', { name: 'Closing roll of Brannoch' })
    const dice = roll.getByRole('textbox', { name: 'Dice of Brannoch' })
    const confirm = roll.getByRole('button', { name: /^Confirm/ })
    for (const part of [dice, confirm]) await expect(part).toBeInViewport({ ratio: 0.9 })
    await pictureInTest(table, (name) => info.outputPath(name), 'closing-roll')
    await picture(table, 'roll-high')
    await settleRoll(page, 'Brannoch')
    await makeClosingRoll(page, 'Ysolt', '23', ['Spirit up by 1'])
    const ysolt = page.getByRole('region', { name: 'Closing roll of Ysolt' })
    // Nobody is taken for granted: Enter goes on to who it is, and there it takes the one with the focus.
    await expect(ysolt.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.keyboard.press('Control+Enter')
    await expect(ysolt.getByRole('radio', { name: 'Orsel Wend' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(ysolt.getByRole('radio', { name: 'Orsel Wend' })).toBeChecked()
    await ysolt.getByRole('radio', { name: 'What the bell calls' }).click()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'roll-resented')
    await settleRoll(page, 'Ysolt')
    await expect(page.getByText('Held against them: What the bell calls')).toBeVisible()
    await makeClosingRoll(page, 'Maro', '43', ['1 XP', 'Hear what the others reported'])
    await settleRoll(page, 'Maro')
    await makeClosingRoll(page, 'Tamsin', '43', ['Equipment up by 1'])
    await settleRoll(page, 'Tamsin')
    // Nothing is left to roll: a screen reader goes on from what the rolls came to.
    await expect(page.getByRole('region', { name: '3. Closing rolls' })).toBeFocused()
    const totals = page.getByRole('main').getByText(/^= \d+$/)
    await expect(totals).toHaveText(['= 10', '= 4', '= 10', '= 7'])
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'rolls-done')
  })

  await test.step('only who picked it hears the reports (IF-071)', async () => {
    await expect(page.getByRole('button', { name: /^Show .* the reports/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Show Maro the reports' }).click()
    await expectOnlyThePlayers(page, 'Hand the laptop to Maro')
    expect(await onScreen(page)).not.toMatch(/[+−]1/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Reports you know of' })).toContainText(
      'Brannoch on Ysolt: −1',
    )
    await expectNoKeyLeads(page, 'Maro: what was reported')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'learned')
    await page.keyboard.press('Escape')
    await expectOnlyThePlayers(page, 'Hand the laptop to the game master')
    expect(await onScreen(page)).not.toMatch(/[+−]1/)
    await page.keyboard.press('Control+Shift+G')
  })

  await test.step('the players’ window knows nothing of it (IF-064)', async () => {
    const opening = table.app.waitForEvent('window')
    await page.keyboard.press('Control+Shift+P')
    const players = await opening
    await expect(players.getByText('The table is set.')).toBeVisible()
    const seen = await onScreen(players)
    expect(seen).not.toMatch(/Ysolt|Maro|Brannoch|Tamsin|[+−]1|report|milestone|owed/i)
    await players.close()
  })

  await test.step('what is owed nags, and a linked portent is spent on it (IF-005)', async () => {
    await expect(page.getByRole('contentinfo')).toContainText('One move you owe')
    await page.keyboard.press('Shift+C')
    // What is owed and what nobody has said the end of are asked about in one.
    const nag = page.getByRole('dialog', { name: /with objectives still open/ })
    await expect(nag).toContainText('It is closed as reported: success.')
    await expect(nag).toContainText('What you owe stays in your inbox')
    await picture(table, 'nag')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+i')
    const inbox = page.getByRole('dialog', { name: 'Moves you owe' })
    await expect(inbox.getByText('What the bell calls holds the mission').first()).toBeVisible()
    await inbox.getByRole('textbox', { name: /What you did/ }).fill('The dogs howl all night')
    await inbox.getByRole('radio', { name: /What the bell calls \(linked\)/ }).click()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'inbox')
    await page.keyboard.press('Control+Enter')
    await expect(inbox).toBeHidden()
    await expect(page.getByRole('contentinfo')).not.toContainText('you owe')
  })

  await test.step('the mission closes, and its report for players tells no vote', async () => {
    await page.keyboard.press('Shift+C')
    await page.getByRole('button', { name: 'Close it anyway' }).press('Enter')
    await expect(page.getByText('What each rolled and took.')).toBeVisible()
    await page.keyboard.press('p')
    await expect(page.getByText('Only what the players may know.')).toBeVisible()
    const paper = await page.getByRole('article').innerText()
    expect(paper).toContain('Maro')
    expect(paper).not.toMatch(/companion|reported on|holds the mission|bell calls|against/i)
  })

  await test.step('undo takes it all back', async () => {
    const undo = page.getByRole('button', { name: /^Undo/ })
    while (await undo.isEnabled()) {
      expect(await undo.getAttribute('aria-label')).not.toMatch(/[+−]1/)
      await page.keyboard.press('Control+z')
      await page.waitForTimeout(120)
    }
    expect(await everything(page)).toBe(opening)
  })
})

test('beside the form of a move the head of a mission wraps, and nothing of it is covered', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await resize(table, 1280, 720)
  await page.keyboard.press('Control+4')
  await page.getByRole('heading', { name: 'Bring back the toll' }).waitFor()
  await page.keyboard.press('Shift+b')
  await page.getByRole('button', { name: /^Uncertain/ }).waitFor()
  await page.keyboard.press('m')
  await page.locator('.move-dialog').waitFor()
  for (const name of [/^Success/, /^Uncertain/]) {
    await page.getByRole('button', { name }).click({ trial: true, timeout: 5000 })
  }
})

test('IF-069 whoever has no sheet of the game is given one to roll on, so that the mission can be closed', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  const missionId = 'mission-toll'
  const four = ['Brannoch', 'Ysolt', 'Maro', 'Tamsin'].map((name) => ({
    name,
    id: `character-${name.toLowerCase()}`,
  }))
  await call(page, 'mission.report', { missionId, outcome: 'success' })
  for (const [at, { id: from }] of four.entries()) {
    const to = four[(at + 1) % four.length]?.id
    await call(page, 'mission.giveReport', { missionId, from, to, value: 1 })
  }
  const ofYsolt = { type: 'character', id: 'character-ysolt' }
  await call(page, 'sheet.remove', { member: ofYsolt, system: 'iron-fist' })
  await page.keyboard.press('Control+4')

  const rolls = page.getByRole('region', { name: '3. Closing rolls' })
  const give = rolls.getByRole('button', { name: 'Give Ysolt a blank sheet of Iron Fist' })
  await expect(rolls.getByText('No sheet of Iron Fist yet, on which a roll lands.')).toBeVisible()
  for (const name of ['Brannoch', 'Maro', 'Tamsin', 'Ysolt']) {
    // Nobody else is left to roll: what gives the last one a sheet has the focus.
    if (name === 'Ysolt') {
      await expect(give).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(rolls.getByRole('textbox', { name: `Dice of ${name}` })).toBeFocused()
    await makeClosingRoll(page, name, '66', ['1 XP', '1 XP'])
    await settleRoll(page, name)
  }
  await expect(give).toBeHidden()
  await expect(page.getByRole('button', { name: 'Close the mission' })).toBeEnabled()
})

test('IF-060 a digit says what a milestone buys, and that it is exchanged is said aloud', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  const { milestoneId } = (await call(page, 'milestone.claim', {
    ...{ missionId: 'mission-toll', characterId: 'character-maro', kind: 'mission' },
    deed: 'Rang the bell at noon',
  })) as { milestoneId: string }
  await call(page, 'milestone.confirm', { milestoneId, agreedOn: null })
  await page.getByRole('link', { name: 'Missions' }).press('Enter')
  await page.getByRole('button', { name: /Rang the bell at noon/ }).press('Enter')
  const deed = page.getByRole('dialog', { name: 'Rang the bell at noon' })
  const buys = deed.getByRole('radiogroup', { name: 'What it buys' })
  await buys.getByRole('radio').first().focus()
  await page.keyboard.press('2')
  await expect(buys.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.sr-only[aria-live=polite]')).toContainText(
    'The milestone of Maro is exchanged: ',
  )
})

test('IF-061 where nobody takes part in a mission, a milestone says so', async ({ table }) => {
  const { page } = table
  await openSample(page)
  const { missionId } = (await call(page, 'mission.create', { name: 'The bell' })) as {
    missionId: string
  }
  await call(page, 'mission.begin', { missionId })
  await page.evaluate((id) => window.location.assign(`#/missions?mission=${id}`), missionId)
  await expect(page.getByRole('heading', { name: 'The bell' }).first()).toBeVisible()
  await page.keyboard.press('Alt+m')
  const dialog = page.getByRole('dialog', { name: 'Claim a milestone' })
  await expect(
    dialog.getByText('Nobody takes part in this mission yet', { exact: false }),
  ).toBeVisible()
})
