import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { beginMove, cardOf, closed, confirm, openSample } from '../story/move'

/** In the sample: Maro takes a debility instead of harm, and is reminded to write it down; answers the reminder. */
async function oweDebility(page: Page): Promise<Locator> {
  await openSample(page)
  await call(page, 'move.confirm', {
    ...{ system: 'iron-fist', move: 'sufferHarm', dice: [1, 1], typed: true },
    ...{ actor: { type: 'character', id: 'character-maro' }, given: { harm: 4 } },
    ...{ picks: ['serious'], answers: { instead: 'debility' } },
  })
  const note = page.getByText('Write the debility down. (from Maro’s Suffer Harm)', { exact: true })
  await expect(note).toBeVisible()
  return note
}

test('IF-116 IF-118 the reminder to write a debility down leads to the act, and is settled by it', async ({
  table,
}) => {
  const { page } = table
  const note = await oweDebility(page)
  await picture(table, 'reminder-leads')
  expect(await inEveryTheme(page)).toEqual(clean)
  const lead = page.getByRole('button', { name: /^Take a debility: Write the debility down/ })
  await lead.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Take a debility: Maro' })
  await dialog.getByRole('textbox').fill('Lame')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, 'Maro').getByText('Debility: Lame')).toBeVisible()
  await expect(note).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(note).toBeVisible()
})

test('IF-116 the palette finds what is done to a sheet by its name, for whoever has the focus', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await page.getByRole('button', { name: 'Make a move with Tamsin' }).focus()
  const find = async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('debility')
    await expect(page.getByRole('option', { name: 'Take a debility' })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await find()
  const dialog = page.getByRole('dialog', { name: 'Take a debility: Tamsin' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('textbox').fill('One ear')
  await page.keyboard.press('Enter')
  await expect(cardOf(page, 'Tamsin').getByText('Debility: One ear')).toBeVisible()
  // Where nobody has the focus, it is asked whose sheet it is; and it begins again as it did.
  await page.getByRole('link', { name: 'Notes' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page')
  await find()
  await page.getByRole('dialog', { name: 'Take a debility' }).getByText('Maro').click()
  await expect(page.getByRole('dialog', { name: 'Take a debility: Maro' })).toBeVisible()
})

test('IF-117 a debility is taken where harm is suffered, before it is marked', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Maro', 'suffer')
  const dice = page.getByRole('textbox', { name: 'Dice of Suffer Harm' })
  // Nobody who rolls has to pass by it.
  await expect(dice).toBeFocused()
  const inPlace = page.getByRole('textbox', { name: /A debility in place of the harm/ })
  await expect(inPlace).toBeVisible()
  await page.keyboard.type('11')
  // Once it is rolled for, the one debility that can be had stands with what comes of the roll (IF-118).
  await expect(page.getByText('A debility in place of all this?')).toHaveCount(0)
  await expect(inPlace).toBeHidden()
  await page.keyboard.press('Backspace')
  await inPlace.fill('Lame')
  await expect(dice).toBeHidden()
  await picture(table, 'debility-in-place')
  await confirm(page)
  await closed(page)
  await expect(cardOf(page, 'Maro').getByText('Debility: Lame')).toBeVisible()
})

test('the focus goes on to the card of whoever made a move that waited', async ({ table }) => {
  const { page } = table
  await openSample(page)
  await call(page, 'act.performAll', {
    title: 'harm',
    acts: [],
    leadsTo: [
      {
        ...{ system: 'iron-fist', move: 'sufferHarm', given: { harm: 2 }, target: null },
        actor: { type: 'character', id: 'character-maro' },
      },
    ],
  })
  const waiting = page.getByRole('button', { name: /^Make Suffer Harm/ })
  await waiting.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Dice of Suffer Harm' })).toBeFocused()
  await page.keyboard.type('66')
  await page.getByRole('checkbox', { name: /Shrugged off/ }).click()
  await confirm(page)
  await closed(page)
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('button', { name: 'Make a move with Maro' })).toBeFocused()
})

test('IF-118 what is asked after the picks of a miss is led to and named by Ctrl+Enter', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await beginMove(page, 'Maro', 'suffer')
  await expect(page.getByRole('textbox', { name: 'Dice of Suffer Harm' })).toBeFocused()
  await page.keyboard.type('11')
  await page
    .getByRole('checkbox', { name: /serious/i })
    .first()
    .press('Space')
  await page.keyboard.press('Control+Enter')
  const runner = page.getByRole('region', { name: 'Suffer Harm' })
  await expect(runner.getByRole('alert')).toContainText('A debility in place of all this?')
  const no = runner.getByRole('radio', { name: 'No, it happens' })
  await expect(no).toBeFocused()
  await expect(no).toBeInViewport()
  await picture(table, 'miss-asks-further')
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await closed(page)
})

test('IF-013 holds outlast a scene unless the next one is told to let them go', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  await call(page, 'session.start', {})
  await call(page, 'scene.begin', { name: 'The mill' })
  await call(page, 'move.confirm', {
    ...{ system: 'iron-fist', move: 'manipulate', dice: [6, 6], picks: ['two'] },
    actor: { type: 'character', id: 'character-maro' },
    target: { type: 'character', id: 'character-ysolt' },
  })
  await page.getByRole('button', { name: /Manipulate over Ysolt/ }).click()
  const spending = page.getByRole('dialog', { name: /^\w+ spends a hold/ })
  await expect(
    spending.getByRole('button', { name: 'Let the 2 holds over Ysolt go' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+e')
  const form = page.getByRole('form', { name: 'Next scene' })
  const drops = form.getByRole('checkbox', { name: /Let \d+ holds go that are not spent/ })
  await expect(drops).not.toBeChecked()
  await expect(form).toContainText('Maro over Ysolt (2)')
  await picture(table, 'next-scene-holds')
  await page.keyboard.type('The bridge')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  expect(await call(page, 'hold.list', {})).toMatchObject([{ left_count: 2 }])
  await page.keyboard.press('Alt+e')
  await page.keyboard.type('The inn')
  await drops.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Let go: ' })).toBeAttached()
  expect(await call(page, 'hold.list', {})).toEqual([])
})

test('the key of a reminder leads to where it is done though the reminders are folded', async ({
  table,
}) => {
  const { page } = table
  const note = await oweDebility(page)
  // Moves that wait fold what is to be kept in mind.
  for (const who of ['ysolt', 'brannoch']) {
    await call(page, 'move.confirm', {
      ...{ system: 'iron-fist', move: 'engage', dice: [6, 6], typed: true, picks: ['b', 'e'] },
      ...{ given: { harm: 3, ap: 0 }, actor: { type: 'character', id: `character-${who}` } },
      target: { type: 'npc', id: 'npc-raider-1' },
    })
  }
  await expect(note).toBeHidden()
  await page.keyboard.press('Shift+X')
  await expect(page.getByRole('dialog', { name: 'Take a debility: Maro' })).toBeVisible()
})
