import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { command } from '../define'
import type { Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { landHelp } from './help'
import { confirmSchema, type ConfirmInput } from './input'
import { revealNpc } from '../npc/known'
import { isUnmet, unknownAt } from '../npc/unknown'
import { remind } from '../reminder/reminders'
import { landRun, namedIn, refsOf, rolledWords } from './land-run'
import { takeFromQueue, takeSame } from './queue'
import { moveOf, runMove } from './run'

function confirm(
  write: Write,
  { missionId, help, queuedId, isUnseen, isOpen, isMet, why, ...request }: ConfirmInput,
) {
  const place = { missionId: missionId ?? null }
  // What follows from a move is seen at the table.
  if (!isOpen && !moveOf(write, request).isQuestion) {
    throw new Refusal(phrase('invalid.kept'), 'invalid')
  }
  if (queuedId === undefined) takeSame(write, request)
  else takeFromQueue(write, queuedId)
  const shift = landHelp(write, { help, ...request }, place)
  const run = runMove(write, request, shift)
  if (isUnseen) remind(write, [rolledWords(write, request, run)], refsOf(write, request), place)
  const npcId = request.target?.type === 'npc' ? request.target.id : ''
  const isLetKnown = isMet && isOpen && npcId !== '' && isUnmet(write, npcId)
  landRun(write, { ...request, help, why, isOpen }, run, place)
  if (isLetKnown && unknownAt(write).some(({ id }) => id === npcId)) revealNpc(write, npcId)
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
      const { title, isAnswer, history } = moveOf(read, request)
      const [own] = history ? namedIn(read, request, [history(request, request.picks)]) : []
      if (own) return own
      const { actor, target } = request
      const nameOf = ({ type, id }: NonNullable<typeof actor>) => refOf(read, type, id).name
      const gaps = { ...title.with, move: `@${title.key}` }
      if (isAnswer)
        return actor ? phrase('history.moveOn', { ...gaps, name: nameOf(actor) }) : title
      if (!actor)
        return target ? phrase('history.moveOn', { ...gaps, name: nameOf(target) }) : title
      const who = nameOf(actor)
      return target
        ? phrase('history.moveByOn', { ...gaps, who, name: nameOf(target) })
        : phrase('history.moveBy', { ...gaps, who })
    },
    run: confirm,
  }),
}
