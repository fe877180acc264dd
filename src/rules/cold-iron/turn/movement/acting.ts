import { phrase } from '../../../../shared/phrase'
import { actionSum } from '../../actions/act'
import type { Figure } from '../../actions/tactical'
import type { Combatant } from '../../combatant/combatant'
import type { Stance } from '../../attack/defence'
import { chargeDice, setSpearDice } from '../../melee/spear'
import { sum, term, type Sum, type Term } from '../../../../shared/term'
import { grappleWith } from '../../hand-to-hand/grapple'
import { leanedParry } from '../../special/move-through'
import type { FightContext } from '../../fight-model/context'
import type { Duel } from '../core/fight'
import { movementOf, rowIn } from './reading'
import { mountedHexes } from './riding'

/** What the row of the table somebody acts by adds to a figure of their attack (CI-231). */
export function actingTerms(fight: FightContext, id: string, figure: Figure): Term[] {
  const row = rowIn(fight, id)
  return row ? actionSum(row, figure, { casts: null }).terms : []
}

/** Rows that are done on the ground, or from it, and hold what lying takes off a defence. */
const rowsOnGround: readonly string[] = ['crawl', 'standUpReady']
const lying = [term(phrase('coldIron.term.onGround'), -4, 'CI-069')]
const gettingUp = [term(phrase('coldIron.term.getsUp'), -4, 'CI-231')]

/**
 * What the ground takes off every defence of one who lies on it, or gets up from it this turn (CI-069,
 * CI-231): a stun holds it already, and in a grapple nobody stands.
 */
function groundTerms(fight: FightContext, { id, state }: Combatant): readonly Term[] {
  const rises = movementOf(fight, id)?.rising?.includes('standUp') === true
  const isCounted = state.stunnedUntil !== null || rowsOnGround.includes(rowIn(fight, id)?.id ?? '')
  const isDown = state.onGround || rises
  if (!isDown || isCounted || grappleWith(fight.handToHand.grapples, id)) return []
  return rises ? gettingUp : lying
}

/**
 * What that row, and the ground, do to their defences (CI-231..233), and what of their shield is leaned into a collision
 * (CI-185).
 */
export function actingStance(fight: FightContext, combatant: Combatant): Pick<Stance, 'added'> {
  const { id, sheet } = combatant
  const leaned = leanedParry(fight.moves.leans[id] ?? 0).terms
  const down = groundTerms(fight, combatant)
  const row = rowIn(fight, id)
  if (!row) return { added: { d: [...down, ...leaned], db: down, dm: down } }
  const casting = fight.declarations[id]?.kind === 'spell'
  const casts = casting ? (movementOf(fight, id)?.stance ?? 'guarded') : null
  const withIt = sheet.parryMode === 'weapon'
  const of = (figure: Figure) => [...actionSum(row, figure, { casts, withIt }).terms, ...down]
  const added = { d: [...of('d'), ...leaned], db: of('db'), dm: of('dm') }
  return { added }
}

/**
 * d6 that every multiple of an attack rolls besides its own dice: for a charge (CI-135), and for a
 * spear set against one (CI-136).
 */
export function moreDice(fight: FightContext, duel: Duel): Sum {
  const { attacker, defender, weapon, attack } = duel
  if (attack.free) return sum([])
  const movement = movementOf(fight, attacker.id)
  const charge =
    movement?.way === 'charge' ? chargeOf(fight, attacker, weapon, movement.hexes) : sum([])
  const spearSet = hasSetSpear(fight, attacker.id) && chargesAt(fight, defender.id, attacker.id)
  const set = { spearSet, attackerMounted: defender.state.mounted }
  return sum([...charge.terms, ...setSpearDice(weapon.class, set).terms])
}

/** d6 of a charge over so many hexes (CI-135): this turn's and those of the one before. */
export function chargeOf(
  fight: FightContext,
  combatant: Combatant,
  { class: weaponClass }: Duel['weapon'],
  hexes: number,
): Sum {
  const { id, sheet, state } = combatant
  const maFull = state.mounted ? mountedHexes(fight, combatant) : sheet.maFull
  return chargeDice({
    weaponClass,
    hexesThisTurn: hexes,
    movedLastTurn: fight.moves.ran[id] ?? 0,
    straight: true,
    maFull,
    mounted: state.mounted,
  })
}

function hasSetSpear({ declarations }: FightContext, id: string): boolean {
  const declaration = declarations[id]
  return declaration?.kind === 'attack' && declaration.spearSet === true
}

function chargesAt(fight: FightContext, chargerId: string, targetId: string): boolean {
  const declaration = fight.declarations[chargerId]
  if (declaration?.kind !== 'attack' || declaration.targetId !== targetId) return false
  return declaration.movement?.way === 'charge'
}
