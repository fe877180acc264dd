import { expect, resize, test, type Table } from '../app'
import { beginMove } from '../story/move'
import { newCampaign, sitDown } from '../story/campaign'

const system = 'dungeon-world'

/** Somebody who carries far more than their load, and somebody who does not. */
const laden = [
  {
    ...{ name: 'Lysa', player: 'Anna' },
    sheet: {
      ...{ className: 'Thief', scores: { dex: 16 }, hp: 14, maxHp: 16, load: 4, damageDie: 'd8' },
      inventory: [
        { name: 'Chest', weight: 6 },
        { name: 'Rope', weight: 2 },
      ],
      bonds: [{ with: 'Odo', text: 'I owe Odo' }],
    },
  },
  {
    ...{ name: 'Odo', player: 'Ben' },
    sheet: {
      ...{ className: 'Cleric', scores: { wis: 16 }, hp: 16, maxHp: 16, load: 9, damageDie: 'd6' },
      bonds: [{ with: 'Lysa', text: 'I guard Lysa' }],
    },
  },
]

async function openLaden(table: Table, folder: string): Promise<void> {
  await newCampaign(table, folder, { name: 'Two on a road', system, party: laden })
  await sitDown(table.page, 'Lysa')
}

test('DW-050 a digit gives nothing away: it goes to the answer, and Enter takes it', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openLaden(table, folder)
  await resize(table, 1280, 720)
  await beginMove(page, 'Lysa', 'volley')
  const gives = page.getByRole('radiogroup', { name: /^Lysa: Far above the load/ })
  await expect(gives).toBeInViewport({ ratio: 1 })
  await page.waitForTimeout(900)
  await page.keyboard.press('2')
  const rope = gives.getByRole('radio', { name: /Rope/ })
  await expect(rope).toBeFocused()
  await expect(rope).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(rope).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Dice of Volley' })).toBeFocused()
})
