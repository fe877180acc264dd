import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const driver = join(root, 'node_modules/better-sqlite3/lib/index.js')

/** How a child ended, and what it said. */
export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  said: string
}

/** How a child is run. */
interface Manner {
  /** How large its files may get, in kilobytes, as on a full disk. */
  limit?: number
  /** How long it lives after its first word, in milliseconds, before it is killed. */
  lives?: number
  /** The command line that runs it, made of its own. */
  within?: (command: readonly string[]) => string[]
}

/**
 * Bundles a script of `support/child` once, as the program itself is bundled, so that a process of its
 * own can run it and be killed. Answers what starts it.
 */
export async function childScript(
  name: string,
): Promise<(args: string[], how?: Manner) => Promise<Ended>> {
  const outDir = mkdtempSync(join(tmpdir(), 'iron-table-child-'))
  afterAll(() => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { 'better-sqlite3': driver } },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'child', `${name}.ts`),
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { external: [driver], output: { entryFileNames: 'child.mjs' } },
    },
  })
  return (args, how = {}) => start(join(outDir, 'child.mjs'), args, how)
}

function start(
  script: string,
  args: string[],
  { limit, lives, within = (command) => [...command] }: Manner,
): Promise<Ended> {
  const node = within([process.execPath, script, ...args])
  const [command = '', ...rest] =
    limit === undefined ? node : ['sh', '-c', `ulimit -f ${limit * 2}; exec "$0" "$@"`, ...node]
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    }
    if (lives !== undefined) {
      child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), lives))
    }
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, said }))
  })
}
