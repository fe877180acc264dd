import { z } from 'zod'
import { refNamed } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Read, Write } from '../file/handles'
import { activeFront, appendRow, editRow, refTo } from '../front/row'
import { texts } from '../front/texts'
import { playedSystem } from '../sheet/sheets'
import { readOwnMoves } from './read'
import { maybeLine, textUpTo } from '../../shared/bounded'

/** A move in the game master's own words: who makes it, when, with what, and what comes of each band. */
const fields = {
  name: texts.name,
  madeBy: z.enum(['player', 'gm']),
  trigger: texts.prose,
  stat: maybeLine(60),
  strong: texts.prose,
  weak: texts.prose,
  miss: texts.prose,
  /** The system that it is a move of; '': of every one. */
  system: textUpTo(40),
}
const given = z.strictObject(fields)

/** The row of a move; a refusal in words where its system is not played. */
function columnsOf(read: Read, { madeBy, trigger, ...same }: z.output<typeof given>) {
  if (same.system !== '') playedSystem(read, same.system)
  return { ...same, made_by: madeBy, trigger_text: trigger }
}

function moveById(read: Read, moveId: string): Told {
  return (
    read.get<Told & Record<string, string>>(
      'SELECT id, name, front_id FROM custom_move WHERE id = @moveId',
      { moveId },
    ) ?? refuse('refusal.gone')
  )
}

const labelled =
  (key: string) =>
  (read: Read, { moveId }: { moveId: string }) =>
    phrase(key, { move: moveById(read, moveId).name })

type Told = { id: string; name: string; front_id: string | null }

/** Tells what became of a move, of its front where it has one: a resolved one stays as it was left. */
function tell(write: Write, what: 'created' | 'edited' | 'removed', move: Told): void {
  const { id, name, front_id: frontId } = move
  if (frontId === null) {
    const about = [refNamed('customMove', id, name)]
    write.record({ kind: `customMove.${what}`, secret: true, about })
    return
  }
  const about = [refTo('front', activeFront(write, frontId))]
  write.record({ kind: ofFront[what], secret: true, about, with: { move: name } })
}

/** What facts call it that a front has another move. */
const ofFront = {
  created: 'front.moveAdded',
  edited: 'front.moveEdited',
  removed: 'front.moveRemoved',
}

export const customMoveApi = {
  /** The moves of the campaign's own that are of no front, in their order. */
  'customMove.list': query({ input: z.strictObject({}), run: readOwnMoves }),

  /** A new move, of a front's own or of the campaign's. Answers its id. */
  'customMove.add': command({
    input: z.strictObject({ frontId: texts.id.nullable(), move: given }),
    label: (_read, { move }) => phrase('history.front.addMove', { move: move.name }),
    run: (write, { frontId, move }) => {
      const columns = { ...columnsOf(write, move), front_id: frontId }
      const moveId = appendRow(
        write,
        'custom_move',
        columns,
        frontId === null ? undefined : 'front_id',
      )
      tell(write, 'created', { id: moveId, name: move.name, front_id: frontId })
      return { moveId }
    },
  }),

  'customMove.edit': command({
    input: z.strictObject({ moveId: texts.id, move: given }),
    label: labelled('history.front.editMove'),
    run: (write, { moveId, move }) => {
      const { front_id: frontId } = moveById(write, moveId)
      editRow(write, 'custom_move', moveId, columnsOf(write, move))
      tell(write, 'edited', { id: moveId, name: move.name, front_id: frontId })
    },
  }),

  'customMove.remove': command({
    input: z.strictObject({ moveId: texts.id }),
    label: labelled('history.front.removeMove'),
    run: (write, { moveId }) => {
      const move = moveById(write, moveId)
      write.run('DELETE FROM custom_move WHERE id = @moveId', { moveId })
      tell(write, 'removed', move)
    },
  }),
}
