import { join } from 'node:path'
import { BrowserWindow, type WebContents } from 'electron'
import type { WindowRole } from '../campaign/define'
import type { Changed } from '../campaign/file/history'
import { pageOrigin } from './page'
import { confine } from './security'

/** Our windows and what each is for. A window drops out when it is destroyed. */
const roles = new Map<WebContents, WindowRole>()

/** The role of a sender; undefined for anything that is not one of our windows. */
export function roleOf(sender: WebContents): WindowRole | undefined {
  return roles.get(sender)
}

const routes: Record<WindowRole, string> = { gm: '/', player: '/player' }

/** Opens a window of a role. */
export function openWindow(role: WindowRole): BrowserWindow {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    backgroundColor: '#12151a',
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      spellcheck: false,
    },
  })
  const contents = window.webContents
  roles.set(contents, role)
  contents.once('destroyed', () => roles.delete(contents))
  confine(window)
  // What is turned to the players belongs to the table: alone it would be a window without a way back.
  if (role === 'gm') window.once('closed', () => windowOf('player')?.close())
  window.once('ready-to-show', () => window.show())
  void window.loadURL(`${pageOrigin}/index.html#${routes[role]}`)
  return window
}

/** The window of a role, if it is open. */
export function windowOf(role: WindowRole): BrowserWindow | undefined {
  const contents = [...roles].find(([, each]) => each === role)?.[0]
  return contents ? (BrowserWindow.fromWebContents(contents) ?? undefined) : undefined
}

/** Tells every window what changed. */
export function tellWindows(change: Changed | 'all'): void {
  for (const contents of roles.keys()) contents.send('changed', change)
}
