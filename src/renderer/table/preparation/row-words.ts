import { phrase, type Phrase } from '../../../shared/phrase'
import type { Tone } from '../../parts/tone'
import type { PrepRow } from './prep'

/** The colour of how near a row is; its words say the same. */
export const rowTone: Record<PrepRow['state'], Tone> = {
  happened: 'moss',
  standing: 'neutral',
  due: 'ember',
  next: 'gold',
  later: 'neutral',
}

/** What a row is called: a reinforcement by how many of whom. */
export function rowName({ kind, name, quantity }: PrepRow): Phrase {
  if (kind !== 'reinforcement' || quantity === null) return phrase('prep.rowName', { name })
  return phrase('prep.times', { name, quantity })
}

/** When a row comes, in words. */
export function rowWhen({ state, turn, step, doneTurn }: PrepRow): Phrase {
  if (state === 'happened') return phrase('prep.when.happened', { turn: doneTurn ?? 0 })
  if (turn === null) return phrase('prep.when.standing')
  return step === null
    ? phrase('prep.when.turn', { turn })
    : phrase('prep.when.step', { turn, step })
}
