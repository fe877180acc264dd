import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { letGoOf, readReminders } from './reminders'

export const reminderApi = {
  /** What moves have asked to be kept in mind and nobody has let go of, the latest last. */
  'reminder.list': query({ input: z.strictObject({}), run: readReminders }),

  /** What was to be kept in mind is done, or not wanted. */
  'reminder.letGo': command({
    input: z.strictObject({ reminderId: z.number().int().positive() }),
    label: () => phrase('history.reminder.letGo'),
    run: (write, { reminderId }) => letGoOf(write, reminderId),
  }),
}
