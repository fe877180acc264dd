import type { Read } from '../file/handles'
import { words } from '../words'
import { mayFold } from './folded'
import { logEntryOf, readRows, type LogEntry, type LogRow, type LogScope } from './log-rows'

/** Rows fetched at a time. */
const chunk = 250
/** Rows looked at for one page at most; so no fold stands for more. */
export const mostRows = 2_000

/** What stands in a log: a fact, or a fold of small steps between two facts. */
export type LogItem =
  { type: 'fact'; entry: LogEntry } | { type: 'fold'; from: number; to: number; count: number }

interface LogPage {
  items: LogItem[]
  next: number | null
}

/** Adds a small step to the fold at the end, or begins one. */
function fold(items: LogItem[], id: number): void {
  const last = items.at(-1)
  if (last?.type === 'fold') {
    last.from = id
    last.count += 1
  } else items.push({ type: 'fold', from: id, to: id, count: 1 })
}

function holds(entry: LogEntry, text: string): boolean {
  return words.tell(entry.fact).toLocaleLowerCase().includes(text)
}

/** Puts a row at the end: as a small step, or as a fact, if it is told with the words wanted. */
function add(items: LogItem[], row: LogRow, wanted: string): void {
  // Someone who looks for words wants to see every place where they stand.
  if (wanted === '' && mayFold(row.kind)) return fold(items, row.id)
  const entry = logEntryOf(row)
  if (wanted === '' || holds(entry, wanted)) items.push({ type: 'fact', entry })
}

/** Whether a row needs no place of its own, because it joins the fold at the end. */
const joins = (items: readonly LogItem[], row: LogRow, wanted: string) =>
  wanted === '' && mayFold(row.kind) && items.at(-1)?.type === 'fold'

/**
 * Reads one page of a scope, newest first. A page never looks at more than a couple of thousand rows: where
 * hardly anything fits the words, it comes back short, with the place to go on from.
 */
export function readPage(
  read: Read,
  { text, limit, ...scope }: LogScope & { text: string; limit: number },
): LogPage {
  const wanted = text.toLocaleLowerCase()
  const items: LogItem[] = []
  let { before } = scope
  for (let looked = 0; looked < mostRows; looked += chunk) {
    const rows = readRows(read, { ...scope, before }, chunk)
    for (const row of rows) {
      if (items.length === limit && !joins(items, row, wanted)) {
        return { items, next: before ?? null }
      }
      add(items, row, wanted)
      before = row.id
    }
    if (rows.length < chunk) return { items, next: null }
  }
  return { items, next: before ?? null }
}
