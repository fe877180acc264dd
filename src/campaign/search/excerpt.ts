import type { Read } from '../file/handles'

/** A stretch of text, and whether it is what was looked for. */
export interface Stretch {
  text: string
  marked: boolean
}

/** The name of a find and the piece of its text around what was looked for, both with it marked. */
export interface Excerpt {
  marks: Stretch[]
  excerpt: Stretch[]
}

/** Control characters, which nobody types, around what the index marks. */
const open = '\u0002'
const close = '\u0003'

/** What Markdown says by signs, without them: an excerpt is read, and is too short to be laid out. */
function withoutSigns(text: string): string {
  return text
    .replaceAll(/^[ \t]*(?:#{1,6}|[-*+>]|:::)[ \t]+/gm, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/\*\*|__|~~|`/g, '')
}

function stretches(text: string): Stretch[] {
  return withoutSigns(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(new RegExp(`[${open}${close}]`))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** Excerpts of entries of the index by their ids, marked by the index itself; at most 24 words each. */
export function excerptsOf(
  read: Read,
  match: string,
  ids: readonly number[],
): Map<number, Excerpt> {
  const rows = read.all<{ id: number; name: string; body: string }>(
    `SELECT rowid AS id, highlight(search_index, 0, @open, @close) AS name,
            snippet(search_index, 1, @open, @close, '… ', 24) AS body
     FROM search_index
     WHERE search_index MATCH @match AND rowid IN (SELECT value FROM json_each(@ids))`,
    { match, ids: JSON.stringify(ids), open, close },
  )
  return new Map(
    rows.map(({ id, name, body }) => [id, { marks: stretches(name), excerpt: stretches(body) }]),
  )
}
