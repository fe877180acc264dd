import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type ElectronApplication, type Page } from '@playwright/test'
import { writeBareSample } from '../support/bare-sample'
import { launch } from './launch'

const root = join(import.meta.dirname, '../..')

let bare: string | undefined

/**
 * The folder of the program with the sample that tests begin with, in which nothing was played yet. It
 * is made once, and gone with the process.
 */
function bareRoot(): string {
  if (bare !== undefined) return bare
  const folder = mkdtempSync(join(tmpdir(), 'iron-table-program-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  const samples = join(folder, 'resources/sample')
  cpSync(join(root, 'resources/sample'), samples, { recursive: true })
  rmSync(join(samples, 'lantern-company'), { recursive: true })
  writeBareSample(samples)
  for (const name of ['out', 'resources/content', 'resources/schemas']) {
    symlinkSync(join(root, name), join(folder, name), 'junction')
  }
  return (bare = folder)
}

/** Where the set-up put Electron. */
export function electronPath(): string {
  const path = process.env.IRON_TABLE_ELECTRON
  if (!path) throw new Error('IRON_TABLE_ELECTRON is not set: run this through npm test')
  return path
}

/** A running Iron Table with a data folder of its own. */
export interface Table {
  app: ElectronApplication
  page: Page
  /** What the pages complained about; a test that ends with any has failed. */
  complaints: string[]
}

function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
}

/** Which samples a program has: those of tests, or those that are shipped. */
export type Samples = 'bare' | 'shipped'

/** What the real program is started with on a data folder; `args` may name a campaign file. */
export function startArguments(
  dataFolder: string,
  args: string[] = [],
  samples: Samples = 'bare',
): string[] {
  const program = samples === 'bare' ? bareRoot() : root
  return ['--no-sandbox', '--disable-gpu', `--user-data-dir=${dataFolder}`, program, ...args]
}

/** Starts the real program on a data folder, from the folder `cwd` where one is named. */
export async function startTable(
  dataFolder: string,
  args: string[] = [],
  cwd = process.cwd(),
  samples: Samples = 'bare',
): Promise<Table> {
  const app = await launch({
    executablePath: electronPath(),
    args: startArguments(dataFolder, args, samples),
    cwd,
  })
  const complaints: string[] = []
  app.on('window', (page) => listenTo(page, complaints))
  const page = await app.firstWindow()
  listenTo(page, complaints)
  await page.waitForLoadState('domcontentloaded')
  return { app, page, complaints }
}

interface Fixtures {
  /** A folder that is gone when the test is. */
  folder: string
  /** The program, started on that folder. */
  table: Table
  /** Switches for the browser inside the program; `test.use` sets them for a file. */
  switches: string[]
  /** Which samples the program has; `test.use` sets it for a file. */
  samples: Samples
}

/** A trace of every step costs more time than the steps: it is taken where somebody asks for it. */
const tracesWanted = process.env.IRON_TABLE_TRACE !== undefined

/**
 * A test on the real Electron. On failure a screenshot stays in test-results, and with
 * `IRON_TABLE_TRACE` set a trace.
 */
export const test = base.extend<Fixtures>({
  // Playwright asks for the destructuring even where nothing is taken.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'iron-table-e2e-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  switches: [[], { option: true }],
  samples: ['bare', { option: true }],
  table: async ({ folder, switches, samples }, use, info) => {
    const table = await startTable(folder, switches, process.cwd(), samples)
    const { tracing } = table.page.context()
    if (tracesWanted) await tracing.start({ screenshots: true, snapshots: true })
    await use(table)
    const failed = info.status !== info.expectedStatus
    if (failed) {
      await table.page.screenshot({ path: info.outputPath('failure.png') }).catch(() => undefined)
    }
    if (tracesWanted) {
      await tracing
        .stop(failed ? { path: info.outputPath('trace.zip') } : {})
        .catch(() => undefined)
    }
    await table.app.close()
    expect(table.complaints).toEqual([])
  },
})

/** Resizes the window's content, as a GM's laptop would have it. */
export async function resize(table: Table, width: number, height: number): Promise<void> {
  await table.app.evaluate(
    ({ BrowserWindow }, size) => {
      for (const window of BrowserWindow.getAllWindows()) {
        window.setContentSize(size.width, size.height)
      }
    },
    { width, height },
  )
  await table.page.waitForFunction(
    ([wide, high]) => window.innerWidth === wide && window.innerHeight === high,
    [width, height],
  )
}

export { expect }
