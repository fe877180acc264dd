import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from '../support/dump'
import { isWhole, rounds, seed, tellAttempted } from '../support/fight/rounds'
import { Chance } from './support/chance'
import type { Table } from './guides/scene'
import { Tally } from './support/tally'
import { openCopy, startingFile } from './support/starting'
import { Walker } from './support/walker'

const commandsInAll = rounds({ short: 300, whole: 20_000 })
/** When it is told how things stand. */
const marks = isWhole ? [1_000, 5_000, 10_000, 20_000] : [commandsInAll]
/** A walk changes what it is about so often. */
const commandsPerWalk = 100

const milliseconds = (from: number) => Math.round(performance.now() - from)
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** The middle of some numbers, and the one that a hundredth of them exceeds. */
function spread(taken: readonly number[]): string {
  const sorted = taken.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  return `${at(0.5)} ms, a hundredth above ${at(0.99)} ms`
}

/** Closes the campaign and opens it again. Answers how long the opening took. */
async function openAgain({ workspace, run }: Table): Promise<number> {
  const { path } = workspace.file
  workspace.close()
  const from = performance.now()
  await run('file.open', { path })
  return milliseconds(from)
}

describe('a long campaign', () => {
  it('opens again as it was, and is undone', async () => {
    const table = await openCopy(await startingFile())
    const tally = new Tally('long')
    const told: Record<string, string> = {}
    let taken: number[] = []
    let walker = new Walker(table, new Chance(seed))
    for (let command = 1; command <= commandsInAll; command++) {
      if (command % commandsPerWalk === 0) walker = new Walker(table, new Chance(seed + command))
      const { took, ...tried } = await walker.step()
      taken.push(took)
      tally.count(tried)
      if (!marks.includes(command)) continue
      const { path } = table.workspace.file
      const before = content(table.workspace.file)
      const opening = await openAgain(table)
      expect(content(table.workspace.file)).toEqual(before)
      const undoing = performance.now()
      await table.run('history.undo', {})
      const undone = milliseconds(undoing)
      await table.run('history.redo', {})
      expect(content(table.workspace.file)).toEqual(before)
      told[`after ${command}`] = [
        `a command ${spread(taken)}`,
        `memory ${megabytes(process.memoryUsage().rss)} MB`,
        `file ${megabytes(statSync(path).size)} MB`,
        `opened in ${opening} ms, one undo ${undone} ms`,
      ].join('; ')
      taken = []
    }
    tellAttempted(tally.line(told))
  })
})
