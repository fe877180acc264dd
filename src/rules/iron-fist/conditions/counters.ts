import { clamp } from '../../system/bounds'
import { counterBoundsIn } from '../bounds'
import { defaultSettings, type Deciding } from '../settings'
import type { Condition, Counter } from '../sheet'

/** A counter about to change, and what was chosen for the conditions that come with it. */
export interface CounterChange {
  counter: Counter
  value: number
  /** Signed; taken in single steps (decision `conditions.unitSteps`). */
  delta: number
  /** How far the counter may rise, if not as far as the campaign lets it. One that stands higher stays. */
  max?: number
  /** Conditions active now. */
  active: readonly Condition[]
  /** Conditions to take, in the order of the steps. */
  choose?: readonly Condition[]
  /** Conditions the player wants rid of, one for each +1 (IF-076). */
  clear?: readonly Condition[]
}

/** A counter changed. `chooser` is who picks among the conditions; null when none came up. */
export interface CounterChanged {
  value: number
  activated: Condition[]
  cleared: Condition[]
  chooser: 'player' | 'gm' | null
}

/** What the campaign decided about counters and their conditions. */
export type CounterSettings = Deciding<
  | 'counters.min'
  | 'counters.max'
  | 'conditions.unitSteps'
  | 'conditions.clearCosts'
  | 'conditions.healthAuto'
>

/** Conditions each counter wakes (IF-073 to IF-075). */
export const conditionsOf: Record<Counter, readonly Condition[]> = {
  equipment: ['debt', 'unprepared'],
  spirit: ['tainted', 'infamous'],
  health: ['unstable'],
}

/** Who picks among a counter's conditions; Health has but one (IF-073, IF-074). */
const chooserOf: Record<Counter, 'player' | 'gm' | null> = {
  equipment: 'gm',
  spirit: 'player',
  health: null,
}

/**
 * Moves a counter step by step and says which conditions that wakes or clears (IF-072 to IF-076).
 * A step that ends at -1 or lower wakes one, at the floor too; when both are awake nothing more
 * happens. A +1 clears only what `clear` asks for, and costs
 * the rise itself where the campaign says so (decision `conditions.clearCosts`).
 */
export function changeCounter(
  change: CounterChange,
  settings: CounterSettings = defaultSettings,
): CounterChanged {
  const { min, max } = counterBoundsIn(settings)
  const bounds = { min, max: Math.max(change.value, Math.min(change.max ?? max, max)) }
  let { value } = change
  let awake = [...change.active]
  const activated: Condition[] = []
  const cleared: Condition[] = []
  for (const step of stepsOf(change.delta, settings)) {
    const gone = step > 0 ? clearedBy(change, awake) : undefined
    if (gone) {
      awake = awake.filter((condition) => condition !== gone)
      cleared.push(gone)
    }
    const isPaid = gone !== undefined && settings['conditions.clearCosts'] === 'insteadOfPlusOne'
    value = clamp(value + (isPaid ? step - 1 : step), bounds)
    if (step > 0 || value >= 0) continue
    const woken = wokenBy(change, awake, change.choose?.[activated.length], settings)
    if (woken) {
      awake.push(woken)
      activated.push(woken)
    }
  }
  const chooser = activated.length > 0 ? chooserOf[change.counter] : null
  return { value, activated, cleared, chooser }
}

function stepsOf(delta: number, settings: CounterSettings): number[] {
  if (delta === 0) return []
  if (!settings['conditions.unitSteps']) return [delta]
  return Array.from({ length: Math.abs(delta) }, () => Math.sign(delta))
}

function wokenBy(
  { counter }: CounterChange,
  awake: readonly Condition[],
  chosen: Condition | undefined,
  settings: CounterSettings,
): Condition | undefined {
  if (counter === 'health' && !settings['conditions.healthAuto']) return undefined
  const asleep = conditionsOf[counter].filter((condition) => !awake.includes(condition))
  return asleep.find((condition) => condition === chosen) ?? asleep[0]
}

function clearedBy(
  { counter, clear = [] }: CounterChange,
  awake: readonly Condition[],
): Condition | undefined {
  return clear.find((wanted) => awake.includes(wanted) && conditionsOf[counter].includes(wanted))
}
