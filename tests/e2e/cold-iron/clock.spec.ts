import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginFight, closeStep } from '../story/fight'

test('T1: a clock of turn and step is shown by its key, counts from the log and nudges', async ({
  table,
}) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  const clock = page.getByRole('button', { name: 'Clock of the fight' })
  await expect(clock).toHaveCount(0)
  await page.keyboard.press('Alt+j')
  await expect(clock).toContainText(/Turn 0:0\d · step 0:0\d/)
  await closeStep(page, '2 Spells begun')
  await clock.click()
  const details = page.getByRole('dialog', { name: 'Clock of the fight' })
  await expect(details.getByRole('heading', { name: /The company/ })).toBeVisible()
  await details.getByRole('spinbutton', { name: /Nudge after/ }).fill('1')
  await page.keyboard.press('Tab')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'clock')
  await page.keyboard.press('Escape')
  await page.clock.install()
  await page.clock.runFor(70_000)
  await expect(clock).toContainText(/step 1:\d\d/)
  await picture(table, 'clock-late')
  await page.keyboard.press('Alt+j')
  await expect(clock).toHaveCount(0)
})
