import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { land, openFray, rollWith } from '../story/fray'
import { Hands } from '../story/hands'
import { act } from '../story/road'

test('IS-150 IS-117 IS-118 IS-121 a pack is fought by keys: brought, struck, hit by, burned against, ended', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await openFray(table, folder)
  const board = page.getByRole('region', { name: 'The fight', exact: true })
  await expect(board.getByRole('button')).toHaveText([/Add a foe/])
  await picture(table, 'fray-quiet')

  // A pack of four out of the library.
  await hands.press('f')
  const dialog = page.getByRole('dialog', { name: 'Foes for the fight' })
  await expect(dialog.getByRole('combobox', { name: /Find a foe/ })).toBeFocused()
  await expect(dialog.getByRole('option')).toHaveCount(31)
  // A number that is typed is counted though nothing has left its field.
  await hands.type('wyv')
  await hands.tabTo('How many')
  await hands.press('Control+a')
  await hands.type('3')
  await hands.press('Alt+p')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Wyvern' })).toContainText('3')
  await dialog.getByRole('button', { name: /Wyvern/ }).press('Enter')
  // How many may be typed before the name as well, and nobody new is made by it.
  await hands.type('4 salt')
  await expect(dialog.getByRole('option')).toHaveText([/Salt raider/, /New: salt/])
  await expect(dialog.getByRole('list', { name: 'What they come to' })).toContainText(
    '4 as one, Formidable',
  )
  // Who stands before them is no secret, unless one key says so.
  const known = dialog.getByRole('checkbox', { name: 'Players know it' })
  await expect(known).toBeChecked()
  await hands.press('Alt+w')
  await expect(known).not.toBeChecked()
  await hands.press('Alt+w')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'fray-dialog')
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  const pack = board.getByRole('article', { name: 'Salt raider ×4' })
  await expect(pack).toContainText('0 of 40 ticks, score 0')
  await expect(pack.locator('[data-foe]')).toBeFocused()
  await expect(pack).toContainText('Deals 3; 4 ticks for each point of harm')

  // Enter the Fray, for each of them.
  await hands.press('Alt+f')
  await expect(board.getByRole('button', { name: 'Asta', exact: true })).toBeFocused()
  await hands.tabTo('Enter the Fray')
  await hands.press('Enter')
  await rollWith(hands, 'Enter the Fray', 0, '523')
  await land(hands)
  const lead = (name: string, state: string) =>
    board.getByRole('button', { name: `${name}: ${state}. Give control to the other side.` })
  await expect(lead('Asta', 'In control')).toBeVisible()
  // What a blow takes from stands beside who is in control.
  const tab = board.locator('.fighter').filter({ hasText: 'Asta' })
  await expect(tab).toContainText(/Health\s*\d\s*Spirit\s*\d\s*Momentum\s*[+−]?\d/)
  await expect(pack).toContainText('Asta: 2 harm = 8 ticks → 8 of 40 ticks; a strong hit: 12')

  // Strike: ticks before and after, and the lead that goes with a strong hit.
  await hands.press('Alt+f s')
  await rollWith(hands, 'Strike', 0, '623')
  await expect(page.getByText('Salt raider ×4: 0 → 3 of 10 boxes (0 → 12 ticks)')).toBeVisible()
  await picture(table, 'fray-strike')
  await land(hands)
  await expect(pack).toContainText('12 of 40 ticks, score 3')
  await expect(pack).toContainText('Decisive: Asta may end it now.')
  await expect(pack.getByRole('list', { name: 'Odds before the roll' })).toHaveText(
    /Strong hit: 4 %.*Weak hit: 32 %.*Miss: 64 %/,
  )
  await page.keyboard.press('Control+z')
  await expect(pack).toContainText('0 of 40 ticks, score 0')
  await page.keyboard.press('Control+Shift+z')
  await expect(pack).toContainText('12 of 40 ticks, score 3')

  // A miss has a price.
  await hands.press('Alt+f s')
  await rollWith(hands, 'Strike', 0, '198')
  await land(hands)
  const price = page.getByRole('button', { name: 'Make Pay the Price, Asta' })
  await expect(price).toBeVisible()

  // The foe hits: what it deals is settled already, and the price is paid with it.
  await hands.press('Alt+f h')
  const runner = page.getByRole('region', { name: 'Endure Harm', exact: true })
  await expect(runner.getByRole('spinbutton', { name: 'Harm', exact: true })).toHaveValue('3')
  await hands.tabTo('Dice of Endure Harm')
  await hands.type('257')
  await land(hands)
  await expect(price).toHaveCount(0)

  // A miss that momentum turns into a strong hit.
  await hands.press('Alt+f s')
  await rollWith(hands, 'Strike', 0, '265')
  const burn = runnerOf('Strike').getByRole('radio', {
    name: /^Burn 7, cancelling 6, 5: Miss → Strong hit; back to/,
  })
  await expect(burn).toBeVisible()
  await burn.focus()
  await hands.press('Space')
  await picture(table, 'fray-burn')
  expect(await inEveryTheme(page)).toEqual(clean)
  await land(hands)
  await expect(pack).toContainText('24 of 40 ticks, score 6')

  // It is ended on its odds.
  await expect(pack.getByRole('list', { name: 'Odds before the roll' })).toHaveText(
    /Strong hit: 25 %.*Weak hit: 50 %.*Miss: 25 %/,
  )
  await hands.press('Alt+f')
  await picture(table, 'fray-board')
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('e')
  await expect(runnerOf('End the Fight').getByRole('list', { name: /Odds/ })).toContainText('25 %')
  await hands.tabTo('Dice of End the Fight')
  await hands.type('35')
  const over = runnerOf('End the Fight').getByRole('radio').last()
  await over.focus()
  await hands.press('Space')
  await picture(table, 'fray-end')
  await land(hands)
  await expect(pack).toBeHidden()
  await expect(board.getByRole('button')).toHaveText([/Add a foe/])
  await expect(board.getByRole('button')).toBeFocused()

  function runnerOf(name: string) {
    return page.getByRole('region', { name, exact: true })
  }
})

test('IS-101 IS-148 two stand against one foe, another flees, players see what is shown, and it is over', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page, app } = table
  const hands = new Hands(page)
  await openFray(table, folder)
  const board = page.getByRole('region', { name: 'The fight', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Foes for the fight' })
  for (const name of ['Grey Hob', 'ash wolf']) {
    await hands.press('f')
    await expect(dialog.getByRole('combobox', { name: /Find a foe/ })).toBeFocused()
    await hands.type(name)
    await hands.press('Alt+w')
    await hands.press('Enter')
    await expect(dialog).toBeHidden()
  }
  const hob = board.getByRole('article', { name: 'Grey Hob' })
  const wolf = board.getByRole('article', { name: 'Ash wolf' })
  await expect(hob).toContainText('Dangerous')

  // The one that came last is meant; both are set against it.
  await hands.press('Alt+f')
  const fighter = (name: string) => board.getByRole('button', { name, exact: true })
  await expect(fighter('Asta')).toBeFocused()
  await hands.press('ArrowDown')
  await expect(wolf.getByRole('button', { name: 'Ash wolf', exact: true })).toBeFocused()
  for (const name of ['Asta', 'Brand']) {
    await act(page, 'They fight this foe')
    await expect(board.getByText(/harm · against Ash wolf/)).toHaveCount(name === 'Asta' ? 1 : 2)
    if (name === 'Brand') break
    await hands.press('ArrowRight ArrowDown')
    await expect(fighter('Brand')).toHaveAttribute('aria-pressed', 'true')
    while ((await wolf.getByRole('button', { pressed: true }).count()) === 0)
      await hands.press('ArrowDown')
  }

  // Control goes from hand to hand with one key, and only on the board.
  await hands.press('Alt+f i')
  await expect(
    board.getByRole('button', { name: 'Brand: In control. Give control to the other side.' }),
  ).toBeVisible()
  await hands.press('i')
  await expect(
    board.getByRole('button', {
      name: 'Brand: The foe is in control. Give control to the other side.',
    }),
  ).toBeVisible()
  await picture(table, 'fray-two')
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.getByRole('button', { name: 'Make a move with Asta' }).focus()
  await hands.press('s')
  await expect(page.getByRole('region', { name: 'Strike', exact: true })).toBeHidden()

  await test.step('what is not on the page leaves the letters to the board', async () => {
    await hands.press('Alt+f')
    await page.getByRole('button', { name: 'Handbook' }).focus()
    await hands.press('s')
    await expect(page.getByRole('region', { name: 'Strike', exact: true })).toBeVisible()
    await hands.press('Escape')
    await page.getByRole('main').focus()
    await hands.press('s')
    await expect(page.getByRole('region', { name: 'Strike', exact: true })).toBeVisible()
    await hands.press('Escape')
  })

  await test.step('M on the board is about whoever is chosen there, and the foe who is', async () => {
    await hands.press('Alt+f')
    await hands.press('ArrowDown')
    const chosen = board.getByRole('article').filter({ has: page.locator('[aria-pressed=true]') })
    const name = (await chosen.getAttribute('aria-label')) ?? ''
    await hands.press('m')
    await expect(page.getByLabel('Which move? A word of its name will do.')).toBeFocused()
    await hands.type('strike')
    await hands.press('Enter')
    const foe = page.getByRole('region', { name: 'Strike', exact: true }).getByLabel('Foe')
    await expect(foe.locator('option:checked')).toContainText(name)
    await picture(table, 'fray-any-move')
    await page.keyboard.press('Escape')
  })

  await test.step('IS-191: whoever acts is the one that the board goes on with', async () => {
    await hands.press('Alt+f')
    while ((await fighter('Asta').getAttribute('aria-pressed')) !== 'true')
      await hands.press('ArrowRight')
    await hands.press('m')
    await hands.type('face danger')
    await hands.press('Enter')
    const form = page.getByRole('region', { name: 'Face Danger', exact: true })
    await hands.press('Alt+y')
    await page.getByRole('radio', { name: 'Brand', exact: true }).press('Space')
    await form.getByRole('radio', { name: /^Iron/ }).press('Space')
    await form.getByRole('textbox', { name: 'Dice of Face Danger' }).focus()
    await hands.type('612')
    await hands.press('Control+Enter')
    await expect(form).toBeHidden()
    await expect(fighter('Brand')).toHaveAttribute('aria-pressed', 'true')
    await hands.press('Control+z')
  })

  // A rank harder, then one flees; the focus is not lost.
  const menuOf = async (name: string, line: string) => {
    await board.getByRole('button', { name: `More on ${name}` }).focus()
    await hands.press('Enter')
    await page.getByRole('menu').getByText(line).first().waitFor()
    await picture(table, 'fray-menu')
    const held = page.getByRole('menu').locator(':focus')
    while ((await held.innerText()) !== line) await hands.press('ArrowDown')
    await hands.press('Enter')
  }
  await menuOf('Grey Hob', 'A rank harder in this fight')
  await expect(page.getByRole('textbox', { name: 'Why' })).toBeFocused()
  await hands.type('The ford is in flood')
  await hands.press('Enter')
  await expect(hob).toContainText('Formidable')
  await menuOf('Grey Hob', 'It flees')
  await expect(hob).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')

  // What players see of a foe is what they are shown; their own company stands there as soon as it fights.
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  const company = players.getByRole('region', { name: 'The company' })
  await expect(company.getByText(/in control/i).first()).toBeVisible()
  await expect(players.getByRole('region', { name: 'Against them' })).toBeHidden()
  await expect(players.locator('body')).not.toContainText('Ash wolf')
  await page.bringToFront()
  await menuOf('Ash wolf', 'Players see its name')
  await expect(players.locator('body')).toContainText('Ash wolf')
  await expect(players.locator('body')).not.toContainText(/of 40|Drives/)
  await page.bringToFront()
  // An open one shows its progress, however little they see of anybody: that is said where it is chosen.
  const drawer = page.getByRole('dialog', { name: 'Players’ screen' })
  const hint = drawer.getByText('A foe whose track is open shows its progress')
  for (const [seen, count] of [
    ['Players see its name', 0],
    ['Players see its boxes', 1],
  ] as const) {
    await menuOf('Ash wolf', seen)
    await hands.press('Alt+Shift+F9')
    await expect(drawer).toBeVisible()
    await expect(hint).toHaveCount(count)
    await hands.press('Escape')
  }

  await act(page, 'The fight is over')
  const over = page.getByRole('dialog', { name: 'The fight is over' })
  await expect(over.getByRole('radio', { name: 'Won' })).toBeFocused()
  await hands.press('ArrowDown')
  await expect(over.getByRole('radio', { name: 'Both sides part' })).toBeChecked()
  await picture(table, 'fray-over')
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.tabTo('End it here')
  await hands.press('Enter')
  await expect(wolf).toBeHidden()
  await expect(board.getByRole('button')).toHaveText([/Add a foe/])
  await hands.press('Control+z')
  await expect(wolf).toBeVisible()
  await hands.press('Control+Shift+z')
  await expect(wolf).toBeHidden()

  // From the card of the cast, twelve of them: two packs.
  await hands.press('Control+2')
  await expect(page.getByRole('button', { name: 'Set on the board' })).toBeVisible()
  await page.getByRole('list', { name: 'NPCs' }).getByRole('button', { name: 'Ash wolf' }).click()
  await expect(page.getByRole('heading', { name: 'Ash wolf' })).toBeVisible()
  await hands.press('f')
  const one = page.getByRole('dialog', { name: 'Set on the board: Ash wolf' })
  await hands.tabTo('How many')
  for (let more = 1; more < 12; more++) await hands.press('ArrowUp')
  await expect(one.getByRole('list', { name: 'What they come to' })).toContainText(
    '2 tracks6 as one, Extreme',
  )
  await picture(table, 'fray-card')
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('Enter')
  await expect(one).toBeHidden()
  await hands.press('Control+1')
  await expect(board.getByRole('article', { name: 'Ash wolf 2 ×6' })).toBeVisible()
  await picture(table, 'fray-packs')
})
