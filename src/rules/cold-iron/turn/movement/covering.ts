import { sum, type Sum, type Term } from '../../../../shared/term'
import { coveredOnGround, helpersParry, type Helper } from '../../hand-to-hand/parry-for'
import { grappleWith } from '../../hand-to-hand/grapple'
import type { Defence } from '../../attack/defence'
import { bodyPenalties } from '../../body/penalties'
import type { FightContext } from '../../fight-model/context'
import { combatantOf, findDuel, isDesperate, type Duel } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import type { MoveEventOf } from './events'
import { withMoves } from './reading'

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
 * the covered one's own parry less 4 and theirs, with what their body takes off (CI-061), when that is
 * better.
 */
export function coveredDefence(fight: FightContext, duel: Duel, defence: Defence): Defence {
  const helpers = helpersOf(fight, duel)
  if (helpers.length === 0) return defence
  const { defender } = duel
  if (grappleWith(fight.handToHand.grapples, defender.id)) {
    return { ...defence, ...plus(defence, helpersParry(helpers).terms) }
  }
  const penalties = bodyPenalties(defender, isDesperate(fight, defender.id))
  const covered = plus(coveredOnGround(defender.sheet.d, helpers), penalties)
  return covered.total > defence.total ? { ...covered, means: 'parry' } : defence
}

function helpersOf(fight: FightContext, { attack }: Duel): Helper[] {
  return fight.moves.covers
    .filter(({ attackId }) => attackId === attack.id)
    .flatMap(({ helperId }) => {
      const helper = combatantOf(fight, helperId)
      if (!helper) return []
      const onlyDefends = fight.declarations[helperId]?.kind !== 'attack'
      return [{ name: helper.label, d: helper.sheet.d, onlyDefends }]
    })
}

function plus(defence: Sum, terms: readonly Term[]): Sum {
  return sum([...defence.terms, ...terms])
}
