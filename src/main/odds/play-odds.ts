import { availableParallelism } from 'node:os'
import type { OddsJob } from '../../campaign/odds/job'
import type { PlayOdds } from '../../campaign/odds/odds-run'
import type { WorkerTask } from './worker'
import startWorker from './worker?nodeWorker'

/** More threads than these would be felt by whoever plays on meanwhile. */
const mostThreads = 2

/** Plays dry runs in threads of their own, each a part of the fights. */
export const playOdds: PlayOdds = (job, { played, ended }) => {
  const every = Math.min(mostThreads, availableParallelism(), job.count)
  let running = every
  const threads = Array.from({ length: every }, (_, first) => start(job, { first, every }))
  const stop = () => {
    for (const thread of threads) {
      thread.removeAllListeners()
      void thread.terminate()
    }
  }
  for (const thread of threads) {
    thread.on('message', played)
    thread.on('error', (error) => {
      stop()
      ended(error)
    })
    thread.on('exit', () => {
      running--
      if (running === 0) ended()
    })
  }
  return stop
}

function start(job: OddsJob, part: WorkerTask['part']) {
  const task: WorkerTask = { job, part }
  return startWorker({ workerData: task })
}
