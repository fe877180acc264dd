import type { Locator, Page } from '@playwright/test'
import { expect, type Table } from '../app'
import { call, newCampaign, sitDown } from './campaign'

const system = 'ironsworn'

/** Changes a sheet of this system before play. */
export async function write(page: Page, characterId: string, sheet: object): Promise<void> {
  await call(page, 'character.edit', { characterId, sheets: { [system]: sheet } })
}

const stats = { edge: 1, heart: 3, iron: 2, shadow: 1, wits: 2 }
const party = [
  {
    ...{ name: 'Asta', player: 'Anna' },
    sheet: { stats, weapon: { name: 'Spear', harm: 2 } },
  },
  { name: 'Brand', player: 'Ben', sheet: { stats: { ...stats, heart: 1, iron: 3 } } },
]

/** A new campaign of one sworn soul and a friend, open at the table. Answers their ids. */
export async function openOath(table: Table, folder: string) {
  const [asta = '', brand = ''] = await newCampaign(table, folder, {
    ...{ name: 'Iron and oath', system, party },
  })
  await call(table.page, 'content.take', { name: 'ironsworn-classic.srd08' })
  await sitDown(table.page, 'Asta')
  return { asta, brand }
}

/** What a sheet has of a bond with a place, and of an asset that says something of a move. */
export const bondAndTalent = {
  ...{ bonds: ['Skerrymoor'], bondTicks: 1 },
  assets: { 'Shield-bearer': { type: 'talent', note: 'When you Clash, add +1' } },
}

/** By keys to the assets that somebody may take, those with a word in them. Answers the dialog of what is theirs. */
export async function lookForAsset(page: Page, name: string, word: string): Promise<Locator> {
  await page.keyboard.press('Shift+j')
  const dialog = page.getByRole('dialog', { name: 'Rest, treatment and counters' })
  await dialog.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Take an asset' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /Which asset/ })).toBeFocused()
  await page.keyboard.type(word)
  return dialog
}
