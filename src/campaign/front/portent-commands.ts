import { z } from 'zod'
import { refNamed } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read } from '../file/handles'
import { makeTrue } from './come-true'
import { portentById } from './portent'
import { activeDanger, appendRow, editRow, placeOf, refTo } from './row'
import { texts } from './texts'

const labelled =
  (key: string) =>
  (read: Read, { portentId }: { portentId: string }) =>
    phrase(key, { portent: portentById(read, portentId).text })

export const portentCommands = {
  /** A new portent at the end of a danger's. Answers its id. */
  'front.addPortent': command({
    input: z.strictObject({ dangerId: texts.id, text: texts.line }),
    label: (_read, { text }) => phrase('history.front.addPortent', { portent: text }),
    run: (write, { dangerId, text }) => {
      const danger = activeDanger(write, dangerId)
      const columns = { danger_id: dangerId, text }
      const portentId = appendRow(write, 'portent', columns, 'danger_id')
      const about = [refNamed('portent', portentId, text), refTo('danger', danger)]
      write.record({ kind: 'front.portentAdded', secret: true, about })
      return { portentId }
    },
  }),

  'front.editPortent': command({
    input: z.strictObject({ portentId: texts.id, text: texts.line }),
    label: labelled('history.front.editPortent'),
    run: (write, { portentId, text }) => {
      const portent = portentById(write, portentId)
      const danger = activeDanger(write, portent.danger_id)
      editRow(write, 'portent', portentId, { text })
      const about = [refNamed('portent', portentId, text), refTo('danger', danger)]
      const said = { from: portent.text, to: text }
      write.record({ kind: 'front.portentEdited', secret: true, about, ...said })
    },
  }),

  'front.removePortent': command({
    input: z.strictObject({ portentId: texts.id }),
    label: labelled('history.front.removePortent'),
    run: (write, { portentId }) => {
      const portent = portentById(write, portentId)
      const danger = activeDanger(write, portent.danger_id)
      write.run('DELETE FROM portent WHERE id = @portentId', { portentId })
      const about = [refNamed('portent', portentId, portent.text), refTo('danger', danger)]
      write.record({ kind: 'front.portentRemoved', secret: true, about })
    },
  }),

  /** A portent has come true: it happened in play, or the GM spends a hard move on it. */
  'front.tickPortent': command({
    input: z.strictObject({
      portentId: texts.id,
      how: z.enum(['descriptive', 'prescriptive']),
      cause: texts.cause,
    }),
    label: labelled('history.tickPortent'),
    run: makeTrue,
  }),

  /** It has not come true after all: ticked by mistake, or the table told it otherwise. */
  'front.untickPortent': command({
    input: z.strictObject({ portentId: texts.id, cause: texts.cause }),
    label: labelled('history.front.untickPortent'),
    run: (write, { portentId, cause }) => {
      const portent = portentById(write, portentId)
      const danger = activeDanger(write, portent.danger_id)
      if (portent.done_at === null) refuse('refusal.portentOpen')
      editRow(write, 'portent', portentId, { done_how: null, done_cause: null, done_at: null })
      write.record(
        {
          kind: 'portent.takenBack',
          secret: true,
          with: { why: cause },
          about: [refNamed('portent', portentId, portent.text), refTo('danger', danger)],
        },
        placeOf(write, danger.front_id),
      )
    },
  }),
}
