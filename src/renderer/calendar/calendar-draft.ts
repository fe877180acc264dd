import type { Calendar, Month } from '../../rules/calendar/calendar'
import { daysToFull, type Moon } from '../../rules/calendar/moon'

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

/** Moons as they are typed: one a line, with the days of its round, and those until it is full. */
export function moonLines(moons: readonly Moon[], today: number): string {
  return moons.map((moon) => `${moon.name} ${moon.days} ${daysToFull(moon, today)}`).join('\n')
}

/**
 * Reads moons from lines of a name, the days of a round and the days until it is full, left out for full
 * today; the number of the first line that is none. One that says what it said before is that: a round
 * need not be whole days. Pure.
 */
export function readMoons(
  text: string,
  today: number,
  before: readonly Moon[] = [],
): Moon[] | number {
  const moons: Moon[] = []
  for (const [index, line] of filled(text).entries()) {
    const [, name = '', round = '', left = '0'] =
      /^(.*?\S)\s+(\d{1,4}(?:[.,]\d{1,2})?)(?:\s+(\d{1,4}))?$/.exec(line) ?? []
    const days = Number(round.replace(',', '.'))
    const isMoon = name !== '' && name.length <= 40 && days >= 1 && days <= 1000
    if (!isMoon || Number(left) > days || index >= 8) return index + 1
    const read = { name, days, full: today + Number(left) }
    const said = moonLines([read], today)
    moons.push(before.find((moon) => moonLines([moon], today) === said) ?? read)
  }
  return moons
}
