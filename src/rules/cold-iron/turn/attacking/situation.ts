import { phrase } from '../../../../shared/phrase'
import { term } from '../../../../shared/term'
import type { TacticId } from '../../actions/tactical'
import type { Situation } from './judge'
import type { Combatant } from '../../combatant/combatant'
import { formationTactics, hexTactics } from '../../melee/formation'
import { isCrampedSpear } from '../../melee/spear'
import { guardWhileCasting } from '../casting/figures'
import type { FightContext } from '../../fight-model/context'
import { optionOf, weaponInHand, type Duel } from '../core/fight'
import { mayOnlyDodge, sideOf } from './guard'
import { actingStance, actingTerms } from '../movement/acting'
import { passTerms } from '../movement/passing'
import { shotIn } from './shot'

/**
 * What the state and the choices of the two add to a duel: the one place where the tactical list
 * (CI-235) meets a fight. Blinking, full defence and desperation are counted where they arise.
 */
export function situationOf(fight: FightContext, duel: Duel): Situation {
  const { attack, attacker, defender, weapon } = duel
  const aborting: TacticId[] = attack.aborting ? ['abortFullDodge'] : []
  return {
    attacker: [...aborting, ...ownTactics(fight, attacker)],
    defender: [
      ...answerOf(fight, defender),
      ...ownTactics(fight, defender),
      ...ground(fight, defender),
    ],
    dodgeOnly: mayOnlyDodge(fight, duel) || isJustWoken(fight, defender),
    casting: guardWhileCasting(fight, defender, weapon.missile ? 'dm' : 'd'),
    side: sideOf(fight, duel),
    ...actingStance(fight, defender),
    ...(isJustWoken(fight, defender) && { added: { d: [], db: woken, dm: woken } }),
    moving: [
      ...passTerms(fight, duel),
      ...actingTerms(fight, attacker.id, duel.weapon.missile ? 'hm' : 'hit'),
    ],
    ...shotIn(fight, duel),
  }
}

/** What is left of the Dodge of one whom a blow has just woken (CI-050). */
const woken = [term(phrase('coldIron.term.woken'), -4, 'CI-050')]

/** Whether a blow has woken somebody this very turn, who can do no more than roll away (CI-050). */
function isJustWoken({ turn }: FightContext, { state }: Combatant): boolean {
  return state.wokenTurn === turn
}

/** Entries that count for both hitting and being hit. */
function ownTactics(fight: FightContext, { id, state }: Combatant): TacticId[] {
  const option = optionOf(fight, id)
  const rage: TacticId[] = state.berserk ? ['berserk'] : []
  return [...rage, ...(option ? [option] : []), ...formationTactics(state.formation)]
}

/** Full defence in answer to somebody who goes for them (CI-026). */
function answerOf(fight: FightContext, { id }: Combatant): TacticId[] {
  const declaration = fight.declarations[id]
  const answers = declaration?.kind === 'fullDefence' && declaration.answer === true
  return answers ? ['fullDefenceVsHtH'] : []
}

function ground(fight: FightContext, defender: Combatant): TacticId[] {
  const { heightAdvantage, mounted, surprised, stationary, cramped } = defender.state
  const { formation, sharesHex, overBody } = defender.state
  const share = { standing: sharesHex ? 2 : 1, personDown: overBody }
  const weapon = weaponInHand(fight, defender)
  const isCramped = weapon !== null && isCrampedSpear(weapon, cramped)
  return [
    ...(heightAdvantage || mounted ? (['height'] as const) : []),
    ...(surprised ? (['surprisedMoving'] as const) : []),
    ...(stationary ? (['stationary'] as const) : []),
    ...(isCramped ? (['crampedSpear'] as const) : []),
    ...hexTactics(share, formation),
  ]
}
