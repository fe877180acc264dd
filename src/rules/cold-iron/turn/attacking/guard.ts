import type { Combatant } from '../../combatant/combatant'
import type { FightContext } from '../../fight-model/context'
import { duelsOf, weaponInHand, type Duel } from '../core/fight'
import { unableToStrike } from '../body/ability'
import { isBroken, parryItem } from '../wear/items'
import { placesRoundLarge, type Side } from '../../melee/dodge'
import { rowIn, saidToEngage } from '../movement/reading'

/**
 * Someone as they can defend themself this turn. The one place that says who parries with nothing
 * (CI-098, CI-104, CI-149): by their sheet; since their shield or weapon is not ready, and they do
 * not make it ready this turn; since it is destroyed (CI-216); since they fumbled (CI-130); since they
 * fight with natural weapons (CI-096); or by what they do, which leaves them Dodge (CI-231): both hands are at
 * a bow that is shot. A destroyed shield leaves the weapon, where the sheet says how well that parries.
 */
export function asArmed(fight: FightContext, fighter: Combatant): Combatant {
  const combatant = withWhatIsLeft(fight, fighter)
  const item = parryItem(combatant)
  if (item === null) return combatant
  const bare =
    !isInHand(fight, combatant) ||
    isBroken(fight, combatant, item) ||
    shootsWithBothHands(fight, combatant) ||
    fightsBare(fight, combatant) ||
    isDodging(fight, fighter)
  return bare ? { ...combatant, sheet: { ...combatant.sheet, parryMode: 'none' } } : combatant
}

/** Whether somebody is left their Dodge by what they do this turn, or by a fumble, whatever they hold (CI-130, CI-231). */
export function isDodging(fight: FightContext, { id, state }: Combatant): boolean {
  return state.dodgeTurn === fight.turn || rowIn(fight, id)?.sets?.defence === 'dodge'
}

function withWhatIsLeft(fight: FightContext, combatant: Combatant): Combatant {
  const { parryMode, dWeapon } = combatant.sheet
  if (parryMode !== 'shield' || dWeapon === undefined) return combatant
  if (!isBroken(fight, combatant, 'shield')) return combatant
  const sheet = { ...combatant.sheet }
  // Its weak defence was worked out with the shield, too.
  delete sheet.dw
  delete sheet.dWeapon
  return { ...combatant, sheet: { ...sheet, parryMode: 'weapon', d: dWeapon } }
}

/** Whether they shoot this turn with what takes both hands: nothing to parry with is in one of them (CI-231). */
function shootsWithBothHands(fight: FightContext, combatant: Combatant): boolean {
  const weapon = weaponInHand(fight, combatant)
  return weapon?.missile === true && weapon.hands === 2
}

/** Whether they would parry with what they fight with, and that is bare hands or claws: their sheet names no other. */
function fightsBare(fight: FightContext, combatant: Combatant): boolean {
  const { parryMode, parryWeapon } = combatant.sheet
  if (parryMode !== 'weapon' || parryWeapon !== null) return false
  const weapon = weaponInHand(fight, combatant)
  return weapon?.class === 'natural' && !weapon.missile
}

/** Ready, or made ready this turn: a weapon can be parried with while it is drawn (CI-231). */
function isInHand(fight: FightContext, { id, sheet, state }: Combatant): boolean {
  const draws = rowIn(fight, id)?.parryWithIt !== undefined
  return state.shieldReady || (sheet.parryMode === 'weapon' && draws)
}

/**
 * Whether this attack can only be dodged, while others may be parried: on the run from a free attack
 * (CI-116), from behind (CI-113), or by one the defender does not engage (CI-105).
 */
export function mayOnlyDodge(fight: FightContext, { attack, attacker, defender }: Duel): boolean {
  return (
    attack.free ||
    isBehind(fight, attacker.id) ||
    saidToEngage(fight, defender.id, attacker.id) === false
  )
}

function isBehind({ declarations }: FightContext, attackerId: string): boolean {
  const declaration = declarations[attackerId]
  return declaration?.kind === 'attack' && declaration.behind === true
}

/**
 * Whether an attack counts among those who come at its defender: it was struck, a hand has set its
 * place, or it can still come. Of those who cannot strike any more the place goes to the next, for the
 * defender says who stands where (CI-105).
 */
export function holdsPlace(fight: FightContext, duel: Duel): boolean {
  const { result, status, position } = duel.attack
  if (result !== null) return true
  return status === 'waiting' && (position !== null || unableToStrike(fight, duel) === null)
}

/**
 * Where an attacker stands of a large creature (CI-108): behind it by their own word, or since those
 * who declared before them have taken its front. A place set by hand counts as it is numbered.
 */
export function sideOf(fight: FightContext, { attack, attacker, defender }: Duel): Side {
  if (isBehind(fight, attacker.id)) return 'behind'
  const { front } = placesRoundLarge(defender.state.asWall)
  if (attack.position !== null) return attack.position > front ? 'behind' : 'front'
  const before = duelsOf(fight).filter(
    (each) =>
      each.defender.id === defender.id &&
      !each.weapon.missile &&
      each.attack.position === null &&
      (each.attack.id === attack.id || holdsPlace(fight, each)) &&
      !isBehind(fight, each.attacker.id),
  )
  return before.findIndex((each) => each.attack.id === attack.id) < front ? 'front' : 'behind'
}
