import { z } from 'zod'
import type { Write } from '../file/handles'
import { dateWords } from '../../rules/calendar/calendar'
import { readAwaited } from './awaited'
import { moonsSchema, readCalendar } from './read'
import { line, maybeLine, whole } from '../../shared/bounded'

const name = line(40)

/** The months of a year, and the days of a week; none for no weeks. */
export const monthsSchema = z
  .array(z.strictObject({ name, days: whole(1, 100) }))
  .min(1)
  .max(40)
export const weekdaysSchema = z.array(name).max(20)

/** What a campaign may say of its calendar; what is left out stays. */
export const calendarEdit = z.strictObject({
  era: maybeLine(40).optional(),
  firstYear: whole(-100_000, 100_000).optional(),
  /** How many watches a day has; six of four hours are usual (CI-001). */
  watches: whole(1, 24).optional(),
  months: monthsSchema.optional(),
  weekdays: weekdaysSchema.optional(),
  moons: moonsSchema.optional(),
})

type CalendarEdit = z.output<typeof calendarEdit>

function writeFrame(write: Write, { era, firstYear, watches, moons }: CalendarEdit): void {
  const before = readCalendar(write)
  write.run(
    `UPDATE calendar SET era = @era, first_year = @firstYear, watches = @watches, moons = @moons`,
    {
      era: era ?? before.era,
      firstYear: firstYear ?? before.firstYear,
      watches: watches ?? before.watches,
      moons: JSON.stringify(moons ?? before.moons),
    },
  )
}

/** Puts these months in place of those that a year has. */
export function writeMonths(write: Write, months: z.output<typeof monthsSchema>): void {
  write.run('DELETE FROM calendar_month')
  for (const [position, month] of months.entries()) {
    write.run(
      'INSERT INTO calendar_month (position, name, days) VALUES (@position, @name, @days)',
      { position, ...month },
    )
  }
}

/** Puts these days in place of those that a week has. */
export function writeWeekdays(write: Write, weekdays: z.output<typeof weekdaysSchema>): void {
  write.run('DELETE FROM calendar_weekday')
  for (const [position, weekday] of weekdays.entries()) {
    write.run('INSERT INTO calendar_weekday (position, name) VALUES (@position, @name)', {
      position,
      name: weekday,
    })
  }
}

/**
 * Changes the calendar. Every day keeps its number, so that today and all that falls due may be
 * called otherwise afterwards: answers what moved, in words.
 */
export function editCalendar(write: Write, edit: CalendarEdit) {
  const before = readCalendar(write)
  writeFrame(write, edit)
  if (edit.months) writeMonths(write, edit.months)
  if (edit.weekdays) writeWeekdays(write, edit.weekdays)
  const after = readCalendar(write)
  write.record({
    kind: 'calendar.edited',
    secret: false,
    about: [],
    from: dateWords(before, before.now.day),
    to: dateWords(after, after.now.day),
  })
  return {
    moved: readAwaited(write).flatMap(({ name: what, day }) => {
      const [from, to] = [dateWords(before, day), dateWords(after, day)]
      return from === to ? [] : [{ name: what, from, to }]
    }),
  }
}
