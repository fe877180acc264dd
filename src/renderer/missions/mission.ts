import type { OutputOf } from '../../campaign/api'
import type { MissionEvent } from '../../rules/missions/life'
import { missionLife } from '../../rules/missions/life'
import type { Tone } from '../parts/tone'

/** A mission with objectives, participants and what its end weighs. */
export type Mission = OutputOf<'mission.byId'>[number]
export type Objective = Mission['objectives'][number]
export type Participant = Mission['participants'][number]

/** The states of a mission's life, in order. */
export const lifeStates = ['drafted', 'briefed', 'underWay', 'reporting', 'closed'] as const

/** The colour beside each word of a mission's life. */
export const lifeTones: Record<Mission['status'], Tone> = {
  drafted: 'neutral',
  briefed: 'steel',
  underWay: 'ember',
  reporting: 'gold',
  closed: 'moss',
}

/** What nobody has said the end of. */
export const openObjectives = ({ objectives }: Mission): Objective[] =>
  objectives.filter(({ state }) => state === 'open')

/** Whether the mission's life allows this now: the machine that main asks, asked beforehand. */
export function canMoveOn({ status, outcome }: Mission, event: MissionEvent): boolean {
  return missionLife.resolveState({ value: status, context: { outcome } }).can(event)
}
