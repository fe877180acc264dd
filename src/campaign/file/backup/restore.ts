import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { words } from '../../words'
import { readName } from './backup'
import { copyWhole, withLogs } from '../copy'
import { makeWhole } from '../disk/whole-file'

/** The places for a campaign of this name in a folder, in order: `Name`, `Name (2)` and so on. */
export function* campaignPaths(folder: string, name: string): Generator<string, never> {
  for (let count = 1; ; count++) {
    yield join(folder, `${name}${count === 1 ? '' : ` (${count})`}.irontable`)
  }
}

/** A place that nothing has yet, not even what is left of another campaign. */
function freeCampaignPath(folder: string, name: string): string {
  const paths = campaignPaths(folder, name)
  let path = paths.next().value
  while (withLogs.some((side) => existsSync(`${path}${side}`))) path = paths.next().value
  return path
}

/** Copies a backup, with what was played in it, to a new campaign file. */
function copyBackup(backup: string, target: string): string {
  makeWhole(target, (part) => copyWhole(backup, part))
  return target
}

/** Copies a backup to a new campaign file beside the damaged one, which stays as it is. Answers its path. */
export function restoreCopy(backup: string, path: string, at: string): string {
  const stamp = at.slice(0, 19).replaceAll(':', '-')
  const name = words.t('backup.restored', { name: basename(path, '.irontable'), stamp })
  return copyBackup(backup, freeCampaignPath(dirname(path), name))
}

/** The campaign that a backup is one of, as its folder says. */
export function campaignOf(backup: string): string {
  return dirname(realpathSync(backup)).replace(/\.backups$/i, '.irontable')
}

/** Copies a backup that was opened like a campaign to a file beside its campaign. Answers its path. */
export function copyToPlay(backup: string): string {
  const campaign = campaignOf(backup)
  const { at } = readName(backup)
  const which =
    at === undefined ? basename(backup, '.irontable') : at.slice(0, 19).replaceAll(':', '-')
  const name = words.t('backup.copied', { name: basename(campaign, '.irontable'), which })
  return copyBackup(backup, freeCampaignPath(dirname(campaign), name))
}
