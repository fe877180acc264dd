import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../app'
import { call } from '../story/campaign'
import { act, openRoad } from '../story/road'

const system = 'dungeon-world'

interface Member {
  id: string
  name: string
  sheets: Record<string, object>
}

/** Changes figures on somebody’s sheet, as it happens while a form lies kept. */
async function change(page: Page, name: string, figures: object): Promise<void> {
  const all = (await call(page, 'character.list', {})) as Member[]
  const who = all.find((each) => each.name === name)
  const member = { type: 'character', id: who?.id }
  await call(page, 'sheet.write', { member, system, sheet: { ...who?.sheets[system], ...figures } })
}

const whoOf = (card: Locator) => card.getByRole('combobox', { name: 'Who has this part' })
const chosen = (card: Locator) => whoOf(card).locator('option:checked')

/** Gives a job to somebody and types dice of it, by keys. */
async function job(page: Page, card: Locator, name: string, faces: string): Promise<void> {
  await whoOf(card).focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await card.getByRole('textbox', { name: /Dice of/ }).focus()
  await page.keyboard.type(faces)
}

test('DW-050 DW-059 DW-061 a journey that was kept stands as it was left, and asks what was settled since', async ({
  table,
  folder,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  await openRoad(table, folder)
  const dialog = page.getByRole('dialog', { name: 'Perilous journey' })
  const [trail, scout, stores] = ['Trailblazer', 'Scout', 'Quartermaster'].map((name) =>
    dialog.getByRole('region', { name }),
  ) as [Locator, Locator, Locator]
  const keep = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
    await expect(dialog).toBeHidden()
  }
  await act(page, 'Perilous journey')
  await job(page, stores, 'Ysolt', '34')
  await expect(dialog.getByText('Rations needed: 1.')).toBeVisible()
  await keep()

  await test.step('with whoever has a job, and their dice', async () => {
    await page.keyboard.press('Alt+Shift+k')
    await page.keyboard.press('Enter')
    await expect(chosen(stores)).toHaveText('Ysolt')
    await expect(stores.getByRole('textbox', { name: /Dice of/ })).toHaveCount(1)
    await expect(stores.getByText('8', { exact: true }).first()).toBeVisible()
    await expect(whoOf(scout).getByRole('option', { name: 'Ysolt' })).toHaveCount(0)
    await expect(whoOf(scout).getByRole('option', { name: 'Maro' })).toHaveCount(1)
  })
  await test.step('and with dice that lie half, in another job', async () => {
    await job(page, trail, 'Tamsin', '5')
    await keep()
    await act(page, 'Perilous journey')
    await expect(chosen(trail)).toHaveText('Tamsin')
    await expect(chosen(stores)).toHaveText('Ysolt')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  })
  await test.step('whoever is overloaded by then is asked, and whoever is dead stays behind', async () => {
    await change(page, 'Ysolt', { load: 1, inventory: [{ name: 'Anvil', weight: 9 }] })
    await change(page, 'Tamsin', { life: 'dead' })
    await act(page, 'Perilous journey')
    await expect(stores.getByText(/Anvil/)).toBeVisible()
    await expect(chosen(trail)).toHaveText('Nobody')
    await expect(dialog.getByRole('button', { name: 'Tamsin' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Apply it' })).toBeDisabled()
  })
  await test.step('begun anew it is nobody’s', async () => {
    await dialog.getByRole('button', { name: 'Throw the draft away' }).press('Enter')
    await expect(chosen(stores)).toHaveText('Nobody')
    await expect(dialog.getByText('Nobody: it counts as failed.')).toHaveCount(3)
  })
})
