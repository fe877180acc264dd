import type { Write } from '../file/handles'
import { readOwed } from '../inbox/read'
import { settle } from '../inbox/settle'
import { letGoOf, readDebts, readReminders } from './reminders'

/** Lets go of something kept in mind; a move that is owed with it is the same debt, and goes as well. */
export function dismiss(write: Write, reminderId: number): void {
  const owed = readOwed(write)
  const debt = readDebts(write, owed).find(({ id }) => id === reminderId)
  letGoOf(write, reminderId)
  if (!debt) return
  for (const each of owed.filter(({ at }) => at === debt.at)) settle(write, each, 'waived', '')
}

/** Lets go of all there is to be kept in mind. */
export function dismissAll(write: Write): void {
  let [next] = readReminders(write)
  while (next) {
    dismiss(write, next.id)
    ;[next] = readReminders(write)
  }
}
