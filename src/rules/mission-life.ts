import { assign, setup } from 'xstate'
import type { MissionOutcome } from './end-of-mission'

/** What moves a mission on. `mission.close` says who took part and whose closing roll is done. */
export type MissionEvent =
  | { type: 'mission.begin' }
  | { type: 'mission.report'; outcome: MissionOutcome }
  | { type: 'mission.close'; participants: string[]; rolled: string[] }

/**
 * A mission's life: drafted, under way, reporting, closed. It ends once everyone who took part,
 * the absent included, has made the closing roll (IF-063, IF-069). Pure: the host stores the
 * snapshot; a system without a closing roll hands in its participants as `rolled`.
 */
export const missionLife = setup({
  types: {
    context: {} as { outcome: MissionOutcome | null },
    events: {} as MissionEvent,
  },
  guards: {
    everyoneRolled: ({ event }) =>
      event.type === 'mission.close' && event.participants.every((id) => event.rolled.includes(id)),
  },
}).createMachine({
  id: 'missionLife',
  context: { outcome: null },
  initial: 'drafted',
  states: {
    drafted: { on: { 'mission.begin': 'underWay' } },
    underWay: {
      on: {
        'mission.report': {
          target: 'reporting',
          actions: assign({ outcome: ({ event }) => event.outcome }),
        },
      },
    },
    reporting: { on: { 'mission.close': { target: 'closed', guard: 'everyoneRolled' } } },
    closed: { type: 'final' },
  },
})
