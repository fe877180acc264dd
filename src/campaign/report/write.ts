import type { PrintJob } from '../workspace/workspace'
import { asHtml } from './document/html'
import { documentTree } from './document/tree'
import type { Format, Paper } from './kinds'
import type { Report } from './model/schema'
import { renderTemplate } from './template/render'

/** What a report is made into a file with. */
export interface Making {
  report: Report
  /** The wording: a template without errors. */
  template: string
  paper: Paper
  print(job: PrintJob): Promise<Uint8Array>
}

/** A report as the contents of a file of this format. */
export async function makeFile(format: Format, making: Making): Promise<string | Uint8Array> {
  const { report, template, paper, print } = making
  if (format === 'json') return `${JSON.stringify(report, undefined, 2)}\n`
  const markdown = renderTemplate(template, report)
  if (format === 'md') return markdown
  const html = asHtml(report.title, documentTree(markdown), paper)
  return format === 'html' ? html : await print({ html, paper })
}
