import { z } from 'zod'
import type { Calendar, Month } from '../../rules/calendar/calendar'
import type { Moment } from '../../rules/calendar/clock'
import type { Moon } from '../../rules/calendar/moon'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { readStored } from '../file/stored'
import { line, whole } from '../../shared/bounded'

/** Farther than this no campaign goes, in days from its first. */
export const farthestDay = 10_000_000

interface CalendarRow {
  era: string
  first_year: number
  day: number
  minute: number
  watches: number
  moons: string
}

/** The moons of a campaign; none for no moon at all. */
export const moonsSchema = z
  .array(
    z.strictObject({
      name: line(40),
      days: z.number().min(1).max(1000),
      full: whole(-farthestDay, farthestDay),
    }),
  )
  .max(8)

/** The campaign's calendar, what time it is, and into how many watches a day is divided. */
export interface CampaignCalendar extends Calendar {
  now: Moment
  watches: number
  moons: readonly Moon[]
}

/** Reads the calendar as it stands. */
export function readCalendar(read: Read): CampaignCalendar {
  const row =
    read.get<CalendarRow>('SELECT era, first_year, day, minute, watches, moons FROM calendar') ??
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
    moons: readStored(moonsSchema, row.moons),
  }
}
