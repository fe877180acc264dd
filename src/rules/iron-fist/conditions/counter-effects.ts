import type { Effect } from '../../moves/effect'
import { defaultSettings } from '../settings'
import type { Character, Condition, Counter } from '../sheet'
import { changeCounter, type CounterSettings } from './counters'

/** A change of one counter of a sheet, and why. */
export interface CounterCause {
  counter: Counter
  /** Signed. */
  delta: number
  /** The rule that changes it. */
  rule: string
  choose?: readonly Condition[]
  clear?: readonly Condition[]
}

/**
 * What a change of a counter does to a sheet: the figure, and each condition woken or cleared
 * (IF-072, IF-076).
 */
export function counterEffects(
  { counters, counterMax, conditions }: Character,
  { counter, delta, rule, ...chosen }: CounterCause,
  on: Effect['on'] = 'actor',
  settings: CounterSettings = defaultSettings,
): Effect[] {
  const from = counters[counter]
  const change = { counter, value: from, delta, max: counterMax[counter], active: conditions }
  const { value, activated, cleared } = changeCounter({ ...change, ...chosen }, settings)
  return [
    { on, field: `counters.${counter}`, from, to: value, rule },
    ...activated.map((each) => listEffect(on, 'conditions', each, true, 'IF-072')),
    ...cleared.map((each) => listEffect(on, 'conditions', each, false, 'IF-076')),
  ]
}

/** Puts something into a list of a sheet, or takes it out: an effect says from what to what. */
export function listEffect(
  on: Effect['on'],
  field: string,
  item: string,
  isIn: boolean,
  rule: string,
): Effect {
  return { on, field, from: isIn ? '' : item, to: isIn ? item : '', rule }
}

/** Turns a flag of a sheet on or off. */
export function switchEffect(on: Effect['on'], field: string, isOn: boolean, rule: string): Effect {
  return { on, field, from: isOn ? 'off' : 'on', to: isOn ? 'on' : 'off', rule }
}
