import { createServer } from 'vite'
import type * as chanceModule from '../../src/rules/cold-iron/chance'
import type * as batchModule from '../../src/rules/cold-iron/chance-batch'

type Batch = typeof batchModule
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

/** Chance Adjustments in batches for simulation, against one roll at a time from its digits. */
export async function benchChance(root: string): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
  })
  const batch = (await server.ssrLoadModule('/src/rules/cold-iron/chance-batch.ts')) as Batch
  const single = (await server.ssrLoadModule('/src/rules/cold-iron/chance.ts')) as Chance
  const size = 1 << 20
  const rolls = Uint16Array.from({ length: size }, (_, at) => (at * 7919) % batch.rollCount)
  const into = new Int8Array(size)
  const texts = Array.from(rolls.slice(0, 1 << 14), (number) => batch.rollOfNumber(number))
  const inBatches = pace(size, () => batch.chancesOf(rolls, into))
  const oneByOne = pace(texts.length, () => texts.forEach((text) => single.chanceOf(text)))
  await server.close()
  const million = (value: number) => `${(value / 1e6).toFixed(1)} million a second`
  console.log(
    `Chance Adjustment in batches: ${million(inBatches)} against ${million(oneByOne)} one by one = ${(inBatches / oneByOne).toFixed(0)}x`,
  )
}
