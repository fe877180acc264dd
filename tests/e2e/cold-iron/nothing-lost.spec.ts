import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, startTable, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginAgainst, call, newCampaign } from '../story/campaign'
import {
  beginFight,
  closeStep,
  declareAttack,
  declareUpToAttacks,
  stepHeading,
} from '../story/fight'

const attackRoll = (page: Page) =>
  page.getByRole('textbox', { name: 'Percentile roll of the attack' })
const damageDice = (page: Page) => page.getByRole('textbox', { name: /^Damage dice/ })
const bench = (page: Page, who: string) => page.getByRole('region', { name: `${who} declares` })
const rowOf = (page: Page, who: string) => page.locator('.declare-row', { hasText: who }).first()

/** Gives somebody of the sample's fight another movement than their sheet has. */
async function setMovement(page: Page, who: string, hexes: number): Promise<void> {
  const { combatants } = (await call(page, 'encounter.preparation', {
    encounterId: 'encounter-toll-bridge',
  })) as { combatants: { id: string; label: string }[] }
  const combatantId = combatants.find(({ label }) => label === who)?.id
  await call(page, 'encounter.setFigures', {
    ...{ combatantId, figures: [{ path: 'maFull', value: hexes }] },
  })
}

test('CI-231: a movement and an attack of one combatant both stand, or it is said which goes', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await setMovement(page, 'Brannoch', 8)
  await beginFight(page)
  await closeStep(page, '2 Spells begun')
  await closeStep(page, '3 Movement declared')
  await rowOf(page, 'Brannoch').click()
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Brannoch')).toContainText('Moves')
  await closeStep(page, '4 Grapples declared')
  await closeStep(page, '5 Attacks declared')

  await test.step('as far as goes with the attack', async () => {
    await rowOf(page, 'Brannoch').click()
    await page.keyboard.press('a')
    await expect(bench(page, 'Brannoch')).toContainText('With it they go 4 of the 8 hexes.')
    await bench(page, 'Brannoch')
      .getByRole('button', { name: /^Pell\b/ })
      .click()
    await expect(rowOf(page, 'Brannoch')).toContainText(/Pell.*4 hexes/)
  })

  await test.step('a movement that is too long for it takes its place, and says so before', async () => {
    await rowOf(page, 'Brannoch').click()
    await page.keyboard.press('m')
    await expect(bench(page, 'Brannoch')).toContainText('Goes with what is declared: → Pell')
    const hexes = bench(page, 'Brannoch').getByRole('spinbutton', { name: 'Hexes' })
    await hexes.fill('8')
    await expect(bench(page, 'Brannoch')).toContainText(
      'Takes the place of what is declared: → Pell',
    )
    await hexes.fill('3')
    await bench(page, 'Brannoch')
      .getByRole('button', { name: /^Declare/ })
      .click()
    await expect(rowOf(page, 'Brannoch')).toContainText(/Pell.*3 hexes/)
  })
})

test('a roll that is half typed is there again after the program was closed', async ({
  folder,
}) => {
  test.slow()
  const first = await startTable(folder)
  const { page } = first
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Ysolt', 'Wat')
  for (const next of ['6', '7', '8', '9', '10']) await closeStep(page, new RegExp(`^${next} `))
  await expect(attackRoll(page)).toBeFocused()
  await page.keyboard.type('8')
  const kept = () => call(page, 'draft.list', {}) as Promise<unknown[]>
  await expect.poll(async () => (await kept()).length).toBe(1)
  await first.app.close()

  const second = await startTable(folder, [
    join(folder, 'campaigns', 'The Lantern Company.irontable'),
  ])
  await second.page.getByRole('link', { name: 'Table' }).click()
  await expect(stepHeading(second.page, /^10 /)).toBeVisible()
  await expect(attackRoll(second.page)).toHaveValue('8')
  await attackRoll(second.page).focus()
  await second.page.keyboard.type('5')
  await second.page.keyboard.press('Enter')
  await expect(second.page.getByRole('button', { name: /^Undo: .* 85$/ })).toBeVisible()
  expect(await call(second.page, 'draft.list', {})).toEqual([])
  await second.app.close()
  expect([...first.complaints, ...second.complaints]).toEqual([])
})

test('a spell that was begun is gone on with at the bench of its caster', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await closeStep(page, '2 Spells begun')
  await rowOf(page, 'Tamsin').click()
  const name = bench(page, 'Tamsin').getByRole('combobox', { name: 'Which spell' })
  await page.keyboard.press('s')
  await page.keyboard.type('Slumber')
  await page.keyboard.press('Control+2')
  await page.keyboard.press('Control+1')
  await expect(stepHeading(page, /^2 /)).toBeVisible()
  await rowOf(page, 'Brannoch').click()
  await page.keyboard.press('Alt+Shift+K')
  const draft = page.getByRole('menuitem', { name: 'Go on with: Spell of Tamsin: Slumber' })
  await draft.press('Enter')
  await expect(name).toHaveValue('Slumber')
  await expect(name).toBeFocused()
})

test('a fight that comes on the screen again says what its open step still wants', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Ysolt', 'Wat')
  for (const next of ['6', '7', '8', '9', '10']) await closeStep(page, new RegExp(`^${next} `))
  await expect(attackRoll(page)).toBeFocused()
  const heard = page.locator('.sr-only[aria-live]')
  await page.reload()
  await expect(heard).toHaveText(/Turn 1.* Step 10: Long weapons\. One acts\.$/)
  await attackRoll(page).focus()
  await page.keyboard.press('p')
  await expect(attackRoll(page)).toBeHidden()
  await page.reload()
  await expect(heard).toHaveText(/Step 10: Long weapons\. Nothing is left to do, and it is open\.$/)
})

test('CI-141: a shot without its distance asks for it above its dice', async ({
  table,
  folder,
}) => {
  const { page } = table
  const bow = { name: 'Bow', class: 'bow', missile: true, dice: '1d6', rangeRow: 'long-bow' }
  const [archer = '', other = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system: 'cold-iron' },
    party: ['Ren', 'Odo'].map((name) => ({
      ...{ name, player: 'Ada', sheet: { hm: 8, weapons: [bow] } },
    })),
  })
  const foe = { name: 'Raider', system: 'cold-iron', sheet: {}, quantity: 2 }
  await beginAgainst(page, 'At the ford', [archer, other], foe)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Ren', 'Raider 1')
  await declareAttack(page, 'Odo', 'Raider 2')
  for (const next of ['6', '7', '8']) await closeStep(page, new RegExp(`^${next} `))
  const hexes = page.getByRole('spinbutton', { name: 'Hexes to the target' })
  const shot = page.getByRole('region', { name: 'The attack' })

  await test.step('what is said counts, and the dice come next', async () => {
    await expect(attackRoll(page)).toBeFocused()
    await expect(shot).toContainText('nothing is taken off for the range')
    await page.keyboard.press('Shift+F')
    await expect(hexes).toBeFocused()
    await page.keyboard.type('9999')
    await expect(shot.getByRole('alert')).toContainText('does not reach 9999 hexes')
    await hexes.fill('60')
    await page.keyboard.press('Enter')
    await expect(hexes).toBeHidden()
    await expect(attackRoll(page)).toBeFocused()
    expect(await inEveryTheme(page)).toEqual(clean)
    await page.keyboard.press('p')
  })

  await test.step('what is said counts too where the field is left', async () => {
    await expect(attackRoll(page)).toBeFocused()
    await page.keyboard.press('Shift+F')
    await page.keyboard.type('60')
    await page.keyboard.press('Tab')
    await expect(hexes).toBeHidden()
    await expect(shot).not.toContainText('nothing is taken off for the range')
    await page.keyboard.press('Control+z')
    await expect(hexes).toHaveValue('')
  })

  await test.step('Enter alone goes back to the dice, and a letter means what it means there', async () => {
    await expect(attackRoll(page)).toBeFocused()
    await page.keyboard.press('Shift+F')
    await page.keyboard.press('Enter')
    await expect(attackRoll(page)).toBeFocused()
    await page.keyboard.press('Shift+F')
    await expect(hexes).toBeFocused()
    await page.keyboard.press('p')
    await expect(hexes).toBeHidden()
  })
})

test('dice that are half typed stand in no other attack of the same combatant, and a roll taken back is no draft', async ({
  table: { page },
}) => {
  const back = async (heading: RegExp) => {
    await expect(async () => {
      await page.keyboard.press('Control+z')
      await expect(stepHeading(page, heading)).toBeVisible({ timeout: 500 })
    }).toPass()
  }
  const kept = async () => ((await call(page, 'draft.list', {})) as unknown[]).length
  const goToBlows = async () => {
    for (const next of ['6', '7', '8', '9', '10']) await closeStep(page, new RegExp(`^${next} `))
    await expect(attackRoll(page)).toBeFocused()
  }
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await declareUpToAttacks(page)
  await declareAttack(page, 'Ysolt', 'Wat')
  await goToBlows()
  await page.keyboard.type('8')
  await expect.poll(kept).toBe(1)

  await test.step('declared at somebody else the attack has dice of its own', async () => {
    await back(/^5 /)
    await declareAttack(page, 'Ysolt', 'Hob')
    await goToBlows()
    await expect(attackRoll(page)).toHaveValue('')
  })

  await test.step('a roll that is taken back gives way to what is typed, and is kept as no draft', async () => {
    const before = await kept()
    await page.keyboard.type('9987')
    await page.keyboard.press('Enter')
    await expect(damageDice(page)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(attackRoll(page)).toHaveValue('9987')
    await page.getByRole('link', { name: 'Notes' }).click()
    await expect(attackRoll(page)).toBeHidden()
    expect(await kept()).toBe(before)
  })
})
