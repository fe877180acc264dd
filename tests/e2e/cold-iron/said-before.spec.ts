import { expect, test, type Table } from '../app'
import { beginAgainst, newCampaign } from '../story/campaign'
import { closeStep, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

const system = 'cold-iron'
const weapon = (name: string) => ({ name, dice: '1d6', breakProtection: 100 })

/** Ren, with a sword and a dagger, before a raider; nobody has declared anything. */
async function beginDuel(table: Table, folder: string, foe: object = {}): Promise<Hands> {
  const sheet = { h: 11, hm: 5, htH: 8, weapons: [weapon('Sword'), weapon('Dagger')], maFull: 8 }
  const party = [{ name: 'Ren', player: 'Ada', sheet }]
  const ids = await newCampaign(table, folder, { name: 'The ford', system, party })
  const raider = { h: 5, d: 8, db: 4, htH: 4, weapons: [weapon('Axe')], ...foe }
  await beginAgainst(table.page, 'At the ford', ids, { name: 'Raider', system, sheet: raider })
  await expect(stepHeading(table.page, '1 Full defence')).toBeVisible()
  return new Hands(table.page)
}

test('CI-231: what is done beside an attack is in its chance before the dice, and in its name', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = await beginDuel(table, folder)
  for (const next of ['2', '3', '4', '5']) await closeStep(page, new RegExp(`^${next} `))
  await page.getByRole('button', { name: /^Ren / }).first().press('Enter')
  await hands.press('a')
  const target = page.locator('.target')
  await expect(target).toContainText(/\d+ % · \d+\+/)
  const plain = await target.textContent()
  await hands.press('l Shift+Y')
  await page.getByRole('menuitemcheckbox', { name: /^Ready a weapon/ }).press('Enter')
  await expect(page.locator('.declare-chip', { hasText: 'Ready a weapon' })).toContainText('hit −6')
  await expect(target).not.toHaveText(plain ?? '')
  const needed = /\d+\+/.exec((await target.textContent()) ?? '')?.[0].replace('+', '') ?? ''
  await hands.press('a 2')
  await expect(page.getByRole('button', { name: /^Ren .*→ Raider/ })).toBeVisible()
  for (const next of ['6', '7', '8', '9', '10', '11', '12']) {
    if (await page.getByRole('textbox', { name: 'Percentile roll of the attack' }).isVisible())
      break
    await closeStep(page, new RegExp(`^${next} `))
  }
  const bench = page.getByRole('region', { name: 'The attack' })
  await expect(bench).toContainText(`${needed} or more`)
})
