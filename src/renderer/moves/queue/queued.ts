import type { OutputOf } from '../../../campaign/api'
import { ruleSystem } from '../../../rules'
import type { Speaker } from '../../../shared/words/speaker'
import type { SystemPanel } from '../../systems/system-panel'
import type { MoveOpening } from '../../stores/move-runner'

/** A move that came out of a move and is still to be made. */
export type Queued = OutputOf<'move.queue'>[number]

/** The runner, opened to settle this entry. */
export function openingOf({
  id,
  system,
  oneOf,
  given,
  answers,
  actor,
  target,
  tracks,
  cause,
  missionId,
}: Queued): MoveOpening {
  return {
    system,
    oneOf,
    given,
    answers,
    tracks,
    cause,
    missionId,
    queuedId: id,
    actor: actor ?? undefined,
    target: target ?? undefined,
  }
}

/** An entry in words: the move, who makes it on whom, and what it came out of. */
export function queuedWords(
  { system, oneOf, given, actor, target, cause }: Queued,
  nameOf: (id: string) => string,
  procedureOf: SystemPanel['procedure'],
  { t, say }: Pick<Speaker, 't' | 'say'>,
) {
  const moves = ruleSystem(system)?.moves ?? {}
  const procedure = (id: string) => procedureOf?.(id, given) ?? null
  const titleOf = (id: string) => {
    const title = moves[id]?.title ?? procedure(id)?.title
    return title ? say(title) : t('moves.unknown', { move: id })
  }
  const who = actor ? nameOf(actor.id) : t('moves.somebody')
  const named = { who, whom: target ? nameOf(target.id) : '' }
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
