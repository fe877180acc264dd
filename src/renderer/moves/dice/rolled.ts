import { writePart, type RolledPart } from '../../../shared/dice-notation'
import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, type Sum } from '../../../shared/term'

/** An expression that was rolled: its faces in order, and what each part came to. */
export interface Rolled {
  expression: string
  faces: number[]
  parts: RolledPart[]
}

/** A roll as a figure that opens into its parts; no rule stands behind it. */
export function sumOf({ parts }: Rolled): Sum {
  return sum(
    parts.map(({ part, faces, value }) => ({
      label:
        part.kind === 'dice'
          ? phrase('dice.dicePart', { part: writePart(part), faces: faces.join(', ') })
          : phrase('dice.number', { part: writePart(part) }),
      value,
      rule: '',
    })),
  )
}

/** A roll in one sentence. */
export function outcomeOf(rolled: Rolled): Phrase {
  return phrase('dice.outcome', { expression: rolled.expression, total: sumOf(rolled).total })
}
