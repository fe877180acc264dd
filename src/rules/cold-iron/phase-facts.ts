import type { Phase } from './phases'
import type { Settings } from './settings'

/** How a phase of play keeps time, and whether its spells are rolled for (CI-012, CI-013). */
export interface PhaseFacts {
  /** `estimate`: set by the game master's hand; `turns`: five seconds each. */
  clock: 'none' | 'estimate' | 'turns'
  spellRollNeeded: boolean
}

/** What holds in a phase of play (CI-012, CI-013). */
export const phaseFacts: Record<Phase, PhaseFacts> = {
  bookkeeping: { clock: 'none', spellRollNeeded: false },
  informal: { clock: 'estimate', spellRollNeeded: true },
  combat: { clock: 'turns', spellRollNeeded: true },
}

/** Whether play has gone on for so long without a fight that a reminder is due (CI-015). */
export function isPacingDue(minutes: number, settings: Pick<Settings, 'pacingMinutes'>): boolean {
  return settings.pacingMinutes > 0 && minutes >= settings.pacingMinutes
}
