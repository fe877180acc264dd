/** The system's share on Linux: libraries Electron links to, a virtual display, a compiler, a tracer. */
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { nodeHeaders } from './node-headers.ts'
import { lastLines, run } from '../run.ts'
import { SetupError, say, step } from '../say.ts'

/** What the run at hand needs beside the libraries. */
export type Needs = { virtualDisplay: boolean; compiler: boolean }

const LIBRARIES = [
  'libgtk-3-0',
  'libnss3',
  'libasound2',
  'libgbm1',
  'libxss1',
  'libatk-bridge2.0-0',
]

/** Commands and the Debian packages that bring them. */
const DISPLAY_COMMANDS = { 'xvfb-run': 'xvfb', xauth: 'xauth' }
const TRACER = 'strace'
const COMPILER_COMMANDS = { 'g++': 'g++', make: 'make', python3: 'python3' }

/**
 * Installs what is missing, or tells the exact command to do so. Elsewhere than on Linux Electron
 * brings everything along.
 */
export async function ensureSystemPackages(executable: string, needs: Needs): Promise<void> {
  if (process.platform !== 'linux') return
  if (isDebian()) await ensureDebianPackages(needs)
  await tellWhatElseIsMissing(executable, needs)
}

/**
 * Installs the tracer that the attack on the power needs, where that takes nobody's leave. Nothing
 * else waits for it: without one that attack is left out.
 */
export async function offerTracer(): Promise<void> {
  if (process.platform !== 'linux' || isOnPath(TRACER)) return
  try {
    if (!isDebian() || process.getuid?.() !== 0) throw new SetupError(`${TRACER} is not installed`)
    await install([TRACER])
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    say(`no attack on the power is tried here: ${error.message}`)
  }
}

async function install(packages: string[]): Promise<void> {
  await step(`installing the Debian packages ${packages.join(' ')}`, async (report) => {
    report('apt-get update')
    await aptGet(['update'])
    report('apt-get install')
    await aptGet(['install', '-y', '--no-install-recommends', ...(await todaysNames(packages))])
  })
}

async function ensureDebianPackages(needs: Needs): Promise<void> {
  const missing = await missingDebianPackages(needs)
  if (missing.length === 0) return
  if (process.getuid?.() !== 0) {
    const names = (await todaysNames(missing)).join(' ')
    throw new SetupError(
      `These system packages are missing: ${missing.join(' ')}.\nInstall them, then run this ` +
        `again:\n\n  sudo apt-get update && sudo apt-get install -y ${names}`,
    )
  }
  await install(missing)
}

/** Asks dpkg for libraries and the PATH for commands, which may well come from elsewhere. */
async function missingDebianPackages(needs: Needs): Promise<string[]> {
  const names = LIBRARIES.flatMap((name) => [name, `${name}t64`])
  const { output } = await run('dpkg-query', [
    '-W',
    '-f',
    '${db:Status-Status} ${Package}\\n',
    ...names,
  ])
  const installed = new Set(output.split('\n'))
  const libraries = LIBRARIES.filter(
    (name) => !installed.has(`installed ${name}`) && !installed.has(`installed ${name}t64`),
  )
  const headers = needs.compiler && nodeHeaders() === null ? ['libnode-dev'] : []
  return [...libraries, ...missingCommands(needs).map((command) => command.package), ...headers]
}

/** Newer Debians and Ubuntus call some libraries `…t64`, since time became a 64-bit number. */
async function todaysNames(packages: string[]): Promise<string[]> {
  const names = packages.map(async (name) => {
    const { code } = await run('apt-cache', ['show', '--quiet', `${name}t64`])
    return code === 0 ? `${name}t64` : name
  })
  return Promise.all(names)
}

async function aptGet(args: string[]): Promise<void> {
  // A fresh machine is often busy with its own updates at first.
  const patience = ['-o', 'DPkg::Lock::Timeout=300']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await run('apt-get', [...patience, ...args], { env })
  if (code === 0) return
  throw new SetupError(`apt-get ${args.join(' ')} failed:\n${lastLines(output)}`)
}

/** Where no package manager was of help, the names of what is missing are. */
async function tellWhatElseIsMissing(executable: string, needs: Needs): Promise<void> {
  const { output } = await run('ldd', [executable])
  const libraries = [...output.matchAll(/(\S+) => not found/g)].map((match) => match[1])
  const missing = [...libraries, ...missingCommands(needs).map((command) => command.name)]
  if (missing.length === 0) return
  throw new SetupError(
    `This machine lacks: ${missing.join(', ')}.\n${adviceForOthers()}\nThen run this again.`,
  )
}

function adviceForOthers(): string {
  if (isOnPath('dnf')) {
    return (
      'Install it:\n\n  sudo dnf install gtk3 nss alsa-lib mesa-libgbm libXScrnSaver at-spi2-atk ' +
      'xorg-x11-server-Xvfb xorg-x11-xauth gcc-c++ make python3 nodejs-devel\n'
    )
  }
  if (isOnPath('pacman')) {
    return (
      'Install it:\n\n  sudo pacman -S gtk3 nss alsa-lib mesa libxss at-spi2-core ' +
      'xorg-server-xvfb xorg-xauth base-devel python nodejs\n'
    )
  }
  return "Install the packages that bring it with your system's package manager."
}

function missingCommands(needs: Needs): { name: string; package: string }[] {
  const wanted = {
    ...(needs.virtualDisplay ? DISPLAY_COMMANDS : {}),
    ...(needs.compiler ? COMPILER_COMMANDS : {}),
  }
  return Object.entries(wanted)
    .filter(([name]) => !isOnPath(name))
    .map(([name, packageName]) => ({ name, package: packageName }))
}

function isOnPath(command: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.some((folder) => existsSync(join(folder, command)))
}

function isDebian(): boolean {
  const file = '/etc/os-release'
  return existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, 'utf8'))
}
