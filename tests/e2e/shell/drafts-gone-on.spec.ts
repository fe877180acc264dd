import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { call } from '../story/campaign'
import { Hands } from '../story/hands'
import { beginMove, cardOf } from '../story/move'
import { openOath } from '../story/oath'

const count = (page: Page) => page.getByRole('button', { name: /^\d+ drafts?$/ })

/** Leaves a form and keeps what stands in it. */
async function keep(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep it for later' }).press('Enter')
  await expect(count(page)).toHaveText('1 draft')
}

/** Goes on with the one that was kept, by the foot of the window. */
async function goOn(page: Page, name: string): Promise<void> {
  await count(page).press('Enter')
  await page.getByRole('menuitem', { name: `Go on with: ${name}` }).press('Enter')
}

test('what was kept of an act is gone on with, by the foot, the palette and by hand', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  await openOath(table, folder)
  const hands = new Hands(page)
  const offer = page.getByRole('button', { name: 'Take an asset: Brand' })
  const dialog = page.getByRole('dialog', { name: 'Take an asset: Brand' })
  const find = dialog.getByRole('combobox', { name: /Which asset/ })
  const chosen = dialog.getByRole('option', { name: /Commander.*chosen/ })
  const title = 'Take an asset: Brand'
  await cardOf(page, 'Brand').getByText('Brand').first().waitFor()
  await page.evaluate(() => window.location.assign('#/cast'))
  await offer.press('Enter')
  await expect(find).toBeFocused()
  await page.keyboard.type('warband')
  await page.keyboard.press('Enter')
  await expect(chosen).toBeVisible()
  await keep(page)

  await test.step('from the foot of the window', async () => {
    await goOn(page, title)
    await expect(chosen).toBeVisible()
    await expect(find).toHaveValue('Commander')
    await keep(page)
  })
  await test.step('from the list of actions, on another view', async () => {
    await hands.press('Control+2')
    await hands.press('Control+k')
    await hands.type('take an asset')
    // The act itself is found as well: for somebody else, as a rule.
    await expect(page.getByRole('option', { name: /^Take an asset/ })).toBeVisible()
    await page.getByRole('option', { name: `Go on with: ${title}` }).click()
    await expect(chosen).toBeVisible()
    await keep(page)
  })
  await test.step('by hand; and nobody else has it', async () => {
    await page.evaluate(() => window.location.assign('#/cast'))
    await page.getByRole('button', { name: 'Take an asset: Asta' }).press('Enter')
    await expect(page.getByRole('option', { name: /chosen/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await offer.press('Enter')
    await expect(chosen).toBeVisible()
    await dialog.getByRole('button', { name: 'Do it' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(count(page)).toHaveCount(0)
  })
})

test('a draft whose form opens in a drawer is gone on with; one whose form is nowhere says so, and can be let go', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  await openOath(table, folder)
  const made = await call(page, 'track.create', { name: 'Winter', kind: 'clock', size: 4 })
  const { trackId } = made as { trackId: string }
  const draft = { title: 'Edit the track', route: '/table', state: '[["name","Long winter"]]' }
  await call(page, 'draft.keep', { ...draft, id: 'a', form: `track:${trackId}` })
  await page.reload()
  await goOn(page, 'Edit the track: Long winter')
  const form = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })
  await expect(form).toHaveValue('Long winter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
  await call(page, 'draft.keep', { ...draft, id: 'b', form: 'line:gone:' })
  await page.reload()
  await goOn(page, 'Edit the track: Long winter')
  await expect(page.getByRole('dialog', { name: 'Edit the track: Long winter' })).toContainText(
    'open it as you did before',
  )
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('1 draft')
  await goOn(page, 'Edit the track: Long winter')
  await page.getByRole('button', { name: 'Throw the draft away' }).press('Enter')
  await expect(count(page)).toHaveCount(0)
})

test('a move that is gone on with has the focus where the next thing is wanted', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  const dice = page.getByRole('textbox', { name: 'Dice of Face Danger' })
  await beginMove(page, 'Asta', 'face danger')
  await page
    .getByRole('region', { name: 'Face Danger' })
    .getByRole('radio', { name: /^Iron/ })
    .press('Space')
  await dice.focus()
  await page.keyboard.type('6')
  await keep(page)
  await test.step('from the foot of the window', async () => {
    await goOn(page, 'Face Danger')
    await expect(dice).toBeFocused()
    await page.keyboard.type('1')
    await expect(dice).toHaveValue(/6.*1/)
    await keep(page)
  })
  await test.step('from the list of moves', async () => {
    await page.getByRole('button', { name: 'Make a move with Asta' }).focus()
    await page.keyboard.press('m')
    await expect(page.getByRole('option', { name: /^Go on with/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dice).toBeFocused()
  })
})
