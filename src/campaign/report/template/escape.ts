import { withoutLinks } from '../../../shared/note/note-text'

// Every sign that could begin something in Markdown, or that the HTML after it would read.
const signs = /[\\`*_[\]{}<>#|~&]/g
// A list, a line across, or the line under a heading: only where the sign stands by itself.
const listSign = /^([-+=])(?=\s|$|[-=]+$)/
const listNumber = /^(\d+)([.)])(?=\s|$)/

// Words between two stars each, which stand close to them, were meant to stand out.
const strong = /(?<!\w|\*)\\\*\\\*(?=[^\s\\])((?:(?!\\\*).)*?[^\s\\])\\\*\\\*(?!\w|\\\*)/g

/** A text of the campaign that is Markdown already, one block of it, with nothing that leads out of it. */
export class Prose {
  constructor(readonly markdown: string) {}
}

/** Signs of no script that stand for where a text begins and where its lines end, until it is placed. */
export const placing = { words: '\uE000', block: '\uE001', line: '\uE002' } as const
const placed = /[\uE000-\uE002]/g

/** Begins a block that needs a line of its own, as a paragraph does not. */
const opensBlock = /^(?:#{1,6} |[-*+] |\d+[.)] |> |```|~~~|\| |---$| {4})/

/** A text with its lines held together, so that whatever stands around it can be put around each. */
function held({ markdown }: Prose): string {
  const begins = opensBlock.test(markdown) ? placing.block : placing.words
  return `${begins}${markdown.replaceAll(placed, '').replaceAll('\n', placing.line)}`
}

/**
 * A value of the campaign as words inside Markdown: they may be strong, but nothing in it can
 * begin a heading, a link, a list or a tag, and it stays on its line.
 */
export function escapeMarkdown(value: unknown): string {
  if (value instanceof Prose) return held(value)
  // A list or a part by its bare name has no words of its own.
  if (typeof value === 'object') return ''
  return withoutLinks(String(value))
    .replaceAll(placed, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(signs, (sign) => `\\${sign}`)
    .replaceAll(strong, '**$1**')
    .replace(listSign, (sign) => `\\${sign}`)
    .replace(listNumber, (_all, number: string, sign: string) => `${number}\\${sign}`)
}
