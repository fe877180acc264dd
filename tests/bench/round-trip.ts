import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { report } from './figures.ts'

const times = 100

/** A bare transaction with its fsync, on the same disk. */
function timeBare(folder: string): number[] {
  const db = new Database(join(folder, 'bare.db'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec(`CREATE TABLE play (phase TEXT); INSERT INTO play VALUES ('x')`)
  const update = db.prepare('UPDATE play SET phase = ?')
  const taken = Array.from({ length: times }, (_, index) => {
    const start = performance.now()
    db.transaction(() => update.run(String(index))).immediate()
    return performance.now() - start
  })
  db.close()
  return taken
}

/** What one round of the page took, in milliseconds: until the reply, and until the repaint. */
interface Rounds {
  replied: number[]
  repainted: number[]
}

/** Switches the phase of play in the page, from the call to the frame that shows the new phase. */
function timeOurs(page: Page): Promise<Rounds> {
  return page.evaluate(async (rounds) => {
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
      await new Promise((done) => setTimeout(done, 30))
    }
    return taken
  }, times)
}

/** A command's round trip (call, commit with fsync, repaint) against a bare transaction. */
export async function benchRoundTrip(page: Page, folder: string): Promise<void> {
  const bare = timeBare(folder)
  const ours = await timeOurs(page)
  report(
    'command until it is committed and answered, against a bare transaction',
    ours.replied,
    bare,
  )
  report('command until it is repainted, against a bare transaction', ours.repainted, bare)
}
