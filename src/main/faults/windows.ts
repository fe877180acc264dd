import { dialog, type BrowserWindow, type WebContents } from 'electron'
import type { WindowRole } from '../../campaign/define'
import { phrase } from '../../shared/phrase'
import { notify } from '../notice'
import { logFault, logPath } from './log'

/** Milliseconds within which another crash is taken for the same fault. */
const soon = 60_000

/** Says in a window of the system's own that the program cannot go on, and where the reason stands. */
export async function sayGaveUp(): Promise<void> {
  const { words } = await import('../../campaign/words')
  dialog.showErrorBox(words.t('program.gaveUp'), words.t('program.gaveUpHint', { log: logPath }))
}

/** What becomes of a window whose page has gone for the nth time in a short while. */
function comeBack(window: BrowserWindow, role: WindowRole, home: string, times: number): void {
  const { webContents } = window
  if (times > 2) {
    if (role === 'gm') return void sayGaveUp().then(() => window.close())
    notify(phrase('program.playersClosed', { log: logPath }))
    return window.close()
  }
  if (role === 'player') notify(phrase('program.playersBack', { log: logPath }))
  else notify(phrase(times > 1 ? 'program.windowHome' : 'program.windowBack', { log: logPath }))
  // What it showed may be what it stumbles over.
  if (times > 1) webContents.loadURL(home).catch(() => undefined)
  else webContents.reload()
}

/** Brings a page that crashed back to where it was; one that keeps crashing is not tried for ever. */
function bringBack(window: BrowserWindow, role: WindowRole, home: string): void {
  let crashes: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    logFault({ kind: 'page gone', details: { window: role, reason, exit: exitCode } })
    const now = Date.now()
    crashes = [...crashes.filter((at) => now - at < soon), now]
    // A page cannot be loaded while Electron still tells that it has gone.
    setImmediate(() => {
      if (!window.isDestroyed()) comeBack(window, role, home, crashes.length)
    })
  })
}

/** Asks whether to wait; the question goes when the page answers by itself. */
async function askToWait(window: BrowserWindow, contents: WebContents): Promise<void> {
  const { words } = await import('../../campaign/words')
  const answered = new AbortController()
  window.once('responsive', () => answered.abort())
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: words.t('program.pageSilent'),
    detail: words.t('program.pageSilentHint'),
    buttons: [words.t('program.wait'), words.t('program.openAnew')],
    cancelId: 0,
    signal: answered.signal,
  })
  if (response === 1 && !contents.isDestroyed()) contents.forcefullyCrashRenderer()
}

/** Notices a page that no longer answers, and offers to open it anew. */
function noticeSilence(window: BrowserWindow, role: WindowRole): void {
  let isAsking = false
  window.on('unresponsive', () => {
    logFault({ kind: 'page does not answer', details: { window: role } })
    if (isAsking) return
    isAsking = true
    void askToWait(window, window.webContents).finally(() => (isAsking = false))
  })
  window.on('responsive', () => {
    logFault({ kind: 'page answers again', details: { window: role } })
  })
}

/** Watches over a window: a page that crashes or hangs comes back, and its fault is logged. */
export function watchOver(window: BrowserWindow, role: WindowRole, home: string): void {
  bringBack(window, role, home)
  noticeSilence(window, role)
}
