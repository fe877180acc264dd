import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { childScript } from '../support/child'
import { temporaryFolder } from '../support/folder'
import { isWhole, rounds, seed, tellAttempted } from '../support/fight/rounds'
import { contentFolder, sampleFolder, testWorkspace } from '../support/workspace'
import { Chance } from './support/chance'
import {
  expectKept,
  expectWritten,
  folderOfCampaigns,
  lastWords,
  type LastWords,
  type Said,
} from './support/kept'
import { canRecord, readCalls, recording, type Call, type Recorded } from './power/calls'
import { Disk, type Standing } from './power/disk'

const cuts = rounds({ short: 30, whole: 1_000 })
/** One life is cut so often; then another is lived. */
const cutsPerLife = rounds({ short: 30, whole: 40 })
/** How long one is lived, in seconds. */
const seconds = 8

type Script = Awaited<ReturnType<typeof childScript>>
let life: Script
let making: Script
beforeAll(async () => {
  life = await childScript('life')
  making = await childScript('making')
})

/** The files of a folder as they stand. */
function standingIn(folder: string): Standing {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .map((name) => join(folder, name))
      .map((path) => [path, statSync(path).isDirectory() ? null : readFileSync(path)]),
  )
}

/** Puts files into a folder, in place of all that stood there. */
function lay(folder: string, files: Standing): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  for (const [path, bytes] of files) {
    if (bytes === null) mkdirSync(path)
    else writeFileSync(path, bytes)
  }
}

/** A life that was recorded: what stood there before, what it did, and how far it came. */
interface Lived extends Recorded {
  folder: string
  before: Standing
}

/** Has a script play in a folder, and records it. */
async function live(
  script: Script,
  folder: string,
  args: string[],
  runner: string[] = [],
): Promise<Lived> {
  const before = standingIn(folder)
  const record = join(temporaryFolder(), 'calls')
  await script([folder, sampleFolder, ...args], {
    within: (command) => recording(record, [...runner, ...command]),
  })
  const recorded = await readCalls(record)
  // It is larger by far than all that was played.
  rmSync(record)
  return { folder, before, ...recorded }
}

/** A life with many campaigns, killed after a while. */
function anyLife(chance: Chance): Promise<Lived> {
  const args = [contentFolder, `${chance.below(2 ** 31)}`]
  return live(life, folderOfCampaigns(), args, ['timeout', '-s', 'KILL', `${seconds}`])
}

const isSaid = (call: Call): call is Extract<Call, { kind: 'write' }> =>
  call.kind === 'write' && call.handle === 1

/** Where the power fails: anywhere, or close to where something was written through, named or said. */
function anyCut(chance: Chance, calls: readonly Call[]): number {
  if (chance.oneIn(2)) return chance.below(calls.length + 1)
  const marks = calls.flatMap((call, index) =>
    call.kind === 'sync' || call.kind === 'rename' || call.kind === 'remove' || isSaid(call)
      ? [index]
      : [],
  )
  const near = (chance.of(marks) ?? 0) + chance.between(-3, 3)
  return Math.min(Math.max(0, near), calls.length)
}

/** The campaign that was said last, and another one. */
function chosen({ campaigns }: LastWords, chance: Chance): readonly Said[] {
  const last = campaigns.at(-1)
  const other = chance.of(campaigns.filter((each) => each !== last))
  return [last, other].filter((each) => each !== undefined)
}

/** What files are, to be held against others. */
const printsOf = (files: Standing) =>
  [...files]
    .map(
      ([path, bytes]) => `${path} ${bytes ? createHash('sha256').update(bytes).digest('hex') : ''}`,
    )
    .toSorted()

/** What was looked at after cuts of the power, and what was lost. */
class Losses {
  readonly failures: string[] = []
  campaigns = 0
  documents = 0

  /** Looks, in a folder as a cut has left it, for all that was said before. */
  async look(folder: string, words: LastWords, cut: string, chance: Chance): Promise<void> {
    try {
      for (const each of chosen(words, chance)) {
        await expectKept(folder, each)
        this.campaigns++
      }
      for (const each of words.documents) {
        expectWritten(each)
        this.documents++
      }
    } catch (error) {
      const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
      this.failures.push(`${cut}, after ${words.last}: ${told.slice(0, 1500)}`)
    }
  }
}

/** Lives a life, and cuts the power of it so often. Answers how many calls were recorded. */
async function liveAndCut(chance: Chance, times: number, losses: Losses): Promise<number> {
  const { folder, before, calls, perhaps, torn } = await anyLife(chance)
  const lived = standingIn(folder)
  const disk = new Disk(folder, before)
  let [said, done] = ['', 0]
  const goOn = (upTo: number) => {
    for (const call of calls.slice(done, upTo)) {
      disk.do(call)
      if (isSaid(call)) said += call.data.toString('utf8')
    }
    done = upTo
  }
  const cuts = Array.from({ length: times }, () => anyCut(chance, calls))
  for (const cut of cuts.toSorted((one, other) => one - other)) {
    goOn(cut)
    lay(folder, disk.afterCut(chance))
    await losses.look(folder, lastWords(said), `call ${cut} of ${calls.length}`, chance)
  }
  // The record is whole: who does it all again has the files that the life has left.
  goOn(calls.length)
  const tornPaths = disk.pathsOf(torn)
  const untorn = (files: Standing) =>
    printsOf(new Map([...files].filter(([path]) => !tornPaths.includes(path))))
  const ends = [untorn(disk.now())]
  for (const call of perhaps) disk.do(call)
  ends.push(untorn(disk.now()))
  expect(ends).toContainEqual(untorn(lived))
  return calls.length
}

describe('the record of a life', () => {
  const record = async (...lines: string[]) => {
    const file = join(temporaryFolder(), 'calls')
    writeFileSync(file, lines.map((each) => `${each}\n`).join(''))
    return readCalls(file)
  }

  it('knows of a write that a kill has interrupted, in each way in which that is told', async () => {
    const unknown = ') = -1 (errno 18446744073709551534)'
    for (const end of [' <unfinished ...>', ') = ?', ') = ? <unavailable>', unknown]) {
      const { calls, torn } = await record(String.raw`7 pwrite64(20, "\x01", 1, 0${end}`)
      expect({ calls, torn }).toEqual({ calls: [], torn: [20] })
    }
  })

  it('frees a handle where its closing begins, as another thread may have it then', async () => {
    const { calls } = await record(
      '7 close(20 <unfinished ...>',
      String.raw`8 openat(AT_FDCWD, "\x61", O_RDWR|O_CREAT) = 20`,
      '7 <... close resumed>) = 0',
    )
    expect(calls.map(({ kind }) => kind)).toEqual(['close', 'open'])
  })
})

// The record is made by a tool of Linux; what is written is the same everywhere. At full length it must
// be there.
describe.runIf(process.platform === 'linux' && (isWhole || canRecord()))(
  'a power that fails',
  () => {
    it('takes nothing of a campaign that was made, played and closed, nor its copy', async () => {
      const { folder, before, calls } = await live(making, temporaryFolder(), [])
      const disk = new Disk(folder, before)
      for (const call of calls) disk.do(call)
      expect(printsOf(disk.now())).toEqual(printsOf(standingIn(folder)))
      lay(folder, disk.safe())
      const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
      const { run } = testWorkspace(folder)
      await run('file.open', { path })
      expect(await run('journal.recent', { limit: 1 })).toMatchObject([
        { fact: { with: { text: 'Kept' } } },
      ])
      expect(await run('file.backups', { path })).toContainEqual(
        expect.objectContaining({ reason: 'close' }),
      )
    })

    it('takes nothing that was acknowledged, whatever of the rest was on the disk', async () => {
      const chance = new Chance(seed)
      const losses = new Losses()
      let recorded = 0
      for (let cut = 0; cut < cuts; cut += cutsPerLife) {
        recorded += await liveAndCut(chance, Math.min(cutsPerLife, cuts - cut), losses)
      }
      const { failures, campaigns, documents } = losses
      const told = { campaigns, documents, 'recorded calls': recorded }
      tellAttempted({ attack: 'power', rounds: cuts, failures, told })
      expect(campaigns).toBeGreaterThan(cuts / 2)
      expect(failures).toEqual([])
    })
  },
)
