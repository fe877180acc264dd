import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { dismiss, dismissAll } from './dismiss'
import { readReminders, remindersAtEnd } from './reminders'
import { whole } from '../../shared/bounded'

export const reminderApi = {
  /** What moves have asked to be kept in mind and nobody has let go of, the latest last. */
  'reminder.list': query({ input: z.strictObject({}), run: readReminders }),

  /** What of it was for the running session alone, and goes with its end. */
  'reminder.passing': query({
    input: z.strictObject({}),
    run: (read) => remindersAtEnd(read).passing,
  }),

  /** What was to be kept in mind is done, or not wanted. */
  'reminder.letGo': command({
    input: z.strictObject({ reminderId: whole(1) }),
    label: () => phrase('history.reminder.letGo'),
    run: (write, { reminderId }) => dismiss(write, reminderId),
  }),

  /** Nothing of it is to be kept in mind any longer. */
  'reminder.letAllGo': command({
    input: z.strictObject({}),
    label: () => phrase('history.reminder.letAllGo'),
    run: (write) => {
      if (readReminders(write).length === 0) refuse('refusal.gone')
      dismissAll(write)
    },
  }),
}
