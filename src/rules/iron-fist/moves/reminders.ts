import type { ReminderLives } from '../../system/reminders'

/** When what moves ask to be kept in mind is settled: a way that Face Death opened is gone with the evening (IF-093, IF-096). */
export const reminders: ReminderLives = {
  track: [],
  session: ['allyFree', 'othersStay', 'moveLost'].map((note) => `ironFist.faceDeath.note.${note}`),
  fields: [],
  isSettled: () => false,
}
