import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type Table } from '../app'

const system = 'ironsworn'

/** Runs a command as the page itself would. */
export async function call(page: Page, name: string, input: object): Promise<unknown> {
  const reply = await page.evaluate(([command, given]) => window.ironTable.call(command, given), [
    name,
    input,
  ] as const)
  expect(reply).toMatchObject({ ok: true })
  return reply
}

/** Changes a sheet of this system before play. */
export async function write(page: Page, characterId: string, sheet: object): Promise<void> {
  await call(page, 'character.edit', { characterId, sheets: { [system]: sheet } })
}

/** A new campaign of one sworn soul and a friend, open at the table. Answers their ids. */
export async function openOath({ app, page }: Table, folder: string) {
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    },
    join(folder, 'oath.irontable'),
  )
  await call(page, 'file.create', { name: 'Iron and oath', systems: [system] })
  await call(page, 'content.take', { name: 'ironsworn-classic.srd08' })
  const make = async (name: string, player: string, sheet: object) => {
    const made = await call(page, 'character.create', { name, player, sheets: { [system]: sheet } })
    return (made as { value: { characterId: string } }).value.characterId
  }
  const stats = { edge: 1, heart: 3, iron: 2, shadow: 1, wits: 2 }
  const asta = await make('Asta', 'Anna', { stats, weapon: { name: 'Spear', harm: 2 } })
  const brand = await make('Brand', 'Ben', { stats: { ...stats, heart: 1, iron: 3 } })
  await page.evaluate(() => window.location.assign('#/table'))
  await expect(page.getByRole('heading', { name: 'Asta' }).first()).toBeVisible()
  return { asta, brand }
}
