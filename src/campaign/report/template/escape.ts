// Every sign that could begin something in Markdown, or that the HTML after it would read.
const signs = /[\\`*_[\]{}<>#|~&]/g
// A list, a line across, or the line under a heading: only where the sign stands by itself.
const listSign = /^([-+=])(?=\s|$|[-=]+$)/
const listNumber = /^(\d+)([.)])(?=\s|$)/

/**
 * A value of the campaign as plain words inside Markdown: nothing in it can begin a heading, a link,
 * a list or a tag, and it stays on its line.
 */
export function escapeMarkdown(value: unknown): string {
  // A list or a part by its bare name has no words of its own.
  if (typeof value === 'object') return ''
  return String(value)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(signs, (sign) => `\\${sign}`)
    .replace(listSign, (sign) => `\\${sign}`)
    .replace(listNumber, (_all, number: string, sign: string) => `${number}\\${sign}`)
}
