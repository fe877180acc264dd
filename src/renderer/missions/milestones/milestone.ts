import type { OutputOf } from '../../../campaign/api'
import type { MilestoneRules } from '../../../rules/moves/milestone'
import type { Tone } from '../../parts/tone'
import type { Mission, Participant } from '../mission'

/** A milestone with who claims it, who objects, and what became of it. */
export type Milestone = OutputOf<'milestone.list'>[number]

/** Where a milestone stands. */
export type MilestoneState = 'pending' | 'denied' | 'nobody' | 'held' | 'spent'

/** The colour beside each word of a milestone's state. */
export const stateTones: Record<MilestoneState, Tone> = {
  pending: 'gold',
  denied: 'neutral',
  nobody: 'neutral',
  held: 'moss',
  spent: 'steel',
}

/** What became of a milestone so far (IF-059 to IF-062). */
export function stateOf({ gm, awarded_to: to, exchanged_for: what }: Milestone): MilestoneState {
  if (gm !== 'confirmed') return gm
  if (to === null) return 'nobody'
  return what === null ? 'held' : 'spent'
}

/** The milestones that matter to a mission: its own, and personal ones that belong to none. */
export function milestonesOf(all: readonly Milestone[], { id }: Pick<Mission, 'id'>): Milestone[] {
  return all.filter(
    ({ kind, mission_id: missionId }) =>
      missionId === id || (kind === 'personal' && missionId === null),
  )
}

/**
 * Those that a character holds and may still put on the closing roll of a mission: its own, and personal ones
 * that belong to none, which are related to it by that (IF-060, IF-068).
 */
export function spendable(
  all: readonly Milestone[],
  missionId: string,
  { id }: Pick<Participant, 'id'>,
): Milestone[] {
  return milestonesOf(all, { id: missionId }).filter(
    (each) => each.awarded_to === id && stateOf(each) === 'held',
  )
}

/** Who would get it if the GM confirmed it now (IF-061, IF-062). */
export function wouldGoTo(
  rules: MilestoneRules,
  { kind, claimants, objectors }: Milestone,
  agreedOn: string | null,
): string | null {
  return rules.awardedTo({
    kind,
    agreedOn,
    gm: 'confirmed',
    claimants: claimants.map(({ id }) => id),
    objections: objectors.length,
  })
}
