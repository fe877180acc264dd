import { phrase } from '../../../shared/phrase'
import type { Move, MoveInput } from '../../moves/move'
import { characterSchema } from '../sheet'

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

/** A vow on which a burden does not hang, as the sheet says, does not lift it unless somebody says so (IS-072, IS-073). */
export function ofBurdens(move: Move): Move {
  if (move.id !== 'fulfillYourVow') return move
  return {
    ...move,
    after: (input, picks) => {
      const usual = hangingElsewhere(input)
      return (move.after?.(input, picks) ?? []).map((ask) => {
        const stays = usual[ask.id]
        return stays === undefined ? ask : { ...ask, usual: stays }
      })
    },
    outcome: (input, picks) => {
      const answers = { ...hangingElsewhere(input), ...input.answers }
      return move.outcome?.({ ...input, answers }, picks) ?? phrase('runner.refused.step')
    },
  }
}
