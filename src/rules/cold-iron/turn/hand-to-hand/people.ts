import type { TacticId } from '../../actions/tactical'
import { changeState, type Combatant } from '../../combatant/combatant'
import { eighths } from '../../body/fatigue'
import { isDagger, isHeldOn, keptWeaponOf } from '../../hand-to-hand/holding/kept'
import { type Kept, type Grapple } from '../../fight-model/hand-to-hand'
import { membersOf, sideIn } from '../../hand-to-hand/grapple'
import type { Scene } from '../../hand-to-hand/scene'
import type { Arrival } from '../../hand-to-hand/membership'
import type { Posture } from '../../hand-to-hand/value'
import type { FightContext } from '../../fight-model/context'
import type { Outcome } from '../../fight-model/attack'
import { combatantOf, isDesperate, optionOf } from '../core/fight'
import { placeOf } from '../core/place'
import { forEach, type FightChange } from '../core/change'
import type { ItemId } from '../../fight-model/wear'
import { isAtHand, letFall } from '../wear/held'
import { isBroken } from '../wear/items'

/** Those who grapple as the fight has them: nothing of this step has landed yet (CI-017). */
export function sceneIn(fight: FightContext): Scene {
  return {
    turn: fight.turn,
    step: placeOf(fight, 'handToHandFighting'),
    people: fight.combatants,
    postureOf: (id) => postureOf(fight, id),
    settings: fight.settings,
    ...(fight.charts.multipleHtH && { chart: fight.charts.multipleHtH }),
    struck: (grapple, id) => struckIn(fight, grapple, id),
  }
}

/** How a combatant holds themself this turn (CI-024, CI-026, CI-065, CI-137, CI-192). */
export function postureOf(fight: FightContext, id: string): Posture {
  const guards: TacticId[] = isGuarding(fight, id) ? ['fullDefenceVsHtH'] : []
  const rages: TacticId[] = combatantOf(fight, id)?.state.berserk ? ['berserk'] : []
  const option = optionOf(fight, id)
  const tactics = [...guards, ...rages, ...(option ? [option] : [])]
  return { desperate: isDesperate(fight, id), tactics }
}

/** Whether a combatant is on full defence, declared or in answer. */
export function isGuarding(fight: FightContext, id: string): boolean {
  return fight.declarations[id]?.kind === 'fullDefence'
}

/** Whether a combatant has struck at somebody this turn (CI-160). */
export function hasAttacked(fight: FightContext, id: string): boolean {
  return fight.attacks.some(({ attackerId, result }) => attackerId === id && result !== null)
}

/**
 * One who comes second, as the blows of the side that came first leave them, though none has landed yet
 * (CI-164); undefined where none struck them: stunned or senseless they do not act, and blinking they act the
 * worse for it (CI-061, CI-077).
 */
function struckIn(fight: FightContext, grapple: Grapple, id: string): Combatant | undefined {
  const person = combatantOf(fight, id)
  if (!person || grapple.first === null || sideIn(grapple, id) === grapple.first) return undefined
  const blows = fight.pending.filter(
    (each) => each.defenderId === id && sideIn(grapple, each.attackerId) === grapple.first,
  )
  return blows.length === 0 ? undefined : struck(fight, person, blows)
}

function struck(fight: FightContext, person: Combatant, blows: readonly Outcome[]): Combatant {
  const { state } = person
  const total = (read: (blow: Outcome['blow']) => number) =>
    blows.reduce((all, { blow }) => all + read(blow), 0)
  const isStunned = blows.some(({ blow }) => blow.stunned)
  return changeState(person, {
    damage: state.damage + total(({ wounds }) => wounds),
    dailyFatigueEighths: state.dailyFatigueEighths + eighths * total(({ fatigue }) => fatigue),
    knockedOut: state.knockedOut || blows.some(({ blow }) => blow.knockedOut),
    ...(isStunned && {
      stunnedUntil: { turn: fight.turn + 1, step: placeOf(fight, 'handToHandFighting') },
    }),
  })
}

/** What a combatant holds on to (CI-169). */
export function keptBy({ handToHand }: FightContext, id: string): Kept[] {
  return (Object.hasOwn(handToHand.kept, id) ? handToHand.kept[id] : undefined) ?? []
}

/** Something that can be held on to in a grapple; without a name it goes by what it is. */
export interface Keepable {
  item: ItemId
  name: string
  kept: Kept
}

/**
 * What a combatant has that could be held on to, each thing once (CI-169): nothing that lies on the ground, or
 * is destroyed (CI-130, CI-216).
 */
export function keepableOf(fight: FightContext, combatant: Combatant): Keepable[] {
  const { weapons, parryMode, shield, shieldD } = combatant.sheet
  const things = weapons.flatMap((weapon, at): Keepable[] => {
    const item = isAtHand(fight, combatant, at) ? keptWeaponOf(weapon) : null
    return item ? [{ item: at, name: weapon.name, kept: { item, weapon: at } }] : []
  })
  const hasShield = parryMode === 'shield' && combatant.state.shieldReady
  if (!hasShield || isBroken(fight, combatant, 'shield')) return things
  const kept: Kept = { item: 'shield', D: Math.min(20, shieldD) }
  return [...things, { item: 'shield', name: shield.name, kept }]
}

/**
 * What those in a grapple do not hold on to falls: all but daggers, short swords and natural weapons, their shield
 * as well (CI-166, CI-169). It lies on the ground when they are out of it (CI-175).
 */
export function dropUnkept(fight: FightContext): FightChange {
  return forEach(fight, fight.handToHand.grapples.flatMap(membersOf), (now, { id, kept }) => {
    const person = combatantOf(now, id)
    const things = person ? keepableOf(now, person) : []
    const loose = things.filter((each) => !isHeld(each, kept))
    return forEach(now, loose, (then, { item }) => {
      const owner = combatantOf(then, id)
      return owner ? letFall(then, owner, item) : { fight: then, facts: [] }
    })
  })
}

/** What is kept for nothing (CI-166). */
const nobodyDrops: ReadonlySet<Kept['item']> = new Set(['dagger', 'shortSword'])

const isHeld = ({ item: at, kept: { item } }: Keepable, kept: readonly Kept[]) =>
  nobodyDrops.has(item) || isHeldOn(kept, { item, at })

/** Someone on the way into a grapple; a dagger they hold on to is in their hand (CI-166). */
export function arrivalOf(fight: FightContext, id: string): Arrival {
  const kept = keptBy(fight, id)
  return { id, kept, inHand: daggerInHand(fight, id, kept) }
}

/** Index of the dagger or short sword among what one holds on to; null for none. */
export function daggerInHand(
  fight: FightContext,
  id: string,
  kept: readonly Kept[],
): number | null {
  const person = combatantOf(fight, id)
  if (!person || !kept.some(({ item }) => nobodyDrops.has(item))) return null
  const index = person.sheet.weapons.findIndex(
    (weapon, at) => isDagger(weapon) && isAtHand(fight, person, at),
  )
  return index < 0 ? null : index
}
