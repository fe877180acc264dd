import { folded } from '../../shared/spelling'

/** A stretch of text, and whether it is what was looked for. */
export interface Stretch {
  text: string
  marked: boolean
}

/** Letters before the first find, and after it. */
const before = 40
const after = 120

/** Cuts a text into stretches; words that begin as one of those asked are marked. */
export function marked(text: string, asked: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const part of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (part === '') continue
    const isFound = asked.some((word) => folded(part).startsWith(word))
    const last = stretches.at(-1)
    if (last && last.marked === isFound) last.text += part
    else stretches.push({ text: part, marked: isFound })
  }
  return stretches
}

/** Where the first of the words asked begins in a text; 0 when none does. */
function firstFind(text: string, asked: readonly string[]): number {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (asked.some((each) => folded(word).startsWith(each))) return index
  }
  return 0
}

/** The piece of a text around the first find, marked; an ellipsis stands where something is left out. */
export function excerpt(text: string, asked: readonly string[]): Stretch[] {
  const flat = text.replaceAll(/\s+/g, ' ').trim()
  const find = firstFind(flat, asked)
  const start = find <= before ? 0 : flat.indexOf(' ', find - before) + 1
  const end = Math.min(flat.length, find + after)
  const piece = flat.slice(start, end)
  return marked(`${start > 0 ? '… ' : ''}${piece}${end < flat.length ? '…' : ''}`, asked)
}
