import { basename } from 'node:path'
import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { clockOf, dateOf } from '../moments'
import { operation } from '../define'
import { listBackups, readName } from '../file/backup/backup'
import { foldedCopy } from '../file/copy'
import { makeTemporaryFolder, throwAway } from '../file/disk/temporary'
import { goBack, mustBeWhole, nameIn } from './files'
import type { LookedInto, Workspace } from './workspace'
import { filledText } from '../../shared/bounded'

const path = filledText(4096)

/** What is gone back to from a backup: what was open before the first of several in a row. */
function openBefore({ openFile, lookedInto, stage, behindCurtain }: Workspace) {
  if (lookedInto) return lookedInto.before
  return openFile ? { path: openFile.path, stage, behindCurtain } : null
}

/** When a backup was made, or where its name does not say, that name. */
function whichOf(backup: string): string {
  const { at } = readName(backup)
  return at === undefined ? basename(backup) : `${dateOf(at)}, ${clockOf(at)}`
}

/** Looks into a backup, or the campaign itself, which is only read: a copy of it is open meanwhile. */
async function lookInto(workspace: Workspace, backup: string, campaign: string): Promise<void> {
  await mustBeWhole(workspace, backup, campaign)
  const folder = makeTemporaryFolder()
  try {
    await workspace.lookInto(foldedCopy(backup, folder), (file): LookedInto => {
      const gaps = { name: nameIn(file), which: whichOf(backup) }
      const key = backup === campaign ? 'refusal.earlierFormat' : 'refusal.lookedInto'
      const words = phrase(key, gaps)
      return { backup, campaign, before: openBefore(workspace), words }
    })
  } catch (error) {
    throwAway(folder)
    throw error
  }
}

/** Looking into backups. Each answers whether a campaign is open now. */
export const lookApi = {
  /** Opens a backup of a campaign only to be looked at, in place of what is open. */
  'file.lookIntoBackup': operation({
    input: z.strictObject({ path, backup: path }),
    run: async (workspace, { path: campaign, backup }) => {
      if (!listBackups(campaign).includes(backup)) refuse('refusal.noSuchBackup')
      await lookInto(workspace, backup, campaign)
      return true
    },
  }),
  /** Looks in the same way into the campaign that the game master is asked about, and leaves it unchanged. */
  'file.lookIntoEarlier': operation({
    input: z.strictObject({}),
    run: async (workspace) => {
      const { path: campaign } = workspace.formatChange ?? refuse('refusal.gone')
      await lookInto(workspace, campaign, campaign)
      return true
    },
  }),
  /** Leaves a backup that is looked into for what was open before. */
  'file.leaveBackup': operation({
    input: z.strictObject({}),
    run: async (workspace) => {
      const { lookedInto } = workspace
      if (!lookedInto) return workspace.openFile !== undefined
      const { before } = lookedInto
      await goBack(workspace, before?.path ?? null)
      if (!before || !workspace.openFile) return false
      workspace.stage = before.stage
      workspace.behindCurtain = before.behindCurtain
      workspace.host.changed('all')
      return true
    },
  }),
}
