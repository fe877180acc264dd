import fc from 'fast-check'

/** Chance that can be had again: everything it draws follows from its seed (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0, below `limit`. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  /** A whole number between both, either included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1)
  }

  /** True once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0
  }

  /** One of a list; undefined where it is empty. */
  of<Item>(list: readonly Item[]): Item | undefined {
    return list[this.below(list.length)]
  }

  /** Some of a list in any order, none twice. */
  some<Item>(list: readonly Item[], count: number): Item[] {
    return list
      .map((item) => ({ item, key: this.below(2 ** 31) }))
      .toSorted((one, other) => one.key - other.key)
      .slice(0, count)
      .map(({ item }) => item)
  }

  /** One value of an arbitrary. */
  draw<Value>(arbitrary: fc.Arbitrary<Value>): Value {
    const [value] = fc.sample(arbitrary, { numRuns: 1, seed: this.below(2 ** 31) })
    return value as Value
  }
}
