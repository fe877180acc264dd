import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { skipN } from 'pure-rand/utils/skipN'
import { computed, shallowReactive } from 'vue'
import type { Drawn } from '../../shared/drawn'

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

/** The app's own dice: `count` faces from 1 to `sides`. */
export function rollFaces(count: number, sides: number): number[] {
  return Array.from({ length: count }, () => randomBelow(sides) + 1)
}

/** The app's own dice, one face for each die of these sides. */
export function rollDice(sides: readonly number[]): number[] {
  return sides.flatMap((each) => rollFaces(1, each))
}

/** Where dice stand in what is sent. */
const diceKeys = ['dice', 'faces', 'rolls', 'roll', 'face', 'die']

/**
 * What dice in an input may have been drawn as, counted from 0: faces one by one, digits, or one number
 * of two digits, where 100 lies as 00.
 */
function readings(value: unknown): number[][] {
  if (typeof value === 'string') return [[...value].map(Number)]
  if (typeof value === 'number') return [[value - 1], [Math.trunc(value / 10) % 10, value % 10]]
  if (!Array.isArray(value)) return []
  const isFaces = value.every((each) => typeof each === 'number')
  return isFaces ? [value.map((face) => face - 1)] : value.flatMap(readings)
}

/** All that the app has rolled in the input of a command: `typed` says of dice whether they were typed. */
function rolledIn(input: unknown, isTyped = true): number[][] {
  if (typeof input !== 'object' || input === null) return []
  const own = 'typed' in input ? input.typed !== false : isTyped
  return Object.entries(input).flatMap(([key, value]) =>
    diceKeys.includes(key) && !own ? readings(value) : rolledIn(value, own),
  )
}

/** Where these faces were drawn, one after the other; the last time counts. Null for nowhere. */
function drawsOf(faces: readonly number[]): { first: number; last: number } | null {
  if (faces.length === 0) return null
  for (let start = shownLast.length - faces.length; start >= 0; start--) {
    if (!faces.every((face, index) => shownLast[start + index]?.face === face)) continue
    const [from, to] = [shownLast[start], shownLast[start + faces.length - 1]]
    if (from && to) return { first: from.at, last: to.at }
  }
  return null
}

/**
 * Which numbers the dice of a command were drawn from, found by their faces: of what was rolled and let
 * go before, nothing is told. Undefined where the app has rolled none of them.
 */
export function drawnFor(input: unknown): Drawn | undefined {
  const draws = rolledIn(input).flatMap((faces) => drawsOf(faces) ?? [])
  if (draws.length === 0) return undefined
  const first = Math.min(...draws.map((each) => each.first))
  const last = Math.max(...draws.map((each) => each.last))
  return { seed: dice.seed, first, count: last - first + 1 }
}

/** Begins anew with a seed: a rehearsal rolls what was rolled with it before. */
export function beginWith(seed: number): void {
  dice = new SeededDice(seed)
  shownLast = []
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
