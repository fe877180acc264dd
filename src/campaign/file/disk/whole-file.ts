import { createHash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { isCampaign } from '../header'
import { fail } from '../trouble'

/** Tells computers apart that share a folder: a process is asked after on its own only. */
const computer = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)
const partName = /\.([\da-f]{6})-(\d+)-(\d+)\.part(?:-journal|-wal|-shm)?$/

/** Numbers of the files that this process is making now. */
const underWay = new Set<number>()
let count = 0

/** Whether a process of this computer is still there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a file was being made by Iron Table on this computer, in a process that is gone. */
function isLeftOver(name: string): boolean {
  const [, where, pid, number] = partName.exec(name) ?? []
  if (where !== computer) return false
  return Number(pid) === process.pid ? !underWay.has(Number(number)) : !isRunning(Number(pid))
}

/** Takes away what a process that was killed has left half made in a folder. */
function sweep(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (isLeftOver(name)) rmSync(join(folder, name), { force: true })
    }
  } catch {
    // What cannot be seen or taken away is in nobody's way.
  }
}

function begin(target: string): { part: string; number: number } {
  sweep(dirname(target))
  const number = ++count
  underWay.add(number)
  return { part: `${target}.${computer}-${process.pid}-${number}.part`, number }
}

function giveUp(part: string): void {
  for (const side of ['', '-journal', '-wal', '-shm']) {
    try {
      rmSync(`${part}${side}`, { force: true })
    } catch {
      // The next file that is made here takes it away.
    }
  }
}

function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch {
    // Not every system lets a folder be written through; the file itself was.
  }
}

/** Makes a folder, with those above it, and writes their names through to the disk. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true })
  if (first === undefined) return
  const top = dirname(resolve(first))
  for (let above = resolve(folder); above !== top;) {
    above = dirname(above)
    syncFolder(above)
  }
}

function settle(part: string, target: string): void {
  const handle = openSync(part, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  giveName(part, target)
}

/** The same while others have their turn: what is large takes its time to reach the disk. */
async function settleLater(part: string, target: string): Promise<void> {
  const handle = await open(part, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  giveName(part, target)
}

function giveName(part: string, target: string): void {
  // Whoever asks for a name has looked before: no file of ours ever takes a campaign's place.
  if (isCampaign(target)) fail('trouble.exists', { path: target })
  renameSync(part, target)
  syncFolder(dirname(target))
}

/**
 * Makes a file beside its place, writes it through to the disk, and gives it its name only when it
 * is whole: whoever is killed or fails on the way leaves what stood there as it was. `make` writes to
 * the path it is handed, where nothing stands yet. Throws what `make` and the file system throw.
 */
export function makeWhole(target: string, make: (part: string) => void): void {
  const { part, number } = begin(target)
  try {
    make(part)
    settle(part, target)
  } catch (error) {
    giveUp(part)
    throw error
  } finally {
    underWay.delete(number)
  }
}

/** The same for what takes its time. */
export async function makeWholeLater(
  target: string,
  make: (part: string) => Promise<void>,
): Promise<void> {
  const { part, number } = begin(target)
  try {
    await make(part)
    await settleLater(part, target)
  } catch (error) {
    giveUp(part)
    throw error
  } finally {
    underWay.delete(number)
  }
}

/** Writes a text or bytes as a whole file, in place of what stood there. */
export function writeWhole(target: string, content: string | Uint8Array): void {
  // Never through a link that somebody has put there.
  makeWhole(target, (part) => writeFileSync(part, content, { flag: 'wx' }))
}
