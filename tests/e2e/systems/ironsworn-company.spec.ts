import type { Page } from '@playwright/test'
import { expect, test, type Table } from '../app'
import { beginMove } from '../story/move'
import { call } from '../story/campaign'
import { openOath } from '../story/oath'
import { land, take } from '../story/quest'

const system = 'ironsworn'

/** Asta and Brand, and a third beside them. */
async function openThree(table: Table, folder: string) {
  const ids = await openOath(table, folder)
  const made = await call(table.page, 'character.create', {
    name: 'Cuno',
    sheets: { [system]: {} },
  })
  return { ...ids, cuno: (made as { characterId: string }).characterId }
}

/** What the sheets say, by name. */
async function sheetsOf(page: Page): Promise<Record<string, object>> {
  const all = (await call(page, 'character.list', {})) as {
    name: string
    sheets: Record<string, object>
  }[]
  return Object.fromEntries(all.map(({ name, sheets }) => [name, sheets[system] ?? {}]))
}

test('IS-115 aid asks which ally gains by it before anything else, and lands on them', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openThree(table, folder)
  await beginMove(page, 'Asta', 'aid')
  const ally = page.getByRole('combobox', { name: 'Ally who may gain' })
  await expect(ally).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'On whom' })).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toContainText('Say which ally gains by it.')
  await expect(ally).toBeFocused()
  await take(page.getByRole('radio', { name: /^Heart/ }))
  await page.getByRole('textbox', { name: 'Dice of Aid Your Ally' }).focus()
  await page.keyboard.type('623')
  await take(page.getByRole('checkbox', { name: /momentum rises by 2/ }))
  await page.keyboard.press('Control+Enter')
  await expect(ally).toBeFocused()
  await ally.selectOption('Brand')
  await land(page)
  expect(await sheetsOf(page)).toMatchObject({
    Asta: { momentum: 2 },
    Brand: { momentum: 4 },
    Cuno: { momentum: 2 },
  })
})
