import type { Field, Shape } from './shape'

const quotable = (shape: Shape): boolean =>
  shape.type === 'maybe' ? quotable(shape.of) : shape.type === 'text'

/** Words among others: in quotes where a sign in them would divide them. */
function writePart(shape: Shape, value: unknown): string {
  const words = write(shape, value)
  return quotable(shape) ? quoted(words) : words
}

function quoted(words: string): string {
  const isPlainWords = !/[,;:"\n]/.test(words) && words === words.trim()
  return isPlainWords ? words : JSON.stringify(words)
}

/**
 * How a value is written in one cell: lists with commas, what is deeper as `name: value; …`; words
 * with such a sign in them in quotes.
 */
export function write(shape: Shape, value: unknown): string {
  switch (shape.type) {
    case 'maybe':
      return isNothing(value) ? '' : write(shape.of, value)
    case 'list':
      return itemsOf(value)
        .map((each) => writePart(shape.of, each))
        .join(', ')
    case 'row':
      return shape.of.map((each, at) => writePart(each, itemsOf(value)[at])).join(', ')
    case 'object':
      return shape.fields
        .filter(({ name }) => partOf(value, name) !== undefined)
        .map(({ name, shape: own }) => `${name}: ${writePart(own, partOf(value, name))}`)
        .join('; ')
    case 'named':
      return entriesOf(value)
        .map(([name, own]) => `${name}: ${writePart(shape.of, own)}`)
        .join('; ')
    case 'other':
      return isNothing(value) ? '' : JSON.stringify(value)
    case 'text':
    case 'number':
    case 'choice':
    case 'yesNo':
      return isNothing(value) ? '' : String(value)
  }
}

/** Reads a cell back. What cannot be read stays as it was written: the schema will say no to it. */
export function readCell(shape: Shape, text: string): unknown {
  const words = text.trim()
  switch (shape.type) {
    case 'maybe':
      return words === '' ? shape.none : readCell(shape.of, words)
    case 'number':
      return figureIn(words)
    case 'yesNo':
      return ['true', 'false'].includes(words) ? words === 'true' : words
    case 'list':
      return split(words, ',').map((each) => readPart(shape.of, each))
    case 'row':
      return split(words, ',').map((each, at) => readAs(shape.of[at], each))
    case 'object':
      return Object.fromEntries(parts(words).map((part) => fieldIn(shape.fields, part)))
    case 'named':
      return Object.fromEntries(parts(words).map(([name, own]) => [name, readPart(shape.of, own)]))
    case 'other':
      return parseJson(words)
    case 'choice':
      return shape.isFigure ? figureIn(words) : words
    case 'text':
      return words
  }
}

/** Words among others, without the quotes they may stand in. */
function readPart(shape: Shape, text: string): unknown {
  return quotable(shape) ? unquoted(text) : readCell(shape, text)
}

function unquoted(text: string): string {
  const read = text.startsWith('"') ? parseJson(text) : undefined
  return typeof read === 'string' ? read : text
}

const readAs = (shape: Shape | undefined, text: string) => (shape ? readPart(shape, text) : text)

function fieldIn(fields: readonly Field[], [name, text]: [string, string]): [string, unknown] {
  return [name, readAs(fields.find((each) => each.name === name)?.shape, text)]
}

const figureIn = (words: string) =>
  /^[-−+]?\d+(\.\d+)?$/.test(words) ? Number(words.replace('−', '-')) : words

const isNothing = (value: unknown) => value === undefined || value === null

/** The items of a list; none for what is no list. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The entries of an object; none for what is no object. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** A part of an object by its name; undefined where it has none. */
export const partOf = (value: unknown, name: string): unknown =>
  entriesOf(value).find(([own]) => own === name)?.[1]

/** One word in quotes, as it stands between two signs, or else one letter. */
const tokens = /(?<=(?:^|[,;:])\s*)"(?:[^"\\]|\\.)*"(?=\s*(?:[,;]|$))|./gs
/** Stands where a text is cut; nobody can type it. */
const cut = '\u0000'

function split(text: string, at: string): string[] {
  if (text === '') return []
  const marked = text.replaceAll(tokens, (token) => (token === at ? cut : token))
  return marked.split(cut).map((each) => each.trim())
}

const parts = (text: string): [string, string][] =>
  split(text, ';').map((each) => {
    const [name = '', ...rest] = each.split(':')
    return [name.trim(), rest.join(':').trim()]
  })

/** The pieces of a list that is written in one cell, each as it is written by itself. */
export function piecesIn(of: Shape, text: string): string[] {
  const pieces = split(text.trim(), ',')
  return quotable(of) ? pieces.map(unquoted) : pieces
}

/** A list in one cell, of pieces each written by itself. */
export function cellOf(of: Shape, pieces: readonly string[]): string {
  return (quotable(of) ? pieces.map(quoted) : pieces).join(', ')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
