import { parentPort, workerData } from 'node:worker_threads'
import type { JobPart } from '../../campaign/odds/any-job'
import { playPart, type OddsJob } from '../../campaign/odds/job'

/** What a thread is given to play. */
export interface WorkerTask {
  job: OddsJob
  part: JobPart
}

const { job, part } = workerData as WorkerTask
for (const tally of playPart(job, part)) parentPort?.postMessage(tally)
