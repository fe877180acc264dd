import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, term, type Sum } from '../../../shared/term'
import { defaultSettings, type Deciding } from '../settings'

/** The two rests that heal: about an hour, and a night (IF-123, IF-124). */
export const restKinds = ['short', 'sleep'] as const
export type RestKind = (typeof restKinds)[number]

/** Rests that counted today. */
export interface RestsUsed {
  short: boolean
  sleep: boolean
}

/** One who rests: Health, how far it may rise, and today's rests. */
export interface Resting {
  health: number
  max: number
  used: RestsUsed
}

/** What a rest did, in points of Health, and why. */
export interface Rested {
  health: number
  gained: number
  used: RestsUsed
  sum: Sum
}

/**
 * Rests (IF-123 to IF-125): an hour gives 1 Health once a day, a night another 1, and the hour's
 * if that was not used yet. Below Health 0 nothing heals and nothing is used up (decision
 * `healing.marks`). Never beyond `max`; what stands higher stays.
 */
export function rest(
  kind: RestKind,
  { health, max, used }: Resting,
  settings: Deciding<'healing.marks'> = defaultSettings,
): Rested {
  const counting = kind === 'short' ? (['short'] as const) : restKinds
  if (health < 0) return { health, gained: 0, used, sum: sum([]) }
  const fresh = counting.filter((each) => !used[each])
  const terms = fresh.map((each) =>
    term(phrase(`ironFist.rest.term.${each}`), 1, each === 'short' ? 'IF-123' : 'IF-124'),
  )
  const room = Math.max(0, max - health)
  const cut = room - terms.length
  const full = term(phrase('ironFist.rest.term.full'), cut, 'IF-124')
  const gained = sum(cut < 0 ? [...terms, full] : terms)
  const marked =
    settings['healing.marks'] === 'whenRestCounts' ? fresh : fresh.slice(0, gained.total)
  return {
    health: health + gained.total,
    gained: gained.total,
    used: {
      short: used.short || marked.includes('short'),
      sleep: used.sleep || marked.includes('sleep'),
    },
    sum: gained,
  }
}

/**
 * Why a rest does nothing, in words; null when it may heal (IF-123 to IF-125, decision
 * `healing.unstableBlocksRest`).
 */
export function restRefused(
  kind: RestKind,
  { health, used }: Resting,
  isUnstable: boolean,
  settings: Deciding<'healing.unstableBlocksRest'> = defaultSettings,
): Phrase | null {
  if (health < 0) return phrase('ironFist.rest.refused.needsTreatment')
  if (isUnstable && settings['healing.unstableBlocksRest']) {
    return phrase('ironFist.rest.refused.unstable')
  }
  const isSpent = kind === 'short' ? used.short : used.short && used.sleep
  return isSpent ? phrase(`ironFist.rest.refused.${kind}`) : null
}
