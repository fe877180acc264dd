import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { beginMove, closed, openSample, typeDice } from '../story/move'
import { openRoad } from '../story/road'

/** Foes that stand on the table, by name, with hit points to lose and no armour. */
async function placed(page: Page, ...names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const { npcId } = (await call(page, 'npc.create', {
      name,
      sheets: { 'dungeon-world': { hp: 12, maxHp: 12 } },
    })) as { npcId: string }
    ids.push(npcId)
  }
  await call(page, 'sceneBoard.place', { whom: ids.map((npcId) => ({ npcId })) })
  return ids
}

/** The hit points that each of them has left. */
async function leftOf(page: Page, ids: readonly string[]): Promise<unknown[]> {
  const found = (await call(page, 'npc.byId', { ids })) as {
    id: string
    sheets: Record<string, { hp: number }>
  }[]
  return ids.map((id) => found.find((each) => each.id === id)?.sheets['dungeon-world']?.hp)
}

test('DW-007 DW-011 a blow and a shot ask on whom before the dice, and are made by typing alone', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  const foes = await placed(page, 'The barrow wight', 'A drowned sexton')
  const whom = page.getByRole('combobox', { name: 'On whom' })

  await beginMove(page, 'Ysolt', 'hack')
  await expect(whom).toBeFocused()
  await expect(whom.locator('option:checked')).not.toHaveText(/wight|sexton/)
  await picture(table, 'on-whom-asked')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.type('A drowned')
  await expect(whom.locator('option:checked')).toHaveText('A drowned sexton')
  await page.keyboard.press('Enter')
  await typeDice(page, 'Hack and Slash', '43')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('spinbutton', { name: /What do the damage dice show/ })).toBeFocused()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await closed(page)
  expect(await leftOf(page, foes)).toEqual([12, 7])

  // Digits typed on the list of those it may be on are faces of the dice, on nobody of the cast.
  await beginMove(page, 'Maro', 'volley')
  await expect(whom).toBeFocused()
  await page.keyboard.type('A drowned')
  await page.keyboard.type('64')
  await expect(page.getByRole('textbox', { name: 'Dice of Volley' })).toHaveValue(/^6 4/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await closed(page)
  expect(await leftOf(page, foes)).toEqual([12, 4])
})

test('DW-007 the only foe on the table is the one that is meant: the dice are wanted first', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  const foes = await placed(page, 'The barrow wight')
  await beginMove(page, 'Ysolt', 'hack')
  await typeDice(page, 'Hack and Slash', '43')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await expect(whom.locator('option:checked')).toHaveText('The barrow wight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await closed(page)
  expect(await leftOf(page, foes)).toEqual([8])
})

test('DW-007 a foe at 0 hit points is proposed for nothing, and may still be chosen', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openRoad(table, folder)
  const foes = await placed(page, 'A drowned sexton', 'The barrow wight')
  for (const [at, points] of [12, 8].entries()) {
    await call(page, 'act.perform', {
      ...{ system: 'dungeon-world', act: 'hurtNpc', member: { type: 'npc', id: foes[at] } },
      input: { points },
    })
  }
  await beginMove(page, 'Ysolt', 'hack')
  await typeDice(page, 'Hack and Slash', '43')
  const whom = page.getByRole('combobox', { name: 'On whom' })
  await expect(whom.locator('option:checked')).toHaveText('The barrow wight')
  await expect(whom.locator('option').last()).toHaveText('A drowned sexton (out of the fight)')
  await page.keyboard.press('Enter')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await closed(page)
  expect(await leftOf(page, foes)).toEqual([0, 0])

  // With nobody left who stands, nobody is asked for.
  await beginMove(page, 'Maro', 'volley')
  await typeDice(page, 'Volley', '64')
  await expect(whom.locator('option:checked')).not.toHaveText(/wight|sexton/)
  await whom.selectOption({ label: 'The barrow wight (out of the fight)' })
  await expect(whom.locator('option:checked')).toHaveText(/wight/)
})

test('IF-106 whoever stands on the table comes first, and the card says why nothing lands yet', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await call(page, 'sceneBoard.place', { whom: [{ npcId: 'npc-raider-1' }] })
  await page.keyboard.press('Shift+h')
  const card = page.getByRole('dialog', { name: 'Established harm' })
  const hit = card.getByRole('group', { name: 'On whom' })
  await card.getByRole('combobox', { name: 'Who strikes' }).selectOption('Brannoch')
  await expect(card.getByText('Not yet: Choose whom it hits.')).toBeVisible()
  await expect(hit.getByRole('button', { name: 'Hob Sallow' })).toBeVisible()
  await expect(hit.getByRole('button', { name: 'Maro' })).toBeVisible()
  await expect(hit.getByRole('button', { name: 'Nettle' })).toHaveCount(0)
  await hit.getByRole('button', { name: /^Show more/ }).press('Enter')
  await expect(hit.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('nett')
  await hit.getByRole('button', { name: 'Nettle' }).press('Space')
  await expect(card.getByText(/^Not yet/)).toHaveCount(0)
})
