import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Table } from '../app'

/** A campaign with nobody in it, at the table. */
export async function openEmpty(
  { app, page }: Table,
  folder: string,
  systems: readonly string[] = ['cold-iron', 'ironsworn'],
): Promise<void> {
  await app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    },
    join(folder, 'ford.irontable'),
  )
  await page.evaluate(
    (used) => window.ironTable.call('file.create', { name: 'The ford', systems: used }),
    systems,
  )
  await page.evaluate(() => window.location.assign('#/table'))
}

/** Who is in play, with their sheets, as the campaign answers. */
export const sheetsOf = (page: Page) =>
  page.evaluate(async () => {
    const characters = await window.ironTable.call('character.list', {})
    const named = (await window.ironTable.call('npc.names', {})) as { value: { id: string }[] }
    const ids = named.value.map(({ id }) => id)
    const npcs = await window.ironTable.call('npc.byId', { ids })
    return { characters, npcs }
  })
