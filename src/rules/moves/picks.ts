import { phrase, type Phrase } from '../../shared/phrase'
import type { Choice } from './effect'

/** How many picks a choice asks for: no more than can be taken. */
export function picksDue({ picks, count, distinct }: Choice): number {
  const open = picks.filter(({ barred }) => !barred).length
  return distinct ? Math.min(count, open) : count
}

/** The picks where there is nothing to choose between; null where somebody has to choose. */
export function onlyPicks(choice: Choice): string[] | null {
  const open = choice.picks.filter(({ barred }) => !barred).map(({ id }) => id)
  if (choice.upTo) return null
  if (choice.distinct) return open.length === picksDue(choice) ? open : null
  const [only, ...others] = open
  return only !== undefined && others.length === 0
    ? Array.from({ length: picksDue(choice) }, () => only)
    : null
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
