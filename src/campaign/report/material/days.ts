import type { Read } from '../../file/handles'

/** The campaign's own calendar, as far as a report tells it. */
export interface Days {
  /** Whether the table keeps it at all: it has months, or has moved on from its first day. */
  isKept: boolean
  today: number
  /** A day in words: its month where there are months. */
  dateOf(day: number): { day: number; month: string; year: string }
}

/** Reads the campaign calendar. Day 0 is the first day of its first year. */
export function readDays(read: Read): Days {
  const calendar = read.get<{ era: string; first_year: number; day: number }>(
    'SELECT era, first_year, day FROM calendar',
  )
  const months = read.all<{ name: string; days: number }>(
    'SELECT name, days FROM calendar_month ORDER BY position',
  )
  const year = months.reduce((all, { days }) => all + days, 0)
  const { era = '', first_year: firstYear = 1, day: today = 0 } = calendar ?? {}
  return {
    today,
    isKept: months.length > 0 || today !== 0,
    dateOf: (day) => {
      if (year === 0) return { day: day + 1, month: '', year: '' }
      let left = ((day % year) + year) % year
      const at = months.findIndex(({ days }) => {
        if (left < days) return true
        left -= days
        return false
      })
      const number = firstYear + Math.floor(day / year)
      const month = months[at]?.name ?? ''
      return { day: left + 1, month, year: era === '' ? `${number}` : `${number} ${era}` }
    },
  }
}
