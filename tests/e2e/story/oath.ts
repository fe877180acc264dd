import type { Page } from '@playwright/test'
import type { Table } from '../app'
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
