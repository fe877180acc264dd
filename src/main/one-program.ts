import { mkdirSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { app } from 'electron'

/** What a second start hands to the first: the campaign it was asked to open. */
interface Handed {
  path: string | null
}

const handedPath = (data: unknown): string | undefined => {
  const isHanded = typeof data === 'object' && data !== null && 'path' in data
  return isHanded && typeof data.path === 'string' ? data.path : undefined
}

/**
 * Whether the lock of the running program, a link that names machine and process, is held by this
 * machine. One that another machine left in a shared folder, or one that could not be made because
 * the folder cannot be written, must not keep the program from starting: a campaign has its own lock.
 */
function isHeldHere(folder: string): boolean {
  if (process.platform === 'win32') return true
  try {
    return readlinkSync(join(folder, 'SingletonLock')).startsWith(`${hostname()}-`)
  } catch {
    return false
  }
}

/**
 * Makes this the one running program of its data folder. False where another is: that one has been
 * handed `path`, and this one is to end. Later starts come to `onSecond` with what they were given.
 */
export function becomeTheOne(
  path: string | undefined,
  onSecond: (path: string | undefined) => void,
): boolean {
  const folder = app.getPath('userData')
  try {
    // The lock lies in the folder, which a first start does not have yet.
    mkdirSync(folder, { recursive: true })
  } catch {
    // Said where something is to be written there.
  }
  const handed: Handed = { path: path ?? null }
  app.on('second-instance', (_event, _argv, _cwd, data) => onSecond(handedPath(data)))
  return app.requestSingleInstanceLock(handed) || !isHeldHere(folder)
}
