import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { expectOnlyThePlayers } from '../story/ballot'
import { beginFight } from '../story/fight'
import { Hands } from '../story/hands'
import { withPlayers } from '../story/players'

const curtain = 'A moment, please.'
/** What players see while nothing of what is played is to be seen. */
const waiting = 'The table is set.'

async function byPalette(hands: Hands, words: string): Promise<void> {
  await hands.press('Control+k')
  await hands.type(words)
  await hands.press('Enter')
}

/** The smallest letters on the page that anybody is to read, in pixels, and what they say. */
function smallestLetters(players: Page): Promise<{ size: number; text: string }> {
  return players.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let least = { size: Infinity, text: '' }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, element] = [node.textContent?.trim() ?? '', node.parentElement]
      if (text === '' || !element || element.closest('.sr-only, [aria-hidden="true"]')) continue
      if (element.getClientRects().length === 0) continue
      const size = parseFloat(getComputedStyle(element).fontSize)
      if (size < least.size) least = { size, text }
    }
    return least
  })
}

const sizes = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const

/** Looks at a stage in the sizes that screens have: no letter below 28 pixels on one of 1920×1080. */
async function lookAt(players: Page, name: string, path: (name: string) => string): Promise<void> {
  for (const [width, height] of sizes) {
    await players.setViewportSize({ width, height })
    await players.screenshot({ path: path(`${name}-${String(width)}.png`) })
    if (width !== 1920) continue
    const least = await smallestLetters(players)
    expect(least.size, `${name}: ${least.text}`).toBeGreaterThanOrEqual(28)
    const isOver = await players.evaluate(
      () => document.documentElement.scrollWidth > innerWidth + 1,
    )
    expect(isOver, `${name} runs over the edge`).toBe(false)
  }
}

test('last time, whose moment it is, and anything found, are shown by keys', async ({
  table,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  const drawer = page.getByRole('dialog', { name: 'Players’ screen' })

  // What is not there is said where it was asked for.
  await hands.press('Alt+F9')
  await expect(drawer.getByText('No session has ended yet')).toBeVisible()
  await hands.press('Escape')
  await page.evaluate(async () => {
    const { call } = window.ironTable
    await call('session.start', { name: 'The bridge' })
    const text = 'They came to the bridge at dusk, and the reeve wept when the bell rang by itself.'
    await call('note.jot', { text, forPlayers: true })
    await call('note.jot', { text: 'The reeve lied.' })
    await call('session.end', {})
  })
  await hands.press('Alt+F9')
  await expect(players.getByRole('heading', { name: 'Last time' })).toBeVisible()
  await expect(players.getByText('the reeve wept')).toBeVisible()
  await expect(players.getByText('lied')).toHaveCount(0)
  expect(await inEveryTheme(players)).toEqual(clean)
  await lookAt(players, 'recap', (name) => info.outputPath(name))

  await byPalette(hands, 'spotlight on the')
  await drawer.getByRole('radiogroup', { name: 'Whose moment it is' }).getByText('Maro').click()
  await expect(players.getByRole('heading', { name: 'Maro' })).toBeVisible()
  await expect(players.getByText('Your moment')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await lookAt(players, 'spotlight', (name) => info.outputPath(name))
  await hands.press('Escape')
  await hands.press('Control+F9')
  await expect(players.getByText(waiting)).toBeVisible()

  await hands.press('Alt+Shift+F9')
  const finder = drawer.getByRole('combobox', { name: /^Show somebody/ })
  await expect(finder).toBeFocused()
  await hands.type('Crooked Wat')
  await expect(drawer.getByRole('option', { name: /Crooked Wat/ }).first()).toBeVisible()
  await hands.press('Enter')
  // Of whom players have no name as yet it is said which they will read; another becomes the alias.
  const named = page.getByRole('dialog', { name: 'Show Crooked Wat to the players?' })
  await expect(named.getByRole('textbox', { name: 'Players read' })).toBeFocused()
  await hands.press('Escape')
  await expect(named).toBeHidden()
  await expect(players.getByText(waiting)).toBeVisible()
  await finder.press('Enter')
  await named.getByRole('textbox').fill('the salt-eyed man')
  await hands.press('Enter')
  await expect(players.getByRole('heading', { name: 'The salt-eyed man' })).toBeVisible()
  await hands.press('Control+z')
  await expect(players.getByRole('heading', { name: 'Crooked Wat' })).toBeVisible()
  await page.screenshot({ path: info.outputPath('drawer.png') })
  // In a low window as well, whom there is and why somebody is not shown lie in sight.
  await resize(table, 1280, 720)
  await page.evaluate(() =>
    window.ironTable.call('track.create', { name: 'The bells', kind: 'clock', size: 4 }),
  )
  await hands.type('the bells')
  const hit = drawer.getByRole('option', { name: /The bells/ })
  await expect(hit).toBeInViewport({ ratio: 0.99 })
  await hands.press('Enter')
  const why = drawer.getByRole('alert').filter({ hasText: /yours alone/ })
  await expect(why).toBeInViewport({ ratio: 0.99 })
  await page.screenshot({ path: info.outputPath('drawer-refused.png') })
})

test('a mission is shown from its own page before it has begun, once the company is briefed', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  await page.evaluate(async () => {
    const brief = 'Bring the bell up.'
    await window.ironTable.call('mission.create', { name: 'The bell under the ice', brief })
  })
  await hands.press('Control+4')
  await page.getByRole('button', { name: 'The bell under the ice Drafted' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The bell under the ice' })).toBeVisible()
  await hands.press('Alt+h')
  await expect(page.getByText('Players do not know of this mission yet')).toBeVisible()
  await page.getByRole('button', { name: 'Brief the company' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Brief the company', exact: true })).toBeHidden()
  await hands.press('Alt+h')
  await expect(players.getByRole('heading', { name: 'The bell under the ice' })).toBeVisible()
  await expect(players.getByText('Bring the bell up.')).toBeVisible()
})

test('a map stands over the whole screen, and a mission with what lies face up', async ({
  table,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 900)
    const paint = canvas.getContext('2d')
    for (const [at, colour] of ['#294', '#47a', '#a84', '#622'].entries()) {
      if (paint) paint.fillStyle = colour
      paint?.fillRect(at * 400, 0, 400, 900)
    }
    const blob = await canvas.convertToBlob({ type: 'image/webp' })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const data = btoa(String.fromCharCode(...bytes))
    await window.ironTable.call('picture.add', { name: 'The fens', data })
  })
  await hands.press('Control+Shift+u')
  const dialog = page.getByRole('dialog', { name: 'Pictures' })
  await expect(dialog.getByRole('button', { name: /as a map/ })).toBeVisible()
  await hands.press('Alt+Shift+h')
  await expect(players.locator('.map img')).toBeVisible()
  await lookAt(players, 'map', (name) => info.outputPath(name))
  await expect(players.getByText('The fens')).toHaveCount(0)
  expect(await inEveryTheme(players)).toEqual(clean)
  await hands.press('Escape')
  await byPalette(hands, 'show the players the mission')
  await expect(players.getByText('Advantage Die')).toBeVisible()
  expect(await inEveryTheme(players)).toEqual(clean)
  await lookAt(players, 'mission', (name) => info.outputPath(name))
})

test('IF-107: whoever stands against them without turns is shown by a key, and never before', async ({
  table,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  const foes = players.getByRole('region', { name: 'Also here' })
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const made = await call('npc.create', {
      name: 'The bell warden',
      sheets: { 'iron-fist': { harmSuffered: 2 } },
    })
    const { npcId } = (made as { value: { npcId: string } }).value
    await call('sceneBoard.place', { whom: [{ npcId }] })
  })
  await hands.press('Control+1')
  const card = page.getByRole('article', { name: 'The bell warden on the table' })
  await expect(card).toBeVisible()
  await expect(players.getByText(waiting)).toBeVisible()
  // Why nobody is seen, and what shows them, stands below the preview.
  await hands.press('Shift+F9')
  const drawer = page.getByRole('dialog', { name: 'Players’ screen' })
  const told = drawer.getByRole('figure')
  await expect(told).toContainText('so the waiting screen stands there')
  await hands.press('F9')
  await expect(told).toContainText('Players see: Curtain')
  await expect(players.getByText(curtain)).toBeVisible()
  await lookAt(players, 'curtain', (name) => info.outputPath(name))
  await hands.press('F9')
  await expect(players.getByText(waiting)).toBeVisible()
  const unshown = drawer.getByText('Nobody of those against them is shown.')
  await expect(unshown).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.screenshot({ path: info.outputPath('unshown.png') })
  await hands.press('Escape')
  await card.getByRole('button', { name: 'Show The bell warden to the players' }).focus()
  await hands.press('Alt+v')
  await expect(foes.getByRole('listitem')).toContainText('The bell warden')
  await expect(
    players.getByRole('region', { name: 'The company' }).getByRole('listitem'),
  ).toHaveCount(4)
  expect(await inEveryTheme(players)).toEqual(clean)
  expect(await inEveryTheme(page)).toEqual(clean)
  await lookAt(players, 'sides', (name) => info.outputPath(name))
  await page.screenshot({ path: info.outputPath('board.png') })
  await hands.press('Control+z')
  await expect(foes).toBeHidden()
})

test('nobody is too small to be read, be they four, eleven or thirty-four', async ({
  table,
}, info) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  await beginFight(page)
  const show = (most: number) =>
    page.evaluate(async (wanted) => {
      const { call } = window.ironTable
      const encounterId = 'encounter-toll-bridge'
      const read = async () => {
        const reply = await call('encounter.preparation', { encounterId })
        const { value } = reply as { value: { combatants: { id: string; side: string }[] } }
        return value.combatants.filter(({ side }) => side === 'foe')
      }
      const missing = wanted - 4 - (await read()).length
      if (missing > 0) {
        // Every other one has a name of their own, the rest are one of many.
        const names = Array.from({ length: missing }, (_, at) =>
          at % 2 === 0 ? `Ulfric the ${String(at + 1)}th of his house` : 'Fen raider',
        )
        for (const name of names) {
          const sheets = { 'cold-iron': { pt: 12 } }
          const made = await call('npc.create', { name, sheets })
          const { npcId } = (made as { value: { npcId: string } }).value
          const from = [{ type: 'npc' as const, id: npcId }]
          await call('encounter.addCombatants', { encounterId, from, side: 'foe' })
        }
      }
      const ids = (await read()).slice(0, wanted - 4).map(({ id }) => id)
      if (ids.length === 0) return
      await call('encounter.show', { encounterId, combatantIds: ids, shown: true })
    }, most)
  for (const most of [4, 11, 34]) {
    await show(most)
    const company = players.getByRole('region', { name: 'The company' })
    await expect(company.getByRole('listitem')).toHaveCount(4)
    await lookAt(players, `fight-${String(most)}`, (name) => info.outputPath(name))
  }
})

test('what else is turned to them is read from afar as well', async ({ table }, info) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  const ids = await page.evaluate(async () => {
    const { call } = window.ironTable
    await call('session.start', { name: 'The bridge' })
    const place = await call('place.create', { name: 'The drowned village below Oxbow Bridge' })
    const { placeId } = (place as { value: { placeId: string } }).value
    const mood = 'Fog to the knees, a bell that nobody rings, and every shutter closed'
    await call('scene.begin', { name: 'Nobody at home in the drowned village', placeId, mood })
    const note = await call('note.create', {
      title: 'The letter',
      body: '# To the company\n\nCome to the mill **before** the moon is full.\n\n- the old key\n- nobody else',
    })
    const { noteId } = (note as { value: { noteId: string } }).value
    const clock = { kind: 'clock', size: 6, visibility: 'open' } as const
    const track = await call('track.create', { name: 'The bell tolls', ...clock })
    const { trackId } = (track as { value: { trackId: string } }).value
    const until = new Date(Date.now() + 900_000).toISOString()
    return { placeId, noteId, trackId, until }
  })
  const stages = [
    { kind: 'scene' },
    { kind: 'handout', noteId: ids.noteId },
    { kind: 'place', placeId: ids.placeId },
    { kind: 'person', of: { type: 'npc', id: 'npc-magister' } },
    { kind: 'track', trackId: ids.trackId },
    { kind: 'break', until: ids.until },
    { kind: 'curtain' },
  ] as const
  for (const stage of stages) {
    const reply = await page.evaluate(
      (to) => window.ironTable.call('playerView.show', { stage: to }),
      stage,
    )
    expect(reply, stage.kind).toMatchObject({ ok: true })
    await players.waitForTimeout(300)
    await lookAt(players, stage.kind, (name) => info.outputPath(name))
    expect(await inEveryTheme(players), stage.kind).toEqual(clean)
  }
})

test('the curtain falls while the laptop goes round, and rises on what stood there', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  await byPalette(hands, 'show the players a break')
  await expect(players.getByRole('heading', { name: 'Break' })).toBeVisible()
  await page.getByRole('link', { name: 'Missions' }).click()
  await hands.press('Shift+S')
  await page.getByRole('group', { name: 'Tamsin' }).getByRole('checkbox').click()
  await hands.press('Shift+P')
  await expectOnlyThePlayers(page, 'Hand the laptop to Brannoch')
  await expect(players.getByText(curtain)).toBeVisible()
  await expect(players.getByRole('heading', { name: 'Break' })).toHaveCount(0)
  await hands.press('Enter')
  await hands.press('Escape')
  await expectOnlyThePlayers(page, 'Hand the laptop to the game master')
  await hands.press('Control+Shift+g')
  await expect(players.getByRole('heading', { name: 'Break' })).toBeVisible()
})

test('with its screen unplugged the window waits out of sight, and comes back where it can be found', async ({
  table,
}) => {
  const { page, app } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  await expect(players.getByText(waiting)).toBeVisible()
  const ofPlayers = () =>
    app.evaluate(({ BrowserWindow, screen }) => {
      const window = BrowserWindow.getAllWindows().find((each) =>
        each.webContents.getURL().endsWith('#/player'),
      )
      if (!window) return null
      const { x, y, width, height } = window.getBounds()
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const isOn = screen.getAllDisplays().some(({ bounds: on }) => {
        return (
          middleX >= on.x &&
          middleX < on.x + on.width &&
          middleY >= on.y &&
          middleY < on.y + on.height
        )
      })
      return { isOn, isMinimized: window.isMinimized(), isVisible: window.isVisible() }
    })
  // It stood on a second screen to the right, which is pulled.
  await app.evaluate(({ BrowserWindow, screen }) => {
    const window = BrowserWindow.getAllWindows().find((each) =>
      each.webContents.getURL().endsWith('#/player'),
    )
    const { width, height } = screen.getPrimaryDisplay().bounds
    window?.setBounds({ x: width + 200, y: height + 100, width: 1024, height: 640 })
  })
  // A place is kept once the window has stood still for a while.
  await page.waitForTimeout(800)
  await app.evaluate(({ screen }) => screen.emit('display-removed', {}, screen.getPrimaryDisplay()))
  await expect.poll(async () => (await ofPlayers())?.isOn).toBe(false)
  await page.bringToFront()
  await hands.press('Control+Shift+p')
  await expect.poll(ofPlayers).toEqual({ isOn: true, isMinimized: false, isVisible: true })
  await expect(players.getByText(waiting)).toBeVisible()
})

test('people stand before tracks that bear their name, where somebody is looked for to be shown', async ({
  table,
}) => {
  const { page } = table
  const hands = new Hands(page)
  await withPlayers(table, hands)
  await page.evaluate(async () => {
    await window.ironTable.call('track.create', { name: 'Maro', kind: 'clock', size: 4 })
    await window.ironTable.call('track.create', { name: 'Maro’s debt', kind: 'clock', size: 4 })
  })
  await hands.press('Alt+Shift+F9')
  await hands.type('Maro')
  const offers = page.getByRole('dialog', { name: 'Players’ screen' }).getByRole('option')
  await expect(offers).toHaveCount(3)
  await expect(offers.first()).toContainText('Character')
})
