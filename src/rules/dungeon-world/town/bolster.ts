import { defaultSettings, type Deciding } from '../settings'

/** Days of leisure spent on study, meditation or hard practice, and the preparation held. */
export interface BolsterInput {
  days: number
  current: number
}

/**
 * Gains preparation (DW-083; decisions `bolster.weekDays`, `bolster.monthDays`): 1 for a week or
 * more, 3 for a month or longer, on top of what is held.
 */
export function bolster(
  { days, current }: BolsterInput,
  settings: Deciding<'bolster.weekDays' | 'bolster.monthDays'> = defaultSettings,
) {
  if (days >= settings['bolster.monthDays']) return { preparation: current + 3 }
  return { preparation: current + (days >= settings['bolster.weekDays'] ? 1 : 0) }
}
