import { clamp, counterBounds } from './bounds'
import type { Condition, Counter } from './sheet'

/** A counter about to change, and what was chosen for the conditions that come with it. */
export interface CounterChange {
  counter: Counter
  value: number
  /** Signed; taken in single steps (decision `conditions.unitSteps`). */
  delta: number
  /** How far the counter may rise; +3 unless the sheet says less. One that stands higher stays. */
  max?: number
  /** Conditions active now. */
  active: readonly Condition[]
  /** Conditions to take, in the order of the steps (decision `conditions.choiceOrder`). */
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

interface Bound {
  conditions: readonly Condition[]
  /** Who picks; null for Health, where only Suffer Harm marks one (IF-075). */
  chooser: 'player' | 'gm' | null
}

const boundTo: Record<Counter, Bound> = {
  equipment: { conditions: ['debt', 'unprepared'], chooser: 'gm' },
  spirit: { conditions: ['tainted', 'infamous'], chooser: 'player' },
  health: { conditions: ['unstable'], chooser: null },
}

/**
 * Moves a counter step by step and says which conditions that wakes or clears (IF-072 to IF-076).
 * A step that ends at -1 or lower wakes one, at the floor too; when both are awake nothing more
 * happens (decision `conditions.bothActive`). A +1 clears only what `clear` asks for.
 */
export function changeCounter(change: CounterChange): CounterChanged {
  const ceiling = Math.max(change.value, change.max ?? counterBounds.max)
  const bounds = { min: counterBounds.min, max: ceiling }
  const step = Math.sign(change.delta)
  let { value } = change
  let awake = [...change.active]
  const activated: Condition[] = []
  const cleared: Condition[] = []
  for (let taken = 0; taken < Math.abs(change.delta); taken += 1) {
    value = clamp(value + step, bounds)
    if (step > 0) {
      const gone = clearedBy(change, awake)
      awake = awake.filter((condition) => condition !== gone)
      if (gone) cleared.push(gone)
    } else if (value < 0) {
      const woken = wokenBy(change, awake, change.choose?.[activated.length])
      if (woken) {
        awake.push(woken)
        activated.push(woken)
      }
    }
  }
  const { chooser } = boundTo[change.counter]
  return { value, activated, cleared, chooser: activated.length > 0 ? chooser : null }
}

function wokenBy(
  { counter }: CounterChange,
  awake: readonly Condition[],
  chosen: Condition | undefined,
): Condition | undefined {
  const { conditions, chooser } = boundTo[counter]
  if (chooser === null) return undefined
  const asleep = conditions.filter((condition) => !awake.includes(condition))
  return asleep.find((condition) => condition === chosen) ?? asleep[0]
}

function clearedBy(
  { counter, clear = [] }: CounterChange,
  awake: readonly Condition[],
): Condition | undefined {
  const { conditions } = boundTo[counter]
  return clear.find((wanted) => awake.includes(wanted) && conditions.includes(wanted))
}
