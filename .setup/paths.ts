/** Where things are: the project, its cache, its installed packages. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** Everything that is downloaded or built lands here; git ignores it. */
export const cacheFolder = join(projectRoot, '.cache')

/** The files the set-up copies as they are. */
export const assetsFolder = join(projectRoot, '.setup', 'assets')

/** What the set-up reads of a package's manifest. */
export type Manifest = { version: string; bin?: string | Record<string, string> }

/** The folder of an installed package. */
export function packageFolder(name: string): string {
  return join(projectRoot, 'node_modules', name)
}

/** The manifest of an installed package; throws where it is not installed. */
export function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as Manifest
}

/** The project's own manifest. */
export function projectManifest(): Manifest {
  return JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest
}

/**
 * The script behind a package's command. It is run by Node itself: a `.cmd` shim, which Windows
 * has in its place, could only be run through a shell.
 */
export function scriptOf(name: string, command = name): string {
  const { bin } = manifestOf(name)
  const script = typeof bin === 'string' ? bin : bin?.[command]
  if (script === undefined) throw new Error(`The package ${name} has no command ${command}.`)
  return join(packageFolder(name), script)
}

/**
 * A fresh folder inside the cache for work in progress. Its name holds our process id, so that
 * what an interrupted run left behind is known for dead, and swept.
 */
export function temporaryFolder(): string {
  const nursery = join(cacheFolder, 'tmp')
  mkdirSync(nursery, { recursive: true })
  for (const name of readdirSync(nursery)) {
    if (!isRunning(Number(name))) rmSync(join(nursery, name), { recursive: true, force: true })
  }
  const folder = join(nursery, String(process.pid))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  return folder
}

/**
 * Renames a finished file or folder to its final name, so that whoever sees the name sees all of
 * it. When another run finished the same folder first, its copy stays.
 */
export function moveIntoPlace(finished: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true })
  try {
    renameSync(finished, place)
  } catch (error) {
    if (!isErrorWithCode(error, 'ENOTEMPTY') && !isErrorWithCode(error, 'EEXIST')) throw error
  }
}

/**
 * Copies a file to its place, unless the same one is there. Whoever uses the old file meanwhile,
 * mapped or half read, keeps it: the new one comes by a rename.
 */
export function placeFile(source: string, place: string): void {
  if (existsSync(place) && readFileSync(place).equals(readFileSync(source))) return
  const fresh = `${place}.${String(process.pid)}`
  mkdirSync(dirname(place), { recursive: true })
  copyFileSync(source, fresh)
  renameSync(fresh, place)
}

/** The bytes of all files below a folder, 0 where it is missing: how far a download has come. */
export function bytesBelow(folder: string): number {
  let bytes = 0
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).size
    }
  } catch {
    // A file that was moved away while we counted: the next look counts it in its new place.
  }
  return bytes
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isErrorWithCode(error, 'EPERM')
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
