import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type Table } from '../app'

/** Runs a command as the page itself would, which must not be refused. Answers its value. */
export async function call(page: Page, name: string, input: object): Promise<unknown> {
  const reply = await page.evaluate(([command, given]) => window.ironTable.call(command, given), [
    name,
    input,
  ] as const)
  expect(reply).toMatchObject({ ok: true })
  return reply.ok ? reply.value : undefined
}

/** Someone who is played, with a sheet of the campaign's system. */
interface Played {
  name: string
  player: string
  sheet: object
}

/**
 * A new campaign of one system with its characters, who have blank sheets of those besides. Answers
 * their ids, in their order.
 */
export async function newCampaign(
  { app, page }: Table,
  folder: string,
  campaign: {
    name: string
    system: string
    besides?: readonly string[]
    party: readonly Played[]
  },
): Promise<string[]> {
  const { name, system, besides = [], party } = campaign
  const blank = Object.fromEntries(besides.map((id) => [id, {}]))
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    },
    join(folder, `${name}.irontable`),
  )
  await call(page, 'file.create', { name, systems: [system, ...besides] })
  const ids: string[] = []
  for (const { sheet, ...who } of party) {
    const made = await call(page, 'character.create', {
      ...who,
      sheets: { ...blank, [system]: sheet },
    })
    ids.push((made as { characterId: string }).characterId)
  }
  return ids
}

/** A fight of these characters against so many of one new foe, begun on the table. */
export async function beginAgainst(
  page: Page,
  name: string,
  party: readonly string[],
  foe: { name: string; system: string; sheet: object; quantity?: number },
): Promise<void> {
  const made = await call(page, 'npc.create', {
    ...{ name: foe.name, sheets: { [foe.system]: foe.sheet } },
  })
  const { npcId } = made as { npcId: string }
  const fight = (await call(page, 'encounter.create', { name })) as { encounterId: string }
  const add = (type: string, ids: readonly string[], side: string, quantity: number) =>
    call(page, 'encounter.addCombatants', {
      ...fight,
      ...{ from: ids.map((id) => ({ type, id })), side, quantity },
    })
  await add('character', party, 'party', 1)
  await add('npc', [npcId], 'foe', foe.quantity ?? 1)
  await page.evaluate(() => window.location.assign('#/table'))
  await page.getByRole('button', { name: 'Begin the fight' }).press('Enter')
}

/** Goes to the table, where this character lies. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.location.assign('#/table'))
  await expect(page.getByRole('heading', { name }).first()).toBeVisible()
}
