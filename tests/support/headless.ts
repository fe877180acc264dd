import { setImmediate, setTimeout } from 'node:timers/promises'
import { answer } from '../../src/campaign/workspace/answer'
import { hasPreferences } from '../../src/campaign/workspace/preferences'
import { besideBy, doHere } from '../../src/campaign/workspace/work'
import { Workspace, type Host } from '../../src/campaign/workspace/workspace'
import { playPart, type OddsJob } from '../../src/campaign/odds/job'
import type { OddsListener } from '../../src/campaign/odds/odds-run'
import type { ApiName, InputOf, OutputOf } from '../../src/campaign/api'
import type { Reply } from '../../src/shared/reply'

type Places = Pick<Host, 'sampleFolder' | 'contentFolder' | 'clock'>

/** Milliseconds that a copy of an opened campaign is waited for. */
const mostTurns = 5_000

/** Plays dry runs in between, as another thread does beside. */
function playOdds(job: OddsJob, { played, ended }: OddsListener): () => void {
  let isStopped = false
  async function play(): Promise<void> {
    for (const tally of playPart(job, { first: 0, every: 1 })) {
      await setImmediate()
      if (isStopped) return
      played(tally)
    }
    ended()
  }
  void play()
  return () => {
    isStopped = true
  }
}

/** A workspace without windows whose data lies in `folder`; `saveTo` answers the file dialogs. */
export function headlessWorkspace(folder: string, places: Places) {
  const changes: unknown[] = []
  const answers = { saveTo: undefined as string | undefined }
  const workspace = new Workspace({
    ...places,
    dataFolder: folder,
    ranBefore: hasPreferences(folder),
    askSavePath: () => Promise.resolve(answers.saveTo),
    askOpenPath: () => Promise.resolve(answers.saveTo),
    askFolder: () => Promise.resolve(answers.saveTo),
    // There is no printer without Electron: what would be printed is handed back as it is.
    printPdf: ({ html }) => Promise.resolve(new TextEncoder().encode(html)),
    showAppearance: () => undefined,
    openPlayerWindow: () => false,
    closePlayerWindow: () => false,
    hasPlayerWindow: () => false,
    turnPlayersWindow: () => false,
    notice: () => null,
    programInfo: () => ({
      version: '0.0.0',
      electron: '',
      node: process.versions.node,
      logPath: '',
    }),
    showLog: () => undefined,
    noteFault: () => undefined,
    whenQuiet: () => Promise.resolve(),
    playOdds,
    beside: besideBy(doHere),
    changed: (change) => changes.push(change),
  })
  const call = <Name extends ApiName>(name: Name, input: InputOf<Name>) =>
    answer(workspace, 'gm', name, input) as Promise<Reply<OutputOf<Name>>>
  /** Waits for the copy that is made of a campaign once it is open. */
  const copied = async () => {
    for (let turns = 0; turns < mostTurns; turns++) {
      const { openFile } = workspace
      if (!openFile || openFile.lastBackupAt !== undefined || openFile.backupTrouble) return
      await setTimeout(1)
    }
  }
  const run = async <Name extends ApiName>(name: Name, input: InputOf<Name>) => {
    const reply = await call(name, input)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    if (name === 'file.open') await copied()
    return reply.value
  }
  return { workspace, folder, changes, answers, call, run, copied }
}

/** A workspace that commands are tried on. */
export type HeadlessWorkspace = ReturnType<typeof headlessWorkspace>
