import { phrase, type Phrase } from '../../../../shared/phrase'
import { asText } from '../../../../shared/words/naming'
import { figureAt } from '../../../moves/apply'
import type { Move, MoveInput } from '../../../moves/move'
import { everybody, sheetOn } from '../../../moves/sides'
import type { OpenTrack } from '../../../moves/tracks'
import { hasLeft } from '../../figures/bearing'
import { characterSchema, partySchema } from '../../sheet'
import { bondOf, isTicked } from '../changes/bond-changes'

/**
 * A move with what speaks against making it just now: a story that is over, a bond there already, nothing to be
 * found, a vow still open, more to give up than there is (IS-040, IS-106, IS-116, IS-124, IS-127, IS-172).
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
  move: Move,
  input: Omit<MoveInput, 'dice'>,
  open: readonly OpenTrack[],
): Phrase[] {
  const { id } = move
  const { party } = input
  const isEmptyHanded = id === 'resupply' && partySchema.parse(party ?? {}).unprepared
  const isSworn = open.some(({ purpose, owners = [] }) => {
    return purpose === 'vow' && owners.includes('actor')
  })
  return [
    ...(input.actor && hasLeft(input.actor) ? [phrase('ironsworn.caution.left')] : []),
    ...(id === 'forgeABond' ? bondedAlready(input) : []),
    ...(isEmptyHanded ? [phrase('ironsworn.caution.unprepared')] : []),
    ...(id === 'writeYourEpilogue' && isSworn ? [phrase('ironsworn.caution.vows')] : []),
    ...(id === 'faceASetback' ? restOpen(move, input, open) : []),
  ]
}

/** That the rest of a setback wants a track, or is lost on nothing where none is open (IS-172). */
function restOpen(
  { wantsTracks = [] }: Move,
  input: Omit<MoveInput, 'dice'>,
  open: readonly OpenTrack[],
): Phrase[] {
  if (input.tracks?.['setback'] || !isTooMuch(input)) return []
  const places = wantsTracks.flatMap(({ anyOf = [] }) => anyOf)
  const isTrackOpen = open.some(({ purpose }) => places.includes(purpose))
  return [phrase(`ironsworn.caution.${isTrackOpen ? 'setbackTrack' : 'setbackNothing'}`)]
}

/** Whether more is given up than health, spirit and supply hold (IS-172). */
function isTooMuch({ actor, party, given }: Omit<MoveInput, 'dice'>): boolean {
  const { health, spirit } = characterSchema.parse(actor ?? {})
  const { supply } = partySchema.parse(party ?? {})
  return figureAt(given, 'points') > health.value + spirit.value + supply
}

/** Those whose bond it is to be, as far as that is answered. */
function bonding(input: Omit<MoveInput, 'dice'>) {
  const whose = input.answers?.['whose']
  if (whose === 'all') return everybody(input)
  return whose === 'ally' ? (['actor', 'ally'] as const) : (['actor'] as const)
}

/** That a bond which is forged again has its tick already (IS-040, IS-062). */
function bondedAlready(input: Omit<MoveInput, 'dice'>): Phrase[] {
  const { answers = {} } = input
  const isAlready = bonding(input).some((on) => {
    const sheet = characterSchema.safeParse(sheetOn(input, on)).data
    return sheet !== undefined && isTicked(sheet, bondOf(on, answers))
  })
  const name = asText(String(answers['bondName'] ?? '').trim())
  return isAlready ? [phrase('ironsworn.caution.bonded', { name })] : []
}
