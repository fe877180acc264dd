import { phrase, type Phrase } from '../../shared/phrase'
import { subtypeKey, type DoomKind } from './danger-types'
import { doomIsDue, type DangerState, type FrontState } from './portents'

/** A danger as it is prepared. Empty texts are not written yet. */
export interface PreparedDanger extends DangerState {
  name: string
  category: string
  subtype: string
  impulse: string
  doom_kind: DoomKind | null
  doom: string
  cast: readonly unknown[]
}

/** A front as it is prepared. */
export interface PreparedFront extends FrontState<PreparedDanger> {
  name: string
  kind: 'campaign' | 'adventure'
  description: string
  stakes: readonly { id: string; answer: string | null }[]
  cast: readonly unknown[]
}

/** Which part of a front or a danger wants a look. */
export type Part =
  | 'fronts'
  | 'description'
  | 'dangers'
  | 'stakes'
  | 'cast'
  | 'type'
  | 'impulse'
  | 'doom'
  | 'portents'
  | 'change'

/** One thing that is not as advised: in words, and where it is put right. It never bars anything. */
export interface Advice {
  words: Phrase
  part: Part
  /** The danger it is about; undefined for the front itself. */
  dangerId?: string
}

/** How many portents a danger is advised to have, least and most, by the kind of its front. */
export const portentBounds = { adventure: [1, 3], campaign: [3, 5] } as const

function portentAdvice(kind: PreparedFront['kind'], danger: PreparedDanger): Phrase | undefined {
  const [least, most] = portentBounds[kind]
  const count = danger.portents.length
  const gaps = { danger: danger.name, count, least, most }
  if (count < least) return phrase('frontCheck.fewPortents', gaps)
  return count > most ? phrase('frontCheck.manyPortents', gaps) : undefined
}

/** What play itself asks of a danger: what its doom has changed. */
function dueAdvice(danger: PreparedDanger): Advice[] {
  if (danger.state !== 'active' || !doomIsDue(danger)) return []
  const words = phrase('frontCheck.doomDue', { danger: danger.name })
  return [{ part: 'change', words, dangerId: danger.id }]
}

function dangerAdvice(kind: PreparedFront['kind'], danger: PreparedDanger): Advice[] {
  if (danger.state !== 'active') return []
  const gaps = { danger: danger.name }
  const dangerId = danger.id
  const advice: Advice[] = []
  const warn = (part: Part, words: Phrase) => advice.push({ part, words, dangerId })
  const hasImpulse = danger.impulse !== '' || subtypeKey(danger) !== undefined
  if (danger.category === '') warn('type', phrase('frontCheck.noType', gaps))
  if (!hasImpulse) warn('impulse', phrase('frontCheck.noImpulse', gaps))
  if (danger.doom_kind === null) warn('doom', phrase('frontCheck.noDoomKind', gaps))
  if (danger.doom === '') warn('doom', phrase('frontCheck.noDoom', gaps))
  const portents = portentAdvice(kind, danger)
  if (portents) warn('portents', portents)
  return [...advice, ...dueAdvice(danger)]
}

function countAdvice({ dangers, stakes }: PreparedFront): Advice[] {
  const advice: Advice[] = []
  const gaps = { dangers: dangers.length, stakes: stakes.length }
  if (dangers.length < 2)
    advice.push({ part: 'dangers', words: phrase('frontCheck.fewDangers', gaps) })
  if (dangers.length > 3)
    advice.push({ part: 'dangers', words: phrase('frontCheck.manyDangers', gaps) })
  if (stakes.length < 1) advice.push({ part: 'stakes', words: phrase('frontCheck.noStakes') })
  if (stakes.length > 3)
    advice.push({ part: 'stakes', words: phrase('frontCheck.manyStakes', gaps) })
  return advice
}

function loadAdvice(front: PreparedFront, fronts: readonly PreparedFront[]): Advice[] {
  const active = fronts.filter(({ status, kind }) => status === 'active' && kind === front.kind)
  const words = {
    campaign: phrase('frontCheck.manyCampaign', { fronts: active.length }),
    adventure: phrase('frontCheck.manyAdventure', { fronts: active.length }),
  }
  const most = { campaign: 1, adventure: 2 }
  return active.length > most[front.kind] ? [{ part: 'fronts', words: words[front.kind] }] : []
}

/** Stakes want their answers once nothing threatens any more. */
function stakesAdvice({ status, dangers, stakes }: PreparedFront): Advice[] {
  const open = stakes.filter(({ answer }) => answer === null).length
  const isOver =
    status === 'resolved' ||
    (dangers.length > 0 && dangers.every((each) => each.state !== 'active' || doomIsDue(each)))
  return isOver && open > 0
    ? [{ part: 'stakes', words: phrase('frontCheck.stakesOpen', { count: open }) }]
    : []
}

/**
 * What is not as advised in a front, among all fronts of the campaign: two or three dangers, each
 * with a type, impulse, doom and portents; one to three stakes; a cast; one campaign front and no
 * more than two adventure fronts at a time. Warnings only; a front may start incomplete. Where no game is
 * played that advises it (`isAdvised`), a front is made as the GM likes, and only what play asks for is said
 * (IF-134).
 */
export function checklist(
  front: PreparedFront,
  fronts: readonly PreparedFront[],
  { isAdvised = true } = {},
): Advice[] {
  if (front.status === 'resolved') return stakesAdvice(front)
  if (!isAdvised) return [...front.dangers.flatMap(dueAdvice), ...stakesAdvice(front)]
  const hasCast = front.cast.length > 0 || front.dangers.some(({ cast }) => cast.length > 0)
  const about: Advice[] = []
  if (front.description === '')
    about.push({ part: 'description', words: phrase('frontCheck.noDescription') })
  if (!hasCast) about.push({ part: 'cast', words: phrase('frontCheck.noCast') })
  return [
    ...countAdvice(front),
    ...front.dangers.flatMap((danger) => dangerAdvice(front.kind, danger)),
    ...about,
    ...stakesAdvice(front),
    ...loadAdvice(front, fronts),
  ]
}
