import { setTimeout as sleep } from 'node:timers/promises'
import { _electron, type ElectronApplication } from '@playwright/test'

/** What the driver says where the main process collects the promise of an answer before it is there. */
const collected = /promise was garbage collected/i

/** How often the main process is asked, and milliseconds in between. */
const asks = { most: 10, pause: 100 }

/**
 * Starts the real program. What is asked of its main process is asked again while the program gives memory
 * back, as it does once after each start: pending answers go with it.
 */
export async function launch(
  options: Parameters<typeof _electron.launch>[0],
): Promise<ElectronApplication> {
  const app = await _electron.launch(options)
  const ask: ElectronApplication['evaluate'] = app.evaluate.bind(app)
  app.evaluate = async (...args: Parameters<typeof ask>) => {
    for (let asked = 1; ; asked += 1) {
      try {
        return await ask(...args)
      } catch (error) {
        const isCollected = error instanceof Error && collected.test(error.message)
        if (!isCollected || asked === asks.most) throw error
        await sleep(asks.pause)
      }
    }
  }
  return app
}
