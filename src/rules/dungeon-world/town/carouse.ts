import type { Band } from '../../moves/move'
import { roll } from '../roll'
import { defaultSettings, type Deciding } from '../settings/settings'

/** The price of a party, and of each bonus (DW-066). */
export const partyPrice = 100

/** What a party costs, in coins, and its dice. */
export interface CarouseInput {
  coins: number
  dice: readonly [number, number]
}

/** How a party goes; nothing below its price. */
export type Caroused =
  | { allowed: false }
  | {
      allowed: true
      bonus: number
      total: number
      band: Band
      choices: number
      outOfHand: boolean
    }

/** What coins beyond the first hundred add (DW-066; decision `carouse.partial`). */
export function partyBonus(
  coins: number,
  settings: Deciding<'carouse.partial'> = defaultSettings,
): number {
  const hundreds = coins / partyPrice
  const counted =
    settings['carouse.partial'] === 'floor' ? Math.floor(hundreds) : Math.ceil(hundreds)
  return Math.max(0, counted - 1)
}

/** Carouse (DW-066, DW-067; decision `carouse.partial`). */
export function carouse(
  { coins, dice }: CarouseInput,
  settings: Deciding<'carouse.partial' | 'xpOnMiss'> = defaultSettings,
): Caroused {
  if (coins < partyPrice) return { allowed: false }
  const bonus = partyBonus(coins, settings)
  const { total, band } = roll({ dice, modifier: bonus }, settings)
  const choices = band === '10+' ? 3 : 1
  return { allowed: true, bonus, total, band, choices, outOfHand: band === '6-' }
}
