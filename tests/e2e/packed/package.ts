import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'
import { test as base, type ElectronApplication } from '@playwright/test'
import { launch } from '../launch'

/** The user who may do nothing, where the tests are run by the one who may do everything. */
const nobody = process.getuid?.() === 0 ? 65534 : undefined

/** The archive's own folder, unpacked elsewhere, and beside its program a copy that tests can look into. */
export interface Package {
  folder: string
  program: string
  /** The same bytes but for one fuse: Node's inspector, without which Playwright sees nothing. */
  inspectable: string
}

/** A user of the package: a home of their own, and rights as few as can be had. */
export interface User {
  home: string
  /** Where the program keeps what is the user's, without being told. */
  dataFolder: string
  /** Runs the program to its end, from the user's home. */
  run(args: string[], env?: NodeJS.ProcessEnv): { status: number | null; output: string }
  /** Starts the program from the user's home. */
  start(args: string[]): ChildProcess
  /** Starts the copy that can be looked into. */
  look(args?: string[]): Promise<ElectronApplication>
}

async function unpack(): Promise<Package> {
  const archive = process.env.IRON_TABLE_ARCHIVE
  if (!archive) throw new Error('IRON_TABLE_ARCHIVE is not set: use npm run test:packed')
  const place = mkdtempSync(join(tmpdir(), 'iron-table-packed-'))
  chmodSync(place, 0o755)
  execFileSync('tar', ['-xzf', archive, '-C', place])
  const [name = ''] = readdirSync(place)
  const folder = join(place, name)
  const program = join(folder, 'iron-table')
  const inspectable = join(folder, 'iron-table-inspectable')
  copyFileSync(program, inspectable)
  await flipFuses(inspectable, {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  })
  return { folder, program, inspectable }
}

/** A script that starts a program as the user, and becomes it. */
function starter(home: string, program: string): string {
  const path = join(home, `start-${program.split('/').at(-1) ?? ''}`)
  const asUser = nobody
    ? `setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --no-new-privs`
    : ''
  writeFileSync(path, `#!/bin/sh\nexec ${asUser} '${program}' "$@"\n`, { mode: 0o755 })
  return path
}

/** What the user's programs find around them: their own home, and the screen they may draw on. */
function environment(home: string): NodeJS.ProcessEnv {
  const { PATH, DISPLAY, XAUTHORITY } = process.env
  const env: NodeJS.ProcessEnv = { PATH, HOME: home, LANG: 'C.UTF-8' }
  if (DISPLAY) env.DISPLAY = DISPLAY
  if (XAUTHORITY) {
    env.XAUTHORITY = join(home, '.Xauthority')
    copyFileSync(XAUTHORITY, env.XAUTHORITY)
  }
  return env
}

function newUser({ program, inspectable }: Package): User & { leave(): void } {
  const home = mkdtempSync(join(tmpdir(), 'iron-table-home-'))
  const own = environment(home)
  const normal = starter(home, program)
  const open = starter(home, inspectable)
  if (nobody) execFileSync('chown', ['-R', `${nobody}:${nobody}`, home])
  const started: ChildProcess[] = []
  const options = (env: NodeJS.ProcessEnv = {}) => ({ cwd: home, env: { ...own, ...env } })
  return {
    home,
    dataFolder: join(home, '.config', 'Iron Table'),
    run(args, env) {
      const limits = { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' } as const
      const { status, stdout, stderr } = spawnSync(normal, args, { ...options(env), ...limits })
      return { status, output: stdout + stderr }
    },
    start(args) {
      const child = spawn(normal, args, { ...options(), stdio: ['ignore', 'ignore', 'pipe'] })
      started.push(child)
      return child
    },
    look: (args = []) =>
      launch({
        executablePath: open,
        args,
        cwd: home,
        env: Object.fromEntries(Object.entries(own).map(([key, value]) => [key, value ?? ''])),
        // The sandbox is part of what is tested.
        chromiumSandbox: true,
      }),
    leave() {
      for (const child of started) if (child.exitCode === null) child.kill('SIGKILL')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** A test of what is shipped: unpacked once, and a user of their own for each test. */
export const test = base.extend<{ user: User }, { shipped: Package }>({
  shipped: [
    async ({}, use) => {
      const shipped = await unpack()
      await use(shipped)
      rmSync(join(shipped.folder, '..'), { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  user: async ({ shipped }, use) => {
    const user = newUser(shipped)
    await use(user)
    user.leave()
  },
})
