import type { Field, Shape } from './shape'

/** How a value is written in one cell: lists with commas, what is deeper as `name: value; …`. */
export function write(shape: Shape, value: unknown): string {
  switch (shape.type) {
    case 'maybe':
      return isNothing(value) ? '' : write(shape.of, value)
    case 'list':
      return itemsOf(value)
        .map((each) => write(shape.of, each))
        .join(', ')
    case 'row':
      return shape.of.map((each, at) => write(each, itemsOf(value)[at])).join(', ')
    case 'object':
      return shape.fields
        .filter(({ name }) => partOf(value, name) !== undefined)
        .map(({ name, shape: own }) => `${name}: ${write(own, partOf(value, name))}`)
        .join('; ')
    case 'named':
      return entriesOf(value)
        .map(([name, own]) => `${name}: ${write(shape.of, own)}`)
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
      return split(words, ',').map((each) => readCell(shape.of, each))
    case 'row':
      return split(words, ',').map((each, at) => readAs(shape.of[at], each))
    case 'object':
      return Object.fromEntries(parts(words).map((part) => fieldIn(shape.fields, part)))
    case 'named':
      return Object.fromEntries(parts(words).map(([name, own]) => [name, readCell(shape.of, own)]))
    case 'other':
      return parseJson(words)
    case 'text':
    case 'choice':
      return words
  }
}

const readAs = (shape: Shape | undefined, text: string) => (shape ? readCell(shape, text) : text)

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

const split = (text: string, at: string): string[] =>
  text === '' ? [] : text.split(at).map((each) => each.trim())

const parts = (text: string): [string, string][] =>
  split(text, ';').map((each) => {
    const [name = '', ...rest] = each.split(':')
    return [name.trim(), rest.join(':').trim()]
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
