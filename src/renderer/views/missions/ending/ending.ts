import type { EndOfMissionRules, MissionEnd } from '../../../../rules/end-of-mission'
import type { Phrase } from '../../../../shared/phrase'
import type { Participant } from '../mission'

/**
 * Puts names where a phrase of the rules carries a character's id: the rules know ids alone.
 * `names` by character id; an id without a name is left standing.
 */
export function withNames(phrase: Phrase, names: ReadonlyMap<string, string>): Phrase {
  const id = phrase.with?.character
  const name = typeof id === 'string' ? names.get(id) : undefined
  return name === undefined ? phrase : { ...phrase, with: { ...phrase.with, character: name } }
}

/** What was picked, in the rules' words, and how often. */
export interface Taken {
  pick: Phrase
  times: number
}

/** What someone took from a closing roll that is made. */
export function picksTaken(
  rules: EndOfMissionRules,
  end: MissionEnd,
  { id, roll }: Participant,
): Taken[] {
  if (!roll) return []
  const offered = rules.read(end, id, roll.dice).choice?.picks ?? []
  return offered.flatMap(({ id: offer, label }) => {
    const times = roll.picks.filter((taken) => taken === offer).length
    return times > 0 ? { pick: label, times } : []
  })
}
