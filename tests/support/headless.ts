import { answer } from '../../src/campaign/workspace/answer'
import { Workspace, type Host } from '../../src/campaign/workspace/workspace'
import type { ApiName, InputOf, OutputOf } from '../../src/campaign/api'
import type { Reply } from '../../src/shared/reply'

type Places = Pick<Host, 'sampleFolder' | 'contentFolder' | 'clock'>

/** A workspace without windows whose data lies in `folder`; `saveTo` answers the file dialogs. */
export function headlessWorkspace(folder: string, places: Places) {
  const changes: unknown[] = []
  const answers = { saveTo: undefined as string | undefined }
  const workspace = new Workspace({
    ...places,
    dataFolder: folder,
    askSavePath: () => Promise.resolve(answers.saveTo),
    askOpenPath: () => Promise.resolve(answers.saveTo),
    askFolder: () => Promise.resolve(answers.saveTo),
    // There is no printer without Electron: what would be printed is handed back as it is.
    printPdf: ({ html }) => Promise.resolve(new TextEncoder().encode(html)),
    showAppearance: () => undefined,
    openPlayerWindow: () => undefined,
    notice: () => null,
    showLog: () => undefined,
    noteFault: () => undefined,
    changed: (change) => changes.push(change),
  })
  const call = <Name extends ApiName>(name: Name, input: InputOf<Name>) =>
    answer(workspace, 'gm', name, input) as Promise<Reply<OutputOf<Name>>>
  const run = async <Name extends ApiName>(name: Name, input: InputOf<Name>) => {
    const reply = await call(name, input)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  return { workspace, folder, changes, answers, call, run }
}

/** A workspace that commands are tried on. */
export type HeadlessWorkspace = ReturnType<typeof headlessWorkspace>
