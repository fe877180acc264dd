import { parentPort, workerData } from 'node:worker_threads'
import type { WorkName } from '../../campaign/workspace/beside'
import { doHere } from '../../campaign/workspace/work'
import { Refusal, type ErrorCode } from '../../shared/reply'
import type { Phrase } from '../../shared/phrase'

/** What a thread is given to do. */
export interface BesideTask {
  name: WorkName
  given: unknown[]
}

/** What came of it. A refusal goes as its words: no error keeps its kind on the way to another thread. */
export type BesideAnswer =
  { value: unknown } | { refusal: { words: Phrase; code: ErrorCode } } | { error: unknown }

async function answer({ name, given }: BesideTask): Promise<BesideAnswer> {
  try {
    return { value: await doHere(name, given) }
  } catch (error) {
    if (!(error instanceof Refusal)) return { error }
    const { words, code } = error
    return { refusal: { words, code } }
  }
}

void answer(workerData as BesideTask).then((answered) => parentPort?.postMessage(answered))
