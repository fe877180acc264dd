import { half } from '../roll'
import { defaultSettings, type Deciding } from '../settings'

/** One who settles in to rest. */
export interface CampInput {
  hp: number
  maxHp: number
  rations: number
  /** Whether the meal is of one's own food (DW-054). */
  ownFood: boolean
  /** Whether the sleep was a few hours without a break (DW-053). */
  slept: boolean
}

/** Hit points and rations afterwards; `noRation` is for the GM to weigh. */
export interface Camped {
  hp: number
  rations: number
  flag: 'noRation' | null
}

/**
 * Makes camp (DW-051, DW-053, DW-054; decisions `camp.noRation`, `camp.interrupted`,
 * `rounding`): a ration of one's own food, and half the maximum of hit points back.
 */
export function makeCamp(
  { hp, maxHp, rations, ownFood, slept }: CampInput,
  settings: Deciding<'camp.noRation' | 'camp.interrupted' | 'rounding'> = defaultSettings,
): Camped {
  const isHungry = ownFood && rations === 0
  const isRested = slept || settings['camp.interrupted'] === 'heals'
  const heals = isRested && !(isHungry && settings['camp.noRation'] === 'noHeal')
  return {
    hp: heals ? Math.max(hp, Math.min(maxHp, hp + half(maxHp, settings))) : hp,
    rations: ownFood ? Math.max(0, rations - 1) : rations,
    flag: isHungry ? 'noRation' : null,
  }
}
