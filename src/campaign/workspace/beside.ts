import type { ContentPack } from '../content/pack'
import type { Pasted } from '../exchange/file'
import type { Given } from '../exchange/given'
import type { MarkdownOrder } from '../exchange/markdown/write'
import type { FileChecks } from '../file/integrity/check'
import type { ReportOrder, WrittenReport } from '../report/kinds'
import type { BackupComparison } from './compare'
import type { Parted } from './parted'

/**
 * What takes as long as a file is large, and needs nothing of the program but what it is given: it is
 * done beside it, so that nobody waits for a key meanwhile. Each throws what the work itself throws.
 */
export interface Beside extends FileChecks {
  /** Whether a file is a campaign that passes the check of its database. */
  isWhole(backup: string): Promise<boolean>
  /** Holds a backup against the campaign at a path. */
  compareBackup(backup: string, campaign: string): Promise<BackupComparison>
  /** The copies of the campaign at a path that went their own way, among its neighbours and those known. */
  findParted(path: string, known: readonly string[]): Promise<Parted[]>
  /** Reads a file of content; refuses in words what is none. */
  readPack(path: string): Promise<ContentPack>
  /** Reads a file with things of a campaign, or with sheets of these systems; refuses in words what is none. */
  readGiven(path: string, systems: readonly string[]): Promise<Given>
  /** The same of rows copied out of a spreadsheet. */
  readPastedRows(pasted: Pasted, systems: readonly string[]): Promise<Given>
  /** The same of a folder of Markdown files. */
  readGivenFolder(path: string): Promise<Given>
  /** Writes things as Markdown files into a new folder; a failure is a refusal in words. */
  writeMarkdown(order: MarkdownOrder): Promise<{ path: string; count: number }>
  /** Writes a report of the campaign at a path as it stands at this moment. */
  writeFromCopy(path: string, order: ReportOrder): Promise<WrittenReport>
}

/** The name of something that can be done beside the program. */
export type WorkName = keyof Beside
