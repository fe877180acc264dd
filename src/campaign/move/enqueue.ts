import type { Phrase } from '../../shared/phrase'
import type { FactPlace, Write } from '../file/handles'
import type { MemberRef } from './input'

/** A move that is still to be made: one of these, by whom on whom, its figures, what led to it. */
interface QueuedMove {
  system: string
  oneOf: readonly string[]
  given: Readonly<Record<string, number>>
  /** What is answered in it already, by the ids of the questions. */
  answers?: Readonly<Record<string, string>> | undefined
  actor: MemberRef | null
  target: MemberRef | null
  cause: Phrase
  /** The tracks it is about: ids by purpose. */
  tracks?: Readonly<Record<string, string>>
}

const stored = (member: MemberRef | null) => (member ? JSON.stringify(member) : null)

/** Puts a move at the end of the queue; answers its id there. */
export function enqueue(write: Write, move: QueuedMove, place: FactPlace): string {
  const id = write.newId()
  const { last } = write.get<{ last: number | null }>(
    'SELECT max(position) AS last FROM queued_move',
  ) ?? { last: null }
  write.run(
    `INSERT INTO queued_move (id, position, system, one_of, given, actor, target, cause, mission_id,
                              tracks)
     VALUES (@id, @position, @system, @oneOf, @given, @actor, @target, @cause, @missionId, @tracks)`,
    {
      id,
      position: (last ?? -1) + 1,
      system: move.system,
      oneOf: JSON.stringify(move.oneOf),
      given: JSON.stringify({ ...move.given, ...move.answers }),
      actor: stored(move.actor),
      target: stored(move.target),
      cause: JSON.stringify(move.cause),
      missionId: place.missionId ?? null,
      tracks: JSON.stringify(move.tracks ?? {}),
    },
  )
  return id
}

/** Whose moves fall due, or are due no more, as their sheet changed, and by what. */
interface DueChange {
  system: string
  actor: MemberRef
  cause: Phrase
  due: Readonly<Record<'before' | 'after', readonly string[]>>
}

/** Puts what fell due at the end of the queue, and takes off it what is due no more. */
export function settleDue(
  write: Write,
  { system, actor, cause, due: { before, after } }: DueChange,
  place: FactPlace,
): void {
  for (const move of before.filter((each) => !after.includes(each))) {
    write.run(
      `DELETE FROM queued_move
       WHERE system = @system AND one_of = @oneOf AND json_extract(actor, '$.id') = @id`,
      { system, oneOf: JSON.stringify([move]), id: actor.id },
    )
  }
  for (const move of after.filter((each) => !before.includes(each))) {
    enqueue(write, { system, oneOf: [move], given: {}, actor, target: null, cause }, place)
  }
}
