import { parseDocument, stringify } from 'yaml'
import { isShallow } from '../depth'

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

/** A field that is JSON on one line, as a sheet is written: YAML too, but read in a tenth of the time. */
const jsonLine = /^([\w-]+): (\{.*\})$/

function jsonIn(line: string): [string, unknown] | null {
  const [, name, json] = jsonLine.exec(line) ?? []
  if (name === undefined || json === undefined) return null
  try {
    const value: unknown = JSON.parse(json)
    return isShallow(value) ? [name, value] : null
  } catch {
    return null
  }
}

/**
 * The fields of front matter; null where it cannot be read, holds none, or has anchors that would make
 * much of little. Nothing in it is run: a tag is no more than a word.
 */
export function fieldsIn(matter: string): Record<string, unknown> | null {
  if (matter.length > mostLetters) return null
  const known: [string, unknown][] = []
  const others = matter.split('\n').filter((line) => {
    const json = jsonIn(line)
    if (json) known.push(json)
    return !json
  })
  const rest = yamlIn(others.join('\n'))
  return rest && { ...rest, ...Object.fromEntries(known) }
}

function yamlIn(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {}
  try {
    const read = parseDocument(text, {
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    })
    if (read.errors.length > 0) return null
    const fields: unknown = read.toJS({ maxAliasCount: 0 })
    return isFields(fields) && isShallow(fields) ? fields : null
  } catch {
    // Too deep for the stack, or leading back into itself.
    return null
  }
}

/** A file of fields and a text, as `pageOf` and `fieldsIn` read it. */
export function writePage(fields: Record<string, unknown>, body: string): string {
  const [records = [], others = []] = [true, false].map((areRecords) =>
    Object.entries(fields).filter(([, value]) => isFields(value) === areRecords),
  )
  const lines = records.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join('')
  const matter = stringify(Object.fromEntries(others), {
    schema: 'core',
    lineWidth: 0,
    aliasDuplicateObjects: false,
  })
  return `---\n${matter}${lines}---\n${body === '' ? '' : `\n${body}\n`}`
}
