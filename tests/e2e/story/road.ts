import type { Page } from '@playwright/test'
import type { Table } from '../app'
import { call, newCampaign, sitDown } from './campaign'

const system = 'dungeon-world'

const party = [
  {
    ...{ name: 'Ysolt', player: 'Anna' },
    sheet: {
      ...{ className: 'Fighter', level: 2, xp: 9, alignment: 'Good: protect the weak' },
      ...{ scores: { str: 16, con: 15, wis: 13 }, hp: 14, maxHp: 22, armor: 2, damageDie: 'd10' },
      ...{ rations: 3, load: 12, inventory: [{ name: 'Mail', weight: 3 }] },
      bonds: [{ with: 'Maro', text: 'He owes me his life' }],
    },
  },
  {
    ...{ name: 'Maro', player: 'Ben' },
    sheet: {
      ...{ className: 'Thief', scores: { dex: 17, wis: 9 }, rations: 1, ammo: 2, coins: 250 },
      ...{ load: 9, inventory: [{ name: 'Loot', weight: 11 }], alignment: 'Neutral' },
      ...{ debilities: ['str'], preparation: 1 },
    },
  },
  {
    ...{ name: 'Tamsin', player: 'Cleo' },
    sheet: {
      ...{ className: 'Cleric', scores: { wis: 16 }, rations: 5, hp: 0, maxHp: 18 },
      ...{ life: 'dying', bonds: [{ with: 'Ysolt', text: 'I guard her faith' }] },
    },
  },
]

/** A campaign of adventurers on a road, open at the table. */
export async function openRoad(table: Table, folder: string): Promise<void> {
  const { page } = table
  await newCampaign(table, folder, { name: 'The long road', system, party })
  await call(page, 'npc.create', {
    name: 'The ogre of the ford',
    sheets: { [system]: { hp: 12, maxHp: 12, armor: 1, moves: ['Throw somebody'] } },
  })
  await sitDown(page, 'Ysolt')
}

/** Finds an action by its words and does it, by keys alone. */
export async function act(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}
