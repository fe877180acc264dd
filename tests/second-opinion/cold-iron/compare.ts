import type { Figures } from './case'
import { notShown } from './play'

/** Names of one and the same defence. */
const same: Record<string, string> = { Db: 'Dodge', DodgeVsLong: 'Dodge', parryForDown: 'D' }

/** Reasons the program calls by one name. */
const reasons: Record<string, string> = {
  third: 'crowded',
  fourth: 'crowded',
  rear: 'crowded',
  parryForFriend: 'helperParry',
  defendOnly: 'helperParry',
  popUp: 'popOut',
  horde: 'obviousHorde',
  quarryFighter: 'quarry',
  damageThisTurn: 'hurt',
  fatigueThisTurn: 'hurt',
  stance: 'casting',
  wokenByBlow: 'woken',
  readying: 'readyOne',
  inHtH: 'inHandToHand',
}

/** What differs between the figures of a case and those of the program; unknown keys differ, too. */
export function differences(expected: Figures, played: Figures, at = ''): string[] {
  return Object.entries(expected).flatMap(([key, wanted]) => {
    if (key === 'n' || key in notShown) return []
    const path = at === '' ? key : `${at}.${key}`
    if (!(key in played)) return [`${path}: no figure for ${JSON.stringify(wanted)}`]
    return differ(wanted, played[key], path, key)
  })
}

function differ(wanted: unknown, found: unknown, path: string, key: string): string[] {
  if (key === 'modifiers' || key === 'defenceModifiers') {
    return JSON.stringify(listed(wanted)) === JSON.stringify(listed(found))
      ? []
      : [tell(path, wanted, found)]
  }
  if (isFigures(wanted) && isFigures(found)) return differences(wanted, found, path)
  const [one, other] = [wanted, found].map((value) =>
    key === 'defenceType' ? (same[String(value)] ?? value) : value,
  )
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [tell(path, wanted, found)]
}

/** Modifiers by their reasons; those of nothing are left out. */
function listed(value: unknown): [string, unknown][] {
  return Object.entries(isFigures(value) ? value : {})
    .filter(([, points]) => points !== 0)
    .map(([reason, points]): [string, unknown] => [reasons[reason] ?? reason, points])
    .sort(([one], [other]) => one.localeCompare(other))
}

function isFigures(value: unknown): value is Figures {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function tell(path: string, wanted: unknown, found: unknown): string {
  return `${path}: ${JSON.stringify(wanted)} by the case, ${JSON.stringify(found)} played`
}
