import type { ElectronApplication, Page } from '@playwright/test'
import { openFight, passAll } from './conductor.ts'
import { declareAll, timeKey } from './conductor-page.ts'
import { report } from './figures.ts'

const combatants = 200
/** With a declaration and a pass for everybody, more than two thousand commands: three evenings. */
const turns = 6

/** Plays a turn in which everybody declares and nobody strikes; milliseconds from key to paint of each step. */
async function playTurn(page: Page, encounterId: string): Promise<number[]> {
  const taken: number[] = []
  for (let step = 1; step <= 15; step++) {
    if (step === 5) await declareAll(page, encounterId)
    await page.evaluate(passAll, encounterId)
    taken.push(await timeKey(page, 'Shift+Enter'))
  }
  return taken
}

/** Megabytes of script memory that nothing can collect, in the page and in the program. */
async function heaps(app: ElectronApplication, page: Page): Promise<[page: number, main: number]> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  const main = await app.evaluate(() => process.memoryUsage().heapUsed)
  return [usedSize / 1e6, main / 1e6]
}

/** Whether a fight of two hundred is as quick and as small at its end as in its second turn. */
export async function benchEvenings(root: string, folder: string, sample: string): Promise<void> {
  const { app, page, encounterId } = await openFight(root, folder, sample, combatants)
  await playTurn(page, encounterId)
  const early = await playTurn(page, encounterId)
  const [pageEarly, mainEarly] = await heaps(app, page)
  for (let turn = 3; turn < turns; turn++) await playTurn(page, encounterId)
  const late = await playTurn(page, encounterId)
  const [pageLate, mainLate] = await heaps(app, page)
  await app.close()
  const name = `${combatants} combatants, turn ${turns} against turn 2`
  report(`${name}, step change`, late, early)
  report(`${name}, heap of the page`, [pageLate], [pageEarly], 'MB')
  report(`${name}, heap of the program`, [mainLate], [mainEarly], 'MB')
}
