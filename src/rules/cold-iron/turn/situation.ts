import type { TacticId } from '../actions/tactical'
import type { Situation } from '../attack'
import type { Combatant } from '../combatant/combatant'
import type { Weapon } from '../combatant/weapon'
import { formationTactics } from '../melee/formation'
import { isCrampedSpear } from '../melee/spear'
import type { FightContext } from './context'
import type { Option } from './declaration'
import type { Duel } from './fight'
import { shotIn } from './shot'

/**
 * What the state and the choices of the two add to a duel: the one place where the tactical list
 * (CI-235) meets a fight. Blinking, full defence and desperation are counted where they arise.
 */
export function situationOf(fight: FightContext, duel: Duel): Situation {
  const { attack, attacker, defender } = duel
  const aborting: TacticId[] = attack.aborting ? ['abortFullDodge'] : []
  return {
    attacker: [...aborting, ...ownTactics(fight, attacker)],
    defender: [
      ...answerOf(fight, defender),
      ...ownTactics(fight, defender),
      ...ground(fight, defender),
    ],
    dodgeOnly: !defender.state.shieldReady,
    ...shotIn(fight, duel),
  }
}

/** The choice of group 3 somebody made with his attack (CI-029); null for none. */
export function optionOf(fight: FightContext, id: string): Option | null {
  const declaration = fight.declarations[id]
  return declaration?.kind === 'attack' ? (declaration.option ?? null) : null
}

/** Entries that count for both hitting and being hit. */
function ownTactics(fight: FightContext, { id, state }: Combatant): TacticId[] {
  const option = optionOf(fight, id)
  const rage: TacticId[] = state.berserk ? ['berserk'] : []
  return [...rage, ...(option ? [option] : []), ...formationTactics(state.formation)]
}

/** Full defence in answer to somebody who goes for him (CI-026). */
function answerOf(fight: FightContext, { id }: Combatant): TacticId[] {
  const declaration = fight.declarations[id]
  const answers = declaration?.kind === 'fullDefence' && declaration.answer === true
  return answers ? ['fullDefenceVsHtH'] : []
}

function ground(fight: FightContext, defender: Combatant): TacticId[] {
  const { heightAdvantage, surprised, stationary, cramped } = defender.state
  const weapon = weaponInHand(fight, defender)
  const isCramped = weapon !== null && isCrampedSpear(weapon, cramped)
  return [
    ...(heightAdvantage ? (['height'] as const) : []),
    ...(surprised ? (['surprisedMoving'] as const) : []),
    ...(stationary ? (['stationary'] as const) : []),
    ...(isCramped ? (['crampedSpear'] as const) : []),
  ]
}

/** The weapon somebody uses this turn: of his attack, or else his first for melee; null for none. */
function weaponInHand(fight: FightContext, { id, sheet }: Combatant): Weapon | null {
  const declaration = fight.declarations[id]
  const chosen = declaration?.kind === 'attack' ? sheet.weapons[declaration.weapon] : undefined
  return chosen ?? sheet.weapons.find(({ missile }) => !missile) ?? null
}
