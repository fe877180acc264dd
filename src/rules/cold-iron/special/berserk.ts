import type { Phrase } from '../../../shared/phrase'
import { wordsIn } from '../describe'
import type { DeclarationKind } from '../fight-model/declaration'

const { words } = wordsIn('special')

/** What being berserk does beside its figures, which the tactical list holds (CI-192). */
export const berserkTraits = {
  /** No penalty for wounds or fatigue. */
  blinks: false,
  /** No stun from damage. */
  stunnedByBlows: false,
  /** Multiples of damage do not keep them out of hand-to-hand combat. */
  heldOffByMultiples: false,
} as const

/** What a berserker means to do. */
export interface Intent {
  kind: DeclarationKind
  missile?: boolean
  flees?: boolean
}

/**
 * Why a berserker cannot do this: flee, put off the fight, cast, shoot, or defend only (CI-194).
 * Null when they can.
 */
export function refuseBerserker({ kind, missile = false, flees = false }: Intent): Phrase | null {
  if (flees) return words('refused.noFlight')
  if (kind === 'wait') return words('refused.noDelay')
  if (kind === 'spell') return words('refused.noSpells')
  if (kind === 'fullDefence') return words('refused.noFullDefence')
  return missile ? words('refused.noMissiles') : null
}

/**
 * How a berserker can come to themself (CI-194): by themself when every opponent has fled; by
 * Control Emotion, which is not sure. Else they fight on.
 */
export function calming(opponents: {
  all: number
  fled: number
  controlEmotion: boolean
}): 'mayCalm' | 'mayTrySpell' | 'fightsOn' {
  if (opponents.fled >= opponents.all) return 'mayCalm'
  return opponents.controlEmotion ? 'mayTrySpell' : 'fightsOn'
}

/** Spells of the mind that do not work on a berserker at all, and those that wait (CI-197). */
const immuneTo = ['fear', 'demoralize']
const waits = ['entrancement', 'paranoia']

/**
 * What a spell does to a berserker now, by its name (CI-197): fear and demoralize nothing; entrancement
 * and paranoia wait until the opponent of the moment is done with; any other its own.
 */
export function mindSpellOn(name: string, opponentDone: boolean): 'none' | 'delayed' | 'full' {
  const spell = name.trim().toLowerCase()
  if (immuneTo.includes(spell)) return 'none'
  return waits.includes(spell) && !opponentDone ? 'delayed' : 'full'
}
