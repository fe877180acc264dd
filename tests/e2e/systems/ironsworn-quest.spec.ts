import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginMove, cardOf, closed, typeDice } from '../story/move'
import { call } from '../story/campaign'
import { bondAndTalent, lookForAsset, openOath, write } from '../story/oath'
import { boardOf, land, questOf, take, toBoard } from '../story/quest'

test('IS-130 IS-131 IS-132 a vow is sworn, brought near by milestones and fulfilled, an asset bought with it', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  await openOath(table, folder)
  await expect(boardOf(page).getByText('No vow is sworn, and nobody is on the road.')).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByRole('textbox', { name: 'What is sworn' })).toBeFocused()
  await page.keyboard.type('Find the lost bell')
  await take(page.getByRole('radio', { name: 'Formidable' }))
  await picture(table, 'quest-form')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Enter')
  await typeDice(page, 'Swear an Iron Vow', '623')
  await land(page)
  const vow = questOf(page, 'Find the lost bell')
  await expect(vow).toContainText('Formidable')
  await expect(vow).toContainText('Asta')
  await expect(vow.getByRole('button', { name: 'Forsake (3 stress)' })).toBeVisible()
  await toBoard(page, /Find the lost bell/)
  for (let milestone = 1; milestone <= 5; milestone += 1) {
    await page.keyboard.press('i')
    await expect(page.getByText(/^Find the lost bell: .* of 10 boxes/)).toBeVisible()
    // Nothing is wanted of it: Enter makes it land like every other move.
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
    await page.keyboard.press('Enter')
    await closed(page)
    await expect(vow).toContainText(`${milestone * 4}`)
    await expect(boardOf(page).getByRole('button', { name: /Find the lost bell/ })).toBeFocused()
  }
  // A button that has the focus takes Enter itself: no other says so, and the name has the focus again.
  const fulfil = vow.getByRole('button', { name: 'Fulfil the vow', exact: true })
  const forsake = vow.getByRole('button', { name: 'Forsake (3 stress)' })
  const before = await forsake.boundingBox()
  await vow.getByRole('button', { name: 'Milestone' }).focus()
  await expect(fulfil.getByText('Enter')).toBeHidden()
  // Nothing has moved: a button that is pressed would be missed.
  expect(await forsake.boundingBox()).toEqual(before)
  await page.keyboard.press('i')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await closed(page)
  await expect(boardOf(page).getByRole('button', { name: /Find the lost bell/ })).toBeFocused()
  await expect(fulfil.getByText('Enter')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(vow).toContainText('20')
  await toBoard(page, /Find the lost bell/)
  await expect(vow.getByRole('list', { name: 'Fulfil the vow' })).toContainText('16 %')
  await picture(table, 'quest-board')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Enter')
  await typeDice(page, 'Fulfill Your Vow', '34')
  await picture(table, 'quest-fulfil')
  await land(page)
  await expect(vow).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(vow).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(vow).toBeHidden()
  // The experience buys an asset.
  const dialog = await lookForAsset(page, 'Asta', 'hound')
  await take(page.getByRole('radio', { name: 'Companion', exact: true }))
  await page.getByRole('listbox', { name: 'Assets' }).getByRole('option', { name: /Hound/ }).click()
  await take(
    page
      .getByRole('radiogroup', { name: 'Which ability it begins with' })
      .getByRole('radio')
      .nth(1),
  )
  await expect(page.getByText('0 → 3')).toBeVisible()
  await picture(table, 'asset-form')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.getByRole('button', { name: 'Do it' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /Which asset/ })).toBeHidden()
  // One ability more, as a gift, and a wound for the hound.
  await dialog.getByRole('button', { name: 'Mark an ability' }).focus()
  await page.keyboard.press('Enter')
  const marking = page.getByRole('dialog', { name: 'Mark an ability: Asta' })
  await take(marking.getByRole('radio', { name: 'Hound' }))
  await expect(marking.getByText('This takes 2 experience; 0 left.')).toBeVisible()
  await marking.getByRole('checkbox', { name: /Free/ }).focus()
  await page.keyboard.press('Space')
  await picture(table, 'asset-upgrade')
  expect(await inEveryTheme(page)).toEqual(clean)
  await marking.getByRole('button', { name: 'Do it' }).focus()
  await page.keyboard.press('Enter')
  await expect(marking).toBeHidden()
  await dialog.getByRole('button', { name: 'Companion’s health' }).focus()
  await page.keyboard.press('Enter')
  const wound = page.getByRole('dialog', { name: 'Companion’s health: Asta' })
  await take(wound.getByRole('radio', { name: 'Hound' }))
  await expect(wound.getByText('4 → 3')).toBeVisible()
  await picture(table, 'asset-companion')
  await wound.getByRole('button', { name: 'Do it' }).focus()
  await page.keyboard.press('Enter')
  await expect(wound).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, 'Asta').getByRole('list', { name: 'Assets' })).toContainText(
    'Hound (health 3 of 4)',
  )
  await picture(table, 'asset-card')
  await page.evaluate(() => window.location.assign('#/cast'))
  const summary = page.getByText('2 of 3 marked')
  await summary.click()
  await expect(page.getByRole('img', { name: 'Marked', exact: true })).toHaveCount(2)
  await expect(page.getByText('3 of 4')).toBeVisible()
  await picture(table, 'asset-sheet')
  expect(await inEveryTheme(page)).toEqual(clean)
})

test('IS-047 IS-061 IS-187 a vow of two, sworn to one of the cast: missed, taken up again, fulfilled by both', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const { asta, brand } = await openOath(table, folder)
  await write(page, asta, { bonds: ['Old Hesta'], bondTicks: 1 })
  await call(page, 'npc.create', { name: 'Old Hesta' })
  await page.keyboard.press('v')
  await expect(page.getByRole('textbox', { name: 'What is sworn' })).toBeFocused()
  await page.keyboard.type('Bring the salt home')
  await take(page.getByRole('radio', { name: 'Formidable' }))
  const form = page.getByRole('form', { name: 'Swear a vow' })
  const friend = form.getByRole('checkbox', { name: 'Brand' })
  await friend.focus()
  await page.keyboard.press('Space')
  await expect(friend).toBeChecked()
  const whom = form.getByRole('combobox', { name: 'To whom' })
  await whom.selectOption('Somebody else, in words')
  await expect(form.getByRole('textbox', { name: 'Who that is' })).toBeVisible()
  await whom.selectOption('Old Hesta (a bond)')
  await picture(table, 'vow-shared-form')
  expect(await inEveryTheme(page)).toEqual(clean)
  await form.getByRole('button', { name: 'To the dice' }).press('Enter')
  await expect(page.getByRole('checkbox', { name: /bond/i })).toBeChecked()
  await typeDice(page, 'Swear an Iron Vow', '623')
  await land(page)
  const vow = questOf(page, 'Bring the salt home')
  await expect(vow).toContainText('Sworn to Old Hesta.')
  const whose = (names: string) =>
    vow.getByRole('button', { name: `Whose it is: ${names}. Change it.` })
  await expect(whose('Asta, Brand')).toBeVisible()
  await picture(table, 'vow-shared')
  expect(await inEveryTheme(page)).toEqual(clean)
  // Whoever joins or leaves it does so by the menu, in one command.
  const leave = async (who: string) => {
    await page.getByRole('menuitemcheckbox', { name: who }).press('Enter')
  }
  await whose('Asta, Brand').press('Enter')
  await leave('Brand')
  await expect(whose('Asta')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(whose('Asta, Brand')).toBeVisible()

  await toBoard(page, /Bring the salt home/)
  for (let milestone = 1; milestone <= 2; milestone += 1) {
    await page.keyboard.press('i')
    await expect(page.getByText(/^Bring the salt home: .* of 10 boxes/)).toBeVisible()
    await land(page)
    await expect(vow).toContainText(`${milestone * 4} of 40`)
    await expect(boardOf(page).getByRole('button', { name: /Bring the salt home/ })).toBeFocused()
  }
  // A miss: it goes on, all but one box is lost, and it is a rank harder.
  await page.keyboard.press('Enter')
  await typeDice(page, 'Fulfill Your Vow', '89')
  const again = page.getByRole('checkbox', { name: /Go on: all but one box is lost/ })
  await again.focus()
  await page.keyboard.press('Space')
  await expect(again).toBeChecked()
  await picture(table, 'vow-recommit')
  expect(await inEveryTheme(page)).toEqual(clean)
  await land(page)
  await expect(vow).toContainText('Extreme')
  await expect(vow).toContainText('4 of 40')
  await page.keyboard.press('Control+z')
  await expect(vow).toContainText('Formidable')
  await expect(vow).toContainText('8 of 40')
  await page.keyboard.press('Control+Shift+z')
  await expect(vow).toContainText('Extreme')

  // Long after, it is done: both mark all of it, and nobody is asked whose it was.
  const [{ id: trackId = '' } = {}] = (await call(page, 'track.list', {})) as { id?: string }[]
  await call(page, 'track.advance', { trackId, by: 32 })
  await expect(vow).toContainText('36 of 40')
  await toBoard(page, /Bring the salt home/)
  await page.keyboard.press('Enter')
  await typeDice(page, 'Fulfill Your Vow', '12')
  const runner = page.getByRole('region', { name: 'Fulfill Your Vow', exact: true })
  await expect(runner.getByRole('listitem').filter({ hasText: 'Brand' })).toContainText(
    'Experience earned',
  )
  await expect(runner.getByRole('radiogroup', { name: /Whose vow was it/ })).toBeHidden()
  await picture(table, 'vow-fulfilled-by-both')
  await land(page)
  await expect(vow).toBeHidden()
  expect(await call(page, 'character.list', {})).toMatchObject([
    { id: asta, sheets: { ironsworn: { xpEarned: 4 } } },
    { id: brand, sheets: { ironsworn: { xpEarned: 4 } } },
  ])
})

/** Looks for a move by a word of it, with nobody named. */
async function lookFor(page: Page, word: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('make a move')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
}

test('IS-108 IS-189 IS-109 IS-113 a bond is forged by its name, a journey goes to its end', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  await openOath(table, folder)
  await lookFor(page, 'vow')
  await expect(page.getByRole('heading', { name: 'Swear an Iron Vow' })).toBeVisible()
  const who = page.getByRole('radio', { name: 'Asta' })
  await expect(who).toBeFocused()
  // A digit says who it is; once that is said, it is a die wherever dice are typed.
  await page.keyboard.press('1')
  await expect(who).toBeChecked()
  const dice = page.getByRole('textbox', { name: 'Dice of Swear an Iron Vow' })
  await dice.focus()
  await page.waitForTimeout(900)
  await page.keyboard.press('4')
  await expect(dice).toHaveValue('4 ')
  await expect(page.getByText('These keys were not taken')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(page.getByRole('heading', { name: 'Swear an Iron Vow' })).toBeHidden()
  await boardOf(page).getByRole('button', { name: 'Forge a Bond, Asta' }).focus()
  await page.keyboard.press('Enter')
  // With whom and whose it is to be is asked before the roll (IS-113).
  const whom = page.getByRole('textbox', { name: /With whom is the bond/ })
  await expect(whom).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Forge a Bond' }).getByRole('alert')).toContainText(
    'Still to answer: With whom is the bond?',
  )
  await page.keyboard.type('Old Hesta')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'The roller’s alone' })).toBeFocused()
  await page.keyboard.press('1')
  await page.waitForTimeout(900)
  await picture(table, 'bond-asked-first')
  await typeDice(page, 'Forge a Bond', '623')
  const gladness = page.getByRole('checkbox', { name: /Momentum up by 2/ })
  await gladness.focus()
  await page.keyboard.press('Space')
  await picture(table, 'bond-forged')
  await land(page)
  const asta = boardOf(page).getByRole('group', { name: 'Asta' })
  await expect(asta).toContainText('Old Hesta')
  await expect(asta).toContainText('0 of 10 boxes full, 1 tick')
  await page.keyboard.press('j')
  await page.keyboard.type('Over the pass')
  await take(page.getByRole('radio', { name: 'Troublesome' }))
  await page.getByRole('combobox', { name: 'Leaving a bonded community' }).selectOption('Old Hesta')
  await take(page.getByRole('radio', { name: 'Troublesome' }))
  await page.keyboard.press('Enter')
  const leg = async () => {
    await typeDice(page, 'Undertake a Journey', '623')
    const careful = page.getByRole('checkbox', { name: /Go carefully/ })
    await careful.focus()
    await page.keyboard.press('Space')
    await land(page)
  }
  await leg()
  const road = questOf(page, 'Over the pass')
  await expect(road).toBeVisible()
  await lookFor(page, 'fulfill')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No track of this kind is open.')).toBeVisible()
  await page.keyboard.press('Escape')
  await toBoard(page, /Over the pass/)
  for (const ticks of [24, 36]) {
    await page.keyboard.press('i')
    await leg()
    await expect(road).toContainText(`${ticks}`)
  }
  await picture(table, 'journey-board')
  await expect(road.getByRole('list', { name: 'Arrive' })).toContainText('64 %')
  await page.keyboard.press('Enter')
  await typeDice(page, 'Reach Your Destination', '28')
  const onward = page.getByRole('checkbox', { name: /Momentum up by 1/ })
  await onward.focus()
  await page.keyboard.press('Space')
  await land(page)
  await expect(road).toBeHidden()
  await boardOf(page).getByRole('button', { name: 'Test Your Bond, Asta' }).focus()
  await page.keyboard.press('Enter')
  await typeDice(page, 'Test Your Bond', '289')
  await take(page.getByRole('radio', { name: 'Old Hesta' }))
  await take(page.getByRole('radio', { name: 'The roller’s alone' }))
  await land(page)
  await expect(asta).not.toContainText('Old Hesta')
})

test('IS-108 IS-109 the odds of a journey are played by keys, and told alike for the same seed', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const { asta } = await openOath(table, folder)
  await call(page, 'track.create', {
    ...{ kind: 'progress', name: 'To the ford', rank: 'dangerous' },
    ...{ system: 'ironsworn', purpose: 'journey', about: [{ type: 'character', id: asta }] },
  })
  const road = questOf(page, 'To the ford')
  await expect(road.getByRole('button', { name: 'Odds' })).toBeVisible()
  await toBoard(page, /To the ford/)
  await page.keyboard.press('Shift+o')
  const dialog = page.getByRole('dialog', { name: 'Odds: To the ford' })
  await expect(dialog.getByRole('radio', { name: 'Asta' })).toBeChecked()
  const ask = async (label: string, value: number) => {
    await dialog.getByLabel(label, { exact: true }).fill(String(value))
    await page.keyboard.press('Tab')
  }
  await ask('Journeys', 60)
  await ask('Seed', 4711)
  const sections = () => dialog.locator('section').allInnerTexts()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('60 journeys made.').first()).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText('From 0 full boxes, seed 4711.')).toBeVisible()
  const first = await sections()
  expect(first).toHaveLength(3)
  expect(first[0]).toContain('Arrived')
  expect(first[2]).toContain('Supply')
  await resize(table, 1024, 640)
  await dialog.locator('section').first().scrollIntoViewIfNeeded()
  await page.screenshot({ path: info.outputPath('journey-odds-1024.png') })
  await picture(table, 'journey-odds')
  expect(await inEveryTheme(page)).toEqual(clean)
  const again = async (seed: number) => {
    await ask('Seed', seed)
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText(`From 0 full boxes, seed ${seed}.`)).toBeVisible()
    await expect(dialog.getByText('60 journeys made.').first()).toBeVisible({ timeout: 60_000 })
    return sections()
  }
  await ask('Full boxes to try to arrive with', 3)
  expect(await again(4712)).not.toEqual(first)
  await ask('Full boxes to try to arrive with', 8)
  expect(await again(4711)).toEqual(first)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(road).toContainText('0')
})

test('IS-134 IS-089 Advance begins at what can be paid, and the other says what it costs', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await write(page, asta, { xpEarned: 2, ...bondAndTalent })
  await beginMove(page, 'Asta', 'advance')
  const [asset, upgrade] = await page.getByRole('checkbox').all()
  if (!asset || !upgrade) throw new Error('Advance offers two things')
  await expect(upgrade).toBeFocused()
  await expect(asset).toContainText('This takes 3 experience; 2 left.')
  await page.keyboard.press('Space')
  await land(page)
  // What is paid for is led to, with its price settled, and is kept in mind no longer once it is done.
  await page.getByRole('button', { name: /^Mark an ability: / }).press('Enter')
  const marking = page.getByRole('dialog', { name: 'Mark an ability: Asta' })
  await expect(marking.getByRole('checkbox', { name: /Free/ })).toBeChecked()
  await picture(table, 'asset-due')
  await marking.getByRole('button', { name: 'Do it' }).press('Enter')
  await expect(marking).toBeHidden()
  await expect(page.getByRole('button', { name: /^Mark an ability: / })).toBeHidden()
})
