import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, startTable, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call, newCampaign } from '../story/campaign'
import { beginFight } from '../story/fight'
import { Hands } from '../story/hands'

test('players see the turn and whoever is shown to them, and how they look', async ({ table }) => {
  const { page, app } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  const company = players.getByRole('region', { name: 'The company' })
  const foes = players.getByRole('region', { name: 'Against them' })
  await expect(players.getByText('Step 1 of 15: Full defence')).toBeVisible()
  await expect(company.getByRole('listitem')).toHaveCount(4)
  await expect(foes).toBeHidden()

  await page.bringToFront()
  const roster = page.getByRole('complementary', { name: 'Combatants' })
  const marks = roster.getByRole('img', { name: /^Players see / })
  await hands.press('q Enter Control+a Alt+v')
  await expect(marks).toHaveCount(6)
  await expect(foes.getByRole('listitem')).toHaveCount(6)
  await picture(table, 'players-shown')
  await hands.press('Alt+v')
  await expect(foes).toBeHidden()

  // One alone: he is picked first, and hurt afterwards.
  await hands.press('Escape q 5')
  await hands.press('Alt+v')
  await expect(foes.getByRole('listitem')).toHaveCount(1)
  await hands.press('g')
  await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeVisible()
  await hands.type('3')
  await hands.press('Enter')
  await expect(foes.getByRole('listitem')).toContainText('Hurt')
  expect(await inEveryTheme(players)).toEqual(clean)
  await hands.press('Control+z')
  await expect(foes.getByRole('listitem')).toContainText('Unhurt')
  await hands.press('Control+z')
  await expect(foes).toBeHidden()

  await hands.press('Alt+v')
  await expect(foes.getByRole('listitem')).toHaveCount(1)
  const pictures = process.env.IRON_TABLE_PICTURES
  if (pictures) await players.screenshot({ path: `${pictures}/players-fight.png` })

  await test.step('what the fight is called is mine, until its name is shown from the drawer', async () => {
    const name = 'Ambush at the toll bridge'
    await expect(players.getByRole('heading', { level: 1 })).toHaveText('The fight')
    await hands.press('Escape Shift+F9')
    const mark = page.getByRole('checkbox', {
      name: `Players read what the fight is called: ${name}`,
    })
    await expect(mark).not.toBeChecked()
    await picture(table, 'players-drawer-name')
    await mark.press('Space')
    await expect(players.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(mark).toBeChecked()
    expect(await inEveryTheme(page)).toEqual(clean)
    await mark.press('Space')
    await expect(players.getByRole('heading', { level: 1 })).toHaveText('The fight')
    await page.keyboard.press('Escape')
  })

  await test.step('a foe is dragged to the players and back, one of the company is not', async () => {
    const drag = async (name: string, words: string) => {
      const row = roster.getByRole('listitem').filter({ hasText: name }).first()
      await row.hover()
      await page.mouse.down()
      const box = await row.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 40, { steps: 6 })
      const zone = roster.getByText(words)
      const isThere = await zone.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      )
      if (!isThere) return page.mouse.up()
      await zone.hover()
      await page.mouse.up()
    }
    await hands.press('Escape')
    await drag('Nettle', 'Drop here: players see them')
    await expect(foes.getByRole('listitem')).toHaveCount(2)
    await drag('Nettle', 'Drop here: players do not see them')
    await expect(foes.getByRole('listitem')).toHaveCount(1)
    await drag('Brannoch', 'Drop here: players do not see them')
    await expect(company.getByRole('listitem')).toHaveCount(4)
  })
})

test('what is turned to the players: a curtain by one key, a break, a scene, a hand-out, and how much of whom', async ({
  table,
}) => {
  const { page, app } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  const company = players.getByRole('region', { name: 'The company' })
  await expect(company).toBeVisible()
  await page.bringToFront()

  await hands.press('F9')
  await expect(players.getByText('A moment, please.')).toBeVisible()
  await expect(company).toBeHidden()
  // Whoever sits before the game master's own screen sees what lies on the other one.
  const sign = page.getByRole('banner').getByRole('button', { name: /^Turned to the players/ })
  await expect(sign).toHaveText(/Curtain/)
  await hands.press('F9')
  await expect(company).toBeVisible()
  await expect(sign).toBeHidden()

  await hands.press('Shift+F9')
  const drawer = page.getByRole('dialog', { name: 'Players’ screen' })
  await expect(
    drawer.getByRole('img', { name: 'What players see now: What is being played' }),
  ).toBeVisible()
  await drawer.getByRole('radio', { name: 'Figures' }).first().click()
  await expect(company.getByRole('listitem').first()).toContainText(/\d+ of \d+/)
  await drawer.getByRole('radio', { name: 'A break' }).click()
  await expect(players.getByText('15 minutes left')).toBeVisible()
  await drawer.getByRole('radio', { name: 'The scene' }).click()
  await expect(drawer.getByText('No scene is being played.')).toBeVisible()
  await expect(players.getByText('15 minutes left')).toBeVisible()
  await drawer.getByRole('radio', { name: 'The last move' }).click()
  await expect(drawer.getByText('No move has been made yet that players may see.')).toBeVisible()
  // Arrows pass by what they do not show; Enter shows it. None of that is a step to take back.
  await drawer.getByRole('radio', { name: 'A break' }).focus()
  await hands.press('ArrowRight')
  await expect(drawer.getByRole('radio', { name: 'Curtain' })).toBeFocused()
  await expect(players.getByText('15 minutes left')).toBeVisible()
  await hands.press('Enter')
  await expect(players.getByText('A moment, please.')).toBeVisible()
  await hands.press('ArrowLeft Space')
  await expect(players.getByText('15 minutes left')).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^Undo/ })).toBeHidden()
  expect(await inEveryTheme(page)).toEqual(clean)
  expect(await inEveryTheme(players)).toEqual(clean)
  await hands.press('Escape')

  await hands.press('Control+6')
  await hands.press('Alt+n')
  await hands.type('The letter')
  await hands.press('Enter')
  await hands.type('# From a friend')
  await hands.press('Enter Enter')
  await hands.type('Meet me at the **mill**.')
  await hands.press('Alt+h')
  await expect(players.getByRole('heading', { name: 'From a friend' })).toBeVisible()
  await expect(players.getByText('Meet me at the mill.')).toBeVisible()
  await expect(players.getByText('The letter')).toHaveCount(0)
  // The curtain rises on what stood behind it.
  await hands.press('F9')
  await expect(players.getByText('A moment, please.')).toBeVisible()
  await hands.press('F9')
  await expect(players.getByText('Meet me at the mill.')).toBeVisible()
})

test('the players’ window has its own light and size, and opens where it was put', async ({
  table,
}) => {
  const { page, app } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await hands.press('Shift+F9')
  const drawer = page.getByRole('dialog', { name: 'Players’ screen' })
  await hands.press('Shift+F11')
  await expect(drawer.getByText('The players’ window is not open.')).toBeVisible()
  await picture(table, 'players-window-drawer')
  const open = async () => {
    const opening = app.waitForEvent('window')
    await drawer.getByRole('button', { name: 'Open the players’ window' }).click()
    return opening
  }
  const players = await open()
  await expect(players.getByText('The table is set.')).toBeVisible()
  const size = await players.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  await drawer.getByRole('radio', { name: 'Light', exact: true }).click()
  await expect(players.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await drawer.getByRole('radiogroup', { name: 'Its text size' }).getByText('150 %').click()
  await expect(players.locator('html')).toHaveAttribute('style', /--text-scale: 1.5/)
  await expect(page.locator('html')).toHaveAttribute('style', /--text-scale: 1(;|$)/)
  expect(await inEveryTheme(page)).toEqual(clean)

  const boundsOf = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find((each) => each.webContents.getURL().endsWith('#/player'))
        ?.getBounds(),
    )
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find((each) => each.webContents.getURL().endsWith('#/player'))
      ?.setBounds({ x: 80, y: 60, width: 1100, height: 700 }),
  )
  await expect.poll(() => players.evaluate(() => innerWidth)).not.toBe(size.width)
  const put = await boundsOf()
  // A place is kept once the window has stood still for a while.
  await page.waitForTimeout(800)
  await players.close()
  const again = await open()
  await expect(again.getByText('The table is set.')).toBeVisible()
  expect(await boundsOf()).toEqual(put)
})

test('players know somebody by an alias until they are revealed, and see of them as much as the game master says', async ({
  table,
}) => {
  const { page, app } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  const foes = players.getByRole('region', { name: 'Against them' })
  await page.bringToFront()
  // Without anybody picked nobody is revealed, neither by the key nor by the palette.
  await hands.press('Alt+v')
  await expect(foes).toBeHidden()
  await hands.press('q 5 Alt+v')
  await expect(foes.getByRole('listitem')).toHaveCount(1)
  const name = (
    await foes.getByRole('listitem').locator('.font-semibold').first().innerText()
  ).trim()
  // Whom they see is heard last, not that nobody is picked any more.
  await expect(page.locator('.sr-only[aria-live]')).toHaveText(`Players see ${name} now.`)

  await hands.press('q 5 Alt+Shift+v')
  const dialog = page.getByRole('dialog', { name: /^What players see of / })
  // Whatever is typed next is the name: nothing that closes the dialog has the focus.
  await expect(dialog.getByRole('textbox', { name: 'Known as' })).toBeFocused()
  await hands.type('the hooded man')
  await hands.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(foes.getByRole('listitem')).toContainText('The hooded man')
  await expect(players.locator('body')).not.toContainText(name.replace(/ \d+$/, ''))
  await hands.press('Alt+Shift+v')
  await dialog.getByRole('radio', { name: 'A bar' }).click()
  await expect(foes.locator('.bar')).toHaveCount(1)
  await dialog.getByRole('radio', { name: 'Name', exact: true }).click()
  await expect(foes.getByText('Unhurt')).toHaveCount(0)
  await picture(table, 'players-alias')
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('Escape')
  const roster = page.getByRole('complementary', { name: 'Combatants' })
  await expect(roster.getByText('Players: the hooded man').first()).toBeAttached()

  await hands.press('Alt+Shift+v')
  await dialog.getByRole('button', { name: /^Reveal / }).click()
  await expect(foes.getByRole('listitem')).toContainText(name)
  await hands.press('Escape')
  await hands.press('Control+z')
  await expect(foes.getByRole('listitem')).toContainText('The hooded man')
})

test('an alias takes the place of a name, and of no ordinary word that is part of it', async ({
  table,
  folder,
}) => {
  const { page } = table
  await newCampaign(table, folder, { name: 'The fen', system: 'ironsworn', party: [] })
  const { npcId } = (await call(page, 'npc.create', { name: 'Drowned king' })) as { npcId: string }
  await call(page, 'npc.setAlias', { npcId, alias: 'The crowned shape' })
  const name = 'The drowned bell of the drowned King'
  const { sessionId } = (await call(page, 'session.start', { name })) as { sessionId: string }
  const told = { subject: 'session', id: sessionId, audience: 'players' }
  const report = JSON.stringify(await call(page, 'report.read', told))
  expect(report).toContain('The drowned bell of the crowned shape')
  expect(report).not.toContain('King')
})

test('an alias is given and lifted on a card as well, and its dialog closes with it', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).click()
  await page.getByRole('button', { name: 'Crooked Wat' }).first().click()
  await hands.press('Alt+s')
  const dialog = page.getByRole('dialog', { name: 'What players see of Crooked Wat' })
  await expect(dialog.getByRole('textbox', { name: 'Known as' })).toBeFocused()
  await hands.type('Wat the Bold')
  await hands.press('Enter')
  await expect(dialog.getByText('“Wat the Bold” tells who Crooked Wat is')).toBeVisible()
  await hands.press('Control+a')
  await hands.type('the hooded man')
  await hands.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Players: the hooded man').first()).toBeVisible()
  await picture(table, 'players-alias-card')
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.press('Control+k')
  await hands.type('reveal them')
  await hands.press('Enter')
  await expect(page.getByText('Players: the hooded man')).toHaveCount(0)
})

test('the players’ window comes back with the program where it stood, behind the curtain', async ({
  table,
  folder,
}) => {
  test.setTimeout(120_000)
  const { page, app } = table
  const hands = new Hands(page)
  const campaign = join(folder, 'campaigns', 'The Lantern Company.irontable')
  const bounds = { x: 40, y: 30, width: 1100, height: 700 }
  const kept = () => JSON.parse(readFileSync(join(folder, 'preferences.json'), 'utf8')) as unknown
  const playersOf = ({ app: of }: Table) =>
    of.windows().find((each) => each.url().endsWith('#/player'))
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  const [players] = await Promise.all([app.waitForEvent('window'), hands.press('Control+Shift+p')])
  await expect(players.getByRole('region', { name: 'The company' })).toBeVisible()
  const window = await app.browserWindow(players)
  await window.evaluate((each, to) => each.setBounds(to), bounds)
  await expect.poll(kept).toMatchObject({ playersPlace: { bounds }, playersOpen: true })
  await app.close()

  const again = await startTable(folder, [campaign])
  await expect.poll(() => again.app.windows().length).toBe(2)
  await expect.poll(() => playersOf(again) !== undefined).toBe(true)
  const back = playersOf(again)
  if (!back) throw new Error('the players’ window did not come back')
  const company = back.getByRole('region', { name: 'The company' })
  await expect(
    again.page.getByRole('banner').getByRole('button', { name: /^Turned to the players/ }),
  ).toHaveText(/Curtain/)
  await expect(back.getByText('A moment, please.')).toBeVisible()
  await expect(company).toBeHidden()
  const stands = await again.app.browserWindow(back)
  expect(await stands.evaluate((each) => each.getBounds())).toEqual(bounds)
  await again.page.bringToFront()
  await again.page.keyboard.press('F9')
  await expect(company).toBeVisible()

  // Closed by hand, it stays away.
  await back.close()
  await expect.poll(kept).toMatchObject({ playersOpen: false })
  await again.app.close()
  const third = await startTable(folder, [campaign])
  await expect(third.page.getByRole('link', { name: 'Table' })).toBeVisible()
  expect(third.app.windows()).toHaveLength(1)
  await third.app.close()
})
