import { phrase, type Phrase } from './phrase'

/**
 * Why a call did not do what was asked.
 * `refused`: the rules or the state of the campaign say no; shown at the control.
 * `invalid`: the call itself is malformed, a bug of ours; logged.
 * `failed`: disk, lock or corruption; a banner that says what was kept and what to do.
 */
export type ErrorCode = 'refused' | 'invalid' | 'failed'

/**
 * What a call answers that did what was asked. `reads` lists the tables a query looked at, `leftOut` the
 * texts that could not be read and so are missing from its answer.
 */
export interface Answered<Value> {
  ok: true
  value: Value
  reads?: string[]
  leftOut?: string[]
}

/** What every call answers with. */
export type Reply<Value> =
  Answered<Value> | { ok: false; error: { code: ErrorCode; message: Phrase } }

/** A `no` in words. Thrown inside a command it rolls the transaction back. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly words: Phrase

  constructor(words: Phrase, code: ErrorCode = 'refused') {
    super(words.key)
    this.name = 'Refusal'
    this.code = code
    this.words = words
  }
}

/** Stops a command because the rules or the campaign's state say no. */
export function refuse(key: string, gaps?: Record<string, string | number>): never {
  throw new Refusal(phrase(key, gaps))
}
