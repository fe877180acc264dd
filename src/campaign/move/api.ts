import { naming } from '../../rules/moves/outcome'
import { phrase, type Phrase } from '../../shared/phrase'
import { command } from '../define'
import type { Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { landHelp } from './help'
import { confirmSchema, type ConfirmInput } from './input'
import { landRun } from './land-run'
import { takeFromQueue } from './queue'
import { moveOf, runMove } from './run'

function confirm(write: Write, { missionId, help, queuedId, ...request }: ConfirmInput) {
  const place = { missionId: missionId ?? null }
  if (queuedId !== undefined) takeFromQueue(write, queuedId)
  const shift = landHelp(write, { help, ...request }, place)
  const run = runMove(write, request, shift)
  landRun(write, { ...request, help }, run, place)
  const { actor, target } = request
  const nameOf = (member: typeof actor) =>
    member ? refOf(write, member.type, member.id).name : undefined
  const names = { actor: nameOf(actor), target: nameOf(target) }
  const named = (words: readonly Phrase[] = []) => words.map((each) => naming(each, names))
  const { reading, outcome } = run
  return {
    ...{ total: reading.sum.total, band: reading.band, batch: write.batch },
    ...{ notes: named(outcome.notes), told: named(outcome.told) },
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
      return phrase('history.moveOn', { move: `@${title.key}`, name })
    },
    run: confirm,
  }),
}
