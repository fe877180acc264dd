import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command } from '../define'
import { sayAllSeen } from '../session/all-seen'
import { wantedSchema } from './kinds'
import { placesIn } from './subjects'

export const seenApi = {
  /** Says of all that a report tells of that players saw everybody who fought there, or only whom they were shown. */
  'report.sayAllSeen': command({
    input: wantedSchema.omit({ audience: true }).extend({ seen: z.boolean() }),
    label: (_read, { seen }) => phrase(`history.report.${seen ? 'allSeen' : 'shownSeen'}`),
    run: (write, { seen, ...wanted }) => sayAllSeen(write, placesIn(write, wanted), seen),
  }),
}
