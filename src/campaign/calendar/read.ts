import type { Calendar, Month } from '../../rules/calendar/calendar'
import type { Moment } from '../../rules/calendar/clock'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'

interface CalendarRow {
  era: string
  first_year: number
  day: number
  minute: number
  watches: number
}

/** The campaign's calendar, what time it is, and into how many watches a day is divided. */
export interface CampaignCalendar extends Calendar {
  now: Moment
  watches: number
}

/** Reads the calendar as it stands. */
export function readCalendar(read: Read): CampaignCalendar {
  const row =
    read.get<CalendarRow>('SELECT era, first_year, day, minute, watches FROM calendar') ??
    refuse('refusal.gone')
  return {
    months: read.all<Month>('SELECT name, days FROM calendar_month ORDER BY position'),
    weekdays: read
      .all<{ name: string }>('SELECT name FROM calendar_weekday ORDER BY position')
      .map(({ name }) => name),
    firstYear: row.first_year,
    era: row.era,
    now: { day: row.day, minute: row.minute },
    watches: row.watches,
  }
}
