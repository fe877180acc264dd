import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { report } from './figures.ts'

const times = 7
const settling = 2000

/** What launches of one app took: milliseconds until it could be used, and megabytes of memory then. */
interface Launches {
  taken: number[]
  memory: number[]
}

/** Starts an app and waits until its `control` can be used. */
async function launch(
  { taken, memory }: Launches,
  args: string[],
  control: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = process.env.IRON_TABLE_ELECTRON ?? ''
  const start = performance.now()
  const app: ElectronApplication = await _electron.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
  await control(await app.firstWindow())
  taken.push(performance.now() - start)
  // What it begins by itself once it stands is done by then.
  await new Promise((done) => setTimeout(done, settling))
  const kilobytes = await app.evaluate(({ app: each }) =>
    each.getAppMetrics().reduce((sum, { memory: { workingSetSize } }) => sum + workingSetSize, 0),
  )
  memory.push(kilobytes / 1024)
  await app.close()
}

/** Launch to interactive with a campaign open, against the bare window; taken in turns. */
export async function benchLaunch(root: string, folder: string, campaign: string): Promise<void> {
  const bareFolder = join(import.meta.dirname, 'bare')
  const bare: Launches = { taken: [], memory: [] }
  const ours: Launches = { taken: [], memory: [] }
  for (let round = 0; round < times; round++) {
    const data = `--user-data-dir=${mkdtempSync(join(folder, 'bare-'))}`
    await launch(bare, [data, bareFolder], (page) =>
      page.getByRole('button', { name: 'ready' }).click({ trial: true }),
    )
    await launch(ours, [`--user-data-dir=${folder}`, root, campaign], (page) =>
      page.getByRole('link', { name: 'Cast' }).click({ trial: true }),
    )
  }
  report('launch to interactive, sample open, against a bare window', ours.taken, bare.taken)
  report('working set, sample open, against a bare window', ours.memory, bare.memory, 'MB')
}
