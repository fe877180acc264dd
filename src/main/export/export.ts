import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { app } from 'electron'
import { exportFrom } from '../../campaign/report/batch'
import { phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { words } from '../../campaign/words'
import { exportOrder, UsageError, usage } from './export-order'
import { printPdf } from './print'
import { keepPagesOffline } from '../security'

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage()}`
  if (error instanceof Refusal) return words.say(error.words)
  return words.t('batch.failed', { what: error instanceof Error ? error.message : '' })
}

const headless = '--ozone-platform=headless'

/** Whether this is a Linux without a screen: there the browser inside must be told not to look for one. */
function hasNoDisplay(): boolean {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  return process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY
}

/**
 * The browser inside is not to speak between our lines: nothing below fatal, and no graphics, which look for
 * a screen and complain past every level.
 */
const silent = ['--log-level=3', '--disable-gpu']

/**
 * Makes sure that only the program itself speaks on the command line, and that it needs no screen:
 * where the browser inside was not told so, the program starts once more, and its end is our end.
 */
function becomeQuiet(argv: readonly string[]): void {
  const wanted = [...silent, ...(hasNoDisplay() ? [headless] : [])]
  const missing = wanted.filter((argument) => !argv.includes(argument))
  if (missing.length === 0) return
  const { status } = spawnSync(process.execPath, [...argv.slice(1), ...missing], {
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}

/** Says how the program is used, shows no window, and ends it. */
export function showHelp(argv: readonly string[]): void {
  becomeQuiet(argv)
  process.stdout.write(`${words.t('batch.help')}\n\n${usage()}\n`)
  app.exit(0)
}

/**
 * Writes one report as the command line orders it, shows no window, and ends the program: with 0 when
 * the file stands, with 1 and words on the error stream when it does not. The campaign is only read,
 * from a copy, so that it may be open elsewhere meanwhile.
 */
export async function exportReport(argv: readonly string[]): Promise<void> {
  becomeQuiet(argv)
  // The window that a page is printed in is not the program: closing it must not end everything.
  app.on('window-all-closed', () => undefined)
  const folder = await mkdtemp(join(tmpdir(), 'iron-table-export-'))
  try {
    const order = exportOrder(argv)
    if (order.format === 'pdf' && hasNoDisplay()) throw new Refusal(phrase('batch.noDisplay'))
    if (order.format === 'pdf') await app.whenReady().then(() => keepPagesOffline())
    const clock = () => new Date().toISOString()
    const note = await exportFrom({ ...order, folder, clock, print: printPdf })
    if (note) console.error(words.say(note))
    process.exitCode = 0
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  app.exit(Number(process.exitCode))
}
