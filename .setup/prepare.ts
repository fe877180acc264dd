/** All of the set-up: the runtime, the system's share, the database binding. */
import { hasDisplay } from './display.ts'
import { ensureContent } from './content.ts'
import { ensureElectron } from './runtime/electron.ts'
import type { Runtime } from './runtime/electron.ts'
import { main, say } from './say.ts'
import { ensureSqlite, needsCompiler, sqliteVersion } from './runtime/sqlite.ts'
import { ensureSystemPackages } from './runtime/system-packages.ts'

/** Does what is not done yet; what is done is found in a moment. Returns the runtime to use. */
export async function prepare(): Promise<Runtime> {
  const runtime = await ensureElectron()
  await ensureSystemPackages(runtime.executable, {
    virtualDisplay: !hasDisplay(),
    compiler: needsCompiler(runtime),
  })
  await ensureSqlite(runtime)
  ensureContent()
  say(
    `ready with Electron ${runtime.version} (${runtime.origin}), better-sqlite3 ${sqliteVersion()}`,
  )
  return runtime
}

if (import.meta.main) {
  await main(async () => {
    await prepare()
    return true
  })
}
