import type { WorkName } from '../../campaign/workspace/beside'
import { besideBy, doHere } from '../../campaign/workspace/work'
import { Refusal } from '../../shared/reply'
import type { BesideAnswer, BesideTask } from './worker'
import startWorker from './worker?nodeWorker'

/** Threads at once: more would be felt by whoever plays on meanwhile. */
const most = 2

let running = 0
const waiting: (() => void)[] = []

/** Waits for its turn. */
async function enter(): Promise<void> {
  if (running >= most) await new Promise<void>((turn) => waiting.push(turn))
  running++
}

function leave(): void {
  running--
  waiting.shift()?.()
}

/** What a thread answers; nothing where it could not be had, or ended without a word. */
function ask(task: BesideTask): Promise<BesideAnswer | undefined> {
  return new Promise((answered) => {
    const thread = startWorker({ workerData: task })
    thread.once('message', answered)
    thread.once('error', () => answered(undefined))
    thread.once('exit', () => answered(undefined))
  })
}

async function inThread(name: WorkName, given: unknown[]): Promise<unknown> {
  await enter()
  try {
    const answer = await ask({ name, given })
    // A machine that has no thread to give is slow, but it is not refused.
    if (!answer) return await doHere(name, given)
    if ('refusal' in answer) throw new Refusal(answer.refusal.words, answer.refusal.code)
    if ('error' in answer) throw answer.error
    return answer.value
  } finally {
    leave()
  }
}

/** What takes long, each in a thread of its own. */
export const beside = besideBy(inThread)
