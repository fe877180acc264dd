import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { report } from './figures.ts'

const times = 7

/** Starts an app and waits until its `control` can be used; the milliseconds that took. */
async function timeLaunch(args: string[], control: (page: Page) => Promise<void>): Promise<number> {
  const executablePath = process.env.IRON_TABLE_ELECTRON ?? ''
  const start = performance.now()
  const app: ElectronApplication = await _electron.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
  await control(await app.firstWindow())
  const taken = performance.now() - start
  await app.close()
  return taken
}

/** Launch to interactive with a campaign open, against the bare window; taken in turns. */
export async function benchLaunch(root: string, folder: string, campaign: string): Promise<void> {
  const bareFolder = join(root, 'tests/bench/bare')
  const bare: number[] = []
  const ours: number[] = []
  for (let round = 0; round < times; round++) {
    const data = `--user-data-dir=${mkdtempSync(join(folder, 'bare-'))}`
    bare.push(
      await timeLaunch([data, bareFolder], (page) =>
        page.getByRole('button', { name: 'ready' }).click({ trial: true }),
      ),
    )
    ours.push(
      await timeLaunch([`--user-data-dir=${folder}`, root, campaign], (page) =>
        page.getByRole('link', { name: 'Cast' }).click({ trial: true }),
      ),
    )
  }
  report('launch to interactive, sample open, against a bare window', ours, bare)
}
