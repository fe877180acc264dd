import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { openRoad } from '../story/road'

test('DW-085 a sheet offers names for a bond, and a comma parts the tags of gear', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openRoad(table, folder)
  await page.getByRole('link', { name: 'Cast' }).press('Enter')
  await page.getByRole('button', { name: 'Sheets of Ysolt' }).press('Enter')
  await page.getByRole('menuitem', { name: /^Write the sheet/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Ysolt: / })
  const tags = dialog.locator('[data-field="inventory.tags"] input').first()
  await tags.fill('')
  await tags.focus()
  await page.keyboard.type('worn, clumsy,')
  await expect(
    dialog.locator('[data-field="inventory.tags"]').first().getByRole('group'),
  ).toHaveText(['worn', 'clumsy'])
  const who = dialog.locator('[data-field="bonds.with"] input').first()
  await who.focus()
  await page.keyboard.press('ArrowDown')
  const offered = page.getByRole('option')
  await expect(offered).toHaveText(['Maro', 'Tamsin', 'The ogre of the ford'])
  await page.screenshot({ path: info.outputPath('bond-names.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(who).toHaveValue('Tamsin')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  const [ysolt] = (await call(page, 'character.list', {})) as { sheets: Record<string, object> }[]
  expect(ysolt?.sheets['dungeon-world']).toMatchObject({
    inventory: [{ name: 'Mail', tags: ['worn', 'clumsy'] }],
    bonds: [{ with: 'Tamsin', text: 'He owes me his life' }],
  })
})
