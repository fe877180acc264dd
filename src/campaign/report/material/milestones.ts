import type { Read } from '../../file/handles'
import { isOfOne, readMilestones, type Milestone } from '../../milestone/read'
import type { Wanted } from '../kinds'
import { asIfWithout } from './as-if-without'
import type { Entry } from './entries'

/**
 * Whether a milestone is kept from the readers of a report: a personal one is its player's own matter, told
 * to the game master and in what the players read of that one character, never to all and in no letter, unless
 * it was claimed openly, at the table.
 */
function isKeptBack(milestone: Milestone, wanted: Wanted): boolean {
  if (!isOfOne(milestone) || wanted.audience === 'gm') return false
  const { awarded_to: to, claimants } = milestone
  const isOwn = to === wanted.id || claimants.some(({ id }) => id === wanted.id)
  return wanted.audience === 'dispatch' || !isOwn
}

const deedOf = (who: string | null | undefined, deed: unknown) => `${who} ${String(deed)}`

/**
 * The milestones that a report may tell, and what happened without those it may not, as if they had bought
 * nothing: a figure that rose by itself would tell of one.
 */
export function milestonesKnown(read: Read, wanted: Wanted, entries: readonly Entry[]) {
  const all = readMilestones(read)
  const kept = all.filter((milestone) => isKeptBack(milestone, wanted))
  const ids = new Set(kept.map(({ id }) => id))
  const deeds = new Set(kept.map(({ deed, awarded_to: to }) => deedOf(to, deed.slice(0, 200))))
  const told = asIfWithout(
    entries,
    ({ about, cause }) =>
      about.some(({ id }) => ids.has(id)) ||
      (cause?.key === 'cause.milestone' && deeds.has(deedOf(about[0]?.id, cause.with?.['deed']))),
  )
  return { milestones: all.filter(({ id }) => !ids.has(id)), entries: told }
}
