import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call, newCampaign } from '../story/campaign'
import { beginFight, stepHeading } from '../story/fight'

test('the table: fights first, everybody of the company, and no fight that nobody is in', async ({
  table,
}, info) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  const fights = page.getByRole('region', { name: 'Fights' })
  await expect(fights).toBeVisible()

  await test.step('the fight that waits stands before the company, which is there by its system', async () => {
    const company = page.getByRole('region', { name: 'The company: Cold Iron' })
    await expect(company.getByRole('article')).toHaveCount(4)
    const box = async (region: typeof fights) => (await region.boundingBox())?.y ?? 0
    expect(await box(fights)).toBeLessThan(await box(company))
    await expect(company.getByRole('button', { name: /make a move/i })).toHaveCount(0)
    for (const [width, height] of [
      [1024, 640],
      [1440, 900],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`bookkeeping-${width}.png`) })
      await company.scrollIntoViewIfNeeded()
      await page.screenshot({ path: info.outputPath(`company-${width}.png`) })
    }
    expect(await inEveryTheme(page)).toEqual(clean)
    await company.getByRole('button', { name: 'Go to the card of Ysolt' }).click()
    await expect(page.getByRole('article', { name: 'Ysolt' })).toBeFocused()
    await page.keyboard.press('Control+1')
  })

  await test.step('a fight with nobody in it goes when it is left, and undo brings it back', async () => {
    const made = fights.getByRole('heading', { name: 'New fight' })
    for (const leave of ['Escape', 'Control+2'] as const) {
      await page.keyboard.press('Shift+N')
      await expect(page.getByRole('heading', { name: 'Prepare New fight' })).toBeVisible()
      await page.keyboard.press(leave)
      await expect(
        page.getByRole('button', { name: /^Undo: Remove the fight New fight/ }),
      ).toBeVisible()
      await page.keyboard.press('Control+1')
      await expect(fights).toBeVisible()
      await expect(made).toHaveCount(0)
    }
    await page.keyboard.press('Control+z')
    await expect(made).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(made).toHaveCount(0)
    // One with somebody in it is kept.
    await page.keyboard.press('Shift+N')
    await expect(page.getByRole('combobox', { name: 'Put into the fight' })).toBeFocused()
    await page.keyboard.type('ysolt')
    await expect(page.getByRole('option', { selected: true })).toContainText('Ysolt')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Party/ })).toContainText('Ysolt')
    await page.keyboard.press('Escape')
    await expect(made).toBeVisible()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(made).toHaveCount(0)
  })

  await test.step('the last declarations close unasked only where nobody is passed over', async () => {
    await resize(table, 1024, 640)
    await beginFight(page)
    await page.keyboard.press('Alt+Enter')
    await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
    await page.keyboard.press('Shift+Enter')
    const question = page.locator('.fight-panel').getByText(/have declared nothing\. Close again/)
    await expect(question).toContainText('Brannoch, Ysolt, Maro, Tamsin, and 6 more')
    await page.screenshot({ path: info.outputPath('undeclared-1024.png') })
    await page.keyboard.press('w')
    await expect(question).toBeHidden()
    await page.keyboard.press('Shift+Enter')
    await expect(question).toBeVisible()
    await page.keyboard.press('Shift+Enter')
    await expect(stepHeading(page, '6 Movement')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
    await page.getByRole('radio', { name: 'Full' }).click()
    await page.locator('.fight-panel').focus()
    await page.keyboard.press('Shift+Enter')
    // What is rolled for the foes is not declared for them: they are named here as well.
    await expect(question).toContainText('Ysolt, Maro, Tamsin, Hob, and 5 more')
    await page.keyboard.press('Shift+Enter')
    await expect(stepHeading(page, '5 Attacks declared')).toBeHidden()
  })
})

test('CI-216 a card says what is destroyed, which its figures count still', async ({
  table,
  folder,
}) => {
  const { page } = table
  const system = 'cold-iron'
  const sheet = { d: 16, parryMode: 'shield', shield: { name: 'Round shield', hp: 12 } }
  const [id = ''] = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: [{ name: 'Ren', player: 'Ada', sheet }],
  })
  const who = { type: 'character', id }
  const card = page.getByRole('region', { name: 'The company' }).getByRole('article')
  for (const [shieldDamage, count] of [
    [11, 0],
    [12, 1],
  ] as const) {
    await call(page, 'condition.set', { system, who, figures: { shieldDamage } })
    await expect(card).toContainText(`Shield damage ${shieldDamage}`)
    await expect(card.getByText('Round shield: destroyed')).toHaveCount(count)
  }
})
