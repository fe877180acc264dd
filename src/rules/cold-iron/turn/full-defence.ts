import type { Term } from '../../../shared/term'
import { sayIn } from '../say'

const { add } = sayIn('body')

/** What full defence does for whoever takes it, and what it takes away. */
export interface FullDefence {
  /** Added to D, Dm and Db. */
  defence: Term
  /** Added to HtH when defending. */
  htH: Term
  /** Hexes it leaves. */
  hexes: number
  attacks: 'none'
}

/** Full defence as declared in step 1 (CI-024): two hexes, or one while engaged. */
export function fullDefence(engaged: boolean): FullDefence {
  return {
    defence: add('fullDefence', 4, 'CI-024'),
    htH: add('fullDefenceHtH', 4, 'CI-024'),
    hexes: engaged ? 1 : 2,
    attacks: 'none',
  }
}

/** Casting from full defence: a harder spell, and D, Dm and Db as they are (CI-025). */
export function castInFullDefence(): { sr: Term; defence: Term } {
  return {
    sr: add('castGuarded', -6, 'CI-025'),
    defence: add('castingNoBonus', 0, 'CI-025'),
  }
}

/** How one who is named for hand-to-hand answers: by guarding, by a swing, or not at all. */
export type HandToHandAnswer = 'guard' | 'swing' | 'none'

/** What an answer to a hand-to-hand declaration comes to. */
export interface Answered {
  /** Whether he may still swing this turn. */
  swings: boolean
  /** Added to his hit on the initiator. */
  hit: Term[]
  /** Added to Dodge against the grab. */
  tag: Term[]
  /** Added to HtH against the takedown and the attack. */
  htH: Term[]
  /** Whether the initiator forgets what a long weapon takes off his Dodge. */
  ignoresLongWeapon: boolean
}

/**
 * The answer to being named for hand-to-hand (CI-026, CI-027). Guarding costs the swing and gives
 * four against grab and HtH; one who had declared full defence keeps that by standing still, or
 * gives it up for a swing at -6. Null when there is nothing to give up for it.
 */
export function answerHandToHand(
  answer: HandToHandAnswer,
  hadFullDefence: boolean,
): Answered | null {
  const guards = answer === 'guard' || (answer === 'none' && hadFullDefence)
  if (answer === 'swing' && !hadFullDefence) return null
  if (answer === 'swing') {
    const hit = [add('abortedGuard', -6, 'CI-027')]
    return { swings: true, hit, tag: [], htH: [], ignoresLongWeapon: true }
  }
  const rule = hadFullDefence ? 'CI-024' : 'CI-026'
  return {
    swings: !guards,
    hit: [],
    tag: guards ? [add('fullDefence', 4, rule)] : [],
    htH: guards ? [add('fullDefenceHtH', 4, rule)] : [],
    ignoresLongWeapon: false,
  }
}
