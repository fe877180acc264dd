import type { OutputOf } from '../../../campaign/api'
import { phrase, type Phrase } from '../../../shared/phrase'
import { capitalized } from '../../../shared/spelling'
import type { Speaker } from '../../../shared/words/speaker'

/** What refuses a step that asks something else now than it did: the last part of its key. */
const otherAsked = /\.refused\.(count|notOffered|nothingToPick)$/

/** Why a corrected roll, or a step after it, cannot stand as it was made, in words that say what it asks now. */
export function whyOtherwise(refusal: Phrase): Phrase {
  const asked = otherAsked.exec(refusal.key)?.[1]
  return asked === undefined ? refusal : phrase(`shell.correct.asks.${asked}`, refusal.with)
}

type RollOf = OutputOf<'history.rolls'>[number]['of'][number]

/** The figures typed with a roll that have a word of their own. */
const figures = new Set(['attacks', 'by', 'count', 'damage', 'days', 'harm', 'load', 'points'])

/** What each of several rolls is called: whose it is and what of; those that are alike by their numbers. */
export function rollNames({ t }: Pick<Speaker, 't'>, rolls: readonly RollOf[]): string[] {
  const whatOf = ({ figure }: RollOf) => {
    if (figure === null) return 'dice'
    return figures.has(figure) ? figure : 'other'
  }
  const isAlike = (one: RollOf) => (other: RollOf) =>
    one.who === other.who && whatOf(one) === whatOf(other)
  return rolls.map((roll, at) => {
    const what = t(`shell.correct.of.${whatOf(roll)}`)
    const number = rolls.slice(0, at + 1).filter(isAlike(roll)).length
    const isOne = rolls.filter(isAlike(roll)).length === 1
    const form = `${roll.who === null ? 'nobody' : 'somebody'}${isOne ? '' : 'Numbered'}`
    return capitalized(t(`shell.correct.${form}`, { what, who: roll.who ?? '', number }))
  })
}
