import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { skipN } from 'pure-rand/utils/skipN'
import { computed, shallowReactive, toRaw } from 'vue'
import type { Drawn } from '../../shared/dice/drawn'
import { diceKeys } from '../../shared/dice/rolls-within'

/** Seeds there are. */
export const seeds = 2 ** 32

/** Dice from a seed: the same seed gives the same faces, die by die. */
class SeededDice {
  readonly #generator
  /** Numbers that were drawn so far; a die takes one, now and then more, so that all faces are as likely. */
  drawn = 0

  constructor(
    readonly seed: number,
    skipped = 0,
  ) {
    const generator = xoroshiro128plus(seed)
    skipN(generator, skipped)
    this.drawn = skipped
    this.#generator = {
      next: () => {
        this.drawn++
        return generator.next()
      },
      clone: () => generator.clone(),
      getState: () => generator.getState(),
    }
  }

  /** A whole number from 0 up to, but not including, `sides`; every one equally likely. */
  below(sides: number): number {
    return uniformInt(this.#generator, 0, sides - 1)
  }
}

const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Numbers drawn one after the other, the first of a seed being 1. */
interface Draws {
  first: number
  last: number
}

let dice = new SeededDice(anySeed())
/** Enough for the longest command of dice, and for rolls that were made again before one was taken. */
const mostKept = 20_000
/** What was drawn last: which number it took, and what it showed from 0 on. */
let shownLast: { at: number; face: number }[] = []
/** What the screen shows of the dice. */
const shown = shallowReactive({ seed: dice.seed, drawn: 0 })

/** A random whole number from 0 up to, but not including, `sides`; every one equally likely. */
export function randomBelow(sides: number): number {
  const at = dice.drawn + 1
  const face = dice.below(sides)
  shown.drawn = dice.drawn
  shownLast.push({ at, face })
  if (shownLast.length > 2 * mostKept) shownLast = shownLast.slice(-mostKept)
  return face
}

/** Which draws a roll was, by the list of its faces. */
let rolls = new WeakMap<readonly number[], Draws>()

/** The app's own dice, one face for each die of these sides. */
export function rollDice(sides: readonly number[]): number[] {
  const first = dice.drawn + 1
  const faces = sides.map((each) => randomBelow(each) + 1)
  if (faces.length > 0) rolls.set(faces, { first, last: dice.drawn })
  return faces
}

/** Whether some of these dice were laid, and others are still to come. */
export function liePartly(lying: readonly number[], sides: readonly number[]): boolean {
  return lying.length > 0 && lying.length < sides.length
}

/** The app's own dice for those that do not lie yet; where all lie, or none, for all of them. */
export function rollRest(lying: readonly number[], sides: readonly number[]): number[] {
  if (!liePartly(lying, sides)) return rollDice(sides)
  return [...lying, ...rollDice(sides.slice(lying.length))]
}

/** The app's own dice: `count` faces from 1 to `sides`. */
export function rollFaces(count: number, sides: number): number[] {
  return rollDice(Array.from({ length: count }, () => sides))
}

/** Where these were drawn, counted from 0 and one after the other; the last time counts. */
function drawsOf(faces: readonly number[]): Draws[] {
  if (faces.length === 0) return []
  for (let start = shownLast.length - faces.length; start >= 0; start--) {
    if (!faces.every((face, index) => shownLast[start + index]?.face === face)) continue
    const [from, to] = [shownLast[start], shownLast[start + faces.length - 1]]
    if (from && to) return [{ first: from.at, last: to.at }]
  }
  return []
}

/**
 * Where dice of an input were drawn: a roll as it lies, or what shows the same, be it faces, digits, or
 * the number of a die.
 */
function drawsIn(value: unknown): Draws[] {
  if (typeof value === 'string') return drawsOf([...value].map(Number))
  if (typeof value === 'number') return drawsOf([value - 1])
  if (!Array.isArray(value)) return []
  if (value.some((each) => typeof each !== 'number')) return value.flatMap(drawsIn)
  const roll = rolls.get(toRaw(value))
  return roll ? [roll] : drawsOf(value.map((face) => face - 1))
}

/** Draws of all that the app has rolled in an input: `typed` says of dice whether somebody typed them. */
function rolledIn(input: unknown, isTyped = true): Draws[] {
  if (typeof input !== 'object' || input === null) return []
  const own = 'typed' in input ? input.typed !== false : isTyped
  return Object.entries(input).flatMap(([key, value]) =>
    diceKeys.includes(key) && !own ? drawsIn(value) : rolledIn(value, own),
  )
}

/**
 * Which numbers the dice of a command were drawn from, found by their faces: of what was rolled and let
 * go before, nothing is told. Undefined where the app has rolled none of them.
 */
export function drawnFor(input: unknown): Drawn | undefined {
  const draws = rolledIn(input)
  if (draws.length === 0) return undefined
  const first = Math.min(...draws.map((each) => each.first))
  const last = Math.max(...draws.map((each) => each.last))
  return { seed: dice.seed, first, count: last - first + 1 }
}

/** Begins anew with a seed: a rehearsal rolls what was rolled with it before. */
export function beginWith(seed: number): void {
  dice = new SeededDice(seed)
  shownLast = []
  rolls = new WeakMap()
  Object.assign(shown, { seed, drawn: 0 })
}

/** The faces that dice of these sides had from a draw of a seed on. */
export function rollAgain(
  { seed, first }: Omit<Drawn, 'count'>,
  sides: readonly number[],
): number[] {
  const then = new SeededDice(seed, first - 1)
  return sides.map((each) => then.below(each) + 1)
}

/** The seed of the app's dice and how often was drawn from it. */
export function useSeed() {
  return { seed: computed(() => shown.seed), drawn: computed(() => shown.drawn) }
}
