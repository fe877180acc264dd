import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { beginMove, typeDice } from '../story/move'
import { call } from '../story/campaign'
import { openOath, write } from '../story/oath'
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

test('IS-105 heal offers the other heroes where it asks who is treated, by their digits too', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { brand } = await openThree(table, folder)
  await write(page, brand, { health: { value: 1 } })
  await beginMove(page, 'Asta', 'heal')
  const who = page.getByRole('radiogroup', { name: /Who is treated/ })
  await expect(who.getByRole('radio')).toHaveText([/Oneself/, /GM/, /Brand/, /Cuno/])
  await expect(who.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('3')
  await expect(who.getByRole('radio', { name: 'Brand' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'On whom' })).toContainText('Brand')
  const dice = page.getByRole('textbox', { name: 'Dice of Heal' })
  await expect(dice).toBeFocused()
  await page.waitForTimeout(900)
  await page.keyboard.type('623')
  await land(page)
  expect(await sheetsOf(page)).toMatchObject({ Brand: { health: { value: 3 } } })
})

test('IS-107 a digit pressed well after the dice answers what is asked next, and so does the one after it', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openThree(table, folder)
  await beginMove(page, 'Asta', 'camp')
  const dice = page.getByRole('textbox', { name: 'Dice of Make Camp' })
  await dice.focus()
  await page.keyboard.type('428')
  await page.waitForTimeout(900)
  await page.keyboard.press('1')
  const runner = page.getByRole('region', { name: 'Make Camp', exact: true })
  const choice = (which: string) =>
    runner.getByRole('radiogroup', { name: `Asta: ${which} choice` }).getByRole('radio')
  await expect(choice('First').first()).toBeChecked()
  await expect(page.getByText('typed in one go')).toBeHidden()
  await expect(choice('Second').first()).toBeFocused()
  await dice.focus()
  await page.waitForTimeout(900)
  await page.keyboard.press('2')
  await expect(choice('Second').nth(1)).toBeChecked()
})

test('IS-107 a digit in one go with the dice is no answer; the same digit later is', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openThree(table, folder)
  await beginMove(page, 'Asta', 'camp')
  await page.getByRole('textbox', { name: 'Dice of Make Camp' }).focus()
  await page.keyboard.type('4281')
  await expect(page.getByText('1 was typed in one go with the 3 dice')).toBeVisible()
  const asta = page.getByRole('radiogroup', { name: /Asta/ }).first().getByRole('radio')
  await expect(asta.first()).not.toBeChecked()
  await page.waitForTimeout(900)
  await page.keyboard.press('1')
  await expect(asta.first()).toBeChecked()
  await expect(page.getByText('typed in one go')).toBeHidden()
})

test('IS-116 IS-107 who has retired is not asked what they do in the camp', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { brand } = await openThree(table, folder)
  await write(page, brand, { status: 'retired' })
  await beginMove(page, 'Asta', 'camp')
  await typeDice(page, 'Make Camp', '623')
  const runner = page.getByRole('region', { name: 'Make Camp', exact: true })
  await expect(runner.getByRole('radiogroup', { name: /Cuno/ }).first()).toBeVisible()
  await expect(runner.getByRole('radiogroup', { name: /Brand/ })).toHaveCount(0)
  await expect(runner.getByRole('radio', { name: 'Brand', exact: true })).toHaveCount(0)
})

test('after a move that waited the focus goes to the one that waits still', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta, brand } = await openOath(table, folder)
  for (const id of [asta, brand]) {
    await call(page, 'move.confirm', {
      ...{ system, move: 'battle', dice: [1, 9, 8], answers: { stat: 'iron' } },
      actor: { type: 'character', id },
    })
  }
  const waits = (name: string) => page.getByRole('button', { name: `Make Pay the Price, ${name}` })
  await waits('Brand').press('Enter')
  await take(page.getByRole('checkbox', { name: /The likeliest thing happens/ }))
  await land(page)
  await expect(waits('Brand')).toBeHidden()
  await expect(waits('Asta')).toBeFocused()
})

test('IS-128 Out of Supply that waits opens at what is given up', async ({ table, folder }) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await call(page, 'party.edit', { system, sheet: { supply: 0, unprepared: true } })
  await call(page, 'move.confirm', {
    ...{ system, move: 'payThePrice', picks: ['supply'], given: { points: 2 } },
    actor: { type: 'character', id: asta },
  })
  await page.getByRole('button', { name: 'Make Out of Supply, Asta' }).focus()
  await page.keyboard.press('Shift+m')
  const runner = page.getByRole('region', { name: 'Out of Supply', exact: true })
  await expect(runner.getByRole('spinbutton', { name: /health/ })).toBeFocused()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(runner.getByRole('spinbutton', { name: /spirit/ })).toBeFocused()
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await land(page)
  expect(await sheetsOf(page)).toMatchObject({
    Asta: { health: { value: 4 }, spirit: { value: 4 } },
  })
})

test('a mission of a game without closing rolls says nothing of them', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  const made = await call(page, 'mission.create', { name: 'The salt road' })
  const { missionId } = made as { missionId: string }
  await call(page, 'mission.begin', { missionId })
  await page.getByRole('link', { name: 'Missions' }).press('Enter')
  await page.getByRole('button', { name: /^The salt road/ }).press('Enter')
  await expect(page.getByText('then it can be closed.')).toBeVisible()
  await expect(page.getByText(/closing rolls/)).toHaveCount(0)
})

test('what the dice came to stays in sight while all that follows is chosen', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openThree(table, folder)
  await resize(table, 1280, 720)
  await beginMove(page, 'Asta', 'camp')
  await typeDice(page, 'Make Camp', '623')
  const hit = page.getByText('Strong hit', { exact: true }).first()
  await expect(hit).toBeInViewport({ ratio: 1 })
  const last = page.getByRole('radiogroup', { name: /Cuno/ }).last()
  const choice = last.getByRole('radio').last()
  await choice.focus()
  await expect(choice).toBeInViewport({ ratio: 1 })
  await expect(hit).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Dice of Make Camp' }).focus()
  await expect(hit).toBeInViewport({ ratio: 1 })
})

test('IS-127 whoever is lost is not ticked as there when a session starts', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await write(page, asta, { status: 'lost' })
  await page.keyboard.press('Control+Shift+s')
  const dialog = page.getByRole('dialog', { name: /Start session/ })
  await expect(dialog.getByRole('checkbox', { name: 'Brand' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Asta' })).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await call(page, 'session.list', {})).toMatchObject([
    { attendance: [{ name: 'Asta', absent: true }, { absent: false }] },
  ])
})

test('IS-107 who is not there tonight is left out of the camp, unless it is said', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const { brand } = await openThree(table, folder)
  await call(page, 'session.start', { name: '', absent: [brand] })
  await beginMove(page, 'Asta', 'camp')
  await typeDice(page, 'Make Camp', '623')
  const runner = page.getByRole('region', { name: 'Make Camp', exact: true })
  const isThere = runner.getByRole('radiogroup', { name: /^Brand: Not there tonight/ })
  await expect(isThere.getByRole('radio', { name: 'Left out' })).toBeChecked()
  for (const name of ['Asta', 'Cuno']) {
    for (const which of ['First choice', 'Second choice']) {
      const choice = runner.getByRole('radiogroup', { name: `${name}: ${which}` })
      await take(choice.getByRole('radio', { name: 'Nothing' }))
    }
  }
  await page.screenshot({ path: info.outputPath('left-out.png') })
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await take(isThere.getByRole('radio', { name: 'Takes part' }))
  await expect(runner.getByRole('radiogroup', { name: /^Brand: First choice/ })).toBeVisible()
})
