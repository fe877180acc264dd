/** Where dice stand in what is sent, beside or below `typed`, which says whether somebody typed them. */
export const diceKeys: readonly string[] = ['dice', 'faces', 'rolls', 'roll', 'face', 'die']

/** Where figures stand that somebody typed for a step, dice of damage among them. */
const figureKeys: readonly string[] = ['answers', 'input']

/** The most dice of one roll. */
const mostDice = 60

/** Where it is said whose dice are, one before the other: by an id, or as somebody who has one. */
const whoseKeys = ['helper', 'actor', 'member', 'combatantId', 'characterId', 'npcId'] as const

/** A roll in what was sent, as it is typed. */
export interface RollWithin {
  typed: string
  /** The key of a figure that was typed, as `damage`; null for dice. */
  figure: string | null
  /** Id of whose it is; null where nobody is named. */
  who: string | null
}

/** Gives a roll another text; a figure may be nothing that was done. */
type Change = (roll: RollWithin) => string

const diceOf = (typed: string): RollWithin => ({ typed, figure: null, who: null })

/** Whose it is, by what is sent with it. */
function whoIn(value: object): string | null {
  for (const key of whoseKeys) {
    const who: unknown = Reflect.get(value, key)
    if (typeof who === 'string') return who
    const id: unknown = typeof who === 'object' && who !== null ? Reflect.get(who, 'id') : undefined
    if (typeof id === 'string') return id
  }
  return null
}

const isNumbers = (value: readonly unknown[]): value is number[] =>
  value.every((each) => typeof each === 'number')

/** Dice with another text: faces apart from each other by spaces, one number, or the digits of an open end. */
function changedDice(value: unknown, key: string, change: Change): unknown {
  // The number of a die among others is none of its faces.
  if (key === 'die') return value
  if (typeof value === 'number') return Number(change(diceOf(String(value))))
  if (typeof value === 'string') return /^[\d ]+$/.test(value) ? change(diceOf(value)) : value
  if (!Array.isArray(value)) return changed(value, true, change)
  if (value.length === 0) return value
  if (!isNumbers(value)) return value.map((each) => changedDice(each, key, change))
  return facesIn(change(diceOf(value.join(' '))).trim(), value.length)
}

/** The faces of so many dice as they are typed: apart from each other, or a digit each in one go. */
function facesIn(text: string, count: number): number[] {
  const isOneGo = count > 1 && text.length === count && /^\d+$/.test(text)
  return (isOneGo ? [...text] : text.split(/\s+/)).map(Number)
}

/** Figures with another text; what is no figure stays. */
function changedFigures(value: object, change: Change): object {
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [
    key,
    typeof each === 'number' && Number.isInteger(each) && each >= 0
      ? Number(change({ typed: String(each), figure: key, who: null }))
      : each,
  ])
  return Object.fromEntries(entries)
}

function changed(value: unknown, isRolled: boolean, change: Change): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => changed(each, isRolled, change))
  const own = isRolled || 'typed' in value
  let isTyped = false
  const naming: Change = (roll) => change({ ...roll, who: roll.who ?? whoIn(value) })
  const noting: Change = (roll) => {
    const text = naming(roll)
    isTyped ||= text !== roll.typed
    return text
  }
  const changedAt = (key: string, each: unknown): unknown => {
    if (own && diceKeys.includes(key)) return changedDice(each, key, noting)
    const isFigures = figureKeys.includes(key) && typeof each === 'object' && each !== null
    return isFigures && !Array.isArray(each)
      ? changedFigures(each, naming)
      : changed(each, own, naming)
  }
  const entries = Object.entries(value).map(([key, each]) => [key, changedAt(key, each)])
  const whole: Record<string, unknown> = Object.fromEntries(entries)
  return isTyped && 'typed' in value ? { ...whole, typed: true } : whole
}

/**
 * The rolls in what was sent, in their order, each as it is typed: "5 3", or the digits of an open end,
 * with whose it is; and the figures that were typed with them, each with its key. None where all it has are figures of 0.
 */
export function rollsWithin(input: unknown): RollWithin[] {
  const rolls: RollWithin[] = []
  let isDone = false
  changed(input, false, (roll) => {
    rolls.push(roll)
    isDone ||= roll.figure === null || Number(roll.typed) !== 0
    return roll.typed
  })
  return isDone ? rolls : []
}

/**
 * What was sent, with these rolls in place of its own; whatever is other than before counts as typed.
 * Undefined where there are more or fewer of them than it has, or one is none.
 */
export function withRolls(input: unknown, rolls: readonly string[]): unknown {
  const isRoll = (text: string) =>
    /^\s*\d{1,40}(\s+\d{1,4})*\s*$/.test(text) && text.trim().split(/\s+/).length <= mostDice
  if (rolls.length !== rollsWithin(input).length || !rolls.every(isRoll)) return undefined
  let next = 0
  return changed(
    input,
    false,
    ({ typed }) => rolls[next++]?.trim().replaceAll(/\s+/g, ' ') ?? typed,
  )
}
