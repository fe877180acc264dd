import { phrase } from '../../shared/phrase'
import { command } from '../define'
import type { Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { landHelp } from './help'
import { confirmSchema, type ConfirmInput } from './input'
import { remind } from '../reminder/reminders'
import { landRun, namedIn, refsOf, rolledWords } from './land-run'
import { takeFromQueue } from './queue'
import { moveOf, runMove } from './run'

function confirm(
  write: Write,
  { missionId, help, queuedId, isUnseen, why, ...request }: ConfirmInput,
) {
  const place = { missionId: missionId ?? null }
  if (queuedId !== undefined) takeFromQueue(write, queuedId)
  const shift = landHelp(write, { help, ...request }, place)
  const run = runMove(write, request, shift)
  if (isUnseen) remind(write, [rolledWords(write, request, run)], refsOf(write, request), place)
  landRun(write, { ...request, help, why }, run, place)
  const { reading, outcome } = run
  const { notes, told = [] } = outcome
  return {
    ...{ total: reading.sum.total, band: reading.band },
    ...{ notes: namedIn(write, request, notes), told: namedIn(write, request, told) },
  }
}

export const moveApi = {
  /** Applies a move after its picks: its effects and its facts in one batch. */
  'move.confirm': command({
    input: confirmSchema,
    label: (read, request) => {
      const { title, isAnswer } = moveOf(read, request)
      const whom = isAnswer ? request.actor : request.target
      if (!whom) return title
      const { name } = refOf(read, whom.type, whom.id)
      return phrase('history.moveOn', { ...title.with, move: `@${title.key}`, name })
    },
    run: confirm,
  }),
}
