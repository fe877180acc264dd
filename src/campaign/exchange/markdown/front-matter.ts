import { parseDocument, stringify } from 'yaml'

/** Letters of front matter that are read at the most. */
const mostLetters = 1_000_000

/** A file as it stands: its front matter without the lines around it, and the text below. */
export interface Page {
  matter: string | null
  body: string
}

const fence = /^---[ \t]*(\r?\n)/
const closing = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m

/** Divides a file at its front matter. What was written with the line ends of Windows gets plain ones. */
export function pageOf(text: string): Page {
  const [opened = '', end] = fence.exec(text) ?? []
  const plain = end === '\n' ? text : text.replaceAll('\r\n', '\n')
  const rest = plain.slice(opened.replace('\r', '').length)
  const closed = end === undefined ? null : closing.exec(rest)
  if (!closed) return { matter: null, body: plain.replace(/\n$/, '') }
  const body = rest.slice(closed.index + closed[0].length)
  return { matter: rest.slice(0, closed.index), body: body.replace(/^\n/, '').replace(/\n$/, '') }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fields of front matter; null where it cannot be read, holds none, or has anchors that would make
 * much of little. Nothing in it is run: a tag is no more than a word.
 */
export function fieldsIn(matter: string): Record<string, unknown> | null {
  if (matter.length > mostLetters) return null
  try {
    const read = parseDocument(matter, {
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    })
    if (read.errors.length > 0) return null
    const fields: unknown = read.toJS({ maxAliasCount: 0 })
    return isFields(fields) ? fields : null
  } catch {
    // Too deep for the stack, or leading back into itself.
    return null
  }
}

/** A file of fields and a text, as `pageOf` and `fieldsIn` read it. */
export function writePage(fields: Record<string, unknown>, body: string): string {
  const matter = stringify(fields, {
    schema: 'core',
    lineWidth: 0,
    aliasDuplicateObjects: false,
  })
  return `---\n${matter}---\n${body === '' ? '' : `\n${body}\n`}`
}
