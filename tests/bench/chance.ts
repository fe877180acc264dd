import { createServer } from 'vite'
import type * as chanceModule from '../../src/rules/cold-iron/basics/chance'

type Chance = typeof chanceModule

/** Look-ups a second of the best of several passes. */
function pace(count: number, pass: () => void): number {
  let best = Infinity
  for (let round = 0; round < 8; round++) {
    const start = performance.now()
    pass()
    best = Math.min(best, performance.now() - start)
  }
  return (count / best) * 1000
}

/** Chance Adjustments, one roll at a time from its digits. */
export async function benchChance(root: string): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  })
  const single = (await server.ssrLoadModule('/src/rules/cold-iron/basics/chance.ts')) as Chance
  const texts = Array.from({ length: 1 << 14 }, (_, at) => String(10 + ((at * 7919) % 80)))
  const each = pace(texts.length, () => texts.forEach((text) => single.chanceOf(text)))
  await server.close()
  console.log(`Chance Adjustment: ${(each / 1e6).toFixed(1)} million a second`)
}
