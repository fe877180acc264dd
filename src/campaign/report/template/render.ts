import Mustache, { type RenderOptions } from 'mustache'
import type { Report } from '../model/schema'
import { escapeMarkdown } from './escape'
import { viewOf } from './view'

/** A writer without a way around the escaping: `{{{name}}}` and `{{&name}}` are escaped as well. */
class PlainWriter extends Mustache.Writer {
  override unescapedValue(token: string[], context: InstanceType<typeof Mustache.Context>): string {
    return this.escapedValue(token, context, options)
  }
}

const options: RenderOptions = { escape: escapeMarkdown }

/**
 * Fills a template with a report, as Markdown. The template sees the report as its audience may read
 * it and nothing besides; every value comes out as plain words. It must have passed the check.
 */
export function renderTemplate(body: string, report: Report): string {
  const filled = new PlainWriter().render(body, viewOf(report), {}, options)
  return `${filled.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`
}
