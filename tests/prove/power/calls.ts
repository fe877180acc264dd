import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** What a program asked of the file system, in the order in which it was done. */
export type Call =
  | { kind: 'open'; path: string; handle: number; creates: boolean; empties: boolean }
  | { kind: 'close' | 'sync'; handle: number }
  /** Without `at` it goes on where the last one ended. */
  | { kind: 'write'; handle: number; data: Buffer; at?: number }
  | { kind: 'copy'; from: number; at?: number; handle: number; length: number }
  | { kind: 'cut'; handle: number; size: number }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'remove' | 'makeFolder'; path: string }
  /** By its name in the folder that is open under the handle. */
  | { kind: 'removeIn'; handle: number; name: string }

/** The calls of the system that are recorded: all that change files. */
const recorded = [
  ...['open', 'openat', 'creat', 'close', 'write', 'pwrite64', 'writev', 'pwritev', 'pwritev2'],
  ...['copy_file_range', 'sendfile', 'truncate', 'ftruncate', 'fallocate', 'fsync', 'fdatasync'],
  ...['sync_file_range', 'rename', 'renameat', 'renameat2', 'unlink', 'unlinkat', 'rmdir'],
  ...['mkdir', 'mkdirat', 'link', 'linkat', 'symlink', 'symlinkat', 'dup', 'dup2', 'dup3', 'lseek'],
]

/** Whether programs can be recorded here: there is a tracer, and it may trace. */
export function canRecord(): boolean {
  return spawnSync('strace', ['--quiet=all', '-o', '/dev/null', 'true']).status === 0
}

/** The command line that runs another one and records what it does to files. */
export function recording(file: string, command: readonly string[]): string[] {
  const all = ['--string-limit=67108864', '--strings-in-hex=all', '--signal=none', '--quiet=all']
  const which = `--trace=${recorded.join()}`
  return ['strace', '--follow-forks', '--seccomp-bpf', ...all, which, '-o', file, ...command]
}

const line = /^\d+ +(\w+)\((.*)\) += (-?\d+)/s
const resumed = /^(\d+) +<\.\.\. (\w+) resumed>(.*)$/s
/** Interrupted by another thread, or by a kill, whose result nobody knows or is no error that there is. */
const unfinished =
  /^(\d+) +(.*?)(?: *<unfinished \.\.\.>|\) += (?:\?(?: <unavailable>)?|-1 \(errno \d+\)))$/s

function bytesOf(quoted: string): Buffer {
  return Buffer.from(quoted.replaceAll(/["\\x]/g, ''), 'hex')
}

const textOf = (quoted: string) => bytesOf(quoted).toString('utf8')

/** Reads the arguments and the result of a call; nothing where it has changed nothing. */
type Reader = (args: readonly string[], result: number) => Call | undefined

const openedAs =
  (first: number): Reader =>
  (args, handle) => {
    const [path = '', flags = ''] = args.slice(first)
    const has = (flag: string) => flags.split('|').includes(flag)
    const [creates, empties] = [has('O_CREAT'), has('O_TRUNC')]
    return { kind: 'open', path: textOf(path), handle, creates, empties }
  }

const synced: Reader = ([handle]) => ({ kind: 'sync', handle: Number(handle) })

/** The calls that the model of a disk knows. Every other one that is recorded ends the attack. */
const readers: Record<string, Reader> = {
  open: openedAs(0),
  openat: openedAs(1),
  close: ([handle]) => ({ kind: 'close', handle: Number(handle) }),
  fsync: synced,
  fdatasync: synced,
  write: ([handle, data = ''], result) => ({
    kind: 'write',
    handle: Number(handle),
    data: bytesOf(data).subarray(0, result),
  }),
  pwrite64: ([handle, data = '', , at], result) => ({
    kind: 'write',
    handle: Number(handle),
    data: bytesOf(data).subarray(0, result),
    at: Number(at),
  }),
  copy_file_range: ([from, at = 'NULL', handle], length) => ({
    kind: 'copy',
    from: Number(from),
    handle: Number(handle),
    length,
    // The offset is handed over by its address, and told as it was before the call.
    ...(at === 'NULL' ? {} : { at: Number(at.replaceAll(/[[\]]/g, '')) }),
  }),
  ftruncate: ([handle, size]) => ({ kind: 'cut', handle: Number(handle), size: Number(size) }),
  rename: ([path = '', to = '']) => ({ kind: 'rename', path: textOf(path), to: textOf(to) }),
  unlink: ([path = '']) => ({ kind: 'remove', path: textOf(path) }),
  rmdir: ([path = '']) => ({ kind: 'remove', path: textOf(path) }),
  unlinkat: ([folder = '', name = '']) =>
    folder === 'AT_FDCWD'
      ? { kind: 'remove', path: textOf(name) }
      : { kind: 'removeIn', handle: Number(folder), name: textOf(name) },
  mkdir: ([path = '']) => ({ kind: 'makeFolder', path: textOf(path) }),
  // Of what is only read.
  lseek: () => undefined,
}

/** Calls that change a file, by the argument that is its handle. */
const writing: Readonly<Record<string, number>> = {
  write: 0,
  pwrite64: 0,
  ftruncate: 0,
  copy_file_range: 2,
}

/** A line of a record. */
interface Line {
  text: string
  /** Whether it was done: nobody can tell of what a kill has interrupted. */
  isCertain: boolean
}

/** A call that a kill has interrupted, as if it had been done; of a write any part may have been. */
function perhapsDone(thread: string, start: string, torn: number[]): Line[] {
  const [, name = '', args = ''] = /^(\w+)\((.*)/s.exec(start) ?? []
  const handle = writing[name]
  if (handle !== undefined) torn.push(Number(args.split(', ')[handle]))
  const isNaming = ['openat', 'rename', 'unlink', 'unlinkat', 'mkdir', 'rmdir'].includes(name)
  return isNaming ? [{ text: `${thread} ${start}) = 0`, isCertain: false }] : []
}

/**
 * The record line by line, what was interrupted by another thread put together where it ended. A handle
 * is free as soon as its closing begins: another thread may have it before that ends. What a kill has
 * interrupted comes last.
 */
async function* whole(file: string, torn: number[]): AsyncGenerator<Line> {
  const begun = new Map<string, string>()
  // It may be longer than any text can be.
  for await (const text of createInterface(createReadStream(file))) {
    const [, thread, start = ''] = unfinished.exec(text) ?? []
    const [, again, , end = ''] = resumed.exec(text) ?? []
    if (thread && start.startsWith('close('))
      yield { text: `${thread} ${start}) = 0`, isCertain: true }
    else if (thread) begun.set(thread, start)
    else if (again) {
      const opening = begun.get(again)
      if (opening !== undefined) yield { text: `${again} ${opening}${end}`, isCertain: true }
      begun.delete(again)
    } else yield { text, isCertain: true }
  }
  for (const [thread, start] of begun) yield* perhapsDone(thread, start, torn)
}

/** What was recorded of a program: what it did, and what it may have done when it was killed. */
export interface Recorded {
  calls: Call[]
  perhaps: Call[]
  /** Handles of files that it was writing into when it was killed: any part of that may be there. */
  torn: number[]
}

/** Reads a record. What failed has changed nothing, and is left out. */
export async function readCalls(file: string): Promise<Recorded> {
  const recorded: Recorded = { calls: [], perhaps: [], torn: [] }
  for await (const { text, isCertain } of whole(file, recorded.torn)) {
    const [, name = '', args = '', result = '-1'] = line.exec(text) ?? []
    if (name === '' || Number(result) < 0) continue
    const reader = readers[name]
    if (!reader) throw new Error(`a call that the model of a disk does not know: ${text}`)
    const call = reader(args.split(', '), Number(result))
    if (call) recorded[isCertain ? 'calls' : 'perhaps'].push(call)
  }
  return recorded
}
