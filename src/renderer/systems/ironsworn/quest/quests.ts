import type { OutputOf } from '../../../../campaign/api'
import { progressBandOdds } from '../../../../rules/ironsworn/figures/odds'
import type { BandOdds } from '../../../../rules/moves/odds'
import type { Rank } from '../../../../rules/tracks/progress'
import type { MoveOpening } from '../../../stores/move-runner'
import { system } from '../people'

type Track = OutputOf<'track.list'>[number]

/** What a quest is: a vow that was sworn, or a journey. */
export const purposes = ['vow', 'journey'] as const
export type Purpose = (typeof purposes)[number]

/** A vow or a journey that is still open. */
export interface Quest {
  track: Track
  purpose: Purpose
  rank: Rank
  /** The characters whose it is. */
  owners: { id: string; name: string }[]
  /** The odds of bringing it to its end just now. */
  odds: BandOdds[]
}

/** The moves of a quest by its purpose: how it begins, comes nearer, ends. */
export const movesOf = {
  vow: { begin: 'swearAnIronVow', step: 'reachAMilestone', finish: 'fulfillYourVow' },
  journey: {
    begin: 'undertakeAJourney',
    step: 'undertakeAJourney',
    finish: 'reachYourDestination',
  },
} as const

/** The open vows, then the open journeys, of this system. */
export function openQuests(tracks: readonly Track[]): Quest[] {
  return purposes.flatMap((purpose) =>
    tracks.flatMap((track): Quest[] => {
      const { rank, state, about } = track
      const isOwn = track.system === system && track.purpose === purpose
      if (!isOwn || rank === null || state !== 'open') return []
      const owners = about.flatMap(({ type, id, name }) =>
        type === 'character' ? { id, name } : [],
      )
      return [{ track, purpose, rank, owners, odds: progressBandOdds(track.value) }]
    }),
  )
}

/**
 * The runner, opened at a move on this quest, or at any, by the first of those whose it is and who are of the
 * company still.
 */
export function openingOn(
  { track, purpose, owners }: Quest,
  company: readonly { id: string }[],
  move?: string,
): MoveOpening {
  const owner = owners.find(({ id }) => company.some((each) => each.id === id))
  return {
    system,
    ...(move ? { move } : {}),
    tracks: { [purpose]: track.id },
    ...(owner ? { actor: { type: 'character', id: owner.id } } : {}),
  }
}
