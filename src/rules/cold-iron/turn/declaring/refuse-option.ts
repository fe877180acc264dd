import { phrase, type Phrase } from '../../../../shared/phrase'
import { refuseTactics } from '../../actions/stacking'
import type { TacticId } from '../../actions/tactical'
import type { Combatant, State } from '../../combatant/combatant'
import { refuseAttackers } from '../../melee/formation'
import { refuseSwings } from '../../melee/swings'
import { refuseBerserker } from '../../special/berserk'
import { isPresent } from '../body/ability'
import type { FightContext } from '../../fight-model/context'
import { targetsOf, type Declaration, type Option } from '../../fight-model/declaration'
import { combatantOf, duelsOf } from '../core/fight'

type Attacking = Extract<Declaration, { kind: 'attack' }>

/** Swings of an option that has more than one (CI-137). */
const swingsOf: Partial<Record<Option, number>> = {
  doubleSwing: 2,
  doubleSwingLoose: 2,
  tripleSwing: 3,
  tripleSwingLoose: 3,
}

/** Why a combatant's rage or the option chosen does not allow this (CI-029, CI-140, CI-194). */
export function refuseOption({ sheet, state }: Combatant, declaration: Declaration): Phrase | null {
  const { kind } = declaration
  if (kind !== 'attack') return state.berserk ? refuseBerserker({ kind }) : null
  const missile = sheet.weapons[declaration.weapon]?.missile === true
  const raging = state.berserk ? refuseBerserker({ kind, missile }) : null
  return raging ?? refuseNumber(declaration, missile) ?? refuseChoice(declaration, state, missile)
}

/** As many swings as the option has, at three at most, and each at another opponent (CI-140). */
function refuseNumber(declaration: Attacking, missile: boolean): Phrase | null {
  const targets = targetsOf(declaration)
  const swings = targets.length
  const wanted = (declaration.option && swingsOf[declaration.option]) ?? 1
  const tooMany = refuseSwings(swings)
  if (tooMany) return tooMany
  if (wanted !== swings) return phrase('coldIron.refused.swings', { count: wanted, given: swings })
  if (new Set(targets).size < swings) return phrase('coldIron.refused.swingTwice')
  return missile && swings > 1 ? phrase('coldIron.refused.swingMissile') : null
}

function refuseChoice({ option }: Attacking, { berserk }: State, missile: boolean): Phrase | null {
  if (!missile && option === 'popOut') return phrase('coldIron.refused.popOutMelee')
  const rage: TacticId[] = berserk ? ['berserk'] : []
  return refuseTactics(option ? [...rage, option] : rage)
}

/**
 * Why one more cannot get at a target: its formation leaves no room (CI-112), or four are at it in the open
 * (CI-109), six where they share hexes (CI-138) or it is large (CI-108).
 */
export function refuseCrowd(
  fight: FightContext,
  { id, sheet, state }: Combatant,
  declaration: Declaration,
): Phrase | null {
  if (declaration.kind !== 'attack' || sheet.weapons[declaration.weapon]?.missile) return null
  for (const targetId of targetsOf(declaration)) {
    const target = combatantOf(fight, targetId)
    if (!target) continue
    const others = duelsOf(fight).filter(
      ({ attacker, defender, weapon }) =>
        isPresent(attacker) && attacker.id !== id && defender.id === targetId && !weapon.missile,
    )
    const attackers = new Map(others.map(({ attacker }) => [attacker.id, attacker]))
    const all = [state, ...[...attackers.values()].map((each) => each.state)]
    const closePacked = all.some(({ sharesHex }) => sharesHex)
    const body = { large: target.sheet.large, closePacked }
    const why = refuseAttackers(attackers.size + 1, target.state.formation, body)
    if (why) return why
  }
  return null
}
