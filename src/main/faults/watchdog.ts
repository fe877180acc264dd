import { appendFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { entryOf, type FaultKind } from './entry'

/** What the program hands to its watchdog. */
export interface Watched {
  /** Grows with every beat of the program; it beats as long as it answers. */
  beat: Int32Array
  /** The name of the call that was last begun, in UTF-8, with zeros behind it. */
  call: Uint8Array
  logPath: string
  program: string
}

/** Milliseconds without a beat after which the program counts as hung. */
const patience = 5_000

const { beat, call, logPath, program } = workerData as Watched

function log(kind: FaultKind, details: Record<string, string | number>): void {
  try {
    appendFileSync(logPath, entryOf({ kind, details }, new Date().toISOString(), program))
  } catch {
    // There is nowhere else to say it while the program itself hangs.
  }
}

const lastCall = () => new TextDecoder().decode(call.slice(0, call.indexOf(0)))

for (;;) {
  const last = Atomics.load(beat, 0)
  if (Atomics.wait(beat, 0, last, patience) !== 'timed-out') continue
  const since = Date.now()
  log('program does not answer', { 'last call': lastCall() })
  Atomics.wait(beat, 0, last)
  log('program answers again', { seconds: Math.round((Date.now() - since + patience) / 1000) })
}
