import { phrase } from '../../../shared/phrase'
import { Refusal } from '../../../shared/reply'
import { listBackups, readName, type BackupReason } from './backup'
import { isWhole } from './check'

/** A backup that can be opened. */
export interface WholeBackup {
  backup: string
  at: string | null
  reason: BackupReason | null
}

/** The backups of a campaign that `isWhole` finds whole, newest first. */
export async function wholeBackups(
  path: string,
  isWhole: (backup: string) => Promise<boolean>,
): Promise<WholeBackup[]> {
  const found: WholeBackup[] = []
  for (const backup of listBackups(path)) {
    const { at = null, reason = null } = readName(backup)
    if (await isWhole(backup)) found.push({ backup, at, reason })
  }
  return found
}

/** What is said instead where a whole backup can be offered. */
const withBackup: Record<string, string> = {
  'trouble.missing': 'trouble.missingWithBackup',
  'trouble.notACampaign': 'trouble.damagedWithBackup',
  'trouble.damaged': 'trouble.damagedWithBackup',
  'trouble.strange': 'trouble.strangeWithBackup',
  'trouble.backupDamaged': 'trouble.backupDamagedWithBackup',
}

/** Names the newest backup that is whole in the words about a campaign at `path` that cannot be opened. */
export function offerBackup(refusal: Refusal, path: string, except?: string): Refusal {
  const key = withBackup[refusal.words.key]
  if (key === undefined) return refusal
  const backup = listBackups(path).find((each) => each !== except && isWhole(each))
  if (backup === undefined) return refusal
  return new Refusal(phrase(key, { path, backup }), 'failed')
}
