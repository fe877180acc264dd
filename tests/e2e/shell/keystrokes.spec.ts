import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

const steps = 15

/** How the dice of a turn come: the percentile of each roll, and whether the foes' are the app's. */
interface DiceOfTurn {
  roll: string
  foesHere: boolean
}

/** Runs in the page: what stands in fields, none where there are none by now. */
function typedIn(fields: Element[]): string[] {
  return fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''))
}

/** Settles what is open in a step: the foes in one go if the app rolls for them. */
async function playStep(hands: Hands, page: Page, dice: DiceOfTurn): Promise<void> {
  const roll = page.getByRole('textbox', { name: 'Percentile roll of the attack' })
  const damage = page.getByRole('textbox', { name: /^Damage dice/ })
  const foes = page.getByRole('button', { name: 'Roll for the foes' })
  const next = roll.or(damage).or(page.getByText('All settled, ready to close.')).first()
  if (dice.foesHere && (await foes.isVisible())) {
    await hands.press('Shift+D')
    await expect(foes).toBeHidden()
  }
  while ((await roll.isVisible()) || (await damage.isVisible())) {
    if (await damage.isVisible()) {
      await hands.press('r Enter')
      await expect(damage).toBeHidden()
      await next.waitFor()
      continue
    }
    await hands.type(dice.roll)
    await hands.press('Enter')
    await expect.poll(() => roll.evaluateAll(typedIn)).not.toEqual([dice.roll])
    await next.waitFor()
  }
}

/** Plays from the fifth step to the end of the turn. Answers nothing: the hands have counted. */
async function playOut(hands: Hands, page: Page, dice: DiceOfTurn): Promise<void> {
  const heading = page.locator('#step-title')
  for (let step = 5; step <= steps;) {
    await playStep(hands, page, dice)
    const anyway = page.getByRole('button', { name: 'Close all the same' })
    await hands.press((await anyway.isVisible()) ? 'Shift+O' : 'Shift+Enter')
    await expect(heading).not.toHaveText(new RegExp(`^${step} `))
    const now = Number((await heading.innerText()).split(' ')[0])
    if (now < step) return
    step = now
  }
}

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
    await playOut(hands, page, { roll: '14', foesHere: false })
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
    await playOut(hands, page, { roll: '61', foesHere: true })
  })
  // Ten declarations, two digits and Enter for each attack, damage, and the steps themselves.
  expect(fresh).toBeLessThanOrEqual(65)
  expect(again).toBeLessThanOrEqual(55)
})
