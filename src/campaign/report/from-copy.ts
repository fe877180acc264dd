import Database from 'better-sqlite3'
import { inPassing } from '../file/disk/temporary'
import { copyInto } from '../file/copy'
import { reader, statements } from '../file/handles'
import type { ReportOrder, WrittenReport } from './kinds'
import { readWriting } from './read'
import { writeReport } from './write'

/**
 * Writes a report of the campaign at `path` as it stands at this moment. It is read from a copy, since
 * the file itself lies under the lock of whoever has it open.
 */
export async function writeFromCopy(path: string, order: ReportOrder): Promise<WrittenReport> {
  const { wanted, format, paper, at } = order
  const writing = inPassing((folder) => {
    const db = new Database(copyInto(path, folder))
    try {
      db.pragma('trusted_schema = OFF')
      const read = reader(statements(db))
      return readWriting(read, { wanted, format, at })
    } finally {
      db.close()
    }
  })
  return { title: writing.report.title, text: await writeReport(format, { ...writing, paper }) }
}
