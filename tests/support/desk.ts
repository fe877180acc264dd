import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { answer } from '../../src/campaign/workspace/answer'
import { Desk, type Host } from '../../src/campaign/workspace/desk'
import type { ApiName, InputOf, OutputOf } from '../../src/campaign/api'
import type { Reply } from '../../src/shared/reply'
import { steppingClock, temporaryFolder } from './folder'

export const sampleFolder = join(import.meta.dirname, '../../resources/sample')
/** The content packs, as the set-up writes them. */
export const contentFolder = join(import.meta.dirname, '../../resources/content')

/** A desk on a real file in a temporary folder; `saveTo` answers the file dialogs. */
export function testDesk(folder = temporaryFolder()) {
  const changes: unknown[] = []
  const answers = { saveTo: undefined as string | undefined }
  const host: Host = {
    dataFolder: folder,
    sampleFolder,
    contentFolder,
    givenPath: undefined,
    clock: steppingClock(),
    askSavePath: () => Promise.resolve(answers.saveTo),
    askOpenPath: () => Promise.resolve(answers.saveTo),
    askFolder: () => Promise.resolve(answers.saveTo),
    // There is no printer without Electron: what would be printed is handed back as it is.
    printPdf: ({ html }) => Promise.resolve(new TextEncoder().encode(html)),
    openPlayerWindow: () => undefined,
    changed: (change) => changes.push(change),
  }
  const desk = new Desk(host)
  onTestFinished(() => desk.close())
  const call = <Name extends ApiName>(name: Name, input: InputOf<Name>) =>
    answer(desk, 'gm', name, input) as Promise<Reply<OutputOf<Name>>>
  const run = async <Name extends ApiName>(name: Name, input: InputOf<Name>) => {
    const reply = await call(name, input)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  return { desk, folder, changes, answers, call, run }
}

/** A desk with the sample campaign open. */
export async function sampleDesk() {
  const table = testDesk()
  await table.run('file.openSample', {})
  return table
}
