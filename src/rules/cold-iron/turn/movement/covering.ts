import { sum, term, type Sum, type Term } from '../../../../shared/term'
import { coveredOnGround, helpersParry, type Helper } from '../../hand-to-hand/parry-for'
import { grappleWith } from '../../hand-to-hand/grapple'
import { tacticalTerms } from '../../actions/stacking'
import { braced, type Defence } from '../../attack/defence'
import { bodyPenalties } from '../../body/penalties'
import type { Combatant } from '../../combatant/combatant'
import { wordsIn } from '../../describe'
import type { FightContext } from '../../fight-model/context'
import { asArmed } from '../attacking/guard'
import { isGuarded } from '../attacking/judge'
import { situationOf } from '../attacking/situation'
import { combatantOf, findDuel, isDesperate, type Duel } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import type { MoveEventOf } from './events'
import { withMoves } from './reading'

const { words } = wordsIn('handToHand')

/** Somebody parries for their side against one attack (CI-182). */
export function coverFor(
  fight: FightContext,
  { combatantId, attackId }: MoveEventOf<'parry.cover'>,
): FightChange {
  const covers = [...fight.moves.covers, { helperId: combatantId, attackId }]
  const helper = combatantOf(fight, combatantId)
  const duel = findDuel(fight, attackId)
  const facts = helper && duel ? [factOf('move.covered', [helper, duel.defender])] : []
  return { fight: withMoves(fight, { covers }), facts }
}

/**
 * A defence with what others parry of the attack (CI-182): added in a grapple; on the ground outside one
 * the covered one's own parry less 4 and theirs, each as it is this turn, when that is better; where it is not, it is
 * told that they parry, and brings nothing.
 */
export function coveredDefence(fight: FightContext, duel: Duel, defence: Defence): Defence {
  const helpers = helpersOf(fight, duel)
  if (helpers.length === 0) return defence
  const { defender } = duel
  if (grappleWith(fight.handToHand.grapples, defender.id)) {
    return { ...defence, ...plus(defence, helpersParry(helpers).terms) }
  }
  // Lying takes off what a stun, or getting up, would.
  const { declared, body } = addedToParry(fight, duel, defender)
  const braces = bracedIn(fight, defender).filter(({ value }) => value > 0)
  const covered = plus(coveredOnGround(defender.sheet.d, helpers), [
    ...declared,
    ...braces,
    ...body,
  ])
  if (covered.total > defence.total) return { ...covered, means: 'parry' }
  // Their parry is used all the same, and has to be seen beside what it did not better.
  const idle = helpers.map(({ name }) => term(words('term.noBetter', { who: name }), 0, 'CI-182'))
  return { ...defence, ...plus(defence, idle) }
}

/** The ids of those who parry for somebody else against an attack. */
export function helpersAgainst({ moves }: FightContext, attackId: string): string[] {
  return moves.covers.flatMap((each) => (each.attackId === attackId ? [each.helperId] : []))
}

function helpersOf(fight: FightContext, duel: Duel): Helper[] {
  return helpersAgainst(fight, duel.attack.id).flatMap((helperId) => {
    const helper = combatantOf(fight, helperId)
    if (!helper) return []
    const { declared, moving, body } = addedToParry(fight, duel, helper)
    const added = sum([...declared, ...moving, ...bracedIn(fight, helper), ...body])
    const d = Math.max(0, asArmed(fight, helper).sheet.d + added.total)
    return [{ name: helper.label, d, onlyDefends: isOnlyDefending(fight, helperId) }]
  })
}

/** Whether somebody does nothing else this turn. */
function isOnlyDefending({ declarations }: FightContext, id: string): boolean {
  const kind = declarations[id]?.kind
  return kind === undefined || kind === 'fullDefence' || kind === 'wait'
}

const bracedIn = (fight: FightContext, who: Combatant) => braced(who, isGuarded(fight, who.id))

/**
 * What the turn and the body of somebody who parries add to that: what they declared, the ground, a spell
 * (CI-061, CI-231, CI-232, CI-235).
 */
function addedToParry(fight: FightContext, duel: Duel, who: Combatant) {
  const {
    defender: tactics = [],
    casting = [],
    added,
  } = situationOf(fight, {
    ...duel,
    defender: who,
  })
  return {
    declared: [...tacticalTerms('d', tactics), ...casting],
    moving: added?.d ?? [],
    body: bodyPenalties(who, isDesperate(fight, who.id)),
  }
}

function plus(defence: Sum, terms: readonly Term[]): Sum {
  return sum([...defence.terms, ...terms])
}
