import { z } from 'zod'
import { operation } from '../define'

export const campaignApi = {
  /** The open campaign, or null when there is none. */
  'campaign.current': operation({
    input: z.strictObject({}),
    run: ({ openFile }) => {
      if (!openFile) return null
      const { value } = openFile.read((read) => ({
        name: read.get<{ name: string }>('SELECT name FROM campaign')?.name ?? '',
        systems: read
          .all<{ system: string }>('SELECT system FROM campaign_system ORDER BY rowid')
          .map((row) => row.system),
      }))
      const { path, openedAt, notices } = openFile
      const { lastBackupAt = null, backupTrouble = null, found = null } = openFile
      return { ...value, path, openedAt, notices, lastBackupAt, backupTrouble, found }
    },
  }),
}
