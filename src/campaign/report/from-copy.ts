import Database from 'better-sqlite3'
import { inPassing } from '../file/backup/check'
import { copyInto } from '../file/copy'
import { reader, statements } from '../file/handles'
import { words } from '../words'
import type { ReportOrder, WrittenReport } from './kinds'
import { readMaterial } from './material/read'
import { reduceReport } from './model/reduce'
import { readTemplate } from './template/api'
import { writeReport } from './write'

/**
 * Writes a report of the campaign at `path` as it stands at this moment. It is read from a copy, since
 * the file itself lies under the lock of whoever has it open.
 */
export function writeFromCopy(path: string, order: ReportOrder): WrittenReport {
  return inPassing((folder) => {
    const db = new Database(copyInto(path, folder))
    try {
      db.pragma('trusted_schema = OFF')
      const read = reader(statements(db))
      const { wanted, format, paper, at } = order
      const report = reduceReport(readMaterial(read, wanted), words, at)
      const template = readTemplate(read, wanted.subject, wanted.audience).body
      return { title: report.title, text: writeReport(format, { report, template, paper }) }
    } finally {
      db.close()
    }
  })
}
