import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { backupFolder } from '../backup/backup'
import { isCampaign } from '../header'
import { fail } from '../trouble'

/** What lies beside a campaign under its name. */
const sides = ['-wal', '-shm', '-journal', '.lock']

/** Which file or folder a path leads to, whatever it looks like; undefined where there is none. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev} ${ino}`
  } catch {
    return undefined
  }
}

/** Whether two paths lead to one file. */
export function isSameFile(one: string, other: string): boolean {
  const identity = identityOf(one)
  return identity === undefined ? one === other : identity === identityOf(other)
}

/** Where a file of this path would really stand: its folder without links, and its name. */
function realPlace(path: string): string {
  const whole = resolve(path)
  try {
    return join(realpathSync(dirname(whole)), basename(whole))
  } catch {
    return whole
  }
}

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return realPlace(path)
  }
}

/** Whether a path leads into the folder of some campaign's backups. */
export function isAmongBackups(path: string): boolean {
  return /\.backups$/i.test(dirname(realPath(path)))
}

/** The campaign whose log, lock or the like this place would be. */
function ownerOf(place: string): string | undefined {
  const side = sides.find((each) => place.toLowerCase().endsWith(each))
  return side === undefined ? undefined : place.slice(0, -side.length)
}

const isNamedCampaign = (place: string) => /\.irontable$/i.test(place)

/** Whether what is written at `target` would fall upon what belongs to a campaign, though not the file itself. */
function isBesideCampaign(target: string): boolean {
  return [realPlace(target), realPath(target)].some((place) => {
    const owner = ownerOf(place)
    const belongs = owner !== undefined && (isNamedCampaign(owner) || isCampaign(owner))
    return belongs || isAmongBackups(place)
  })
}

/** Refuses a place for a new campaign that belongs to another one: its log, its lock, its backups. */
export function refuseBesideCampaign(target: string): void {
  if (isBesideCampaign(target)) fail('trouble.ontoCampaign', { path: target })
}

/**
 * Refuses to write a document at `target` where that is a campaign, or belongs to one: by name, by the
 * header of what stands there, and by being the same file or folder as something of `campaigns` (those
 * known to the caller), through whatever links the path goes. Throws a `Refusal` in words.
 */
export function refuseOntoCampaign(target: string, campaigns: readonly string[]): void {
  const own = campaigns.flatMap((path) => ['', ...sides].map((side) => `${path}${side}`))
  const isOwn =
    isNamedCampaign(realPlace(target)) ||
    isCampaign(target) ||
    isBesideCampaign(target) ||
    own.some((path) => isSameFile(path, target)) ||
    campaigns.some((path) => isSameFile(backupFolder(path), dirname(resolve(target))))
  if (isOwn) fail('trouble.ontoCampaign', { path: target })
}
