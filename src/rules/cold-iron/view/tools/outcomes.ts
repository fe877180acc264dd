import type { Phrase } from '../../../../shared/phrase'
import type { Sum } from '../../../../shared/term'
import type { SearchResult } from '../../alertness/search'
import { searchTimeWords, type SearchTime } from '../../alertness/searching'
import type { TrackingEffect } from '../../alertness/tracking'
import type { Waking } from '../../alertness/waking'
import type { Warning } from '../../alertness/warning'
import { wordsIn } from '../../describe'

const { words } = wordsIn('tools')

/** What an encounter check came to (CI-037..039): who noticed, and how much warning that gives. */
export function describeWarning(name: string, warning: Warning): Phrase {
  const { spotted, turns, distance, closesInTurn, unawares, stationary } = warning
  const count = turns.total
  const hexes = distance?.total
  if (spotted) {
    if (count === 0) return words('warning.noticed', { name })
    return hexes === undefined
      ? words('warning.early', { name, count })
      : words('warning.spotted', { name, count, hexes })
  }
  if (unawares) return words('warning.unawares')
  if (stationary) return words('warning.stationary')
  if (closesInTurn !== null) {
    return hexes === undefined
      ? words('warning.closesSoon', { turn: closesInTurn })
      : words('warning.closes', { hexes, turn: closesInTurn })
  }
  return hexes === undefined
    ? words('warning.lateOnly', { count })
    : words('warning.late', { count, hexes })
}

/** How the alarm finds a sleeper (CI-048). */
export function describeWaking(name: string, { turns, mayRollOut }: Omit<Waking, 'check'>): Phrase {
  if (turns === null) return words('waking.sleepsOn', { name })
  if (turns > 0) return words('waking.later', { name, count: turns })
  return words(mayRollOut ? 'waking.rollsOut' : 'waking.now', { name })
}

/** What tracking gives, one line for each thing (CI-054), and how long it takes to find the quarry (CI-056). */
export function describeTracking(effect: TrackingEffect, time: SearchTime | null): Phrase[] {
  const { found, mayTakeLonger, tracked, backWayFound, caughtEarly } = effect
  const lines = [words(found ? 'tracking.found' : 'tracking.escapes')]
  if (found && mayTakeLonger) lines.push(words('tracking.longer'))
  if (!mayTakeLonger) lines.push(words('tracking.unnoticed', { dc: tracked }))
  if (backWayFound) lines.push(words('tracking.backWay'))
  if (caughtEarly) lines.push(words('tracking.caughtEarly'))
  return found && time ? [...lines, describeTime(time)] : lines
}

/** How long searching or tracking takes, by its result (CI-056). */
export function describeTime(time: SearchTime): Phrase {
  const { short, long } = searchTimeWords(time)
  return words('search.time', { short: `@${short.key}`, long: `@${long.key}` })
}

/** Whether a search found it, and how long it took (CI-056, CI-058). */
export function describeSearch({ found, time }: SearchResult): Phrase[] {
  const lines = [words(found ? 'search.found' : 'search.nothing')]
  return time ? [...lines, describeTime(time)] : lines
}

/** That somebody does not live to see the end of a rest, with the turns left to them (CI-062, CI-063). */
export function describeDeath(name: string, turns: number): Phrase {
  return words('rest.dies', { name, count: turns })
}

/** What a rest gave back, in points. */
export function describeRegained(
  name: string,
  { wounds, temporary, daily }: { wounds: Sum; temporary: Sum; daily: Sum },
): Phrase {
  return words('rest.regained', {
    name,
    wounds: wounds.total,
    temporary: temporary.total,
    daily: daily.total,
  })
}
