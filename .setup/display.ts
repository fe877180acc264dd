/** Screens, real and virtual, and what Chromium needs to be told to use them. */
import { run } from './run.ts'
import type { CommandLine } from './run.ts'

/** Whether windows can be seen here. Windows and macOS always have a screen. */
export function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true
  return [process.env['DISPLAY'], process.env['WAYLAND_DISPLAY']].some(Boolean)
}

/**
 * The command line that runs on a virtual screen where there is no real one. It stays as it is when
 * its last window goes: a screen that begins anew turns away whoever comes in that moment.
 */
export function onSomeDisplay([program, args]: CommandLine): CommandLine {
  if (hasDisplay()) return [program, args]
  return ['xvfb-run', ['-a', '-s', '-screen 0 1920x1200x24 -noreset', program, ...args]]
}

/**
 * The flags Electron needs to start from a folder of files. Chromium's sandbox refuses root, and
 * stands on user namespaces, which some systems deny to programs that were not installed.
 */
export async function sandboxFlags(): Promise<string[]> {
  if (process.platform !== 'linux') return []
  if (process.getuid?.() === 0) return ['--no-sandbox']
  const { code } = await run('unshare', ['--user', 'true'])
  return code === 0 ? [] : ['--no-sandbox']
}
