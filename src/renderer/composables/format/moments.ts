/** When something happened: milliseconds since 1970, or an ISO 8601 text. */
export type Moment = number | string

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** Hour and minute of a moment, as on the clock at the table: 21:40. */
export function clockTime(moment: Moment): string {
  return clock.format(new Date(moment))
}

/** Day of a moment: 3 Nov 2026. */
export function calendarDay(moment: Moment): string {
  return day.format(new Date(moment))
}

/** The clock alone for today, day and clock for any other day. */
export function shortMoment(moment: Moment, now = new Date()): string {
  const isToday = calendarDay(moment) === calendarDay(now.getTime())
  return isToday ? clockTime(moment) : `${calendarDay(moment)}, ${clockTime(moment)}`
}
