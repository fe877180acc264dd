import type { Page } from '@playwright/test'

const fights = 2000
const plain = { strike: 'nearest', flee: 'never', fleeAt: 25 }

/** Dry runs of the sample's fight of four against six, in the threads of the program: fights a second. */
export async function benchOdds(page: Page): Promise<void> {
  const asked = {
    encounterId: 'encounter-toll-bridge',
    tactics: { party: plain, foe: plain },
    count: fights,
    seed: 1,
  }
  const seconds = await page.evaluate(async (input) => {
    const { call } = window.ironTable
    const start = performance.now()
    const begun = await call('odds.start', input)
    if (!begun.ok) throw new Error(begun.error.message.key)
    for (;;) {
      const { value } = (await call('odds.result', { encounterId: input.encounterId })) as {
        value: { status: string }
      }
      if (value.status === 'done') return (performance.now() - start) / 1000
      if (value.status !== 'running') throw new Error(value.status)
      await new Promise((done) => setTimeout(done, 20))
    }
  }, asked)
  const pace = (fights / seconds).toFixed(0)
  console.log(`odds of a fight: ${fights} dry runs in ${seconds.toFixed(1)} s, ${pace} a second`)
}
