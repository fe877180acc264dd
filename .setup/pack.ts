/**
 * `npm run pack`: packs the program for this machine into `dist/`, as a folder, and on Linux as a
 * `tar.gz` too. Installers are built by electron-builder itself (`npx electron-builder`) where its
 * tools can be downloaded.
 */
import { cpSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'electron-builder'
import { buildApp } from './build.ts'
import type { Runtime } from './runtime/electron.ts'
import {
  bytesBelow,
  packageFolder,
  projectManifest,
  projectRoot,
  temporaryFolder,
} from './paths.ts'
import { prepare } from './prepare.ts'
import { lastLines, run } from './run.ts'
import { SetupError, main, megabytes, say, step } from './say.ts'

const dist = join(projectRoot, 'dist')

/** Packs the program and says how large it is. Returns the archive, or null where none is made. */
export async function pack(): Promise<string | null> {
  const runtime = await prepare()
  await buildApp()
  const work = temporaryFolder()
  rmSync(dist, { recursive: true, force: true })
  try {
    await build({
      projectDir: projectRoot,
      dir: true,
      // Laid over electron-builder.yml.
      config: { electronDist: distribution(runtime, work), electronVersion: runtime.version },
    })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  say(`packed into dist/: ${megabytes(bytesBelow(dist))}`)
  return process.platform === 'linux' ? archive() : null
}

/** The folder to pack: the runtime in use, without the stand-in for the default app. */
function distribution(runtime: Runtime, work: string): string {
  if (runtime.origin === 'official') return join(packageFolder('electron'), 'dist')
  const source = dirname(runtime.executable)
  const defaultApp = join(source, 'resources', 'app')
  const folder = join(work, 'electron')
  cpSync(source, folder, { recursive: true, filter: (path) => path !== defaultApp })
  return folder
}

/** Puts the packed folder into one file that anybody can unpack and run; it belongs to nobody. */
async function archive(): Promise<string> {
  const name = `iron-table-${projectManifest().version}-linux-${process.arch}`
  const file = join(dist, `${name}.tar.gz`)
  const folder = process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`
  const owner = ['--owner=0', '--group=0', '--numeric-owner']
  const args = [...owner, `--transform=s,^${folder},${name},`, '-czf', file, '-C', dist, folder]
  const size = (): string => megabytes(statSync(file).size)
  await step(
    `archiving as ${name}.tar.gz`,
    async () => {
      const { code, output } = await run('tar', args)
      if (code !== 0) throw new SetupError(`tar could not archive it:\n${lastLines(output)}`)
    },
    size,
  )
  return file
}

if (import.meta.main) {
  await main(async () => {
    await pack()
    return true
  })
}
