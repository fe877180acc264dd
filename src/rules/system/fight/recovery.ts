import type { z } from 'zod'
import type { Phrase } from '../../../shared/phrase'
import type { Sum } from '../../../shared/term'
import type { SystemRulings } from '../settings'

/** Somebody between fights: his sheet, and what fights have left on him. */
export interface Weary {
  id: string
  name: string
  sheet: object
  /** As carried; null when nothing is left. */
  state: object | null
}

/** A figure of the state that a rest or a hand has changed. */
export interface Change {
  /** Id of the figure, one of the rules' `figures`. */
  figure: string
  from: number
  to: number
  /** How much of it went, and why; null when the game master only says so. */
  sum: Sum | null
}

/** Somebody after a rest, or after the game master's hand. */
export interface Mended {
  id: string
  state: object | null
  changes: Change[]
}

/** A figure of the state that the game master may set. `flag`: 0 or 1. */
export interface Figure {
  id: string
  label: Phrase
  kind: 'number' | 'flag'
  max: number
  /** The smallest part it is counted in. */
  step: number
  /** Whether it says how badly somebody is hurt: the more, the worse. */
  isHarm?: boolean
  /** Whether it says how tired somebody is, which is no harm: the more, the worse. */
  isWeariness?: boolean
  /** Whether a rest takes it off. */
  isRested?: boolean
  /** Of a flag: what is told of somebody when it holds, and when it holds no more. */
  told?: { yes: Phrase; no: Phrase }
}

/** How it stands with somebody who needs help, or is past it. */
export interface Plight {
  kind: 'dead' | 'dying' | 'down'
  /** Turns left to live; null where no clock runs. */
  turns: number | null
}

/** What fights leave on people, and how it goes away again. */
export interface Recovery {
  /** What outlives a fight, as stored. */
  state: z.ZodType<object>
  /** A rest as a window may send it: how long, and who cares for whom. */
  rest: z.ZodType<object>
  /** What of a combatant's state outlives his fight; null when nothing does. */
  carry(sheet: object, state: object): object | null
  figures: readonly Figure[]
  /** The figures of a state by id, fractions included. */
  read(state: object | null): Record<string, number>
  /** Lets people rest together; a phrase says why it cannot be. */
  recover(people: readonly Weary[], rest: object, rulings: SystemRulings): Mended[] | Phrase
  /** How long a rest is: minutes first, then nights, each to its morning. */
  lengthOf(rest: object): { minutes: number; nights: number }
  /** What so many minutes make of people for whom nothing is done: clocks of death run on. */
  pass(people: readonly Weary[], minutes: number, rulings: SystemRulings): Mended[]
  /** Whether somebody is dead, dying or senseless; null for one who stands. */
  plightOf(sheet: object, state: object | null): Plight | null
  /** Sets figures by hand, by id; a phrase says why not. */
  set(
    person: Weary,
    figures: Readonly<Record<string, number>>,
    rulings: SystemRulings,
  ): Mended | Phrase
}
