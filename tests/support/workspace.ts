import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { answer } from '../../src/campaign/workspace/answer'
import { Workspace, type Host } from '../../src/campaign/workspace/workspace'
import type { ApiName, InputOf, OutputOf } from '../../src/campaign/api'
import type { Reply } from '../../src/shared/reply'
import { steppingClock, temporaryFolder } from './folder'

export const sampleFolder = join(import.meta.dirname, '../../resources/sample')
/** The content packs, as the set-up writes them. */
export const contentFolder = join(import.meta.dirname, '../../resources/content')

/** A workspace on a real file in a temporary folder; `saveTo` answers the file dialogs. */
export function testWorkspace(folder = temporaryFolder()) {
  const changes: unknown[] = []
  const answers = { saveTo: undefined as string | undefined }
  const host: Host = {
    dataFolder: folder,
    sampleFolder,
    contentFolder,
    clock: steppingClock(),
    askSavePath: () => Promise.resolve(answers.saveTo),
    askOpenPath: () => Promise.resolve(answers.saveTo),
    askFolder: () => Promise.resolve(answers.saveTo),
    // There is no printer without Electron: what would be printed is handed back as it is.
    printPdf: ({ html }) => Promise.resolve(new TextEncoder().encode(html)),
    openPlayerWindow: () => undefined,
    notice: () => null,
    showLog: () => undefined,
    noteFault: () => undefined,
    changed: (change) => changes.push(change),
  }
  const workspace = new Workspace(host)
  onTestFinished(() => workspace.close())
  const call = <Name extends ApiName>(name: Name, input: InputOf<Name>) =>
    answer(workspace, 'gm', name, input) as Promise<Reply<OutputOf<Name>>>
  const run = async <Name extends ApiName>(name: Name, input: InputOf<Name>) => {
    const reply = await call(name, input)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  return { workspace, folder, changes, answers, call, run }
}

/** A workspace with the sample campaign open. */
export async function sampleWorkspace() {
  const table = testWorkspace()
  await table.run('file.openSample', {})
  return table
}
