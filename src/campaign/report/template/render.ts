import Mustache, { type RenderOptions } from 'mustache'
import type { Report } from '../model/schema'
import { escapeMarkdown, placing } from './escape'
import { viewOf } from './view'

/** A writer without a way around the escaping: `{{{name}}}` and `{{&name}}` are escaped as well. */
class PlainWriter extends Mustache.Writer {
  override unescapedValue(token: string[], context: InstanceType<typeof Mustache.Context>): string {
    return this.escapedValue(token, context, options)
  }
}

const options: RenderOptions = { escape: escapeMarkdown }

const begins = new RegExp(`[${placing.words}${placing.block}]`)
const eachText = new RegExp(`(?=${begins.source})`)
/** What stands before a text on its line, and goes on before each of its own: quotations and lists. */
const around = /^(?:\s*(?:>|[-*+]|\d+[.)])(?=\s))*\s*/

/** Puts the texts on a line into what stands around them: none of their lines leaves it. */
function placeTexts(line: string): string {
  const first = line.search(begins)
  if (first < 0) return line
  const [before = ''] = around.exec(line.slice(0, first)) ?? []
  const goesOn = before.replaceAll(/[^>\s]/g, ' ')
  const apart = `\n${goesOn.trimEnd()}\n${goesOn}`
  let told = line.slice(0, first)
  for (const text of line.slice(first).split(eachText)) {
    const isApart = text.startsWith(placing.block) && told.trim() !== before.trim()
    const placed = text.slice(1).replaceAll(placing.line, `\n${goesOn}`)
    told += `${isApart ? apart : ''}${placed}`
  }
  return told
}

/**
 * Fills a template with a report, as Markdown. The template sees the report as its audience may read
 * it and nothing besides; every value comes out as plain words. It must have passed the check.
 */
export function renderTemplate(body: string, report: Report): string {
  const filled = new PlainWriter().render(body, viewOf(report), {}, options)
  const placed = filled.split('\n').map(placeTexts).join('\n')
  return `${placed.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`
}
