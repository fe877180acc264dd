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
/** What of the draws a command has told of already. */
let told = 0
/** What the screen shows of the dice. */
const shown = shallowReactive({ seed: dice.seed, drawn: 0 })

/** A random whole number from 0 up to, but not including, `sides`; every one equally likely. */
export function randomBelow(sides: number): number {
  const face = dice.below(sides)
  shown.drawn = dice.drawn
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

/** What was drawn since this was asked last, for the command that takes it; undefined where nothing was. */
export function takeDrawn(): Drawn | undefined {
  const drawn = { seed: dice.seed, first: told + 1, count: dice.drawn - told }
  told = dice.drawn
  return drawn.count > 0 ? drawn : undefined
}

/** Begins anew with a seed: a rehearsal rolls what was rolled with it before. */
export function beginWith(seed: number): void {
  dice = new SeededDice(seed)
  told = 0
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
