import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

/** What Node compiles its modules by. */
interface Compiler {
  _compile(this: { exports: object }, source: string, path: string): unknown
}

/** A script of the program and the sum of its text. */
interface Loaded {
  script: Script
  sum: number
  isKept: boolean
}

/** Where what was compiled lies in the file, with the sum of the text it was compiled from, and its own. */
type Place = [textSum: number, start: number, length: number, ownSum: number]

/** What V8 reads begins where it needs no copy of it. */
const aligned = 8

const folder = import.meta.dirname
const loaded = new Map<string, Loaded>()
let keptAt: string | undefined

/** What an earlier start has kept; nothing where it cannot be read. */
function readKept(path: string): { places: Record<string, Place>; data: Buffer } {
  try {
    const file = readFileSync(path)
    const end = file.indexOf('\n')
    const places = { ...(JSON.parse(file.toString('utf8', 0, end)) as Record<string, Place>) }
    return { places, data: file.subarray(Math.ceil((end + 1) / aligned) * aligned) }
  } catch {
    return { places: {}, data: Buffer.alloc(0) }
  }
}

/**
 * From here on the program's own scripts are compiled once, and at every later start taken as they were
 * compiled then: half of what loads the rules was compiling them. `path` is the file where that is kept.
 * V8 takes none that another version of it has made.
 */
export function compileOnce(path: string): void {
  keptAt = path
  const { places, data } = readKept(path)
  function compiledFrom(name: string, sum: number): Buffer | undefined {
    const place = places[name]
    // The file lies where anything may have been written over it.
    if (!Array.isArray(place)) return undefined
    const [textSum, start, length, ownSum] = place
    const kept = data.subarray(start, start + length)
    return textSum === sum && crc32(kept) === ownSum ? kept : undefined
  }
  const compiler = Module.prototype as unknown as Compiler
  const compileAnew = compiler._compile
  compiler._compile = function (source, filename) {
    if (dirname(filename) !== folder) return compileAnew.call(this, source, filename)
    const name = basename(filename)
    const sum = crc32(source)
    const cachedData = compiledFrom(name, sum)
    const script = new Script(Module.wrap(source), { filename, cachedData })
    loaded.set(name, {
      script,
      sum,
      isKept: cachedData !== undefined && !script.cachedDataRejected,
    })
    const run = script.runInThisContext() as (...given: unknown[]) => unknown
    return run.call(this.exports, this.exports, createRequire(filename), this, filename, folder)
  }
}

/**
 * Keeps what has been compiled by now, with the functions that were called, where it was not kept yet. A
 * start without it is slower, and nothing else.
 */
export function keepCompiled(): void {
  if (keptAt === undefined || [...loaded.values()].every(({ isKept }) => isKept)) return
  const places: Record<string, Place> = {}
  const pieces: Buffer[] = []
  let start = 0
  for (const [name, { script, sum }] of loaded) {
    const data = script.createCachedData()
    places[name] = [sum, start, data.length, crc32(data)]
    const gap = -data.length & (aligned - 1)
    pieces.push(data, Buffer.alloc(gap))
    start += data.length + gap
  }
  const head = JSON.stringify(places)
  const padded = head.padEnd(Math.ceil((head.length + 1) / aligned) * aligned - 1)
  try {
    writeFileSync(`${keptAt}.new`, Buffer.concat([Buffer.from(`${padded}\n`), ...pieces]))
    renameSync(`${keptAt}.new`, keptAt)
  } catch {
    // The next start compiles anew.
  }
}
