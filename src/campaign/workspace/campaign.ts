import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { campaignName } from '../campaign-name'
import { command, operation } from '../define'
import { campaignFileTable, type LookedInto } from './workspace'
import { line } from '../../shared/bounded'

/** What the screen says of a backup that is looked into, or of a campaign left in its earlier format. */
const shownOf = ({ backup, campaign, before, words }: LookedInto) => ({
  backup,
  campaign,
  words,
  isEarlier: backup === campaign,
  hasBefore: before !== null,
})

export const campaignApi = {
  /** The open campaign, or null when there is none. */
  'campaign.current': operation({
    input: z.strictObject({}),
    reads: [campaignFileTable, 'campaign', 'campaign_system'],
    run: ({ openFile, lookedInto }) => {
      if (!openFile) return null
      const { value } = openFile.read((read) => ({
        name: campaignName(read),
        systems: read
          .all<{ system: string }>('SELECT system FROM campaign_system ORDER BY rowid')
          .map((row) => row.system),
      }))
      const { path, openedAt, notices, lastBackupAt = null } = openFile
      const { backupTrouble = null, found = null } = openFile
      return {
        ...value,
        path,
        openedAt,
        notices,
        lastBackupAt,
        backupTrouble,
        found,
        lookedInto: lookedInto ? shownOf(lookedInto) : null,
      }
    },
  }),

  /** The campaign is called otherwise; its file keeps the name that it has on the disk. */
  'campaign.rename': command({
    input: z.strictObject({ name: line(80) }),
    label: (_read, { name }) => phrase('history.campaign.rename', { name }),
    run: (write, { name }) => {
      const before = campaignName(write)
      if (name === before) refuse('refusal.sameName', { name })
      write.run('UPDATE campaign SET name = @name', { name })
      const named = { with: { from: before, name } }
      write.record({ kind: 'campaign.renamed', secret: true, about: [], ...named })
    },
  }),
}
