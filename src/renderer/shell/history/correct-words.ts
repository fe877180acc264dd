import { phrase, type Phrase } from '../../../shared/phrase'

/** What refuses a step that asks something else now than it did: the last part of its key. */
const otherAsked = /\.refused\.(count|notOffered|nothingToPick)$/

/** Why a corrected roll, or a step after it, cannot stand as it was made, in words that say what it asks now. */
export function whyOtherwise(refusal: Phrase): Phrase {
  const asked = otherAsked.exec(refusal.key)?.[1]
  return asked === undefined ? refusal : phrase(`shell.correct.asks.${asked}`, refusal.with)
}
