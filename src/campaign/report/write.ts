import type { PrintJob } from '../workspace/workspace'
import { replacePictures } from '../../shared/pictures'
import { tablesForCharts } from './document/chart-table'
import type { Images } from './document/html'
import { shownIn } from './document/shown'
import { documentTree } from './document/tree'
import type { Format, Paper } from './kinds'
import type { Report } from './model/schema'
import { renderTemplate } from './template/render'

/** What a report is written with. */
export interface Writing {
  report: Report
  /** The wording: a template without errors. */
  template: string
  paper: Paper
  /** What the pictures of the report show. */
  images: Images
}

/** A report as the text of a file of this format; for a PDF the page that is to be printed. */
export async function writeReport(
  format: Format,
  { report, template, paper, images }: Writing,
): Promise<string> {
  if (format === 'json') return `${JSON.stringify(report, undefined, 2)}\n`
  const markdown = renderTemplate(template, report)
  // A text has no pictures in it, so it says what they show.
  if (format === 'md') {
    return tablesForCharts(
      replacePictures(markdown, ({ name }) => name),
      report,
    )
  }
  // The letters of a page are large: they are loaded when one is made.
  const [{ asHtml }, { css }] = await Promise.all([
    import('./document/html'),
    import('./document/look'),
  ])
  return asHtml(report.title, documentTree(markdown, await shownIn(report, format === 'pdf')), {
    ...{ css, look: 'paper', paper, images },
  })
}

/** The contents of a file of this format, made of that text. */
export async function fileOf(
  format: Format,
  text: string,
  { paper, print }: { paper: Paper; print: (job: PrintJob) => Promise<Uint8Array> },
): Promise<string | Uint8Array> {
  return format === 'pdf' ? await print({ html: text, paper }) : text
}
