import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { readHeard, thresholdOf } from './read'
import { whole } from '../../shared/bounded'

const nothing = z.strictObject({})

export const spotlightApi = {
  /** Who has not been heard for how long, for the game master alone; empty outside a session. */
  'spotlight.read': query({ input: nothing, run: readHeard }),

  /** After how many deeds of others somebody is pointed out; 0: nobody. */
  'spotlight.threshold': query({ input: nothing, run: thresholdOf }),

  'spotlight.setThreshold': command({
    input: z.strictObject({ threshold: whole(0, 99) }),
    label: (_read, { threshold }) => phrase('history.spotlight', { count: threshold }),
    run: (write, { threshold }) => {
      const from = thresholdOf(write)
      if (from === threshold) return
      write.run('UPDATE spotlight SET threshold = @threshold', { threshold })
      write.record({ kind: 'spotlight.set', secret: true, about: [], from, to: threshold })
    },
  }),
}
