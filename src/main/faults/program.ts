import { app } from 'electron'
import { phrase } from '../../shared/phrase'
import { notify } from '../notice'
import { whenQuiet } from '../quiet'
import { logFault, logPath, programName } from './log'
import type { Watched } from './watchdog'
import startWatchdog from './watchdog?nodeWorker'

/** Milliseconds between two beats. */
const pace = 1_000

const beat = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
const call = new Uint8Array(new SharedArrayBuffer(120))
const encoder = new TextEncoder()

/** Notes the call that is begun, so that a hang in it can be told by its name. */
export function noteCall(name: string): void {
  // The last byte stays zero, and ends the name.
  encoder.encodeInto(name, call.subarray(0, -1).fill(0))
}

/** Has a thread of its own notice when the program no longer answers: a hung program cannot. */
function startBeating(): void {
  const watched: Watched = { beat, call, logPath, program: programName }
  startWatchdog({ workerData: watched }).unref()
  setInterval(() => {
    Atomics.add(beat, 0, 1)
    Atomics.notify(beat, 0)
  }, pace).unref()
}

/**
 * Watches over the program: what nobody caught is logged and told, and the program goes on. Every
 * command is a transaction, so that what was half done then is not in the campaign.
 */
export function watchProgram(): void {
  const tell = (error: unknown): void => {
    logFault({ kind: 'nobody caught', error })
    notify(phrase('program.fault', { log: logPath }))
  }
  process.on('uncaughtException', tell)
  process.on('unhandledRejection', tell)
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason === 'clean-exit') return
    logFault({ kind: 'helper process gone', details: { type, reason, exit: exitCode } })
  })
  // A thread takes as long to begin as a window: it begins once that stands there.
  void whenQuiet().then(startBeating)
}
