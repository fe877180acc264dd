import type { ApiName } from '../../../src/campaign/api'
import type { Attempted } from '../../support/fight/rounds'
import { seed } from '../../support/fight/rounds'
import { commandNames, type Tried } from './walker'

/** What a run of steps came to: how often each command was accepted, and what failed. */
export class Tally {
  readonly #attack: string
  readonly #changed = new Map<string, number>()
  readonly #failures = new Map<string, { round: string; times: number }>()
  #accepted = 0
  #refused = 0

  constructor(attack: string) {
    this.#attack = attack
  }

  /** Counts one call. */
  count({ name, reply, hasChanged }: Pick<Tried, 'name' | 'reply' | 'hasChanged'>): void {
    if (reply.ok) this.#accepted++
    else this.#refused++
    if (hasChanged) this.#changed.set(name, (this.#changed.get(name) ?? 0) + 1)
  }

  /** Runs a round; what is thrown in it stands among the failures, with the seed that shows it. */
  async attempt(round: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
      const known = this.#failures.get(words)
      this.#failures.set(words, { round: known?.round ?? round, times: (known?.times ?? 0) + 1 })
    }
  }

  /** What failed, each thing once with the first round that shows it. */
  failures(): string[] {
    return [...this.#failures].map(
      ([words, { round, times }]) =>
        `seed ${seed}, ${round} (${times} times): ${words.slice(0, 2000)}`,
    )
  }

  /** Commands that never changed anything in the whole run. */
  never(): ApiName[] {
    return commandNames.filter((name) => !this.#changed.has(name))
  }

  /** The commands that changed something the fewest times, with how often each did. */
  rarest(): string {
    return commandNames
      .map((name) => ({ name, times: this.#changed.get(name) ?? 0 }))
      .toSorted((one, other) => one.times - other.times)
      .slice(0, 8)
      .map(({ name, times }) => `${name} ${times}`)
      .join(', ')
  }

  /** The line of the table. */
  line(told: Attempted['told'] = {}): Attempted {
    const [accepted, refused] = [this.#accepted, this.#refused]
    const failures = this.failures()
    return { attack: this.#attack, rounds: accepted + refused, accepted, refused, failures, told }
  }
}
