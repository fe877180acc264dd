import { asPattern } from '../../../../shared/spelling'
import type { ReportContext } from '../report-context'

/** A name, or a link by it, where it is a word of its own, not that of an owner, and not said in brackets. */
const alone = (name: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}[(])(?:\[\[${asPattern(name)}\]\]|${asPattern(name)})(?![\p{L}\p{N}\p{M}\]]|[\u2019']s)`,
    'u',
  )

/** A line of a report with what players know of whom it names, where nothing before it has named them. */
export function introduced({ material, words, ...context }: ReportContext, line: string): string {
  return material.introductions.reduce((told, { name, known }) => {
    if (context.introduced.has(name)) return told
    const said = told.replace(alone(name), () =>
      words.t('report.known', { name, known: known.replace(/\.$/, '') }),
    )
    if (said !== told) context.introduced.add(name)
    return said
  }, line)
}
