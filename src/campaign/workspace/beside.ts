import type { ContentPack } from '../content/pack'
import type { Given } from '../exchange/file'
import type { FileChecks } from '../file/integrity/check'
import type { ReportOrder, WrittenReport } from '../report/kinds'
import type { BackupComparison } from './compare'

/**
 * What takes as long as a file is large, and needs nothing of the program but what it is given: it is
 * done beside it, so that nobody waits for a key meanwhile. Each throws what the work itself throws.
 */
export interface Beside extends FileChecks {
  /** Whether a file is a campaign that passes the check of its database. */
  isWhole(backup: string): Promise<boolean>
  /** Holds a backup against the campaign at a path. */
  compareBackup(backup: string, campaign: string): Promise<BackupComparison>
  /** Reads a file of content; refuses in words what is none. */
  readPack(path: string): Promise<ContentPack>
  /** Reads a file with things of a campaign; refuses in words what is none. */
  readGiven(path: string): Promise<Given>
  /** Writes a report of the campaign at a path as it stands at this moment. */
  writeFromCopy(path: string, order: ReportOrder): Promise<WrittenReport>
}

/** The name of something that can be done beside the program. */
export type WorkName = keyof Beside
