import type { Read } from '../file/handles'
import { words } from '../words'
import type { Format, Wanted } from './kinds'
import { readImages } from './material/images'
import { readMaterial } from './material/read'
import { reduceReport } from './model/reduce'
import type { Report } from './model/schema'
import { readWording } from './template/api'
import type { Writing } from './write'

/** A report as this audience may read it. `at` is the time it is written, ISO 8601. */
export const readReport = (read: Read, wanted: Wanted, at: string): Report =>
  reduceReport(readMaterial(read, wanted), words, at)

/** What a report is written with as a file of this format, but for its paper. */
export function readWriting(
  read: Read,
  { wanted, format, at }: { wanted: Wanted; format: Format; at: string },
): Omit<Writing, 'paper'> {
  const report = readReport(read, wanted, at)
  return {
    report,
    template: readWording(read, wanted.subject, wanted.audience),
    images: readImages(read, report, format),
  }
}
