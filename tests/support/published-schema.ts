import { z } from 'zod'
import { reportSchema } from '../../src/campaign/report/model/schema'

/** The JSON Schema of an exported report, as it is published beside the program. */
export function publishedSchema(): object {
  const schema = z.toJSONSchema(reportSchema, { target: 'draft-7' })
  return { ...schema, title: 'Iron Table report', $id: 'iron-table.report.v1' }
}
