import { assign, setup } from 'xstate'
import type { MissionOutcome } from '../system/mission-rules'

/** What became of a mission: how it was reported, or that it was given up. */
export type MissionFate = MissionOutcome | 'abandoned'

/** What moves a mission on. `mission.close` says who took part and whose closing roll is done. */
export type MissionEvent =
  | { type: 'mission.brief' }
  | { type: 'mission.begin' }
  | { type: 'mission.report'; outcome: MissionOutcome }
  | { type: 'mission.close'; participants: string[]; rolled: string[] }
  | { type: 'mission.abandon' }
  | { type: 'mission.reopen'; hadBegun: boolean }

/**
 * A mission's life: drafted, briefed, under way, reporting, closed. One that begins counts as
 * briefed. It ends once everyone who took part, the absent included, has made the closing roll
 * (IF-063, IF-069); one that is given up is closed at once, for that procedure is for those who
 * complete a task and report back to be paid. It can be taken up again where it was left; one that
 * was reported cannot, for its rewards are paid. Pure: the host stores the snapshot; a system
 * without a closing roll hands in its participants as `rolled`.
 */
export const missionLife = setup({
  types: {
    context: {} as { outcome: MissionFate | null },
    events: {} as MissionEvent,
  },
  guards: {
    everyoneRolled: ({ event }) =>
      event.type === 'mission.close' && event.participants.every((id) => event.rolled.includes(id)),
    wasGivenUp: ({ context }) => context.outcome === 'abandoned',
    wasGivenUpUnderWay: ({ context, event }) =>
      context.outcome === 'abandoned' && event.type === 'mission.reopen' && event.hadBegun,
  },
  actions: {
    giveUp: assign({ outcome: 'abandoned' }),
    takeUp: assign({ outcome: null }),
  },
}).createMachine({
  id: 'missionLife',
  context: { outcome: null },
  initial: 'drafted',
  states: {
    drafted: { on: { 'mission.brief': 'briefed', 'mission.begin': 'underWay' } },
    briefed: {
      on: {
        'mission.begin': 'underWay',
        'mission.abandon': { target: 'closed', actions: 'giveUp' },
      },
    },
    underWay: {
      on: {
        'mission.report': {
          target: 'reporting',
          actions: assign({ outcome: ({ event }) => event.outcome }),
        },
        'mission.abandon': { target: 'closed', actions: 'giveUp' },
      },
    },
    reporting: { on: { 'mission.close': { target: 'closed', guard: 'everyoneRolled' } } },
    closed: {
      on: {
        'mission.reopen': [
          { target: 'underWay', guard: 'wasGivenUpUnderWay', actions: 'takeUp' },
          { target: 'briefed', guard: 'wasGivenUp', actions: 'takeUp' },
        ],
      },
    },
  },
})
