import { noteSections, withoutLinks } from '../../shared/note/note-text'
import { folded } from '../../shared/spelling'
import type { Read } from '../file/handles'
import { words } from '../words'

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

/** What Markdown and links say by signs, without them: an excerpt is read, and is too short to be laid out. */
function withoutSigns(text: string): string {
  return withoutLinks(text)
    .replaceAll(/^[ \t]*(?:#{1,6}|[-*+>])[ \t]+/gm, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/\*\*|__|~~|`/g, '')
}

function stretches(text: string): Stretch[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(new RegExp(`[${open}${close}]`))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** A text with those of its words marked that begin with one of these. */
export function marking(text: string, words: readonly string[]): Stretch[] {
  const begins = words.map(folded)
  const isBegun = (word: string) => begins.some((begin) => folded(word).startsWith(begin))
  return stretches(
    text.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word) => (isBegun(word) ? open + word + close : word)),
  )
}

/** What the game master alone knows of a thing: it ends its text in the index. */
const secretOf = `CASE type ${['character', 'npc', 'place', 'mission']
  .map((type) => `WHEN '${type}' THEN (SELECT secret FROM ${type} WHERE id = entity_id)`)
  .join(' ')} END`

/** A marked text without its last characters, the marks not counted, and whether any mark went with them. */
function withoutEnd(text: string, length: number): { text: string; hasCut: boolean } {
  let end = text.length
  let hasCut = false
  // A mark before the first of them goes with them.
  for (let left = length; end > 0 && (left > 0 || text[end - 1] === open); end--) {
    const sign = text[end - 1]
    if (sign === open || sign === close) hasCut = true
    else left--
  }
  return { text: text.slice(0, end), hasCut }
}

/** A mark on what opens a section for the game master: it was found, and opens it all the same. */
const markedOpening = new RegExp(`(:{3,}\\s*)${open}(gm)${close}`, 'gi')

/** A marked text without its sections for the game master, and what stands in those. */
function divided(text: string): { told: string; hidden: string } {
  const sections = noteSections(text.replaceAll(markedOpening, '$1$2'))
  const joined = (isSecret: boolean) =>
    sections.flatMap(({ secret, text }) => (secret === isSecret ? [text] : [])).join('\n')
  return { told: joined(false), hidden: joined(true) }
}

/** Words of an excerpt, and those of them before what was found. */
const mostWords = 24
const wordsBefore = 8

/** The words around the first find in a marked text; the beginning of one without any. */
function around(text: string): string {
  const words = withoutSigns(text).split(/\s+/)
  const found = words.findIndex((word) => word.includes(open))
  const from = Math.max(0, Math.min(found - wordsBefore, words.length - mostWords))
  const piece = words.slice(from, from + mostWords).join(' ')
  const ended = from + mostWords < words.length ? `${piece}…` : piece
  return from > 0 ? `… ${ended}` : ended
}

/**
 * Excerpts of entries of the index by their ids, marked by the index itself; at most 24 words each. What
 * is found in a secret alone is not shown, but said to be there: whoever looks over a shoulder reads along.
 */
export function excerptsOf(
  read: Read,
  match: string,
  ids: readonly number[],
): Map<number, Excerpt> {
  const rows = read.all<{ id: number; name: string; body: string; secret: string | null }>(
    `SELECT search_index.rowid AS id, highlight(search_index, 0, @open, @close) AS name,
            highlight(search_index, 1, @open, @close) AS body, ${secretOf} AS secret
     FROM search_index JOIN search_entry ON search_entry.id = search_index.rowid
     WHERE search_index MATCH @match AND search_index.rowid IN (SELECT value FROM json_each(@ids))`,
    { match, ids: JSON.stringify(ids), open, close },
  )
  return new Map(
    rows.map(({ id, name, body, secret }) => {
      const { text, hasCut } = withoutEnd(body, secret?.length ?? 0)
      const { told, hidden } = divided(text)
      const isInSecret = (hasCut || hidden.includes(open)) && !told.includes(open)
      const excerpt = isInSecret
        ? [{ text: words.t('palette.inSecret'), marked: true }]
        : stretches(around(told))
      return [id, { marks: stretches(withoutLinks(name)), excerpt }]
    }),
  )
}
