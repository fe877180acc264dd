import { z } from 'zod'
import { documentSchema } from '../../src/campaign/exchange/document'
import { reportSchema } from '../../src/campaign/report/model/schema'

/** The JSON Schema of an exported report, as it is published beside the program. */
export function publishedSchema(): object {
  const schema = z.toJSONSchema(reportSchema, { target: 'draft-7' })
  return { ...schema, title: 'Iron Table report', $id: 'iron-table.report.v1' }
}

/** The JSON Schema of prep that is saved as a file. */
export function publishedPrepSchema(): object {
  const schema = z.toJSONSchema(documentSchema(), { target: 'draft-7', io: 'input' })
  return { ...schema, title: 'Iron Table prep', $id: 'iron-table.prep.v1' }
}
