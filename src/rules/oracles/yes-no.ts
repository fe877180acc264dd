/** How likely a yes is thought to be before the question is put. */
export type Likelihood = 'almostCertain' | 'likely' | 'fiftyFifty' | 'unlikely' | 'smallChance'

/** From which total of a d100 on the answer is yes (IS-143). */
const thresholds: Record<Likelihood, number> = {
  almostCertain: 11,
  likely: 26,
  fiftyFifty: 51,
  unlikely: 76,
  smallChance: 91,
}

/** The five odds, likeliest first. */
export const likelihoods: readonly Likelihood[] = [
  'almostCertain',
  'likely',
  'fiftyFifty',
  'unlikely',
  'smallChance',
]

/** The chance of a yes in a hundred (IS-143). */
export function chanceOfYes(likelihood: Likelihood): number {
  return 101 - thresholds[likelihood]
}

/** Whether both digits of a d100 are the same; 100 is read 00 and counts (IS-144, IS-196). */
export function isDouble(roll: number): boolean {
  return roll === 100 || (roll > 9 && roll % 11 === 0)
}

/** An answer: yes or no, and whether it is an extreme one. */
export interface Answer {
  answer: 'yes' | 'no'
  isExtreme: boolean
}

/** Reads a d100, 1–100, as the answer to a yes-or-no question (IS-143, IS-144). */
export function readAnswer(likelihood: Likelihood, roll: number): Answer {
  return { answer: roll >= thresholds[likelihood] ? 'yes' : 'no', isExtreme: isDouble(roll) }
}
