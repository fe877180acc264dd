import { expect, resize, test } from '../app'
import { inEverySize } from '../picture'
import { act } from '../story/road'
import { call, newCampaign, sitDown } from '../story/campaign'

const names = ['Torva', 'Kestrel', 'Bram']
const monsters = ['Bog hound', 'Ditch goblin', 'Ford ogre', 'Marsh wisp']
const systems = ['cold-iron', 'iron-fist', 'ironsworn', 'dungeon-world']

for (const system of systems) {
  test(`${system}: three characters and four monsters are seen at once, and who is looked for is offered where it is seen`, async ({
    table,
    folder,
  }, info) => {
    const { page } = table
    await newCampaign(table, folder, {
      ...{ name: 'The road', system },
      party: names.map((name) => ({ name, player: name, sheet: {} })),
    })
    for (const name of [...monsters, 'Reed witch']) {
      const made = (await call(page, 'npc.create', { name, sheets: { [system]: {} } })) as object
      if (monsters.includes(name)) await call(page, 'sceneBoard.place', { whom: [made] })
    }
    await resize(table, 1440, 900)
    await sitDown(page, 'Torva')
    const cards = page.locator('[data-on-table]')
    await expect(cards).toHaveCount(monsters.length)
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 })
    const last = page.getByRole('button', { name: 'Take Marsh wisp off the table' })
    await page.screenshot({ path: info.outputPath('table-1440.png') })
    await expect(last).toBeInViewport({ ratio: 1 })
    for (const [width, height] of [
      [1024, 640],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await resize(table, width, height)
      await act(page, 'Put an NPC on the table')
      const field = page.getByRole('combobox', { name: 'Whom to put on the table' })
      await expect(field).toBeFocused()
      await expect(page.getByRole('option', { name: 'Reed witch' })).toBeVisible()
      for (const part of [field, ...(await page.getByRole('option').all())]) {
        await expect(part).toBeInViewport({ ratio: 0.99 })
      }
      await page.screenshot({ path: info.outputPath(`finder-${width}.png`) })
      await page.keyboard.press('Escape')
      await expect(field).toBeHidden()
    }
  })
}

test('Dungeon World: a fight prepared as the cast of a mission is on the table by one key', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await newCampaign(table, folder, {
    ...{ name: 'The ford', system: 'dungeon-world' },
    party: names.map((name) => ({ name, player: name, sheet: {} })),
  })
  const sheets = { 'dungeon-world': { hp: 3, maxHp: 3, count: 4 } }
  const mission = (await call(page, 'mission.create', { name: 'The ford is held' })) as object
  for (const name of monsters.slice(0, 3)) {
    const npc = (await call(page, 'npc.create', { name, sheets })) as object
    await call(page, 'mission.setCast', { ...mission, ...npc, note: '' })
  }
  await call(page, 'npc.create', { name: 'Marsh wisp', sheets })
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: /^The ford is held/ }).press('Enter')
  const place = page.getByRole('button', { name: /^Put the cast on the table/ })
  await inEverySize(table, async (width) => {
    await place.scrollIntoViewIfNeeded()
    await page.screenshot({ path: info.outputPath(`cast-${width}.png`) })
  })
  await page.keyboard.press('Alt+g')
  await expect(page.getByText('3 of the cast are on the table now.')).toBeAttached()
  // The foot names no one of them as if it were the only one.
  await expect(page.getByRole('contentinfo')).toContainText('Put 3 on the table')
  await expect(place).toBeDisabled()
  await sitDown(page, 'Torva')
  const cards = page.locator('[data-on-table]')
  await expect(cards).toHaveCount(3)
  await act(page, 'Put an NPC on the table')
  await page.keyboard.type('5 marsh')
  await page.screenshot({ path: info.outputPath('five.png') })
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(4)
  await expect(page.getByText('5 × Marsh wisp on the table.')).toBeAttached()
  await page.screenshot({ path: info.outputPath('table.png') })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(cards).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(cards).toHaveCount(0)
})

test('the cast of a danger comes onto the table in one step, and who is there already stays', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await newCampaign(table, folder, {
    ...{ name: 'The mill', system: 'dungeon-world' },
    party: names.map((name) => ({ name, player: name, sheet: {} })),
  })
  const front = (await call(page, 'front.create', { name: 'The mill turns' })) as object
  const danger = (await call(page, 'front.addDanger', { ...front, name: 'The miller' })) as {
    dangerId: string
  }
  const of = { type: 'danger', id: danger.dangerId }
  for (const name of monsters.slice(0, 3)) {
    await call(page, 'front.setCast', { of, who: { name }, note: '' })
  }
  await page.keyboard.press('Control+3')
  const place = page
    .getByRole('region', { name: 'The miller', exact: true })
    .getByRole('button', { name: 'Put them on the table' })
  await inEverySize(table, async (width) => {
    await place.scrollIntoViewIfNeeded()
    await page.screenshot({ path: info.outputPath(`danger-${width}.png`) })
  })
  await act(page, 'Put the cast of the danger at hand on the table')
  await expect(page.getByText('3 of the cast are on the table now.')).toBeAttached()
  await place.press('Enter')
  await expect(page.getByText(/Bog hound, Ditch goblin, Ford ogre/)).toBeVisible()
  await sitDown(page, 'Torva')
  await expect(page.locator('[data-on-table]')).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-on-table]')).toHaveCount(0)
})

test('whoever is shown while something else is turned to the players is said to wait for it', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const name = 'The Wardens of the Grey Ford'
  await newCampaign(table, folder, {
    ...{ name, system: 'iron-fist' },
    party: [{ name: 'Torva', player: 'Torva', sheet: { playbook: 'The Warden' } }],
  })
  const ogre = (await call(page, 'npc.create', { name: 'Ford ogre' })) as { npcId: string }
  await call(page, 'sceneBoard.place', { whom: [ogre] })
  await sitDown(page, 'Torva')
  await call(page, 'playerView.show', { stage: { kind: 'curtain' } })
  const said = page.getByText('They see who is shown here once that is no longer turned to them.')
  await expect(said).toBeHidden()
  await page.getByRole('button', { name: 'Show Ford ogre to the players' }).click()
  await expect(said.first()).toBeVisible()
  await inEverySize(table, (width) =>
    page.screenshot({ path: info.outputPath(`behind-${width}.png`) }),
  )
  await call(page, 'playerView.show', { stage: { kind: 'moment' } })
  await expect(page.locator('p').filter({ hasText: 'They see who is shown here' })).toBeHidden()
  // The name of the campaign has the room that is there.
  await resize(table, 1440, 900)
  const shown = page.getByTitle(name)
  await expect.poll(() => shown.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(false)
  await page.screenshot({ path: info.outputPath('name-1440.png') })
  await page.getByRole('link', { name: 'Cast' }).click()
  await expect(page.getByText('The Warden', { exact: true })).toBeVisible()
})
