import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { backupFolder, listBackups, readName } from '../../../src/campaign/file/backup/backup'
import { isWhole } from '../../../src/campaign/file/backup/check'
import { temporaryFolder } from '../../support/folder'
import { stateOf, type State } from '../../support/state'
import { testWorkspace } from '../../support/workspace'

const oldCampaigns = join(import.meta.dirname, '../../fixtures/campaigns')

/** What a life said last of a campaign: a state that was acknowledged, and what it was doing. */
export type Said = State & {
  does: string
  /** Its newest backup then, by name; empty where there was none. */
  backup: string
}

/** A document that a life was told is written. */
export interface Exported {
  exported: string
  sha256: string
}

/** The last words of a life: of each campaign and document, what was spoken of last at the end. */
export interface LastWords {
  campaigns: readonly Said[]
  documents: readonly Exported[]
  /** What it did last. */
  last: string
}

/** A folder with a campaign of each earlier format, to be brought up to date. */
export function folderOfCampaigns(): string {
  const folder = temporaryFolder()
  for (const name of readdirSync(oldCampaigns)) {
    const path = join(folder, name.replace(/\.gz$/, ''))
    writeFileSync(path, gunzipSync(readFileSync(join(oldCampaigns, name))))
  }
  return folder
}

/** The last acknowledged state of each campaign and document. */
export function lastWords(said: string): LastWords {
  const lines = said
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Partial<Said & Exported>)
  const campaigns = new Map<string, Said>()
  const documents = new Map<string, Exported>()
  for (const line of lines) {
    if (line.path !== undefined) {
      campaigns.delete(line.path)
      campaigns.set(line.path, line as Said)
    }
    if (line.exported !== undefined) documents.set(line.exported, line as Exported)
  }
  return {
    campaigns: [...campaigns.values()],
    documents: [...documents.values()],
    last: lines.at(-1)?.does ?? 'its beginning',
  }
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Looks that a document that was acknowledged is there, or a newer one, whole. */
export function expectWritten({ exported, sha256 }: Exported): void {
  const bytes = readFileSync(exported)
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return
  expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({ format: 'iron-table.report' })
}

/** Opens a campaign whose program was ended, and looks that it holds at least what was acknowledged. */
export async function expectKept(folder: string, said: Said): Promise<void> {
  const clock = () => new Date().toISOString()
  const { run, workspace } = testWorkspace(folder, clock)
  const { path } = said
  await run('file.open', { path, mayChange: true })
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
  const [newest = ''] = listBackups(path)
  expect(readName(newest).number).toBeGreaterThanOrEqual(readName(said.backup).number)
  expect(
    listBackups(path)
      .slice(0, 2)
      .filter((each) => !isWhole(each)),
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
