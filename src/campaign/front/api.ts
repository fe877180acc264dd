import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { makeTrue } from './come-true'
import { readFronts } from './read'
import { portentById } from './portent'

const id = z.string().min(1).max(64)

export const frontApi = {
  /** Every front with its dangers, portents, stakes and cast, in order. */
  'front.list': query({ input: z.strictObject({}), run: readFronts }),

  /** A portent has come true: it happened in play, or the GM spends a hard move on it. */
  'front.tickPortent': command({
    input: z.strictObject({
      portentId: id,
      how: z.enum(['descriptive', 'prescriptive']),
      cause: z.string().trim().min(1).max(300),
    }),
    label: (read, { portentId }) =>
      phrase('history.tickPortent', { portent: portentById(read, portentId).text }),
    run: makeTrue,
  }),

  'front.answerStake': command({
    input: z.strictObject({ stakeId: id, answer: z.string().trim().min(1).max(500) }),
    label: () => phrase('history.answerStake'),
    run: (write, { stakeId, answer }) => {
      const changes = write.run('UPDATE stake SET answer = @answer WHERE id = @stakeId', {
        stakeId,
        answer,
      })
      if (changes === 0) refuse('refusal.gone')
    },
  }),
}
