import type { Bout } from '../../turn/attacking/judge'
import { changeState, type Combatant } from '../../combatant/combatant'
import { conditionOf, isSenselessIn } from '../../body/condition'
import { eighths } from '../../body/fatigue'
import { grappleWith } from '../../hand-to-hand/grapple'
import { weakenBy } from '../../missiles/range-damage'
import { blowIn } from '../../turn/attacking/blow'
import type { FightContext } from '../../fight-model/context'
import type { Blow } from '../../fight-model/attack'
import type { Duel } from '../../turn/core/fight'
import { moreDice } from '../../turn/movement/acting'
import { spentIn } from '../../turn/attacking/shot'
import { diceOfMultiple, weaponDice } from '../../attack/weapon-dice'
import { reaching, rollSums, weakenedSums, type Shares } from './dice-sums'
import { multiplesOf, type MultipleShare } from './odds'

/** What a blow may leave of its target: stunned, knowing nothing, or dying. */
export type HarmId = 'stunned' | 'down' | 'dying'

/** The chance, before any dice, that an attack leaves its target so or worse. */
export interface HarmOdds {
  id: HarmId
  share: number
}

/** From mild to bad. */
const harms: readonly HarmId[] = ['stunned', 'down', 'dying']

/** Multiples that come up less often than this in all are counted as the highest before them. */
const smallest = 1e-9

const known = new WeakMap<FightContext, Map<string, HarmOdds[]>>()

/**
 * Exact chances of what one attack leaves of its target as they stand now: the dice of every multiple
 * against armour, then read for stun, knock-out and the bands of the body (CI-060, CI-067..072,
 * CI-119, CI-127). What holds of them already is left out; nothing is told where dice say whom it
 * strikes (CI-152), and where it goes for a shield (CI-214). Worked out once for each fight.
 */
export function harmOf(fight: FightContext, duel: Duel, bout: Bout): HarmOdds[] {
  const ofFight = known.get(fight) ?? new Map<string, HarmOdds[]>()
  known.set(fight, ofFight)
  const odds = ofFight.get(duel.attack.id) ?? workOut(fight, duel, bout)
  ofFight.set(duel.attack.id, odds)
  return odds
}

function workOut(fight: FightContext, duel: Duel, bout: Bout): HarmOdds[] {
  const { attack, defender, weapon } = duel
  const isAtGrapple = weapon.missile && grappleWith(fight.handToHand.grapples, defender.id) !== null
  if (attack.atShield || isAtGrapple) return []
  const one = pointsOfOne(fight, duel)
  const hits = hitsOf(multiplesOf(bout, duel, fight))
  const limit = (one.length - 1) * hits.length
  const wanted = harms
    .filter((id) => !holds(id, defender))
    .map((id) => ({ id, from: leastFor(limit, (points) => brings(id, fight, duel, points)) }))
  const ceiling = Math.max(0, ...wanted.map(({ from }) => from ?? 0))
  const reached = reaching(one, hits.length, ceiling)
  const chance = (from: number) =>
    hits.reduce((all, share, index) => all + share * (reached[index]?.[from] ?? 0), 0)
  return wanted.map(({ id, from }) => ({ id, share: from === null ? 0 : chance(from) }))
}

/** Chances of the points of one multiple, from 0, after what the range takes (CI-143). */
function pointsOfOne(fight: FightContext, duel: Duel): Shares {
  const mode = fight.settings.diceTableMode
  const dice = diceOfMultiple(duel.weapon, moreDice(fight, duel).total, mode)
  const least = dice.reduce((all, { count, plus }) => all + count + plus, 0)
  const { rest } = spentIn(fight, duel)
  if (duel.weapon.crit === 'none') return weakenedSums(dice, rest)
  const sums = rollSums(dice)
  const after = weakenBy(
    rest,
    sums.map((_, above) => least + above),
  )
  const shares = Array.from({ length: (after.at(-1) ?? 0) + 1 }, () => 0)
  after.forEach((points, place) => {
    shares[points] = (shares[points] ?? 0) + (sums[place] ?? 0)
  })
  return shares
}

/** Shares of the multiples 1, 2 and so on. */
function hitsOf(multiples: readonly MultipleShare[]): Shares {
  const hits = multiples.filter(({ multiple }) => multiple > 0)
  const counted = hits.filter(({ share }) => share >= smallest)
  const most = (counted.at(-1) ?? hits.at(-1))?.multiple ?? 0
  const shares = Array.from({ length: most }, () => 0)
  for (const { multiple, share } of hits) {
    const place = Math.min(multiple, most) - 1
    shares[place] = (shares[place] ?? 0) + share
  }
  return shares
}

/** The fewest points that bring it; null when none up to the limit do. More never does less. */
function leastFor(limit: number, isEnough: (points: number) => boolean): number | null {
  if (!isEnough(limit)) return null
  let low = 0
  let high = limit
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether a hit of so many points in all, before armour, leaves its target so or worse. */
function brings(id: HarmId, fight: FightContext, duel: Duel, points: number): boolean {
  const { defender, weapon } = duel
  const mode = fight.settings.diceTableMode
  const { vsT } = spentIn(fight, duel)
  // One roll stands for all multiples: armour stops its share of their total once (CI-198).
  const dice = [[points - weaponDice(weapon, mode).plus]]
  const blow = blowIn(fight, duel, dice, { vsT, rest: 0 })
  const after = afterBlow(defender, blow)
  const worse = harms.slice(harms.indexOf(id))
  return (id === 'stunned' && blow.stunned) || worse.some((each) => holds(each, after))
}

/** The body as this blow alone leaves it when its step closes. */
function afterBlow(defender: Combatant, blow: Blow): Combatant {
  const { damage, dailyFatigueEighths, dead, knockedOut } = defender.state
  return changeState(defender, {
    damage: damage + blow.wounds,
    dailyFatigueEighths: dailyFatigueEighths + eighths * blow.fatigue,
    dead: dead || blow.beheaded,
    knockedOut: knockedOut || blow.knockedOut,
  })
}

function holds(id: HarmId, combatant: Combatant): boolean {
  const condition = conditionOf(combatant)
  switch (id) {
    case 'stunned':
      return condition === 'stunned' || isSenselessIn(condition)
    case 'down':
      return isSenselessIn(condition)
    case 'dying':
      return condition === 'dying' || condition === 'dead'
  }
}
