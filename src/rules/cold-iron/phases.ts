import type { Settings } from './settings'
import { setup } from 'xstate'

/** The game master turns to another phase. */
type PhaseEvent = { type: 'phase.bookkeeping' | 'phase.informal' | 'phase.combat' }

const play = setup({ types: { events: {} as PhaseEvent } })

/**
 * Phases of play: always in exactly one, and any leads to any other by the game master's hand
 * (CI-012).
 */
export const phases = play.createMachine({
  id: 'coldIronPhases',
  initial: 'bookkeeping',
  on: {
    'phase.bookkeeping': { target: '.bookkeeping' },
    'phase.informal': { target: '.informal' },
    'phase.combat': { target: '.combat' },
  },
  states: { bookkeeping: {}, informal: {}, combat: {} },
})

/** Whether play has gone on for so long without a fight that a reminder is due (CI-015). */
export function isPacingDue(minutes: number, settings: Pick<Settings, 'pacingMinutes'>): boolean {
  return settings.pacingMinutes > 0 && minutes >= settings.pacingMinutes
}
