/** The Electron of the `electron` package, downloaded by its own installer. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bytesBelow, cacheFolder, manifestOf, packageFolder, temporaryFolder } from '../paths.ts'
import { run } from '../run.ts'
import type { Outcome } from '../run.ts'
import { megabytes, step } from '../say.ts'
import type { Report } from '../say.ts'

/** Where no byte has come after this time, the release page counts as out of reach. */
const PATIENCE_MS = 8000

const folder = packageFolder('electron')

/** The version the project asks for. */
export function officialVersion(): string {
  return manifestOf('electron').version
}

/** The executable, or null where it is not installed. Its installer writes `path.txt` last. */
export function installedOfficialElectron(): string | null {
  const pathFile = join(folder, 'path.txt')
  if (!existsSync(pathFile)) return null
  const executable = join(folder, 'dist', readFileSync(pathFile, 'utf8'))
  return existsSync(executable) ? executable : null
}

/** Downloads and installs it. Returns the executable, or null where it could not be had. */
export async function downloadOfficialElectron(): Promise<string | null> {
  const name = `Electron ${officialVersion()} from its release page`
  const { code } = await step(name, install, ({ code, output }) =>
    code === 0 ? 'done' : `not to be had: ${reason(output)}`,
  )
  return code === 0 ? installedOfficialElectron() : null
}

/** Runs the package's installer; gives up where nothing comes. */
async function install(report: Report): Promise<Outcome> {
  const work = temporaryFolder()
  const abort = new AbortController()
  let bytes = 0
  const look = setInterval(() => {
    bytes = Math.max(bytes, bytesBelow(work))
    if (bytes > 0) report(megabytes(bytes))
  }, 500)
  const giveUp = setTimeout(() => {
    if (bytes === 0) abort.abort()
  }, PATIENCE_MS)
  const env = {
    // The download is watched here, and kept in the project's cache for the next `npm ci`.
    TMPDIR: work,
    TEMP: work,
    TMP: work,
    electron_config_cache: join(cacheFolder, 'electron-download'),
    ELECTRON_GET_NO_PROGRESS: '1',
    NODE_USE_ENV_PROXY: '1',
  }
  try {
    const { signal } = abort
    const outcome = await run(process.execPath, [join(folder, 'install.js')], { env, signal })
    return signal.aborted ? { code: 1, output: 'no answer' } : outcome
  } finally {
    clearInterval(look)
    clearTimeout(giveUp)
    rmSync(work, { recursive: true, force: true })
  }
}

/** The cause in a few words: the head of the stack that the installer prints. */
function reason(output: string): string {
  const firstLine = output.split('\n').find((line) => line.trim() !== '') ?? 'no word why'
  return firstLine.replace(/^\w*Error: /, '').trim()
}
