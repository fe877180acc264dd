import { expect, test } from '../app'
import { stepHeading } from '../story/fight'
import { Hands } from '../story/hands'
import { playOut } from '../story/turn'

test('a full turn of four against six, counted', async ({ table }, info) => {
  test.slow()
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('button', { name: 'Begin the fight' }).waitFor()
  await page.keyboard.press('Shift+Enter')
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()

  const count = async (turn: string, play: () => Promise<void>) => {
    hands.keys = 0
    const begun = performance.now()
    await play()
    await expect(stepHeading(page, '1 Full defence')).toBeVisible()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const words = `${turn}: ${hands.keys} keys, ${seconds} seconds`
    process.stdout.write(`${words}\n`)
    info.annotations.push({ type: 'keystrokes', description: words })
    return hands.keys
  }

  // Everybody misses, so that everybody stands when the next turn begins.
  const fresh = await count('a turn declared from nothing, all dice typed', async () => {
    await hands.press('Alt+Enter')
    await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
    const targets = ['8', '7', '6', '5', '4', '3', '2', '1', '1', '2']
    for (const [who, target] of targets.entries()) {
      await hands.press(target)
      const left = targets.length - who - 1
      await expect(
        page.getByText(left > 0 ? /^To declare/ : 'Everyone has declared.'),
      ).toBeVisible()
    }
    await playOut(hands, { roll: '14', foesHere: false })
  })
  const again = await count('a turn declared as the one before, foes rolled here', async () => {
    await hands.press('Alt+Enter')
    await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
    const open = page.getByText('4 to declare')
    await expect(open).toBeVisible()
    await hands.press('Shift++')
    await expect(open).toBeHidden()
    await hands.press('Shift++')
    await expect(page.getByText('Everyone has declared.')).toBeVisible()
    await playOut(hands, { roll: '61', foesHere: true })
  })
  // Ten declarations, two digits and Enter for each attack, damage, and the steps themselves.
  expect(fresh).toBeLessThanOrEqual(65)
  expect(again).toBeLessThanOrEqual(55)
})
