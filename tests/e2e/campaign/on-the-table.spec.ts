import { expect, resize, test } from '../app'
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
      if (monsters.includes(name)) await call(page, 'sceneBoard.place', made)
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
