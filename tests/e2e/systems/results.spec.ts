import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginMove, typeDice } from '../story/move'
import { openRoad } from '../story/road'

test('DW-017 DW-009 a 7–9 says what comes of it, and not that the GM makes just any move', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  await beginMove(page, 'Ysolt', 'defy')
  await page.getByRole('radio', { name: /Speed \(DEX\)/ }).press('Enter')
  await typeDice(page, 'Defy Danger', '44')
  const runner = page.getByRole('region', { name: 'Defy Danger' })
  await expect(runner).toContainText('and the player takes it or lets it be')
  await expect(runner).not.toContainText('The GM makes a move')
  await page.screenshot({ path: info.outputPath('falter.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw it away' }).press('Enter')

  await beginMove(page, 'Ysolt', 'hack')
  await typeDice(page, 'Hack and Slash', '42')
  const fight = page.getByRole('region', { name: 'Hack and Slash' })
  await expect(fight).toContainText('The enemy strikes back.')
  await expect(fight).not.toContainText('The GM makes a move')
})
