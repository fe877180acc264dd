import type { Obligation } from '../../rules/moves/move'
import type { Ref } from '../../shared/fact'
import type { Phrase } from '../../shared/phrase'
import type { FactPlace, Write } from '../file/handles'

/** Writes down that the GM owes a move, when it falls due, and what brought it about. */
export function recordOwedMove(
  write: Write,
  due: Obligation,
  about: Ref[],
  cause: Phrase,
  place: FactPlace,
): void {
  const timing = `@gmMove.due.${due}`
  write.record({ kind: 'gmMove.owed', secret: true, about, cause, with: { timing } }, place)
}
