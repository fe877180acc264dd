import type { Band } from '../../moves/move'
import { roll, type Rolled } from '../roll'
import { defaultSettings, type Deciding } from '../settings/settings'

/** What speaks for hiring on, each of which adds 1 (DW-074). */
export const offers = ['pay', 'goal', 'share', 'reputation'] as const
export type Offer = (typeof offers)[number]

/** Word is put out for help; `turnAway`: the applicants are sent away. */
export interface RecruitInput {
  offers: Record<Offer, boolean>
  forward?: number
  dice: readonly [number, number]
  turnAway?: boolean
}

/** How hiring goes; `nextForward` waits for the next time. */
export interface Recruited extends Rolled {
  bonus: number
  nextForward: 0 | -1
}

/** Whether sending applicants of this band away costs (DW-075, DW-078; `recruit.awayBands`). */
export function awayCosts(
  band: Band,
  settings: Deciding<'recruit.awayBands'> = defaultSettings,
): boolean {
  return band === '6-' || (band === '7-9' && settings['recruit.awayBands'] === 'weakAndMiss')
}

/** Recruit (DW-074 to DW-078). */
export function recruit(
  { offers: made, forward = 0, dice, turnAway = false }: RecruitInput,
  settings: Deciding<'recruit.awayBands' | 'xpOnMiss'> = defaultSettings,
): Recruited {
  const bonus = offers.filter((offer) => made[offer]).length
  const rolled = roll({ dice, modifier: bonus, forward }, settings)
  return { bonus, ...rolled, nextForward: turnAway && awayCosts(rolled.band, settings) ? -1 : 0 }
}
