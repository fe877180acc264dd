import { computed } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { dateWords, weekdayOf } from '../../rules/calendar/calendar'
import { clockWords, nightWatchAt, watchAt, type Moment } from '../../rules/calendar/clock'
import { dueOn, dueWords } from '../../rules/calendar/due'
import { useRead } from '../bridge'
import { useWords } from '../composables/use-words'

/** The campaign's calendar with what falls due. */
export type CampaignCalendar = OutputOf<'calendar.read'>
/** Something that falls due on a day. */
export type Awaited = CampaignCalendar['awaited'][number]

/** The calendar of the campaign, and its days and moments in words; empty until it is read. */
export function useCalendar() {
  const { t, say } = useWords()
  const { data: calendar } = useRead('calendar.read', () => ({}))
  const today = computed(() => calendar.value?.now.day ?? 0)

  /** A day with month and year. */
  const date = (day: number) => (calendar.value ? dateWords(calendar.value, day) : '')

  /** The name of its day of the week; empty where there are no weeks. */
  function weekday(day: number): string {
    const at = calendar.value ? weekdayOf(calendar.value, day) : null
    return at === null ? '' : (calendar.value?.weekdays[at] ?? '')
  }

  /** How far off a day is, seen from today. */
  const due = (day: number) => say(dueWords(dueOn(day, today.value)))

  const moment = ({ day, minute }: Moment) =>
    t('calendar.now', { date: date(day), clock: clockWords(minute) })

  /** The watch of a minute: by night the one of the night's rest. */
  function watch(minute: number): string {
    const of = calendar.value?.watches ?? 1
    const night = nightWatchAt(minute)
    return night === null
      ? t('calendar.watch', { watch: watchAt(minute, of), of })
      : t('calendar.nightWatch', { watch: night })
  }

  return { calendar, today, date, weekday, due, moment, watch }
}
