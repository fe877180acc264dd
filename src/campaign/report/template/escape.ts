// Every sign that could begin something in Markdown, or that the HTML after it would read.
const signs = /[\\`*_[\]{}<>#|~&]/g
// A list, a line across, or the line under a heading: only where the sign stands by itself.
const listSign = /^([-+=])(?=\s|$|[-=]+$)/
const listNumber = /^(\d+)([.)])(?=\s|$)/

// Words between two stars each, which stand close to them, were meant to stand out.
const strong = /(?<!\w|\*)\\\*\\\*(?=[^\s\\])((?:(?!\\\*).)*?[^\s\\])\\\*\\\*(?!\w|\\\*)/g

/**
 * A value of the campaign as words inside Markdown: they may be strong, but nothing in it can
 * begin a heading, a link, a list or a tag, and it stays on its line.
 */
export function escapeMarkdown(value: unknown): string {
  // A list or a part by its bare name has no words of its own.
  if (typeof value === 'object') return ''
  return String(value)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(signs, (sign) => `\\${sign}`)
    .replaceAll(strong, '**$1**')
    .replace(listSign, (sign) => `\\${sign}`)
    .replace(listNumber, (_all, number: string, sign: string) => `${number}\\${sign}`)
}
