import { phrase, type Phrase } from '../../shared/phrase'
import type { Choice } from './effect'

/** How many picks a choice asks for: no more than can be taken. */
export function picksDue({ picks, count, distinct }: Choice): number {
  const open = picks.filter(({ barred }) => !barred).length
  return distinct ? Math.min(count, open) : count
}

/**
 * Why these picks cannot be taken from this choice, in words; null when they can. Asks for
 * exactly `count` of those on offer, or `fewer` where the rest make no sense any more, none
 * twice where they must differ.
 */
export function pickRefusal(
  choice: Choice | null,
  picks: readonly string[],
  fewer = false,
): Phrase | null {
  if (!choice) return picks.length > 0 ? phrase('runner.refused.nothingToPick') : null
  for (const id of picks) {
    const offered = choice.picks.find((pick) => pick.id === id)
    if (!offered) return phrase('runner.refused.notOffered')
    if (offered.barred) return offered.barred
  }
  if (choice.distinct && new Set(picks).size < picks.length) return phrase('runner.refused.twice')
  const due = picksDue(choice)
  const fits = picks.length === due || ((fewer || choice.upTo) && picks.length < due)
  return fits ? null : phrase('runner.refused.count', { count: due })
}
