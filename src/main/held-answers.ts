import type { Call, Sent } from '../campaign/api'
import { difference } from '../shared/data/difference'
import type { Reply } from '../shared/reply'

/** More than any page of ours keeps fresh. */
const most = 200

/**
 * The answers that one page holds: what it asks again is answered with what is other since. They are
 * kept as they were given, not copied, so nobody may change one that was.
 */
export class HeldAnswers {
  /** The last one to each question, and its number; those asked lately stand last. */
  readonly #held = new Map<string, { number: number; value: unknown }>()
  #last = 0

  /**
   * What to send of an answer: the whole with a number, or what is other than in the one that the page
   * says it holds; as it is where the page does not keep it, or it is an error.
   */
  send({ name, input, holds }: Partial<Call>, reply: Reply<unknown>): Sent {
    if (typeof holds !== 'number' || !reply.ok) return reply
    const question = JSON.stringify([name, input])
    const known = this.#held.get(question)
    this.#held.delete(question)
    // A page knows by its identity which it holds; and what a picture shows, a long text, is not kept twice.
    if (typeof reply.value !== 'object' || reply.value === null) return reply
    const number = ++this.#last
    this.#held.set(question, { number, value: reply.value })
    const [oldest] = this.#held.keys()
    if (this.#held.size > most && oldest !== undefined) this.#held.delete(oldest)
    if (known?.number !== holds) return { ...reply, number }
    const { value, ...beside } = reply
    return { ...beside, difference: difference(known.value, value), number }
  }
}
