import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { call } from '../story/campaign'

const system = 'iron-fist'
const brannoch = { type: 'character', id: 'character-brannoch' }
const gang = { type: 'npc', id: 'npc-raider-1' }

/** The sample campaign with a gang of four where Hob Sallow was. */
async function begin({ page, ...table }: Table): Promise<Page> {
  await resize({ page, ...table }, 1280, 720)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).click()
  await expect(page.getByRole('region', { name: 'The company' })).toBeVisible()
  const grow = { system, act: 'countBodies', member: gang, input: { count: 4 } }
  await call(page, 'act.perform', grow)
  return page
}

const card = (page: Page) => page.getByRole('dialog', { name: 'Established harm' })
const chip = (page: Page, body: number) =>
  page.getByRole('button', {
    name: `Make Inflict Harm, Brannoch on Hob Sallow, Body ${String(body)}`,
    exact: true,
  })

/** Takes the chip of this body: its roll names the body, and asks nothing before the dice. */
async function rollOn(page: Page, body: number): Promise<void> {
  await chip(page, body).press('Enter')
  const runner = page.getByRole('region', { name: 'Inflict Harm' })
  await expect(runner).toContainText(`Brannoch on Hob Sallow, Body ${String(body)}`)
  await expect(
    runner.getByRole('radio', { name: new RegExp(`^Body ${String(body)}\\b`) }),
  ).toBeChecked()
  await expect(page.locator('[data-dice]').first()).toBeFocused()
}

async function tick(page: Page, bodies: readonly number[]): Promise<void> {
  for (const body of bodies) {
    await card(page)
      .getByRole('button', { name: `Hob Sallow, Body ${String(body)}`, exact: true })
      .press('Space')
  }
}

const statusOf = async (page: Page, body: string) => {
  const [npc] = (await call(page, 'npc.byId', { ids: [gang.id] })) as {
    sheets: Record<string, { bodies: Record<string, { harmSuffered: number }> }>
  }[]
  return npc?.sheets[system]?.bodies[body]
}

test('IF-104 IF-107 Inflict Harm is rolled on the body that was harmed, each of two on its own', async ({
  table,
}) => {
  const page = await begin(table)
  await page.keyboard.press('Shift+h')
  await card(page).getByRole('combobox', { name: 'Who strikes' }).selectOption('Brannoch')
  await tick(page, [1, 3])
  for (const body of [1, 3]) {
    const row = card(page).getByRole('listitem', { name: `Hob Sallow, Body ${String(body)}` })
    await row.getByRole('checkbox', { name: 'Then roll Inflict Harm' }).press('Space')
  }
  await card(page).getByRole('button', { name: 'Let it land' }).press('Enter')
  await expect(card(page)).toBeHidden()
  await expect(chip(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'and one more' }).press('Enter')
  await rollOn(page, 3)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  // Where that one has fallen since, the roll asks anew.
  const fall = { body: '2', harmSuffered: 5, status: 'dead' }
  await call(page, 'act.perform', { system, act: 'adjustNpc', member: gang, input: fall })
  await chip(page, 3).press('Enter')
  const runner = page.getByRole('region', { name: 'Inflict Harm' })
  await expect(runner.getByRole('radio', { name: /^Body 3: .*Dead or dying/ })).not.toBeChecked()
  expect(await statusOf(page, '2')).toMatchObject({ harmSuffered: 5 })
})

test('IF-083 IF-106 IF-107 harm divided with “Finish it” is finished on the bodies it fell on', async ({
  table,
}) => {
  const page = await begin(table)
  const hit = { system, move: 'engage', actor: brannoch, target: gang, typed: true, dice: [6, 6] }
  await call(page, 'move.confirm', { ...hit, given: { harm: 4, ap: 0 }, picks: ['c', 'e'] })
  await page.getByRole('button', { name: /^Make Divide harm/ }).press('Enter')
  await expect(card(page)).toBeVisible()
  await tick(page, [1, 2, 4])
  const others = card(page).getByRole('listitem')
  await expect(others).toHaveCount(2)
  await card(page).getByRole('button', { name: 'Let it land' }).press('Enter')
  await expect(card(page)).toBeHidden()
  await page.getByRole('button', { name: 'and one more' }).press('Enter')
  await rollOn(page, 4)
})

test('IF-107 a body written on the sheet has the same number there, on the card and in every dialog', async ({
  table,
}) => {
  const page = await begin(table)
  await call(page, 'act.perform', { system, act: 'countBodies', member: gang, input: { count: 1 } })
  await page.getByRole('button', { name: /^Hob Sallow/ }).click()
  await page.keyboard.press('w')
  await page.getByRole('menuitem', { name: 'Write the sheet of Iron Fist' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Hob Sallow: Iron Fist' })
  await sheet.getByText('Harm so far').first().click()
  await sheet.getByRole('button', { name: 'Add a line: The others of the group' }).press('Enter')
  // A line that is added has its number, and nothing is wrong with it.
  const numbers = sheet.getByRole('textbox', { name: /^Number/ })
  await expect(numbers).toHaveValue('2')
  await sheet.getByRole('button', { name: 'Add a line: The others of the group' }).press('Enter')
  await expect(numbers.nth(1)).toHaveValue('3')
  await page.keyboard.press('Control+Enter')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Alt+k')
  for (const body of [1, 2, 3]) {
    const name = `Hob Sallow, Body ${String(body)}`
    await expect(card(page).getByRole('button', { name, exact: true })).toBeVisible()
  }
  await expect(card(page).getByRole('button', { name: 'Hob Sallow, Body 4' })).toHaveCount(0)
})
