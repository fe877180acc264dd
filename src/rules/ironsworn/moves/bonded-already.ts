import { phrase, type Phrase } from '../../../shared/phrase'
import { asText } from '../../../shared/words/naming'
import type { Move, MoveInput } from '../../moves/move'
import { everybody, sheetOn } from '../../moves/sides'
import { characterSchema } from '../sheet'
import { bondOf, isTicked } from './changes/bond-changes'

type Settled = Omit<MoveInput, 'dice'>

/** A bond that is forged again says that it has its tick already (IS-040, IS-062). */
export function bondedAlready(move: Move): Move {
  if (move.id !== 'forgeABond') return move
  return {
    ...move,
    cautions: (input, open) => [...(move.cautions?.(input, open) ?? []), ...saidOf(input)],
  }
}

/** Those whose bond it is to be, as far as that is answered. */
function bonding(input: Settled) {
  const whose = input.answers?.['whose']
  if (whose === 'all') return everybody(input)
  return whose === 'ally' ? (['actor', 'ally'] as const) : (['actor'] as const)
}

function saidOf(input: Settled): Phrase[] {
  const { answers = {} } = input
  const isAlready = bonding(input).some((on) => {
    const sheet = characterSchema.safeParse(sheetOn(input, on)).data
    return sheet !== undefined && isTicked(sheet, bondOf(on, answers))
  })
  const name = asText(String(answers['bondName'] ?? '').trim())
  return isAlready ? [phrase('ironsworn.caution.bonded', { name })] : []
}
