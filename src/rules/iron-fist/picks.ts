import { phrase, type Phrase } from '../../shared/phrase'
import type { Choice } from '../moves/effect'

/**
 * Why these picks cannot be taken from this choice, in words; null when they can.
 * Asks for exactly `count` picks, of those on offer, none twice where they must differ (IF-004).
 */
export function picksRefused(choice: Choice | null, picks: readonly string[]): Phrase | null {
  if (!choice) return picks.length > 0 ? phrase('ironFist.refused.nothingToPick') : null
  const strange = strangePick(choice, picks)
  if (strange) return strange
  if (picks.length === choice.count) return null
  return phrase('ironFist.refused.count', { count: choice.count })
}

/** As `picksRefused`, but silent about how many there are. */
export function strangePick(choice: Choice, picks: readonly string[]): Phrase | null {
  for (const id of picks) {
    const offered = choice.picks.find((pick) => pick.id === id)
    if (!offered) return phrase('ironFist.refused.notOffered')
    if (offered.barred) return offered.barred
  }
  const repeats = new Set(picks).size < picks.length
  return choice.distinct && repeats ? phrase('ironFist.refused.twice') : null
}
