import type { Term } from '../../../src/shared/term'

/** What the case calls a term of the program; those left out are called by their own last word. */
const reasons: Record<string, string> = {
  hurried: 'range',
  armorDay: 'armour',
  armorAsleep: 'armour',
  passing: 'moveThroughStand',
  blocked: 'block',
  shieldLean: 'shieldLent',
  leanedParry: 'shieldLent',
  oneFoe: 'specificOpponent',
  allButOne: 'excludeOne',
  behind: 'fromBehind',
  standingUp: 'standUp',
  halfDodge: 'halfDodge',
  sizes: 'bonus1',
  stronger: 'bonus2',
  lying: 'onGround',
  helper: 'helperParry',
  onlyDefends: 'helperParry',
  popOut: 'popOut',
  surprised: 'surprisedMoving',
  secondParry: 'secondShield',
  tired: 'blinking',
  exhausted: 'doubleBlinking',
  longWeapon: 'vsLong',
  desperationSpent: 'desperationPast',
  fullDefenceHtH: 'fullDefence',
  fullDefenceVsHtH: 'fullDefence',
  abortFullDodge: 'abortFullDefence',
  crampedSpear: 'cramped',
  circleInHex: 'ring',
  grabBonus: 'grab',
  fineShots: 'arrow',
}

/** Terms that make one base with the first. */
const together = ['.term.member', '.term.leastDodge']

/** Terms as the modifiers of a case: by reason, same reasons added up, nothing of zero. */
export function modifiersOf(terms: readonly Term[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { label, value } of terms) {
    if (value === 0) continue
    const reason = reasonOf(label.key)
    found[reason] = (found[reason] ?? 0) + value
  }
  return found
}

/** What the case calls a term, by the key of its label. */
export function reasonOf(label: string): string {
  const key = wordOf(label)
  return reasons[key] ?? key
}

/** The first term of a figure, and what the others add to it; several who fight as one are one base. */
export function split(terms: readonly Term[]): {
  base: number
  modifiers: Record<string, number>
} {
  const bases = terms.filter(
    ({ label }, index) => index === 0 || together.some((word) => label.key.endsWith(word)),
  )
  const rest = terms.filter((each) => !bases.includes(each))
  return { base: bases.reduce((all, { value }) => all + value, 0), modifiers: modifiersOf(rest) }
}

function wordOf(key: string): string {
  const word = key.split('.').at(-1) ?? ''
  if (!key.includes('.kept.')) return word
  return word === 'shield' ? 'keepLargeShield' : 'keepSword'
}
