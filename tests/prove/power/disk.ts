import { dirname, join, resolve } from 'node:path'
import type { Chance } from '../support/chance'
import type { Call } from './calls'

/** What a disk writes as one: after a cut it is there or not. */
const sector = 512

/** A change of a file that nobody has written through yet. */
type Change = { at: number; data: Buffer } | { size: number }

/** A change of the names in a folder that nobody has written through yet. */
type Naming = readonly (readonly [name: string, what: Entry | undefined])[]

interface File {
  /** As programs see it. */
  now: Buffer
  /** As it was when it was written through last. */
  safe: Buffer
  changes: Change[]
}

interface Folder {
  now: Map<string, Entry>
  safe: Map<string, Entry>
  changes: Naming[]
}

type Entry = File | Folder

const isFolder = (entry: Entry): entry is Folder => entry.now instanceof Map
const newFile = (): File => ({ now: Buffer.alloc(0), safe: Buffer.alloc(0), changes: [] })
const newFolder = (): Folder => ({ now: new Map(), safe: new Map(), changes: [] })

function changed(bytes: Buffer, change: Change): Buffer {
  const end = 'size' in change ? change.size : change.at + change.data.length
  const grown =
    end > bytes.length ? Buffer.concat([bytes, Buffer.alloc(end - bytes.length)]) : bytes
  if ('size' in change) return Buffer.from(grown.subarray(0, end))
  change.data.copy(grown, change.at)
  return grown
}

/** What becomes of each thing that was not written through. */
type Fate = 'kept' | 'lost' | 'garbage'

/** How a cut deals with what was not written through: most of it is there, little, or any part. */
function fates(chance: Chance): () => Fate {
  const keptOfTen = chance.of([0, 1, 5, 9, 10]) ?? 5
  const hasGarbage = chance.oneIn(4)
  return () => {
    if (hasGarbage && chance.oneIn(8)) return 'garbage'
    return chance.below(10) < keptOfTen ? 'kept' : 'lost'
  }
}

function sectorsOf(change: Change): Change[] {
  if ('size' in change) return [change]
  const parts: Change[] = []
  let { at, data } = change
  while (data.length > 0) {
    const length = Math.min(data.length, sector - (at % sector))
    parts.push({ at, data: data.subarray(0, length) })
    at += length
    data = data.subarray(length)
  }
  return parts
}

/** A file as the cut leaves it: of what was not written through any part is there, in any order. */
function cutFile(file: File, chance: Chance, fate: () => Fate): Buffer {
  const parts = file.changes.flatMap(sectorsOf)
  const order = chance.oneIn(2) ? parts : chance.some(parts, parts.length)
  return order.reduce<Buffer>((bytes, part) => {
    const becomes = fate()
    if (becomes === 'lost') return bytes
    if (becomes === 'kept' || 'size' in part) return changed(bytes, part)
    const data = Buffer.from(part.data)
    for (let at = 0; at < data.length; at++) data[at] = chance.below(256)
    return changed(bytes, { at: part.at, data })
  }, Buffer.from(file.safe))
}

/** Files as they stand on a disk, by path. A folder stands there as null. */
export type Standing = Map<string, Buffer | null>

/**
 * A disk in a process. It promises no more than its standard does: a file is there as it was when it
 * was written through last (`fsync`), a name as it was when its folder was. Of everything later any
 * part may be on the disk when the power fails, in any order.
 */
export class Disk {
  readonly #top: string
  readonly #root = newFolder()
  readonly #handles = new Map<number, { entry: Entry; at: number; path: string }>()

  /** A disk under the path `top`, with these files written through. */
  constructor(top: string, files: Standing) {
    this.#top = top
    for (const [path, bytes] of files) {
      if (!bytes) continue
      const file = { now: Buffer.from(bytes), safe: Buffer.from(bytes), changes: [] }
      this.#folderOf(path)?.now.set(path, file)
      this.#folderOf(path)?.safe.set(path, file)
    }
  }

  /** Does what a program asked for. What lies elsewhere is nothing to this disk. */
  do(call: Call): void {
    switch (call.kind) {
      case 'open':
        return this.#open(call)
      case 'close':
        return void this.#handles.delete(call.handle)
      case 'sync':
        return this.#sync(call.handle)
      case 'write':
        return this.#write(call.handle, call.data, call.at)
      case 'copy':
        return this.#copy(call)
      case 'cut':
        return this.#change(call.handle, { size: call.size })
      case 'rename': {
        const entry = this.#find(call.path)
        if (!entry) return
        if (dirname(call.path) !== dirname(call.to)) throw new Error(`moved away: ${call.path}`)
        return this.#name(call.to, [
          [call.path, undefined],
          [call.to, entry],
        ])
      }
      case 'remove':
        return this.#name(call.path, [[call.path, undefined]])
      case 'removeIn': {
        const folder = this.#handles.get(call.handle)
        return folder && this.do({ kind: 'remove', path: join(folder.path, call.name) })
      }
      case 'makeFolder':
        return this.#name(call.path, [[call.path, newFolder()]])
    }
  }

  /** What programs see. */
  now(): Standing {
    return this.#standing(
      (folder) => folder.now,
      (file) => file.now,
    )
  }

  /** The paths of the files that are open under these handles. */
  pathsOf(handles: readonly number[]): string[] {
    return handles.flatMap((handle) => this.#handles.get(handle)?.path ?? [])
  }

  /** What a cut of the power leaves at least. */
  safe(): Standing {
    return this.#standing(
      (folder) => folder.safe,
      (file) => file.safe,
    )
  }

  /** What a cut of the power leaves, by chance. */
  afterCut(chance: Chance): Standing {
    const fate = fates(chance)
    const namesIn = (folder: Folder) => {
      const names = new Map(folder.safe)
      for (const change of folder.changes) {
        if (fate() === 'lost') continue
        for (const [name, entry] of change) {
          if (entry) names.set(name, entry)
          else names.delete(name)
        }
      }
      return names
    }
    return this.#standing(namesIn, (file) => cutFile(file, chance, fate))
  }

  #standing(
    namesIn: (folder: Folder) => Map<string, Entry>,
    bytesOf: (file: File) => Buffer,
  ): Standing {
    const standing: Standing = new Map()
    const walk = (folder: Folder) => {
      for (const [path, entry] of namesIn(folder)) {
        standing.set(path, isFolder(entry) ? null : Buffer.from(bytesOf(entry)))
        if (isFolder(entry)) walk(entry)
      }
    }
    walk(this.#root)
    return standing
  }

  #find(path: string): Entry | undefined {
    const whole = resolve(path)
    return whole === this.#top ? this.#root : this.#folderOf(whole)?.now.get(whole)
  }

  #folderOf(path: string): Folder | undefined {
    if (!resolve(path).startsWith(`${this.#top}/`)) return undefined
    const folder = this.#find(dirname(resolve(path)))
    return folder && isFolder(folder) ? folder : undefined
  }

  #name(path: string, change: Naming): void {
    const folder = this.#folderOf(path)
    if (!folder) return
    folder.changes.push(change)
    for (const [name, entry] of change) {
      if (entry) folder.now.set(name, entry)
      else folder.now.delete(name)
    }
  }

  #open({ path, handle, creates, empties }: Extract<Call, { kind: 'open' }>): void {
    this.#handles.delete(handle)
    if (creates && !this.#find(path)) this.#name(path, [[resolve(path), newFile()]])
    const entry = this.#find(path)
    if (!entry) return
    this.#handles.set(handle, { entry, at: 0, path })
    if (empties) this.#change(handle, { size: 0 })
  }

  #sync(handle: number): void {
    const { entry } = this.#handles.get(handle) ?? {}
    if (!entry) return
    entry.changes = []
    if (isFolder(entry)) entry.safe = new Map(entry.now)
    else entry.safe = Buffer.from(entry.now)
  }

  #write(handle: number, data: Buffer, at?: number): void {
    const held = this.#handles.get(handle)
    if (!held) return
    this.#change(handle, { at: at ?? held.at, data })
    if (at === undefined) held.at += data.length
  }

  #copy({ from, at = 0, handle, length }: Extract<Call, { kind: 'copy' }>): void {
    if (!this.#handles.has(handle)) return
    const source = this.#handles.get(from)?.entry
    if (!source || isFolder(source)) throw new Error('copied from outside of the disk')
    this.#write(handle, Buffer.from(source.now.subarray(at, at + length)))
  }

  #change(handle: number, change: Change): void {
    const { entry } = this.#handles.get(handle) ?? {}
    if (!entry || isFolder(entry)) return
    entry.changes.push(change)
    entry.now = changed(entry.now, change)
  }
}
