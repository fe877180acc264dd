import { resize, test } from '../app'
import { beginMove } from '../story/move'
import { openOath, write } from '../story/oath'

test('tmp', async ({ table, folder }) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await write(page, asta, {
    momentum: 6,
    bonds: ['Skerrymoor'],
    bondTicks: 1,
    assets: { Hound: { type: 'companion' }, Archer: { type: 'talent' } },
  })
  await resize(table, 1280, 720)
  for (const [move, stat, name] of [
    ['secure', 'Wits', 'Secure an Advantage'],
    ['face danger', 'Iron', 'Face Danger'],
    ['sojourn', '', 'Sojourn'],
  ] as const) {
    await beginMove(page, 'Asta', move)
    if (stat) {
      await page.getByRole('radio', { name: new RegExp(`^${stat}`) }).focus()
      await page.keyboard.press('Space')
    }
    await page.getByRole('textbox', { name: `Dice of ${name}` }).focus()
    await page.keyboard.type('623')
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/isx-move-${move.slice(0, 4)}.png` })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
    await page.waitForTimeout(300)
  }
})
