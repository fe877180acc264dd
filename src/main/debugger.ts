import { app } from 'electron'

/** Switches by which the browser inside lets a debugger in: whoever is let in reads every secret. */
const doors = ['remote-debugging-port', 'remote-debugging-pipe']

/** The switch by which this start would let a debugger in; the packed program must not run with one. */
export function debuggerSwitch(): string | undefined {
  return app.isPackaged ? doors.find((name) => app.commandLine.hasSwitch(name)) : undefined
}
