import { phrase } from '../../../../shared/phrase'
import type { Move, MoveInput } from '../../../moves/move'
import { characterSchema } from '../../sheet'

const burdens = ['cursed', 'tormented'] as const
const plain = (words: string) => words.trim().toLowerCase()

/** The burdens of which the sheet names another vow than this one as that on which they hang: they stay. */
function hangingElsewhere({ actor, tracks }: MoveInput): Record<string, string> {
  const vow = tracks?.['vow']
  const hangsOn = characterSchema.parse(actor ?? {}).burdens
  const others = burdens.filter(
    (id) => hangsOn[id] !== '' && plain(hangsOn[id]) !== plain(vow?.name ?? ''),
  )
  return Object.fromEntries(others.map((id) => [id, 'stays']))
}

/** Nobody is left of a fight whose other foes have no track open: what is over then is over for all (IS-121). */
const ofLastFoe = ({ tracks }: MoveInput): Record<string, string> =>
  tracks?.['foe']?.isAlone ? { others: 'over', othersLeft: 'over' } : {}

/**
 * What goes without saying, by the move: a vow on which a burden does not hang, as the sheet says, does not
 * lift it (IS-072, IS-073), and with the last foe's track the fight ends.
 */
const usualIn: Readonly<Record<string, (input: MoveInput) => Record<string, string>>> = {
  fulfillYourVow: hangingElsewhere,
  endTheFight: ofLastFoe,
}

/** A move of which some questions are answered by what is known, unless somebody says otherwise. */
export function withUsual(move: Move): Move {
  const usualOf = usualIn[move.id]
  if (!usualOf) return move
  return {
    ...move,
    after: (input, picks) => {
      const known = usualOf(input)
      return (move.after?.(input, picks) ?? []).map((ask) => {
        const usual = known[ask.id]
        return usual === undefined ? ask : { ...ask, usual }
      })
    },
    outcome: (input, picks) => {
      const answers = { ...usualOf(input), ...input.answers }
      return move.outcome?.({ ...input, answers }, picks) ?? phrase('runner.refused.step')
    },
  }
}
