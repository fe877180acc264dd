import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, type Table } from '../app'
import { land } from '../story/fray'
import { Hands } from '../story/hands'
import { boardOf, questOf, toQuest } from '../story/quest'

/** What an evening may take: a little above what it takes by the shortest way there is. */
const atMost = 385

const footer = (page: Page) => page.getByRole('contentinfo')

/** Where the system asks for a file, it is answered; everything behind it is real. */
async function answerDialogs({ app }: Table, filePath: string): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path })
  }, filePath)
}

/** Finds an action by its words, wherever one is. */
async function act(hands: Hands, words: string): Promise<void> {
  await hands.press('Control+k')
  await hands.type(words)
  await hands.press('Enter')
}

/** A campaign of this one system, made on the first screen of the program. */
async function makeCampaign(hands: Hands, name: string): Promise<void> {
  const { page } = hands
  await hands.tabTo('Name')
  await hands.type(name)
  await hands.tabTo('Ironsworn')
  await hands.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Ironsworn' })).toBeChecked()
  await hands.tabTo('Create')
  await hands.press('Enter')
  await page.getByRole('dialog', { name: 'A new campaign' }).waitFor()
  await hands.press('Escape')
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
}

/** Somebody who is played, with five stats on their sheet in their order. */
async function makeCharacter(hands: Hands, name: string, player: string, stats: string) {
  const { page } = hands
  await hands.press('Shift+A')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await hands.type(name)
  await hands.press('Tab')
  await hands.type(player)
  await hands.press('Enter')
  const card = page.getByRole('article', { name })
  await expect(card).toBeFocused()
  await hands.press('w')
  const sheet = page.getByRole('dialog', { name: `${name}: Ironsworn` })
  await expect(sheet).toBeVisible()
  await hands.tabTo('Edge')
  for (const [at, stat] of [...stats].entries()) {
    if (at > 0) await hands.press('Tab')
    await hands.type(stat)
  }
  await hands.press('Control+Enter')
  await expect(sheet).toBeHidden()
}

/** The runner of a move, from whatever opened it to its dice. */
async function toDice(hands: Hands, move: string): Promise<void> {
  await expect(hands.page.getByRole('region', { name: move, exact: true })).toBeVisible()
  await expect(hands.page.getByRole('textbox', { name: `Dice of ${move}` })).toBeFocused()
}

/** Types the dice of a move that wants nothing else, and lands it. */
async function roll(hands: Hands, move: string, dice: string): Promise<void> {
  await toDice(hands, move)
  await hands.type(dice)
  await land(hands, 'Enter')
}

/** The same for a move that asks for a stat: the first that is offered. */
async function rollStat(hands: Hands, move: string, dice: string): Promise<void> {
  await expect(hands.page.getByRole('region', { name: move, exact: true })).toBeVisible()
  await expect(hands.page.locator('[role=radio]:focus')).toBeVisible()
  await hands.press('Space Enter')
  await roll(hands, move, dice)
}

/** Looks for a move by a word of its name; the first of the two makes it. */
async function makeMove(hands: Hands, word: string): Promise<void> {
  await hands.press('m')
  await expect(hands.page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
  await hands.type(word)
  await hands.press('Enter')
  await expect(hands.page.getByRole('radio', { name: 'Asta' })).toBeFocused()
  await hands.press('Enter')
}

/** A leg of the journey: a strong hit, and the first of what it offers. */
async function travel(hands: Hands): Promise<void> {
  await toDice(hands, 'Undertake a Journey')
  await hands.type('623')
  await hands.press('Enter 1')
  await expect(hands.page.getByRole('checkbox', { name: /Go carefully/ })).toBeChecked()
  await land(hands, 'Enter')
}

test('an evening of Ironsworn from nothing, by keys alone, counted', async ({
  table,
  folder,
}, info) => {
  test.slow()
  const { page } = table
  const hands = new Hands(page)
  await answerDialogs(table, join(folder, 'fen.irontable'))
  await page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()

  await test.step('a campaign, two who are played, and a place', async () => {
    await makeCampaign(hands, 'The fen')
    await hands.press('Control+2')
    await expect(page.getByText('No characters yet')).toBeVisible()
    await makeCharacter(hands, 'Asta', 'Anna', '13221')
    await makeCharacter(hands, 'Brand', 'Ben', '22311')
    await act(hands, 'new place')
    const dialog = page.getByRole('dialog', { name: 'New place' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await hands.type('The weir')
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
  })

  await test.step('the session and its first scene begin', async () => {
    await hands.press('Control+1 Control+Shift+S')
    await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
    await hands.type('Into the fen')
    await hands.press('Enter')
    await expect(footer(page)).toContainText('Session 1')
    await hands.press('Alt+e')
    await expect(page.getByRole('textbox', { name: 'Name of the scene' })).toBeFocused()
    await hands.type('Low water')
    await hands.press('Tab')
    await hands.type('t')
    await expect(page.getByRole('combobox', { name: 'Place' })).toContainText('The weir')
    await hands.press('Enter')
    await expect(footer(page)).toContainText('Scene: Low water')
  })

  await test.step('a vow of both is sworn', async () => {
    await hands.press('v')
    await expect(page.getByRole('textbox', { name: 'What is sworn' })).toBeFocused()
    await hands.type('Raise the bell')
    await hands.tabTo('Brand')
    await hands.press('Space Control+Enter')
    await roll(hands, 'Swear an Iron Vow', '623')
    await expect(questOf(page, 'Raise the bell')).toContainText('Asta, Brand')
  })

  await test.step('a bond is forged', async () => {
    await makeMove(hands, 'forge')
    await expect(page.getByRole('textbox', { name: /With whom is the bond/ })).toBeFocused()
    await hands.type('Old Hesta')
    await hands.press('Enter')
    await expect(page.getByRole('radio', { name: 'The roller’s alone' })).toBeFocused()
    await hands.press('1')
    await toDice(hands, 'Forge a Bond')
    await page.waitForTimeout(900)
    await hands.type('623')
    await hands.press('Enter 2')
    await land(hands, 'Enter')
    await expect(boardOf(page).getByRole('group', { name: 'Asta' })).toContainText('Old Hesta')
  })

  await test.step('a journey of two legs', async () => {
    await hands.press('j')
    await expect(page.getByRole('textbox', { name: 'Where to' })).toBeFocused()
    await hands.type('The sunken tower')
    await hands.press('Enter')
    await travel(hands)
    const road = questOf(page, 'The sunken tower')
    await expect(road).toContainText('8 of 40')
    await toQuest(hands, 'The sunken tower')
    await hands.press('i')
    await travel(hands)
    await expect(road).toContainText('16 of 40')
  })

  await test.step('an oracle is asked', async () => {
    await hands.press('Control+Shift+O')
    const drawer = page.getByRole('dialog', { name: 'Oracles' })
    await expect(drawer.getByRole('textbox', { name: 'Question' })).toBeFocused()
    await hands.type('Is the tower held?')
    await hands.press('Enter')
    await hands.type('62')
    await expect(drawer.getByText('Is the tower held?')).toBeVisible()
    await hands.press('Escape')
    await expect(drawer).toBeHidden()
  })

  await test.step('a fight with what holds it', async () => {
    await hands.press('f')
    const dialog = page.getByRole('dialog', { name: 'Foes for the fight' })
    await expect(dialog.getByRole('combobox', { name: /Find a foe/ })).toBeFocused()
    await hands.type('salt raid')
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
    const fight = page.getByRole('region', { name: 'The fight', exact: true })
    const foe = fight.getByRole('article', { name: 'Salt raider' })
    await expect(foe.locator('[data-foe]')).toBeFocused()
    await hands.tabTo('Enter the Fray')
    await hands.press('Enter')
    await rollStat(hands, 'Enter the Fray', '623')
    await hands.press('Alt+f s')
    await rollStat(hands, 'Strike', '623')
    // The foe hits: 2 points, endured on a weak hit.
    await hands.press('Alt+f h')
    await roll(hands, 'Endure Harm', '328')
    await hands.press('Alt+f s')
    await rollStat(hands, 'Strike', '623')
    await hands.press('Alt+f e')
    await roll(hands, 'End the Fight', '12')
    await expect(foe).toBeHidden()
  })

  await test.step('a wound is treated, and a milestone marked', async () => {
    await makeMove(hands, 'heal')
    await hands.press('Space Enter')
    await roll(hands, 'Heal', '623')
    await hands.press('Alt+q ArrowLeft')
    await expect(boardOf(page).getByRole('button', { name: /: Raise the bell$/ })).toBeFocused()
    await hands.press('i')
    await land(hands)
    await expect(questOf(page, 'Raise the bell')).toContainText('8 of 40')
  })

  await test.step('the session ends with its report', async () => {
    await hands.press('Control+Shift+S')
    await expect(page.getByRole('dialog', { name: 'End session 1' })).toContainText(
      'The scene “Low water” is still being played: it ends with the session.',
    )
    await hands.type('The tower is open.')
    await hands.press('Control+Enter')
    await expect(footer(page)).toContainText('No session')
    await hands.press('Control+5')
    await expect(page.getByRole('button', { name: 'Open the report' })).toBeVisible()
    await hands.press('p')
    await hands.press('a')
    const paper = page.getByRole('article')
    for (const words of ['Into the fen', 'The tower is open.', 'Raise the bell', 'Old Hesta']) {
      await expect(paper).toContainText(words)
    }
  })

  const words = `an evening of Ironsworn from nothing: ${hands.keys} keys`
  process.stdout.write(`${words}\n`)
  info.annotations.push({ type: 'keystrokes', description: words })
  expect(hands.keys).toBeLessThanOrEqual(atMost)
})
