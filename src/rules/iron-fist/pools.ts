import { phrase } from '../../shared/phrase'
import type { Pool, PoolThreshold } from '../system/pools'
import { counterBoundsIn } from './bounds'
import type { Deciding } from './settings'
import { counterSchema, type Counter } from './sheet'

/** IF-125: below zero nothing heals by itself; IF-115: at the bottom a wound may be mortal. */
const thresholdsOf = (counter: Counter, min: number): PoolThreshold[] =>
  counter === 'health'
    ? [
        { at: -1, words: phrase('ironFist.pool.treatment') },
        { at: min, words: phrase('ironFist.pool.mortal') },
      ]
    : [{ at: min, words: phrase('ironFist.pool.lowest') }]

/** The three counters (IF-003), within the bounds that the campaign gives them. */
export function poolsFor(settings: Deciding<'counters.min' | 'counters.max'>): Pool[] {
  const { min } = counterBoundsIn(settings)
  return counterSchema.options.map((counter) => ({
    id: counter,
    title: phrase(`ironFist.counter.${counter}`),
    on: ['character'],
    counted: { field: `counters.${counter}` },
    min,
    max: { field: `counterMax.${counter}` },
    starts: 'max',
    thresholds: thresholdsOf(counter, min),
    // IF-123: an hour of rest gives Health back; the others come back by moves alone.
    returns: counter === 'health' ? 'rest' : 'never',
    rule: counter === 'health' ? 'IF-123' : 'IF-003',
  }))
}
