import { spelledOut } from '../../shared/spelling'
import { dateWords, type Calendar } from '../../rules/calendar/calendar'
import { readCalendar } from '../calendar/read'
import { sheetChanges } from '../sheet/patch'
import type { Read } from '../file/handles'
import { namesBeside } from '../free-name'
import { readThings } from './collect'
import type { Things } from './document'
import { nameOf } from './place'
import {
  calledBy,
  nouns,
  onlyId,
  withoutPlay,
  type Entry,
  type Noun,
  type Row,
} from './shape/shape'
import { shapes } from './shape/shapes'

/** A field that differs between what is here and what would come, by its path. */
export interface Difference {
  field: string
  here: string
  given: string
}

/** A thing of a document, and what stands here already of it. */
export interface Preview {
  noun: Noun
  /** Its id in the document. */
  id: string
  name: string
  /** What it would be called as another one: otherwise, where something here has its name. */
  asAnother: string
  /** What it would be written over; null for what is not here. */
  hereId: string | null
  /** Whether what is here is the same already. */
  isSame: boolean
  /** Whether what is here is as every campaign begins, and nothing stands by it yet. */
  isUnused: boolean
  differences: Difference[]
}

/** As many differences as are told of one thing, each to be decided on; the rest comes as it is given. */
export const mostDifferences = 40
/** Letters of each that are shown. */
const mostLetters = 160

/** A value in words as far as it has any: of a line of a list its name first, then what is filled in. */
function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value)) {
    const isOfLines = value.some((each) => typeof each === 'object')
    return value.map(inWords).join(isOfLines ? '; ' : ', ')
  }
  if (typeof value !== 'object') return String(value as string | number | boolean)
  const parts = Object.entries(value).flatMap(([name, within]) => {
    const text = inWords(within)
    if (text === '') return []
    return [name === 'name' || name === 'text' ? text : `${spelledOut(name)} ${text}`]
  })
  return parts.join(', ')
}

function said(value: unknown): string {
  const text = inWords(value)
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}

/** What a thing says of itself that is no matter of ids: two of one name are compared by it. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, within]) => [name, comparable(within)]),
  )
}

function changesOf(noun: Noun, now: Entry, given: Entry, withPlay: boolean) {
  const [was, is] = [now, given].map((entry) =>
    comparable({
      ...(withPlay ? entry : withoutPlay(shapes[noun], entry)),
      // What it is a variant of, and was called before, is no matter of what it says.
      variantOf: null,
      formerNames: null,
    }),
  )
  return sheetChanges(was as Entry, is as Entry)
}

/** Finds the same thing here: under its id, or else the only one of its name. */
export function findHere(read: Read, noun: Noun): (entry: Entry) => string | undefined {
  const { where = '1', isOnly, knownBy = [calledBy(shapes[noun]) ?? ''] } = shapes[noun]
  if (isOnly) return () => onlyId
  const rows = read.all<Row & { id: string }>(
    `SELECT id, ${knownBy.join(', ')} FROM ${noun} WHERE ${where}`,
  )
  const ids = new Set(rows.map(({ id }) => id))
  const knownAs = (said: Entry) => JSON.stringify(knownBy.map((each) => said[each])).toLowerCase()
  const known = Map.groupBy(rows, knownAs)
  return (entry) => {
    const own = String(entry.id)
    if (ids.has(own)) return own
    const [only, ...others] = known.get(knownAs(entry)) ?? []
    return others.length === 0 ? only?.id : undefined
  }
}

/** What a thing is called; what comes on a day also by its date, for it may come again. */
function calledIn(calendar: Calendar, noun: Noun, entry: Entry): string {
  const name = nameOf(entry)
  return noun === 'appointment' ? `${name}, ${dateWords(calendar, Number(entry.day))}` : name
}

/** What things of a noun are called beside what is here; days come by one name as often as they will. */
export function besideOf(read: Read, noun: Noun): (name: string) => string {
  return noun === 'calendar' || noun === 'appointment' ? (name) => name : namesBeside(read, noun)
}

/** Whether any day of the campaign has got its name by the calendar that is here. */
function isCalendarUsed(read: Read): boolean {
  const used = read.get(
    `SELECT 1 FROM live_fact WHERE kind GLOB 'calendar.*' OR kind = 'session.started'
     UNION ALL SELECT 1 FROM appointment UNION ALL SELECT 1 FROM mission WHERE deadline_day IS NOT NULL`,
  )
  return used !== undefined
}

/** Whether a fight can be written over: one that was fought is told of in the journal. */
function canBeReplaced(read: Read, noun: Noun, id: string): boolean {
  if (noun !== 'encounter') return true
  return (
    read.get(`SELECT 1 FROM encounter WHERE id = @id AND status = 'prepared'`, { id }) !== undefined
  )
}

/** A thing of a document, and the id of what stands here of it, if something does. */
interface Standing {
  noun: Noun
  entry: Entry
  here: string | undefined
}

/** Finds of each thing of one noun what stands here of it already. */
function standingOf(read: Read, things: Things, noun: Noun): Standing[] {
  const hereOf = findHere(read, noun)
  return (things[noun] ?? []).map((entry) => {
    entry.id ??= crypto.randomUUID()
    return { noun, entry, here: hereOf(entry) }
  })
}

/** What each thing of a document would be written over; null for what is not here, or must stay. */
export function standing(read: Read, things: Things): Pick<Preview, 'noun' | 'id' | 'hereId'>[] {
  return nouns.flatMap((noun) =>
    standingOf(read, things, noun).map(({ entry, here }) => ({
      noun,
      id: String(entry.id),
      hereId: here !== undefined && canBeReplaced(read, noun, here) ? here : null,
    })),
  )
}

/**
 * Says of each thing of a document whether it is here already, and what is different then: by how it
 * was prepared alone, or with what became of it in play.
 */
export function preview(read: Read, things: Things, withPlay: boolean): Preview[] {
  const dates = { ...readCalendar(read), ...(things.calendar?.[0] as Calendar | undefined) }
  return nouns.flatMap((noun) => {
    const entries = standingOf(read, things, noun)
    const ids = entries.flatMap(({ here }) => here ?? [])
    const beside = besideOf(read, noun)
    const known = new Map(readThings(read, noun, ids).map((entry) => [String(entry.id), entry]))
    return entries.map(({ entry, here }): Preview => {
      const now = here === undefined ? undefined : known.get(here)
      const name = calledIn(dates, noun, entry)
      const head = { noun, id: String(entry.id), name, asAnother: beside(name) }
      if (!now || here === undefined)
        return { ...head, hereId: null, isSame: false, isUnused: false, differences: [] }
      const changes = changesOf(noun, now, entry, withPlay)
      return {
        ...head,
        hereId: canBeReplaced(read, noun, here) ? here : null,
        isSame: changes.length === 0,
        isUnused: noun === 'calendar' && !isCalendarUsed(read),
        differences: changes
          .slice(0, mostDifferences)
          .map(({ field, from, to }) => ({ field, here: said(from), given: said(to) })),
      }
    })
  })
}
