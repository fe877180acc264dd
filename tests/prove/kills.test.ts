import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { backupFolder, listBackups } from '../../src/campaign/file/backup/backup'
import { isWhole as isWholeBackup } from '../../src/campaign/file/backup/check'
import { childScript } from '../support/child'
import { temporaryFolder } from '../support/folder'
import { rounds, seed, tellAttempted } from '../support/rounds'
import { stateOf, type State } from '../support/state'
import { contentFolder, sampleFolder, testWorkspace } from '../support/workspace'
import { Chance } from './chance'

const kills = rounds({ short: 6, whole: 1_000 })
/** A folder outlives so many kills; then another begins, for campaigns gather in it. */
const killsPerFolder = 20
/** The longest life, in milliseconds. */
const longest = 1_000

const oldCampaigns = join(import.meta.dirname, '../fixtures/campaigns')

let child: Awaited<ReturnType<typeof childScript>>
beforeAll(async () => {
  child = await childScript('life')
})

/** What a life said last: a state that was acknowledged, and what it was doing. */
type Said = State & { does: string }

/** A folder with a campaign of each earlier format, to be brought up to date. */
function folderOfCampaigns(): string {
  const folder = temporaryFolder()
  for (const name of readdirSync(oldCampaigns)) {
    const path = join(folder, name.replace(/\.gz$/, ''))
    writeFileSync(path, gunzipSync(readFileSync(join(oldCampaigns, name))))
  }
  return folder
}

/** The last acknowledged state of each campaign. */
function lastWords(said: string): Map<string, Said> {
  const lines = said
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Said)
  return new Map(lines.filter(({ path }) => path !== undefined).map((line) => [line.path, line]))
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Opens a campaign whose program was killed, and looks that it holds at least what was acknowledged. */
async function expectKept(folder: string, said: Said): Promise<void> {
  const clock = () => new Date().toISOString()
  const { run, workspace } = testWorkspace(folder, clock)
  const { path } = said
  await run('file.open', { path })
  const { file } = workspace
  const found = stateOf(file)
  const { value } = file.read((read) => ({
    integrity: read.all('SELECT * FROM pragma_integrity_check'),
    dangling: read.all('SELECT * FROM pragma_foreign_key_check'),
    later: read.all('SELECT id FROM batch WHERE id > @batch', { batch: said.batch }).length,
  }))
  expect(value).toMatchObject({ integrity: [{ integrity_check: 'ok' }], dangling: [] })
  // The command that was under way may have been committed before its answer was said.
  expect(value.later).toBeLessThanOrEqual(1)
  if (value.later === 0) expect(found).toEqual({ path, batch: said.batch, content: said.content })
  await expectUndone(run, () => stateOf(file))
  workspace.close()
  const left = [...filesIn(dirname(path)), ...filesIn(backupFolder(path))]
  expect(left.filter((name) => /\.part/.test(name))).toEqual([])
  expect(
    listBackups(path)
      .slice(0, 2)
      .filter((each) => !isWholeBackup(each)),
  ).toEqual([])
}

/** The steps before the kill can be taken back and brought again. */
async function expectUndone(
  run: ReturnType<typeof testWorkspace>['run'],
  state: () => State,
): Promise<void> {
  while (await run('history.redo', {}));
  const before = state()
  let steps = 0
  while (steps < 5 && (await run('history.undo', {}))) steps++
  while (steps-- > 0) await run('history.redo', {})
  expect(state()).toEqual(before)
}

describe('a program that is killed', () => {
  it('has lost nothing that it acknowledged, whatever it was at', async () => {
    const chance = new Chance(seed)
    const failures: string[] = []
    const during = new Map<string, number>()
    let folder = ''
    let campaigns = 0
    for (let kill = 0; kill < kills; kill++) {
      if (kill % killsPerFolder === 0) folder = folderOfCampaigns()
      const lives = chance.below(longest)
      const own = seed * 100_003 + kill
      const { signal, said } = await child([folder, sampleFolder, contentFolder, `${own}`], {
        lives,
      })
      const words = [...lastWords(said).values()]
      const last = words.at(-1)?.does ?? 'its beginning'
      during.set(last, (during.get(last) ?? 0) + 1)
      try {
        expect(signal).toBe('SIGKILL')
        for (const each of words) await expectKept(folder, each)
        campaigns += words.length
      } catch (error) {
        const told = error instanceof Error ? error.message : String(error)
        failures.push(`kill ${kill} after ${lives} ms, after ${last}: ${told.slice(0, 1500)}`)
      }
    }
    const told = { campaigns, 'kinds of last words': during.size }
    tellAttempted({ attack: 'kills', rounds: kills, failures, told })
    expect(failures).toEqual([])
  })
})
