import { assertNever } from '../../shared/data/assert-never'
import { phrase, type Phrase } from '../../shared/phrase'

/** How far off a day is: still to come, today, or gone by; `days` is never negative. */
export interface Due {
  kind: 'left' | 'today' | 'overdue'
  days: number
}

/** How far off a day is, seen from today. */
export function dueOn(day: number, today: number): Due {
  if (day === today) return { kind: 'today', days: 0 }
  return day > today ? { kind: 'left', days: day - today } : { kind: 'overdue', days: today - day }
}

/** How far off a day is, in words. */
export function dueWords({ kind, days }: Due): Phrase {
  switch (kind) {
    case 'left':
      return phrase('calendar.due.left', { count: days })
    case 'today':
      return phrase('calendar.due.today')
    case 'overdue':
      return phrase('calendar.due.overdue', { count: days })
    default:
      return assertNever(kind)
  }
}

/** What a day that somebody waits for has come to when time passes; null when it is not met. */
export function metBetween(day: number, from: number, to: number): 'reached' | 'passed' | null {
  if (from >= day) return from === day && to > day ? 'passed' : null
  if (to < day) return null
  return to === day ? 'reached' : 'passed'
}
