import { textUpTo } from '../../../shared/bounded'

const shape = /^([1-9]\d?)d([1-9]\d{0,2})([+-][1-9]\d?)?$/
const mostDice = 20
const mostSides = 100

/** Dice taken apart: how many, of how many sides, and what is added to their sum. */
export interface Dice {
  count: number
  sides: number
  plus: number
}

/** Dice as text, such as `2d6` or `3d8-1`: at most 20 dice of at most 100 sides. */
export const diceTextSchema = textUpTo(10).refine((text) => readDice(text) !== null)

/** Takes dice text apart; null when it is none. */
export function readDice(text: string): Dice | null {
  const parts = shape.exec(text)
  if (!parts) return null
  const dice = { count: Number(parts[1]), sides: Number(parts[2]), plus: Number(parts[3] ?? 0) }
  return dice.count <= mostDice && dice.sides <= mostSides ? dice : null
}

/** Takes dice of a sheet apart, which its schema has let through; throws for any other text. */
export function diceOf(text: string): Dice {
  const dice = readDice(text)
  if (!dice) throw new Error(`No dice: ${text}`)
  return dice
}

/** Writes dice as text. */
export function writeDice({ count, sides, plus }: Dice): string {
  const rest = plus === 0 ? '' : plus > 0 ? `+${plus}` : `${plus}`
  return `${count}d${sides}${rest}`
}
