import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { pictureInTest } from '../picture'
import { beginAgainst, call, newCampaign } from '../story/campaign'
import { beginFight, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

const encounterId = 'encounter-toll-bridge'

/** Harm by hand, as the fight's own panel sends it. */
async function hurt(page: Page, who: string, points: number): Promise<void> {
  const event = { type: 'damage', combatantId: `combatant-${who}`, points, kind: 'real' }
  const call = { encounterId, event }
  const reply = await page.evaluate((input) => window.ironTable.call('encounter.act', input), call)
  expect(reply).toMatchObject({ ok: true })
}

test('a rest is time: who is dying is seen to first, and the dead are marked', async ({
  table,
}, info) => {
  test.slow()
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await page.keyboard.press('Shift+Enter')
  await expect(stepHeading(page, '2 Spells begun')).toBeVisible()
  await hurt(page, 'ysolt', 35)
  await hurt(page, 'maro', 4)
  await hurt(page, 'raider-3', 60)

  await test.step('the end of a fight asks first about those who are dying', async () => {
    await page.keyboard.press('Control+Shift+e')
    const question = page.getByRole('dialog', { name: 'End the fight?' })
    await expect(question).toContainText('Ysolt: 6 turns to live')
    await question.getByRole('button', { name: 'End the fight' }).click()
    await expect(page.locator('.sr-only[aria-live]')).toHaveText(
      /^How it went: .+\. Ended in turn 1/,
    )
    const needs = page.getByRole('region', { name: 'Who needs help' })
    await expect(needs).toContainText('Ysolt')
    await expect(needs).toContainText('6 turns to live')
    expect(await inEveryTheme(page)).toEqual(clean)
    await pictureInTest(table, (name) => info.outputPath(name), 'needs')
  })

  const dialog = page.getByRole('dialog', { name: 'Rest and heal' })
  const who = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await test.step('the company rests, and help is one button', async () => {
    await hands.press('Shift+R')
    await expect(who('Ysolt').first()).toBeChecked()
    await expect(who('Maro').first()).toHaveAccessibleName(/Wounds 4/)
    const foes = dialog.getByRole('group', { name: /^Who fought against them/ })
    await expect(foes.getByRole('checkbox', { name: /^Crooked Wat/ })).not.toBeChecked()
    await expect(dialog.getByRole('group', { name: 'Others' })).toBeHidden()
    await expect(dialog.getByRole('alert')).toContainText('would not see the end of it')
    await expect(dialog).toContainText('Crooked Wat will be dead')
    await dialog.getByRole('button', { name: 'Heal Ysolt by empathy' }).click()
    await expect(dialog.getByRole('alert')).toBeHidden()
    await expect(dialog).toContainText('2 Frostwane 1, 08:00')
    expect(await inEveryTheme(page)).toEqual(clean)
    await pictureInTest(table, (name) => info.outputPath(name), 'rest')
    await hands.press('Escape')
    const question = page.getByRole('dialog', { name: 'Something here is not finished' })
    await expect(question).toBeVisible()
    await hands.press('Escape')
    await expect(question).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await hands.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.locator('.sr-only[aria-live]')).toContainText('Crooked Wat is dead')
    await expect(page.getByRole('contentinfo')).toContainText('2 Frostwane 1, 08:00')
    await expect(page.getByRole('region', { name: 'Who needs help' })).toBeHidden()
    await hands.press('Escape')
  })

  await test.step('the dead are marked where the next fight is prepared', async () => {
    await hands.press('Shift+N')
    await expect(page.getByRole('heading', { name: 'Prepare New fight' })).toBeVisible()
    await hands.type('crooked')
    await expect(page.getByRole('option', { name: /Crooked Wat/ })).toContainText('dead')
    await hands.press('Enter')
    await expect(page.getByRole('region', { name: /^Foes/ })).toContainText('dead')
  })

  await test.step('the dead are marked in the tools', async () => {
    await page.getByRole('link', { name: 'Tools' }).click()
    const wat = page.getByRole('button', { name: /^Crooked Wat/ }).first()
    await expect(wat).toContainText('dead')
    await expect(wat).toHaveAttribute('aria-pressed', 'false')
  })
})

test('CI-063 those who came as a number are named where others rest, with why they do not', async ({
  table,
  folder,
}) => {
  const { page } = table
  const system = 'cold-iron'
  const [ren = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [{ name: 'Ren', player: 'Ada', sheet: {} }],
  })
  await beginAgainst(page, 'At the ford', [ren], { name: 'Raider', system, sheet: {}, quantity: 3 })
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  const fights = (await call(page, 'encounter.list', {})) as { id: string }[]
  const fight = { encounterId: fights[0]?.id ?? '' }
  const { combatants } = (await call(page, 'encounter.preparation', fight)) as {
    combatants: { id: string; label: string }[]
  }
  const struck = combatants.find(({ label }) => label !== 'Ren')
  const harm = { type: 'damage', points: 50, kind: 'fatigue', combatantId: struck?.id }
  await call(page, 'encounter.act', { ...fight, event: harm })
  await call(page, 'encounter.act', { ...fight, event: { type: 'fight.end' } })
  await page.evaluate(() => window.location.assign('#/cast'))
  await page.keyboard.press('Shift+R')
  const dialog = page.getByRole('dialog', { name: 'Rest and heal' })
  await expect(dialog.getByText(/^Not among them: Raider.*\. They came as a number/)).toBeVisible()
})
