import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { newCampaign, sitDown } from '../story/campaign'
import { Hands } from '../story/hands'

test.use({ samples: 'shipped' })

test('a move of any game is begun by its name, whichever game was played last', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: /^The Glass Orchard/ }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  const made = [
    ['volley', 'Volley'],
    ['engage in', 'Engage in Battle'],
    ['face dan', 'Face Danger'],
    ['eat of', 'Eat of the orchard'],
    ['take your', 'Take Your Shot'],
  ]
  for (const [typed = '', name = ''] of made) {
    await test.step(name, async () => {
      await hands.press('m')
      const find = page.getByRole('combobox', { name: /^Which move/ })
      await expect(find).toBeFocused()
      await hands.type(typed)
      await hands.press('Enter')
      await expect(find).toHaveCount(0)
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await hands.press('Escape')
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
    })
  }
})

test('the game that is played stands first; blank sheets of another take one line, which fills them in', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const sheet = { hp: 18, maxHp: 18, scores: { str: 16 } }
  const party = ['Ysolt', 'Maro', 'Brannoch', 'Ketil'].map((name) => ({ name, player: '', sheet }))
  await newCampaign(table, folder, {
    ...{ name: 'The ford', system: 'dungeon-world', besides: ['cold-iron'], party },
  })
  await resize(table, 1280, 720)
  await sitDown(page, 'Ysolt')
  const played = page.getByRole('region', { name: 'The company: Dungeon World' })
  const other = page.getByRole('region', { name: 'The company: Cold Iron' })
  await expect(played.getByRole('article')).toHaveCount(4)
  await expect(other.getByRole('article')).toHaveCount(0)
  await expect(other).toContainText('Blank sheets, to be filled in:')
  const tops = await Promise.all([played, other].map((each) => each.boundingBox()))
  expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0)
  await page.screenshot({ path: info.outputPath('blank.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await other.getByRole('button', { name: 'Write the sheet of Maro' }).press('Enter')
  await expect(page.getByRole('dialog', { name: /Maro/ })).toBeVisible()
  await hands.press('Escape')
  await expect(other.getByRole('button', { name: 'Write the sheet of Maro' })).toBeFocused()
})
