import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../src/campaign/api'
import type { CampaignFile } from '../../src/campaign/file/campaign-file'
import type { Phrase } from '../../src/shared/phrase'
import { content, dump } from '../support/dump'
import { isWhole, rounds, seed, tellAttempted } from '../support/fight/rounds'
import { expectWholeSearch } from '../support/search'
import { Chance } from './support/chance'
import type { Table } from './guides/scene'
import { Tally } from './support/tally'
import { openCopy, startingFile } from './support/starting'
import { expectSaidAsTyped } from './support/said'
import { Walker } from './support/walker'

const walks = rounds({ short: 4, whole: 300 })
/** Walks more, at the most, for commands that no walk has come by. */
const furtherWalks = 40
const steps = rounds({ short: 40, whole: 80 })

/** No row points at one that is not there, and the file itself is whole. */
function expectWholeFile(file: CampaignFile): void {
  const { value } = file.read((read) => ({
    dangling: read.all('SELECT * FROM pragma_foreign_key_check'),
    integrity: read.all('SELECT * FROM pragma_integrity_check'),
  }))
  expect(value).toEqual({ dangling: [], integrity: [{ integrity_check: 'ok' }] })
}

/** Goes as far as history leads in one direction. */
function toTheEnd(step: () => unknown): void {
  while (step() !== undefined);
}

/** Goes to some moment of the history, whether or not the way there is still open. */
async function jump(table: Table, chance: Chance): Promise<void> {
  const { value: moments } = table.workspace.file.read((read) =>
    read.all<{ id: number }>('SELECT id FROM batch ORDER BY id'),
  )
  await table.call('history.goTo', { batchId: chance.of(moments)?.id ?? 0 })
}

type Rows = Record<string, unknown[]>

/** Says which tables are not the same, each with the first row that differs: a dump says too much. */
function differences(before: Rows, after: Rows): string {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (table) => {
      const [was = [], is = []] = [before[table], after[table]]
      const length = Math.max(was.length, is.length)
      const at = Array.from({ length }, (_, index) => index).find(
        (index) => JSON.stringify(was[index]) !== JSON.stringify(is[index]),
      )
      return at === undefined ? [] : [{ table, was: was[at], is: is[at] }]
    },
  )
  return JSON.stringify(differing)
}

/** What the campaign held before anything was done to it. */
async function beginningOf(path: string): Promise<Rows> {
  const { workspace } = await openCopy(path)
  toTheEnd(() => workspace.file.undo())
  const beginning = content(workspace.file)
  workspace.close()
  return beginning
}

/** One walk on a copy of a campaign, undone and done again; `sought` is what it keeps to. */
async function walk(
  path: string,
  beginning: Rows,
  tally: Tally,
  number: number,
  ...sought: ApiName[]
): Promise<void> {
  const chance = new Chance(seed * 100_003 + number)
  const table = await openCopy(path)
  const { file } = table.workspace
  const walker = new Walker(table, chance, ...sought)
  const refusals: Phrase[] = []
  await tally.attempt(`walk ${number}`, async () => {
    for (let step = 0; step < steps; step++) {
      const tried = await walker.step()
      tally.count(tried)
      if (!tried.reply.ok) refusals.push(tried.reply.error.message)
      if (chance.oneIn(25)) file.undo()
      if (chance.oneIn(50)) file.redo()
      if (chance.oneIn(60)) await jump(table, chance)
    }
    expectWholeFile(file)
    expectWholeSearch(file)
    expectSaidAsTyped(file, refusals)
    toTheEnd(() => file.redo())
    const end = dump(file)
    toTheEnd(() => file.undo())
    expect(differences(beginning, content(file))).toBe('[]')
    expectWholeSearch(file)
    toTheEnd(() => file.redo())
    expect(differences(end, dump(file))).toBe('[]')
    expectWholeSearch(file)
  })
  table.workspace.close()
}

describe('a walk over all commands', () => {
  it('is undone to the start and done again to the end, whatever was tried', async () => {
    const path = await startingFile()
    const beginning = await beginningOf(path)
    const tally = new Tally('walks')
    let number = 0
    while (number < walks) await walk(path, beginning, tally, number++)
    // Chance passes a command by now and then: it is sought before it counts as one nobody can give.
    while (isWhole && tally.never().length > 0 && number < walks + furtherWalks) {
      await walk(path, beginning, tally, number++, ...tally.never())
    }
    tellAttempted(tally.line({ walks: number, rarest: tally.rarest() }))
    expect(tally.failures()).toEqual([])
    expect(isWhole ? tally.never() : []).toEqual([])
  })
})
