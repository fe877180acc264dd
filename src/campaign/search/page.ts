import { z } from 'zod'
import type { Read } from '../file/handles'
import { holdingWords } from './holding'
import { filledText, textUpTo, whole } from '../../shared/bounded'

/** What of a long list is asked for: all of it or what holds the words typed, a page of that. */
export const pageInput = z.strictObject({
  text: textUpTo(200).default(''),
  from: whole(0).default(0),
  limit: whole(1, 200).default(50),
  /** Whose page it shall be, wherever it begins. */
  holding: filledText(64).optional(),
})

type PageAsked = z.output<typeof pageInput>

/** Nouns that are listed by pages, each in its own order. */
const orders = {
  front: 'status, position, id',
  mission: 'position, id',
  note: 'position, id',
} as const

/** A page of a noun's list: its rows as these columns, and how many there are in all. */
export function readPage<Row>(
  read: Read,
  noun: keyof typeof orders,
  columns: string,
  { text, from, limit, holding }: PageAsked,
) {
  const { where, bindings } = holdingWords(read, noun, text)
  const sql = (what: string) => `SELECT ${what} FROM ${noun} WHERE ${where}`
  const order = `ORDER BY ${orders[noun]}`
  const count = read.get<{ count: number }>(sql('count(*) AS count'), bindings)?.count ?? 0
  const all = () => read.all<{ id: string }>(`${sql('id')} ${order}`, bindings)
  const at = holding === undefined ? -1 : all().findIndex((row) => row.id === holding)
  const start = at < 0 ? from : at - (at % limit)
  const rows = read.all<Row>(`${sql(columns)} ${order} LIMIT @limit OFFSET @start`, {
    ...bindings,
    limit,
    start,
  })
  return { text, from: start, count, rows }
}
