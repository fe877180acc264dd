import type { Phrase } from '../../../shared/phrase'
import type { WeaponClass } from '../combatant/weapon'
import type { Pursuit } from '../fight-model/moves'
import { wordsIn } from '../describe'

const { words } = wordsIn('melee')

/** Hexes an engaged combatant may move without fleeing (CI-115). */
const freeHexes = 1

/** Whether a move out of engagement is a flight: engaged, and more than one hex (CI-115, CI-116). */
export function isFlight(hexes: number, engagers: number): boolean {
  return engagers > 0 && hexes > freeHexes
}

/** One who engages the fleer. */
export interface Engager {
  mounted: boolean
  weaponClass: WeaponClass
}

/**
 * What an engager may do to one who flees (CI-116): one free attack, which may only be dodged, and
 * then follow or not; or try to grab them instead. A rider leaves foot opponents freely unless
 * they use spears (CI-117).
 */
export function pursuitsOf(fleer: { mounted: boolean }, engager: Engager): Pursuit[] {
  const free = fleer.mounted && !engager.mounted && engager.weaponClass !== 'spear'
  return free ? ['letGo'] : ['letGo', 'freeAttack', 'freeAttackAndFollow', 'initiateHandToHand']
}

/** Why an engager may not do this to one who flees; null when they may. */
export function refusePursuit(
  pursuit: Pursuit,
  fleer: { mounted: boolean },
  engager: Engager,
): Phrase | null {
  return pursuitsOf(fleer, engager).includes(pursuit) ? null : words('refused.riderLeaves')
}

/** Whether the pursuit is an attack that may only be dodged (CI-116). */
export function isFreeAttack(pursuit: Pursuit): boolean {
  return pursuit === 'freeAttack' || pursuit === 'freeAttackAndFollow'
}
