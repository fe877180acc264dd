import type { Phrase } from '../../../shared/phrase'
import { sum, type Sum } from '../../../shared/term'
import { actionOf } from '../actions/action-rows'
import type { Weapon } from '../combatant/weapon'
import { wordsIn } from '../describe'

const { words, termOf } = wordsIn('melee')

/** A thrust past one's own front rank. */
export interface SecondRank {
  weaponClass: Weapon['class']
  /** The target stands on either side of the gap between the two friends. */
  besideGap: boolean
  /** Targets struck at through the line this turn already. */
  struckAt: number
}

/** Why one cannot strike from the second rank; null when they can (CI-133). */
export function refuseSecondRank({ weaponClass, besideGap, struckAt }: SecondRank): Phrase | null {
  if (weaponClass !== 'spear') return words('refused.noSpear')
  if (!besideGap) return words('refused.notAtGap')
  return struckAt > 0 ? words('refused.oneThroughLine') : null
}

/** Whether a spear is too cramped to defend with: two-handed and without room (CI-134). */
export function isCrampedSpear(
  { class: kind, hands }: Pick<Weapon, 'class' | 'hands'>,
  cramped: boolean,
): boolean {
  return cramped && kind === 'spear' && hands === 2
}

/** How one comes at their target. */
export interface Charge {
  weaponClass: Weapon['class']
  /** Hexes in a straight line, this turn and last. */
  hexesThisTurn: number
  movedLastTurn: number
  straight: boolean
  /** Hexes of a full move; of the horse when mounted. */
  maFull: number
  mounted: boolean
}

/**
 * d6 that a charge adds to every multiple (CI-135): one after a full move's worth in a straight
 * line this turn and last; two on a horse, with a lance as well as a spear. 0: no charge.
 */
export function chargeDice(charge: Charge): Sum {
  const { weaponClass, straight, maFull, mounted } = charge
  const fits = weaponClass === 'spear' || (mounted && weaponClass === 'lance')
  const run = charge.hexesThisTurn + charge.movedLastTurn
  if (!fits || !straight || maFull <= 0 || run < maFull) return sum([])
  const dice = actionOf(mounted ? 'mountedCharge' : 'spearCharge')?.chargeD6 ?? 0
  return sum([termOf(mounted ? 'mountedCharge' : 'charge', dice, 'CI-135')])
}

/** d6 that a spear set against a charge adds to every multiple: two against a horse (CI-136). */
export function setSpearDice(
  weaponClass: Weapon['class'],
  { spearSet, attackerMounted }: { spearSet: boolean; attackerMounted: boolean },
): Sum {
  if (weaponClass !== 'spear' || !spearSet) return sum([])
  const { chargeD6 = 0, chargeD6VsHorse = 0 } = actionOf('setSpear') ?? {}
  return sum([
    attackerMounted
      ? termOf('setAgainstHorse', chargeD6VsHorse, 'CI-136')
      : termOf('set', chargeD6, 'CI-136'),
  ])
}
