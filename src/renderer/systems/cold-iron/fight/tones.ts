import type { BandId, BodyStrip, HarmId } from '../../../../rules/cold-iron/view/board'
import type { Tone } from '../../../parts/tone'

/** The colour of each condition; its word always stands beside it. */
export const conditionTone: Record<BodyStrip['condition'], Tone> = {
  unhurt: 'moss',
  blinking: 'gold',
  doubleBlinking: 'gold',
  stunned: 'gold',
  knockedOut: 'violet',
  unconscious: 'violet',
  safeReserve: 'blood',
  magicReserve: 'blood',
  dying: 'blood',
  dead: 'neutral',
}

/** The colour of each stretch of the odds; misses are left plain. */
export const oddsTone: Record<BandId, Tone> = {
  fails: 'neutral',
  works: 'moss',
  fumble: 'blood',
  astray: 'ember',
  miss: 'neutral',
  shield: 'moss',
  hit: 'moss',
  double: 'gold',
  triple: 'ember',
  quadruple: 'violet',
  more: 'violet',
}

/** The colour of what a blow may leave of somebody, from mild to bad; words stand beside it. */
export const harmTone: Record<HarmId, Tone> = { stunned: 'gold', down: 'violet', dying: 'blood' }
