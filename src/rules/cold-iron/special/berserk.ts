import type { Phrase } from '../../../shared/phrase'
import { sum, type Sum } from '../../../shared/term'
import { sayIn } from '../say'
import type { DeclarationKind } from '../turn/declaration'

const { words, add } = sayIn('special')

/** What being berserk does beside its figures, which the tactical list holds (CI-192). */
export const berserkTraits = {
  /** No penalty for wounds or fatigue. */
  blinks: false,
  /** No stun from damage. */
  stunnedByBlows: false,
  /** Multiples of damage do not keep him out of hand-to-hand combat. */
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
 * Null when he can.
 */
export function refuseBerserker({ kind, missile = false, flees = false }: Intent): Phrase | null {
  if (flees) return words('refused.noFlight')
  if (kind === 'wait') return words('refused.noDelay')
  if (kind === 'spell') return words('refused.noSpells')
  if (kind === 'fullDefence') return words('refused.noFullDefence')
  return missile ? words('refused.noMissiles') : null
}

/**
 * How a berserker can come to himself (CI-194): by himself when every opponent has fled; by
 * Control Emotion, which is not sure. Else he fights on.
 */
export function calming(opponents: {
  all: number
  fled: number
  controlEmotion: boolean
}): 'mayCalm' | 'mayTrySpell' | 'fightsOn' {
  if (opponents.fled >= opponents.all) return 'mayCalm'
  return opponents.controlEmotion ? 'mayTrySpell' : 'fightsOn'
}

/** Spells of the mind that meet a berserker in a way of their own (CI-197). */
export type MindSpell = 'fear' | 'demoralize' | 'entrancement' | 'paranoia'

/** What such a spell does to a berserker now (CI-197). */
export type MindEffect = 'none' | 'delayed' | 'full'

/**
 * What a spell of the mind does to a berserker (CI-197): fear and demoralize nothing; the others
 * wait until the opponent of the moment is done with.
 */
export function mindSpellOn(spell: MindSpell, opponentDone: boolean): MindEffect {
  switch (spell) {
    case 'fear':
    case 'demoralize':
      return 'none'
    case 'entrancement':
    case 'paranoia':
      return opponentDone ? 'full' : 'delayed'
  }
}

/** What a berserker adds to his rolls to recover from paranoia (CI-197). */
export function paranoiaRecovery(): Sum {
  return sum([add('paranoia', -10, 'CI-197')])
}
