import type { Calendar, Month } from '../../rules/calendar/calendar'

/** Months as they are typed: one a line, each with its days. */
export function monthLines({ months }: Pick<Calendar, 'months'>): string {
  return months.map(({ name, days }) => `${name} ${days}`).join('\n')
}

const filled = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Reads months from lines of a name and a number; the number of the first line that is none. */
export function readMonths(text: string): Month[] | number {
  const months: Month[] = []
  for (const [index, line] of filled(text).entries()) {
    const [, name = '', typed = ''] = /^(.*\S)\s+(\d{1,3})$/.exec(line) ?? []
    const days = Number(typed)
    if (name === '' || name.length > 40 || days < 1 || days > 100) return index + 1
    months.push({ name, days })
  }
  return months
}

/** Reads the days of a week, one a line; null when there are too many, or one has too long a name. */
export function readWeekdays(text: string): string[] | null {
  const weekdays = filled(text)
  return weekdays.length > 20 || weekdays.some((name) => name.length > 40) ? null : weekdays
}
