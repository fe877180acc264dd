import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginFight, declareAttack, stepHeading } from '../story/fight'

test('keys of a fight mean something wherever the focus was left, or say that they do not', async ({
  table,
}, info) => {
  test.slow()
  const { page } = table
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const bench = (who: string) => page.getByRole('region', { name: `${who} declares` })
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)

  await test.step('digits reach the fight after a dialog gave the focus to the page', async () => {
    await page.getByRole('link', { name: 'Table' }).focus()
    await press('F1')
    await expect(page.getByRole('dialog', { name: 'Handbook' })).toBeVisible()
    await press('Escape', 'Alt+Enter')
    await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
    await page.getByRole('link', { name: 'Table' }).focus()
    await press('5')
    await expect(bench('Ysolt')).toBeVisible()
  })

  await test.step('Escape leads out of the field of a spell', async () => {
    // Who has no magic level casts nothing, and is told so (CI-018).
    await expect(bench('Ysolt').getByRole('button', { name: 'Spell' })).toBeDisabled()
    await page
      .getByRole('button', { name: /^Tamsin / })
      .first()
      .click()
    await press('s')
    await expect(bench('Tamsin').locator('input:focus')).toHaveCount(1)
    await press('Escape')
    await expect(bench('Tamsin').locator('input:focus')).toHaveCount(0)
    await press('a')
    await expect(bench('Tamsin')).toContainText('Press their number.')
  })

  await test.step('while the list has the keys, the words say so', async () => {
    await press('q')
    await page.locator('[data-stop]:not([data-stop^="group:"])').first().focus()
    await expect(bench('Tamsin')).toContainText('Numbers pick in the list')
    expect(await inEveryTheme(page)).toEqual(clean)
    await page.screenshot({ path: info.outputPath('list.png') })
    await press('Escape')
    await expect(bench('Tamsin')).toContainText('Press their number.')
  })

  await test.step('on to the next says why a step stays open', async () => {
    for (const foe of ['Hob', 'Nettle', 'Wat']) await declareAttack(page, foe, 'Brannoch')
    await press('Alt+Enter', 'Alt+Enter')
    const openAttack = page.getByText(/attacks? of this step (is|are) still open\./)
    await expect(stepHeading(page, /^(10|11|12|8) /)).toBeVisible()
    await press('Alt+Enter')
    await expect(openAttack.first()).toBeVisible()
    await press('0', 'Shift+D')
    await expect(page.getByText(/gives [+−\d]/).first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('rolled.png') })
  })
})

test('rest is the first that the palette finds, and the tool begins with real wounds', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).click()
  await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible()
  for (const typed of ['rest', 'heal']) {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.waitFor()
    await page.keyboard.type(typed)
    await expect(palette.getByRole('option').first()).toContainText('Rest and heal')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  }
})
