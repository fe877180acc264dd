import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { steppingClock, temporaryFolder } from './folder'
import { headlessWorkspace } from './headless'

export const sampleFolder = join(import.meta.dirname, '../../resources/sample')
/** The content packs, as the set-up writes them. */
export const contentFolder = join(import.meta.dirname, '../../resources/content')

/** A workspace on a real file in a temporary folder, closed when the test is over. */
export function testWorkspace(folder = temporaryFolder(), clock = steppingClock()) {
  const table = headlessWorkspace(folder, { sampleFolder, contentFolder, clock })
  onTestFinished(() => table.workspace.close())
  return table
}

/** A workspace with the sample campaign open. */
export async function sampleWorkspace() {
  const table = testWorkspace()
  await table.run('file.openSample', {})
  return table
}
