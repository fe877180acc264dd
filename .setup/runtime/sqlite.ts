/**
 * The native half of better-sqlite3. Its prebuilt binary fits every current Electron, but asks for
 * a newer Node-API than the registry's Electron has. For that one it is compiled here, once, from
 * the source in its own package and a small header that bridges the gap. The result runs in
 * Node too.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Runtime } from './electron.ts'
import { nodeHeaders } from './node-headers.ts'
import {
  assetsFolder,
  cacheFolder,
  manifestOf,
  moveIntoPlace,
  packageFolder,
  placeFile,
  temporaryFolder,
} from '../paths.ts'
import { lastLines, packageCommand, run } from '../run.ts'
import { SetupError, step } from '../say.ts'

const folder = packageFolder('better-sqlite3')
/** A binary here wins over the prebuilt one. */
const place = join(folder, 'build', 'Release', 'better_sqlite3.node')
const bridge = join(assetsFolder, 'node-api-compat.h')
const sources = ['package.json', 'binding.gyp', 'deps', 'lib', 'src']

/** The version of the installed package. */
export function sqliteVersion(): string {
  return manifestOf('better-sqlite3').version
}

/** Whether `ensureSqlite` will have to compile. */
export function needsCompiler(runtime: Runtime): boolean {
  return runtime.origin === 'registry' && !existsSync(cachedBinding())
}

/** Sees to it that better-sqlite3 loads in this runtime and in Node. */
export async function ensureSqlite(runtime: Runtime): Promise<void> {
  if (runtime.origin === 'official') {
    rmSync(join(folder, 'build'), { recursive: true, force: true })
    return
  }
  const binding = cachedBinding()
  if (!existsSync(binding)) {
    const name = `compiling better-sqlite3 ${sqliteVersion()} for Electron ${runtime.version}, a minute or two`
    await step(name, () => compile(binding))
  }
  placeFile(binding, place)
}

/** The cached binary for this version of the package and this header. */
function cachedBinding(): string {
  const mark = createHash('sha256').update(readFileSync(bridge)).digest('hex').slice(0, 8)
  return join(cacheFolder, `better-sqlite3-${sqliteVersion()}-${mark}.node`)
}

/** Compiles a copy of the package, tries the result, and keeps it as `binding`. */
async function compile(binding: string): Promise<void> {
  const work = temporaryFolder()
  try {
    for (const name of sources) cpSync(join(folder, name), join(work, name), { recursive: true })
    const headers = nodeHeaders()
    const args = ['rebuild', '--release', '--force_build=1']
    const [program, commandLine] = packageCommand('node-gyp', [
      ...args,
      // Without headers on this machine, node-gyp fetches them.
      ...(headers === null ? [] : [`--nodedir=${headers}`]),
    ])
    const env = {
      // Level 2, not the package's 3: a third less time to compile, and no slower to run.
      CFLAGS: '-O2',
      CXXFLAGS: `-O2 -include '${bridge}'`,
      npm_config_devdir: join(cacheFolder, 'node-gyp'),
    }
    await orFail('compiled', run(program, commandLine, { cwd: work, env }))
    const built = join(work, 'build', 'Release', 'better_sqlite3.node')
    await orFail('loaded', run(process.execPath, ['-e', trial(built)]))
    moveIntoPlace(built, binding)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** A query that keeps names across calls, which is what the bridge is for. */
function trial(built: string): string {
  const options = JSON.stringify({ nativeBinding: built })
  return `new (require('better-sqlite3'))(':memory:', ${options}).prepare('select 1 as one').get()`
}

async function orFail(verb: string, work: ReturnType<typeof run>): Promise<void> {
  const { code, output } = await work
  if (code === 0) return
  throw new SetupError(
    `better-sqlite3 could not be ${verb} (code ${String(code)}):\n${lastLines(output, 20)}`,
  )
}
