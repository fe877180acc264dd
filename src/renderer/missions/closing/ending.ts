import type { EndOfMissionRules, MissionEnd } from '../../../rules/system/mission-rules'
import { missionEnding, stageOf, type EndingEvent } from '../../../rules/missions/closing'
import type { Phrase } from '../../../shared/phrase'
import type { Mission, Participant } from '../mission'

/** Where the closing of a mission stands, and what the machine that main asks takes now. */
export interface EndingNow {
  stage: ReturnType<typeof stageOf>
  can: (event: EndingEvent) => boolean
}

/** The closing of a mission as it stands in its rows. */
export function endingNow(
  rules: EndOfMissionRules,
  { status, end, participants }: Pick<Mission, 'status' | 'end' | 'participants'>,
): EndingNow {
  const rolled = participants.filter(({ roll }) => roll).map(({ id }) => id)
  const context = { end, rolled }
  const stage = stageOf(context)
  const snapshot = missionEnding(rules).resolveState({ value: stage, context })
  return { stage, can: (event) => status === 'reporting' && snapshot.can(event) }
}

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

/** Whether the picks of a roll let someone know what the others reported (IF-071). */
export function hasLearned(
  rules: EndOfMissionRules,
  end: MissionEnd,
  { id, roll }: Participant,
): boolean {
  return roll !== null && rules.learned(end, id, roll.picks).length > 0
}

/** The participants who are here and still owe a report: the laptop goes around among them. */
export function voters({
  participants,
  end,
}: Pick<Mission, 'participants' | 'end'>): Participant[] {
  const given = end.reports.map(({ from }) => from)
  return participants.filter(({ id, absent }) => !absent && !given.includes(id))
}

/** Names, each once and none empty: with an article or without, it is the same one. */
export function eachOnce(names: readonly string[]): string[] {
  const bare = (name: string) =>
    name
      .trim()
      .replace(/^the\s+/i, '')
      .toLocaleLowerCase('en')
  return names.filter(
    (name, at) => bare(name) !== '' && names.findIndex((each) => bare(each) === bare(name)) === at,
  )
}
