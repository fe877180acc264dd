import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron } from '@playwright/test'
import { benchBig } from './big.ts'
import { benchChance } from './chance.ts'
import { benchConductor } from './conductor.ts'
import { benchEvenings } from './evenings.ts'
import { benchLaunch } from './launch.ts'
import { benchOdds } from './odds.ts'
import { benchRoundTrip } from './round-trip.ts'

/** The checkout that is measured: this one, unless another is named. */
const root = process.env.IRON_TABLE_BENCH_ROOT ?? join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'iron-table-bench-'))
/** Names after `--` pick some of the benches; without any, all of them run. */
const picked = process.argv.slice(2)
const isPicked = (name: string) => picked.length === 0 || picked.includes(name)

try {
  const app = await _electron.launch({
    executablePath: process.env.IRON_TABLE_ELECTRON ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--user-data-dir=${folder}`, root],
  })
  const page = await app.firstWindow()
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).click()
  if (isPicked('round-trip')) await benchRoundTrip(page, folder)
  if (isPicked('odds')) await benchOdds(page)
  await app.close()
  const campaign = join(folder, 'campaigns', 'The Lantern Company.irontable')
  if (isPicked('launch')) await benchLaunch(root, folder, campaign)
  if (isPicked('conductor')) await benchConductor(root, folder, campaign)
  if (isPicked('evenings')) await benchEvenings(root, folder, campaign)
  if (isPicked('big')) await benchBig(root, folder, campaign)
  if (isPicked('chance')) await benchChance(root)
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
