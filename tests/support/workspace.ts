import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFrom } from '../../src/campaign/workspace/files'
import { writePreferences } from '../../src/campaign/workspace/preferences'
import { readSample, type Sample } from '../../src/campaign/sample/source'
import { sampleFolder, writeBareSample } from './bare-sample'
import { steppingClock, temporaryFolder } from './folder'
import { headlessWorkspace, type HeadlessWorkspace } from './headless'

export { sampleFolder }
/** The content packs, as the set-up writes them. */
export const contentFolder = join(import.meta.dirname, '../../resources/content')

/** A workspace on a real file in a temporary folder, closed when the test is over. */
export function testWorkspace(folder = temporaryFolder(), clock = steppingClock()) {
  const table = headlessWorkspace(folder, { sampleFolder, contentFolder, clock })
  onTestFinished(() => table.workspace.close())
  return table
}

/** The bare sample campaign; its source is read once. */
let bare: Sample | undefined

function bareSample(): Sample {
  if (bare) return bare
  const folder = mkdtempSync(join(tmpdir(), 'iron-table-sample-'))
  try {
    writeBareSample(folder)
    return (bare = readSample(folder, 'lantern-company'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Opens it in a workspace, as `file.openSample` opens a sample. */
function openBareSample({ workspace }: Pick<HeadlessWorkspace, 'workspace'>): void {
  const sample = bareSample()
  const folder = join(workspace.host.dataFolder, 'campaigns')
  createFrom(workspace, join(folder, `${sample.campaign.name}.irontable`), sample)
  const { path, openedAt } = workspace.file
  const entry = { path, name: sample.campaign.name, openedAt }
  writePreferences(workspace.host.dataFolder, { recent: [entry] })
}

/** A workspace with the bare sample campaign open. */
export function sampleWorkspace() {
  const table = testWorkspace()
  openBareSample(table)
  return Promise.resolve(table)
}
