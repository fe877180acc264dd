import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read } from '../file/handles'
import { activeFront, appendRow, editRow, refTo } from './row'
import { texts } from './texts'

/** A move of the front's own: who makes it, when, and what comes of each band. */
const fields = {
  name: texts.name,
  madeBy: z.enum(['player', 'gm']),
  trigger: texts.prose,
  stat: z.string().trim().max(60),
  strong: texts.prose,
  weak: texts.prose,
  miss: texts.prose,
}
const given = z.strictObject(fields)

function columnsOf({ madeBy, trigger, ...same }: z.output<typeof given>) {
  return { ...same, made_by: madeBy, trigger_text: trigger }
}

function moveById(read: Read, moveId: string): { name: string; front_id: string } {
  return (
    read.get<{ name: string; front_id: string }>(
      'SELECT name, front_id FROM custom_move WHERE id = @moveId',
      { moveId },
    ) ?? refuse('refusal.gone')
  )
}

const labelled =
  (key: string) =>
  (read: Read, { moveId }: { moveId: string }) =>
    phrase(key, { move: moveById(read, moveId).name })

export const customMoveCommands = {
  /** A new move of the front's own. Answers its id. */
  'front.addMove': command({
    input: z.strictObject({ frontId: texts.id, move: given }),
    label: (_read, { move }) => phrase('history.front.addMove', { move: move.name }),
    run: (write, { frontId, move }) => {
      const front = refTo('front', activeFront(write, frontId))
      const columns = { ...columnsOf(move), front_id: frontId }
      const moveId = appendRow(write, 'custom_move', columns, 'front_id')
      const said = { about: [front], with: { move: move.name } }
      write.record({ kind: 'front.moveAdded', secret: true, ...said })
      return { moveId }
    },
  }),

  'front.editMove': command({
    input: z.strictObject({ moveId: texts.id, move: given }),
    label: labelled('history.front.editMove'),
    run: (write, { moveId, move }) => {
      const front = refTo('front', activeFront(write, moveById(write, moveId).front_id))
      editRow(write, 'custom_move', moveId, columnsOf(move))
      const said = { about: [front], with: { move: move.name } }
      write.record({ kind: 'front.moveEdited', secret: true, ...said })
    },
  }),

  'front.removeMove': command({
    input: z.strictObject({ moveId: texts.id }),
    label: labelled('history.front.removeMove'),
    run: (write, { moveId }) => {
      const move = moveById(write, moveId)
      const front = refTo('front', activeFront(write, move.front_id))
      write.run('DELETE FROM custom_move WHERE id = @moveId', { moveId })
      const said = { about: [front], with: { move: move.name } }
      write.record({ kind: 'front.moveRemoved', secret: true, ...said })
    },
  }),
}
