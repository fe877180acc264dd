import { z } from 'zod'
import { refNamed } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read } from '../file/handles'
import { activeFront, appendRow, editRow, placeOf, refTo } from './row'
import { texts } from './texts'

interface StakeRow {
  question: string
  answer: string | null
  front_id: string
}

function stakeById(read: Read, stakeId: string): StakeRow {
  return (
    read.get<StakeRow>('SELECT question, answer, front_id FROM stake WHERE id = @stakeId', {
      stakeId,
    }) ?? refuse('refusal.gone')
  )
}

const labelled =
  (key: string) =>
  (read: Read, { stakeId }: { stakeId: string }) =>
    phrase(key, { question: stakeById(read, stakeId).question })

export const stakeCommands = {
  /** A new question that only play may answer. Answers its id. */
  'front.addStake': command({
    input: z.strictObject({ frontId: texts.id, question: texts.line }),
    label: (_read, { question }) => phrase('history.front.addStake', { question }),
    run: (write, { frontId, question }) => {
      const front = activeFront(write, frontId)
      const stakeId = appendRow(write, 'stake', { front_id: frontId, question }, 'front_id')
      const about = [refNamed('stake', stakeId, question), refTo('front', front)]
      write.record({ kind: 'front.stakeAdded', secret: true, about })
      return { stakeId }
    },
  }),

  'front.editStake': command({
    input: z.strictObject({ stakeId: texts.id, question: texts.line }),
    label: labelled('history.front.editStake'),
    run: (write, { stakeId, question }) => {
      const stake = stakeById(write, stakeId)
      const front = activeFront(write, stake.front_id)
      editRow(write, 'stake', stakeId, { question })
      const about = [refNamed('stake', stakeId, question), refTo('front', front)]
      const said = { from: stake.question, to: question }
      write.record({ kind: 'front.stakeEdited', secret: true, about, ...said })
    },
  }),

  'front.removeStake': command({
    input: z.strictObject({ stakeId: texts.id }),
    label: labelled('history.front.removeStake'),
    run: (write, { stakeId }) => {
      const stake = stakeById(write, stakeId)
      const front = activeFront(write, stake.front_id)
      write.run('DELETE FROM stake WHERE id = @stakeId', { stakeId })
      const about = [refNamed('stake', stakeId, stake.question), refTo('front', front)]
      write.record({ kind: 'front.stakeRemoved', secret: true, about })
    },
  }),

  /** Play has answered the question; also of a front that is over. */
  'front.answerStake': command({
    input: z.strictObject({ stakeId: texts.id, answer: texts.answer }),
    label: () => phrase('history.answerStake'),
    run: (write, { stakeId, answer }) => {
      const stake = stakeById(write, stakeId)
      editRow(write, 'stake', stakeId, { answer })
      write.record(
        {
          kind: 'stake.answered',
          secret: true,
          to: answer,
          ...(stake.answer === null ? {} : { from: stake.answer }),
          about: [refNamed('stake', stakeId, stake.question)],
        },
        placeOf(write, stake.front_id),
      )
    },
  }),
}
