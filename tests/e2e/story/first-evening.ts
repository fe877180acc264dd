import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type Table } from '../app'
import { stepHeading } from './fight'
import type { Hands } from './hands'
import { playOut } from './turn'

/** Who is played: a name, and as much of an archetype as finds it. */
const company = [
  { name: 'Ysolt', archetype: 'Kni', title: 'Knight' },
  { name: 'Bran', archetype: 'Serg', title: 'Sergeant' },
  { name: 'Maro', archetype: 'Arc', title: 'Archer' },
  { name: 'Tamsin', archetype: 'Bat', title: 'Battle priest' },
] as const

/** Whom they meet, as it is typed; archetypes all of them, and of each there is none yet. */
const foes = [
  { line: '4 bandit', name: 'Bandit' },
  { line: '2 orc', name: 'Orc' },
  { line: '2 wolf', name: 'Wolf' },
] as const

/**
 * Lets the app's dice fall the same way every time, so that the keys of the evening can be counted.
 * The system's own dialog for a file is answered in its place; everything else is real.
 */
export async function settleChance({ app, page }: Table, folder: string): Promise<void> {
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    },
    join(folder, 'ford.irontable'),
  )
  // The dice take their seed when the page begins.
  await page.addInitScript(() => {
    Object.assign(crypto, { getRandomValues: (drawn: Uint32Array) => drawn.fill(2) })
  })
  await page.reload()
}

/** A campaign of Cold Iron alone. */
export async function createCampaign(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.tabTo('Name')
  await hands.type('The ford')
  await hands.press('Tab Space')
  await expect(page.getByRole('checkbox', { name: 'Cold Iron' })).toBeChecked()
  await hands.press('Control+Enter')
  await page.getByRole('dialog', { name: 'A new campaign' }).waitFor()
  await hands.press('Escape')
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
}

/** The company, each from an archetype. */
export async function makeCompany(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press('Control+2')
  await expect(page.getByRole('region', { name: 'The company' })).toBeVisible()
  for (const { name, archetype, title } of company) {
    await hands.press('Shift+A')
    const dialog = page.getByRole('dialog', { name: 'New character' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await hands.type(name)
    const choice = dialog.getByRole('combobox', { name: /begins as/ })
    await hands.tabTo('begins as')
    await expect(choice).toBeFocused()
    await hands.type(archetype)
    await expect(choice.locator('option:checked')).toHaveText(title)
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article', { name })).toBeFocused()
  }
}

/** Puts a line into the fight that is being prepared, and sees who comes of it. */
async function add(page: Page, hands: Hands, line: string, first: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Put into the fight' })
  await expect(field).toBeFocused()
  await hands.type(line)
  await expect(page.getByRole('option', { selected: true })).toContainText(first)
  await hands.press('Enter')
  await expect(field).toHaveValue('')
}

/** A fight of the company against eight. Answers the most keys that one kind of foe took. */
export async function prepareFight(hands: Hands): Promise<number> {
  const { page } = hands
  await hands.press('Shift+N')
  await expect(page.getByRole('heading', { name: 'Prepare New fight' })).toBeVisible()
  await add(page, hands, 'comp', /company/i)
  const party = page.getByRole('region', { name: /^Party/ })
  for (const { name } of company) await expect(party.getByText(name, { exact: true })).toBeVisible()
  const taken: number[] = []
  for (const { line, name } of foes) {
    const begun = hands.keys
    await add(page, hands, line, new RegExp(`${name} archetype`))
    await expect(page.getByRole('region', { name: /^Foes/ })).toContainText(`${name} 2`)
    taken.push(hands.keys - begun)
  }
  return Math.max(...taken)
}

/** Begins what is prepared. */
export async function beginPrepared(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press('Escape')
  await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Prepare/ })).toBeHidden()
  await hands.press('Shift+Enter')
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
}

/** The line that counts who has not declared. */
const toDeclare = (page: Page) => page.getByText(/^To declare:/)
const allDeclared = (page: Page) => page.getByText('Everyone has declared.')

/** The company at a foe each, the foes spread over the company; players roll, foes are rolled for. */
export async function playFirstTurn(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press('Alt+Enter')
  await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
  for (const [at, target] of ['0 5', '0 6', '0 9', '1 1'].entries()) {
    await hands.press(target)
    await expect(toDeclare(page)).toHaveText(
      new RegExp(`Party\\s*${String(company.length - at - 1)}\\s*Foes\\s*8$`),
    )
  }
  await hands.press('b s Enter')
  await expect(allDeclared(page)).toBeVisible()
  await playOut(hands, { roll: '61', foesHere: true })
  await expect(page.getByRole('heading', { name: /^Turn 2/ })).toBeVisible()
}

/** Everybody does what they did before; whose foe is down waits. */
export async function playSecondTurn(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press('Alt+Enter')
  await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
  for (const key of ['Shift++', 'Shift++', ...company.map(() => 'w')]) {
    if (await allDeclared(page).isVisible()) break
    const before = await toDeclare(page).innerText()
    await hands.press(key)
    await expect(toDeclare(page)).not.toHaveText(before)
  }
  await expect(allDeclared(page)).toBeVisible()
  await playOut(hands, { roll: '70', foesHere: true })
  await expect(page.getByRole('heading', { name: /^Turn 3/ })).toBeVisible()
}

/** The end of the fight. */
export async function endFight(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press('Control+k')
  await hands.type('end the fight')
  await hands.press('Enter')
  await expect(page.getByRole('dialog', { name: 'End the fight?' })).toBeVisible()
  await hands.press('Enter')
  await expect(page.getByRole('heading', { name: /How it went/ })).toBeVisible()
}

/** First aid for those who need it, and a night's rest for all who carry anything. */
export async function restTheNight(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press('Shift+R')
  const dialog = page.getByRole('dialog', { name: 'Rest and heal' })
  await expect(dialog.getByRole('checkbox', { name: /^Ysolt/ })).toBeChecked()
  await hands.press('Control+Enter')
  await expect(dialog).toBeHidden()
}
