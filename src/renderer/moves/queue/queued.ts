import type { OutputOf } from '../../../campaign/api'
import { ruleSystem } from '../../../rules'
import type { Speaker } from '../../../shared/words/speaker'
import type { SystemPanel } from '../../systems/system-panel'
import type { MoveOpening } from '../../stores/move-runner'
import type { CastMember } from '../../cast/cast-member'

/** A move that came out of a move and is still to be made. */
export type Queued = OutputOf<'move.queue'>[number]

/** Somebody of the cast, as an entry asks for them. */
type Person = Pick<CastMember, 'name'> & Partial<Pick<CastMember, 'sheets'>>

/** Which of those who share the target's sheet an entry is settled on; nothing where it says none. */
function whichOf({ system, oneOf, answers }: Queued, target: Person | undefined) {
  const sheet = target?.sheets?.[system]
  const moves = ruleSystem(system)?.moves ?? {}
  return sheet && oneOf.flatMap((id) => moves[id]?.which?.(sheet, answers) ?? [])[0]
}

/** The runner, opened to settle this entry on `target`; which of several it is on is asked anew where they are out of it. */
export function openingOf(queued: Queued, target?: Person): MoveOpening {
  const { id, system, oneOf, given, answers, actor, tracks, cause, missionId } = queued
  const moves = ruleSystem(system)?.moves ?? {}
  const isOfOne = target !== undefined && oneOf.some((move) => moves[move]?.which)
  const isGone = isOfOne && whichOf(queued, target)?.isOut !== false
  return {
    system,
    oneOf,
    given,
    answers: isGone ? {} : answers,
    tracks,
    cause,
    missionId,
    queuedId: id,
    actor: actor ?? undefined,
    target: queued.target ?? undefined,
  }
}

/** An entry in words: the move, who makes it on whom, and what it came out of. */
export function queuedWords(
  queued: Queued,
  find: (id: string) => Person | undefined,
  procedureOf: SystemPanel['procedure'],
  { t, say }: Pick<Speaker, 't' | 'say'>,
) {
  const { system, oneOf, given, actor, target, cause } = queued
  const moves = ruleSystem(system)?.moves ?? {}
  const procedure = (id: string) => procedureOf?.(id, given) ?? null
  const titleOf = (id: string) => {
    const title = moves[id]?.title ?? procedure(id)?.title
    return title ? say(title) : t('moves.unknown', { move: id })
  }
  const nameOf = (id: string) => find(id)?.name ?? ''
  const which = target ? whichOf(queued, find(target.id)) : undefined
  const name = target ? nameOf(target.id) : ''
  const who = actor ? nameOf(actor.id) : t('moves.somebody')
  const whom = which ? t('moves.which', { name, which: say(which.words) }) : name
  const named = { who, whom }
  const isAnswer = oneOf.some((id) => moves[id]?.isAnswer)
  const figures = oneOf
    .flatMap((id) => moves[id]?.given ?? [])
    .filter(({ id }) => (given[id] ?? 0) > 0)
  const listed = (some: typeof figures) =>
    some
      .map(({ id, label }) =>
        t('moves.queue.carried', { figure: say(label), value: given[id] ?? 0 }),
      )
      .join(', ')
  return {
    /** The move that settles it by a table's roll. */
    byTable: oneOf.flatMap((id) => moves[id]?.byTable ?? [])[0],
    isMove: oneOf.some((id) => Object.hasOwn(moves, id)),
    /** The action that does what is no move. */
    action: oneOf.flatMap((id) => procedure(id)?.action ?? [])[0],
    title: oneOf.map(titleOf).join(' / '),
    who: target ? t(isAnswer ? 'moves.queue.from' : 'moves.queue.on', named) : who,
    cause: say(cause),
    /** What was settled for it already. */
    carries: listed(figures),
    /** What of that lands with it alone, as harm: it is lost where it is dropped. */
    loses: listed(figures.filter(({ isPast }) => !isPast)),
  }
}
