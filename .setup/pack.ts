/**
 * `npm run pack`: packs the app, unpacked, for this machine, into `dist/`. Installers are built by
 * electron-builder itself (`npx electron-builder`) where its tools can be downloaded.
 *
 * IRON_TABLE_INSPECTABLE=1 leaves the inspector's door open, which Playwright needs to drive the
 * packed app. Never for a release.
 */
import { cpSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'electron-builder'
import { buildApp } from './build.ts'
import type { Runtime } from './electron.ts'
import { packageFolder, projectRoot, temporaryFolder } from './paths.ts'
import { prepare } from './prepare.ts'
import { main, say } from './say.ts'

await main(async () => {
  const runtime = await prepare()
  await buildApp()
  const work = temporaryFolder()
  const isInspectable = process.env['IRON_TABLE_INSPECTABLE'] === '1'
  try {
    await build({
      projectDir: projectRoot,
      dir: true,
      // Laid over electron-builder.yml.
      config: {
        electronDist: distribution(runtime, work),
        electronVersion: runtime.version,
        ...(isInspectable ? { electronFuses: { enableNodeCliInspectArguments: true } } : {}),
      },
    })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  say('packed into dist/')
  return true
})

/** The folder to pack: the runtime in use, without the stand-in for the default app. */
function distribution(runtime: Runtime, work: string): string {
  if (runtime.origin === 'official') return join(packageFolder('electron'), 'dist')
  const source = dirname(runtime.executable)
  const defaultApp = join(source, 'resources', 'app')
  const folder = join(work, 'electron')
  cpSync(source, folder, { recursive: true, filter: (path) => path !== defaultApp })
  return folder
}
