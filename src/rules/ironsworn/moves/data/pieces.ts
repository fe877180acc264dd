import type {
  Change,
  FigureChange,
  ModifierData,
  GivenData,
  StatData,
} from '../../../moves/data/move-data'
import { statSchema, type Stat } from '../../sheet'

/** Momentum of the actor up or down: of a group the one who acts has it (IS-094). */
export const momentum = (by: number, rule: string): FigureChange => ({
  on: 'actor',
  field: 'momentum',
  by,
  rule,
})

/** The party's supply up or down. */
export const supply = (by: number, rule: string): FigureChange => ({
  on: 'party',
  field: 'supply',
  by,
  rule,
})

/** A field of the actor by a figure. */
export const own = (field: string, by: number, rule: string): FigureChange => ({
  on: 'actor',
  field,
  by,
  rule,
})

/** A debility marked, or with an exclamation mark before it cleared. */
export const debility = (to: string, rule: string): Change => ({
  on: 'actor',
  field: 'debilities',
  to,
  rule,
})

/** Who is in control afterwards (IS-096). */
export const initiative = (to: 'me' | 'foe' | 'none', rule: string): Change => ({
  on: 'actor',
  field: 'initiative',
  to,
  rule,
})

/** These stats, one of which is chosen by approach. */
export const stats = (...names: Stat[]): StatData[] =>
  names.map((name) => ({ field: `stats.${name}` }))

/** Any of the five (IS-102). */
export const anyStat = stats(...statSchema.options)

/** What assets and anything else add, on top of what a move adds itself (IS-018, IS-093). */
export const adds: GivenData = { id: 'adds', min: -5, max: 9, initial: 0, adds: true }

/** One for a bond, where the move says so (IS-062). */
export const bondAdd: GivenData = { id: 'bond', min: 0, max: 1, initial: 0, adds: true }

/** One on a move made right now that is no progress move (IS-021). */
export const onNextMove = (rule: string, on: ModifierData['on'] = 'actor'): ModifierData => ({
  id: 'next',
  on,
  value: 1,
  kind: 'forward',
  scope: 'anyRoll',
  until: 'nextMove',
  rule,
})

/** One on the next roll of a certain move (IS-021). */
export const onNext = (id: string, moves: readonly string[], rule: string): ModifierData => ({
  id,
  on: 'actor',
  value: 1,
  kind: 'forward',
  scope: moves,
  until: 'nextMatching',
  rule,
})

/** What ends with a camp: whoever goes on, arrives or stays elsewhere has broken it (IS-021, IS-107). */
export const camp = ['IS-107']

/** The game master rules the price (IS-135). */
export const price = { leadsTo: [{ oneOf: ['payThePrice'] }] }

/** The tracks that moves work on; each of the four progress moves rolls its own (IS-044, IS-198). */
export const trackOf = {
  vow: { purpose: 'vow', label: 'ironsworn.track.vow' },
  // Whoever leads a segment of it rolls (IS-046, IS-108).
  journey: { purpose: 'journey', label: 'ironsworn.track.journey', isLedInTurn: true },
  foe: { purpose: 'foe', label: 'ironsworn.track.foe' },
} as const

/** Where a move of this id speaks in the catalogue. */
export const wordsOf = (id: string) => `ironsworn.${id}`
