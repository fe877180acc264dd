import { chanceOf } from '../../basics/chance'
import { strayMultiple } from '../../attack/criticals'
import { fumblesInUse, damageChart } from '../../fight-model/rulings'
import type { FightContext } from '../../fight-model/context'
import type { AttackResult } from '../../fight-model/attack'
import type { WearRoll } from '../../fight-model/wear'
import type { AttackEventOf } from '../attacking/events'
import { factOf, type FightChange } from '../core/change'
import { findDuel, withAttack, type Duel } from '../core/fight'
import { isWearing } from './items'

/** A weapon that breaks takes its damage so often, and so much more often for each random crit (CI-130). */
const breaking = { times: 20, more: 5 }

/** Damage rolls that a fumble does to the weapon in hand, where its wear is followed (CI-130). */
export function wearsByFumble(
  fight: FightContext,
  { attack, attacker }: Duel,
  { fumbles = [] }: AttackResult,
): WearRoll[] {
  if (!isWearing(fight, attacker, attack.weapon)) return []
  const { weapon } = attack
  return fumblesInUse(fight).flatMap(({ id, damage }): WearRoll[] =>
    fumbles.includes(id) && (damage === 'weaponRandomCrit' || damage === 'breaking')
      ? [
          {
            ...{ ownerId: attacker.id, item: weapon, strikerId: attacker.id, weapon },
            fumble: { damage, multiple: null },
          },
        ]
      : [],
  )
}

/** How often the dice of a wear are rolled: those of a fumble by its random crit (CI-126). */
export function rollsOfWear({ fumble }: WearRoll): number {
  return fumble?.damage === 'weaponRandomCrit' ? (fumble.multiple ?? 1) : 1
}

/** How often what was rolled counts: a weapon that breaks takes it many times (CI-130). */
export function timesOfFumble({ damage, multiple }: NonNullable<WearRoll['fumble']>): number {
  return damage === 'breaking' ? breaking.times + breaking.more * ((multiple ?? 1) - 1) : 1
}

/** Takes the new roll that says how hard a fumble strikes the weapon; no armour is on it (CI-126). */
export function rollFumbleCrit(
  fight: FightContext,
  { attackId, roll, typed }: AttackEventOf<'attack.wearCrit'>,
): FightChange {
  const duel = findDuel(fight, attackId)
  const [wear, ...later] = duel?.attack.wears ?? []
  if (!duel || !wear?.fumble) return { fight, facts: [] }
  const multiple = strayMultiple(chanceOf(roll), 0, damageChart(fight))
  const wears = [{ ...wear, fumble: { ...wear.fumble, multiple } }, ...later]
  const details = {
    dice: { faces: [...roll].map(Number), typed },
    with: { count: multiple, weapon: duel.weapon.name },
  }
  return {
    fight: withAttack(fight, attackId, { wears }),
    facts: [factOf('wear.crit', [duel.attacker], details)],
  }
}
