import { phrase, type Phrase } from '../../../shared/phrase'
import { figureAt } from '../../moves/apply'
import type { Move, MoveInput } from '../../moves/move'
import type { OpenTrack } from '../../moves/tracks'
import { hasLeft } from '../figures/bearing'
import { characterSchema, partySchema } from '../sheet'

/**
 * A move with what speaks against making it just now: a story that is over, nothing to be found, a vow still
 * open, more to give up than there is (IS-106, IS-116, IS-124, IS-127, IS-172).
 */
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
  { id, wantsTracks = [] }: Move,
  input: Omit<MoveInput, 'dice'>,
  open: readonly OpenTrack[],
): Phrase[] {
  const { party } = input
  const places = wantsTracks.flatMap(({ anyOf = [] }) => anyOf)
  const isRestOpen = id === 'faceASetback' && !input.tracks?.['setback'] && isTooMuch(input)
  const isTrackOpen = open.some(({ purpose }) => places.includes(purpose))
  const isEmptyHanded = id === 'resupply' && partySchema.parse(party ?? {}).unprepared
  const isSworn = open.some(({ purpose, owners = [] }) => {
    return purpose === 'vow' && owners.includes('actor')
  })
  return [
    ...(input.actor && hasLeft(input.actor) ? [phrase('ironsworn.caution.left')] : []),
    ...(isEmptyHanded ? [phrase('ironsworn.caution.unprepared')] : []),
    ...(id === 'writeYourEpilogue' && isSworn ? [phrase('ironsworn.caution.vows')] : []),
    ...(isRestOpen
      ? [phrase(`ironsworn.caution.${isTrackOpen ? 'setbackTrack' : 'setbackNothing'}`)]
      : []),
  ]
}

/** Whether more is given up than health, spirit and supply hold (IS-172). */
function isTooMuch({ actor, party, given }: Omit<MoveInput, 'dice'>): boolean {
  const { health, spirit } = characterSchema.parse(actor ?? {})
  const { supply } = partySchema.parse(party ?? {})
  return figureAt(given, 'points') > health.value + spirit.value + supply
}
