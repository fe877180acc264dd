import type { Locator } from '@playwright/test'
import { expect, test } from '../app'
import { Hands } from '../story/hands'

/** The names of the choices of a group, in order. */
async function namesIn(group: Locator): Promise<string[]> {
  return (await group.getByRole('radio').allInnerTexts()).map((name) => name.trim())
}

test('an arrow chooses what it moves to, however short the tap', async ({ table }) => {
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await hands.press('Control+Shift+O')
  const drawer = page.getByRole('dialog', { name: 'Oracles' })
  const likelihoods = drawer.getByRole('radiogroup', { name: 'How likely is a yes?' })
  const names = await namesIn(likelihoods)
  const first = names.findIndex((name) => name.startsWith('Fifty-fifty'))

  // Playwright lets go of a key at once; the way leads round the end and back.
  await likelihoods.getByRole('radio', { checked: true }).focus()
  for (let step = 1; step <= names.length; step++) {
    await hands.press('ArrowDown')
    const reached = likelihoods.getByRole('radio').nth((first + step) % names.length)
    await expect(reached).toBeFocused()
    await expect(reached).toBeChecked()
  }
  await hands.press('ArrowUp ArrowUp')
  const back = likelihoods.getByRole('radio').nth((first + names.length - 2) % names.length)
  await expect(back).toBeChecked()

  // With a key of the system's held, an arrow is not the group's.
  await hands.press('Shift+ArrowDown')
  await expect(back).toBeFocused()
  await expect(back).toBeChecked()
})
