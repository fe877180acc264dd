import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'

// The samples as everybody has them hold evenings of the past.
test.use({ samples: 'shipped' })

test('undo asks before it goes into an earlier evening, and goes on from there unasked', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  const question = page.getByRole('dialog', { name: 'Undo something of an earlier evening?' })
  const undo = page.getByRole('button', { name: /^Undo: / })
  const last = await undo.getAttribute('aria-label')
  await page.keyboard.press('Control+z')
  await expect(question).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(undo).toHaveAccessibleName(last ?? '')
  await page.keyboard.press('Control+z')
  await expect(question.getByRole('button', { name: 'Undo it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo).not.toHaveAccessibleName(last ?? '')
  const before = await undo.getAttribute('aria-label')
  await page.keyboard.press('Control+z')
  await expect(undo).not.toHaveAccessibleName(before ?? '')
  await expect(question).toBeHidden()
  // The evening is open again, and nobody had left it going on.
  await expect(page.getByRole('dialog', { name: /is still going on$/ })).toBeHidden()
})
