import { phrase, type Phrase } from '../../../shared/phrase'
import type { Move, MoveInput } from '../../moves/move'
import type { OpenTrack } from '../../moves/tracks'
import { partySchema } from '../sheet'

/** A move with what speaks against making it just now: nothing to be found, a vow still open (IS-106, IS-116). */
export function inSeason(move: Move): Move {
  return {
    ...move,
    cautions: (input, open = []) => [
      ...(move.cautions?.(input, open) ?? []),
      ...cautionsOf(move, input, open),
    ],
  }
}

function cautionsOf(
  { id }: Move,
  { party }: Omit<MoveInput, 'dice'>,
  open: readonly OpenTrack[],
): Phrase[] {
  const isEmptyHanded = id === 'resupply' && partySchema.parse(party ?? {}).unprepared
  const isSworn = open.some(({ purpose, owners = [] }) => {
    return purpose === 'vow' && owners.includes('actor')
  })
  return [
    ...(isEmptyHanded ? [phrase('ironsworn.caution.unprepared')] : []),
    ...(id === 'writeYourEpilogue' && isSworn ? [phrase('ironsworn.caution.vows')] : []),
  ]
}
