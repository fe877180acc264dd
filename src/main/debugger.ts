import { url as inspectorUrl } from 'node:inspector'
import { app } from 'electron'

/** Switches by which the browser inside lets a debugger in: whoever is let in reads every secret. */
const doors = ['remote-debugging-port', 'remote-debugging-pipe']

/**
 * The switch by which this start would let a debugger in; the packed program must not run with one.
 * Where Node's own inspector is open, the fuse that forbids it was changed, and nothing is left to keep:
 * so are copies opened that tests look into.
 */
export function debuggerSwitch(): string | undefined {
  if (!app.isPackaged || inspectorUrl() !== undefined) return undefined
  return doors.find((name) => app.commandLine.hasSwitch(name))
}
