import { expect } from '../app'
import type { Hands } from './hands'

const steps = 15

/** How the dice of a turn come: the percentile of each roll, and whether the foes' are the app's. */
export interface DiceOfTurn {
  roll: string
  foesHere: boolean
}

/** Runs in the page: what stands in fields, none where there are none by now. */
function typedIn(fields: Element[]): string[] {
  return fields.map((field) => (field instanceof HTMLInputElement ? field.value : ''))
}

/** Settles what is open in a step: the foes in one go if the app rolls for them. */
async function playStep(hands: Hands, dice: DiceOfTurn): Promise<void> {
  const { page } = hands
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
export async function playOut(hands: Hands, dice: DiceOfTurn): Promise<void> {
  const { page } = hands
  const heading = page.locator('#step-title')
  for (let step = 5; step <= steps;) {
    await playStep(hands, dice)
    const anyway = page.getByRole('button', { name: 'Close all the same' })
    await hands.press((await anyway.isVisible()) ? 'Shift+O' : 'Shift+Enter')
    await expect(heading).not.toHaveText(new RegExp(`^${step} `))
    const now = Number((await heading.innerText()).split(' ')[0])
    if (now < step) return
    step = now
  }
}
