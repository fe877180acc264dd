import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { report } from './figures.ts'

const blocks = 12
const times = 10
/** Milliseconds between two of either: nobody presses keys in a loop, and what runs in one is warm. */
const pause = 30

/** A bare transaction with its fsync, on the same disk. */
function bareTransactions(folder: string) {
  const db = new Database(join(folder, 'bare.db'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec(`CREATE TABLE play (phase TEXT); INSERT INTO play VALUES ('x')`)
  const update = db.prepare('UPDATE play SET phase = ?')
  const time = async () => {
    const taken: number[] = []
    for (let index = 0; index < times; index++) {
      await sleep(pause)
      const start = performance.now()
      db.transaction(() => update.run(String(index))).immediate()
      taken.push(performance.now() - start)
    }
    return taken
  }
  return { time, close: () => db.close() }
}

/** What one round of the page took, in milliseconds: until the reply, and until the repaint. */
interface Rounds {
  replied: number[]
  repainted: number[]
}

/** Switches the phase of play in the page, from the call to the frame that shows the new phase. */
function timeOurs(page: Page): Promise<Rounds> {
  return page.evaluate(
    async ({ rounds, pause: between }) => {
      const repaint = () =>
        new Promise<void>((done) => {
          const watch = new MutationObserver(() => {
            watch.disconnect()
            requestAnimationFrame(() => setTimeout(done))
          })
          watch.observe(document.body, { subtree: true, attributes: true, childList: true })
        })
      const taken: Rounds = { replied: [], repainted: [] }
      for (let index = 0; index < rounds; index++) {
        const phase = index % 2 === 0 ? 'informal' : 'combat'
        const repainted = repaint()
        const start = performance.now()
        await window.ironTable.call('play.switchPhase', { phase })
        taken.replied.push(performance.now() - start)
        await repainted
        taken.repainted.push(performance.now() - start)
        await new Promise((done) => setTimeout(done, between))
      }
      return taken
    },
    { rounds: times, pause },
  )
}

/** A command's round trip (call, commit with fsync, repaint) against a bare transaction. */
export async function benchRoundTrip(page: Page, folder: string): Promise<void> {
  const bare = bareTransactions(folder)
  const taken = { bare: [] as number[], replied: [] as number[], repainted: [] as number[] }
  // In turns, so that whatever else the machine does falls on both.
  for (let block = 0; block < blocks; block++) {
    taken.bare.push(...(await bare.time()))
    const ours = await timeOurs(page)
    taken.replied.push(...ours.replied)
    taken.repainted.push(...ours.repainted)
  }
  bare.close()
  report(
    'command until committed and answered, against a bare transaction',
    taken.replied,
    taken.bare,
  )
  report('command until repainted, against a bare transaction', taken.repainted, taken.bare)
}
