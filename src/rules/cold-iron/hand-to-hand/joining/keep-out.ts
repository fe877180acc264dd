import { sum, type Sum } from '../../../../shared/term'
import { checkAgainst, type Checked } from '../../basics/check'
import type { Combatant } from '../../combatant/combatant'
import type { Weapon } from '../../combatant/weapon'
import { bodyPenalties } from '../../body/penalties'
import { wordsIn } from '../../describe'
import { isDagger } from '../holding/kept'

const { termOf } = wordsIn('handToHand')

/** An attack on someone who goes for a body. */
export interface SwingAtInitiator {
  /** By the one they go for; anyone else meets their plain dodge. */
  byTarget: boolean
  weapon: Weapon
  /** What that one's last swing of the turn before came to; null when there was none. */
  lastAttackTotal: number | null
  /** Full defence given up for this swing (CI-027). */
  aborted: boolean
}

/**
 * Someone who goes for a body, as they defend themself (CI-155): they parry with nothing, and what a
 * long weapon takes off their dodge counts only against their own target, unless that one strikes with
 * something dagger-sized, recovers from a swing that came to less than 0, or gave up full defence
 * for it.
 */
export function asInitiator(initiator: Combatant, swing: SwingAtInitiator): Combatant {
  const spared = !swing.byTarget || isSmall(swing.weapon) || swing.aborted || swungBadly(swing)
  const { sheet } = initiator
  return { ...initiator, sheet: { ...sheet, parryMode: 'none', dbL: spared ? 0 : sheet.dbL } }
}

function isSmall({ reach, class: kind }: Weapon): boolean {
  return reach === 'short' || kind === 'natural'
}

function swungBadly({ lastAttackTotal }: SwingAtInitiator): boolean {
  return lastAttackTotal !== null && lastAttackTotal < 0
}

/** The target's best hit of the turn on the initiator. */
export interface KeepingOut {
  multiple: number
  weapon: Weapon
  /** It stunned them, or knocked them out. */
  floored: boolean
}

/**
 * Multiple that keeps an initiator of this size bonus out (CI-156): the lowest whole one that is at
 * least 3 and a fifth of the bonus, and never less than 1.
 */
export function multipleToKeepOut(sizHtH: number): number {
  return Math.max(1, Math.ceil((15 + sizHtH) / 5))
}

/** Why an initiator does not get at their target; null when they do (CI-156, CI-192). */
export function keptOutBy(
  initiator: Combatant,
  hit: KeepingOut | null,
  berserk: boolean,
): 'floored' | 'multiples' | null {
  if (!hit || berserk) return null
  if (hit.floored) return 'floored'
  const isShort = isDagger(hit.weapon) && hit.weapon.reach === 'short'
  if (isShort || hit.weapon.class === 'fencing') return null
  return hit.multiple >= multipleToKeepOut(initiator.sheet.sizHtH) ? 'multiples' : null
}

/** More than this keeps an initiator who stops on their feet; more yet when they were kept out. */
const footing = { free: 20, keptOut: 25 } as const

/** A check of balance; `falls` when it is not more than the figure. */
export interface Footing {
  checked: Checked
  falls: boolean
}

/** DEX and Unarmed Combat of one who stops short, less what their body takes off (CI-157). */
export function footingValue(initiator: Combatant, desperate: boolean): Sum {
  const { dex, unarmedLevel } = initiator.sheet
  return sum([
    termOf('dexterity', dex, 'CI-157'),
    termOf('unarmed', unarmedLevel, 'CI-157'),
    ...bodyPenalties(initiator, desperate),
  ])
}

/**
 * An initiator who changes their mind after they were hit (CI-157): they fall unless DEX, chance and
 * Unarmed Combat come to more than 20, or than 25 when multiples kept them out.
 */
export function checkFooting(value: Sum, keptOut: boolean, roll: string): Footing {
  const limit = keptOut ? footing.keptOut : footing.free
  const checked = checkAgainst(value, sum([termOf('footing', limit, 'CI-157')]), roll)
  return { checked, falls: checked.net.total <= 0 }
}
