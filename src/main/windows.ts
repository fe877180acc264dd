import { join } from 'node:path'
import { app, BrowserWindow, type WebContents } from 'electron'
import type { WindowRole } from '../campaign/define'
import type { Changed } from '../campaign/file/history'
import { appearance } from './appearance'
import { watchOver } from './faults/windows'
import { pageOrigin } from './page'
import { bringInSight, comesBack, keepPlayersPlace } from './players-window/keep'
import { confine } from './security'

/** Our windows and what each is for. A window drops out when it is destroyed. */
const roles = new Map<WebContents, WindowRole>()

/** The role of a sender; undefined for anything that is not one of our windows. */
export function roleOf(sender: WebContents): WindowRole | undefined {
  return roles.get(sender)
}

const addressOf = (route: string) => `${pageOrigin}/index.html#${route}`

/** What each window shows when nothing else is asked of it, and when it must not go anywhere else. */
const routes = { gm: '/', player: '/player' } as const
const safeRoutes = { gm: '/?stay', player: routes.player } as const

/** Whatever a page may do to its address, the window turned to the players shows the players' view. */
function holdOnPlayersView({ webContents }: BrowserWindow): void {
  const own = addressOf(routes.player)
  webContents.on('did-navigate-in-page', (_event, url) => {
    // A page that goes on while this is loaded cuts it off, and is brought back again.
    if (url !== own) webContents.loadURL(own).catch(() => undefined)
  })
}

/** Opens a window of a role, on its own view or on another of the game master's. */
export function openWindow(role: WindowRole, route: string = routes[role]): BrowserWindow {
  const { backgroundColor, zoomFactor } = appearance(role)
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    backgroundColor,
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      spellcheck: false,
      zoomFactor,
      devTools: !app.isPackaged,
      // Read by the preload script: a page must not choose its role by its address.
      additionalArguments: [`--window-role=${role}`],
    },
  })
  const contents = window.webContents
  roles.set(contents, role)
  contents.once('destroyed', () => roles.delete(contents))
  confine(window)
  // What is turned to the players belongs to the table: alone it would be a window without a way back.
  if (role === 'gm') window.once('closed', () => windowOf('player')?.close())
  else {
    holdOnPlayersView(window)
    keepPlayersPlace(window, windowOf('gm'))
  }
  watchOver(window, role, addressOf(safeRoutes[role]))
  window.once('ready-to-show', () => window.show())
  void window.loadURL(addressOf(route))
  return window
}

/** The window of a role, if it is open. */
export function windowOf(role: WindowRole): BrowserWindow | undefined {
  const contents = [...roles].find(([, each]) => each === role)?.[0]
  return contents ? (BrowserWindow.fromWebContents(contents) ?? undefined) : undefined
}

/** The view that the window of a role shows, as its address names it. */
export function routeOf(role: WindowRole): string {
  const address = windowOf(role)?.webContents.getURL() ?? ''
  return URL.canParse(address) ? new URL(address).hash.slice(1) : ''
}

/** Brings the window of a role before the user; opens it where there is none. Answers whether there was one. */
export function showWindow(role: WindowRole): boolean {
  const open = windowOf(role)
  const window = open ?? openWindow(role)
  if (window.isMinimized()) window.restore()
  if (role === 'player') bringInSight(window, windowOf('gm'))
  window.show()
  window.focus()
  return open !== undefined
}

/** Closes the window of a role; answers whether there was one. */
export function closeWindow(role: WindowRole): boolean {
  const window = windowOf(role)
  window?.close()
  return window !== undefined
}

/**
 * Opens the players' window again if it was open when the program was closed, once the game master's own
 * stands there; keys stay with that one. Answers whether it was.
 */
export function reopenPlayersWindow(gm: BrowserWindow): boolean {
  if (!comesBack()) return false
  gm.once('ready-to-show', () => openWindow('player').once('show', () => gm.focus()))
  return true
}

/** Shows every window as the preferences say by now. */
export function showAppearance(): void {
  for (const [contents, role] of roles) {
    const { backgroundColor, zoomFactor } = appearance(role)
    contents.setZoomFactor(zoomFactor)
    BrowserWindow.fromWebContents(contents)?.setBackgroundColor(backgroundColor)
  }
}

/** The windows whose page has asked something. */
const asking = new WeakSet<WebContents>()

/** From here on the page of a window holds answers, and is told what changes in them. */
export function noteAsking(contents: WebContents): void {
  asking.add(contents)
}

/**
 * Tells every window what changed. A page that has asked nothing knows nothing yet: told of the campaign that
 * is opened while it loads, it would ask everything twice.
 */
export function tellWindows(change: Changed | 'all'): void {
  for (const contents of roles.keys()) if (asking.has(contents)) contents.send('changed', change)
}

/** Tells every page that nobody waits for it, and what it needed to get there may go. */
export function restWindows(): void {
  for (const contents of roles.keys()) contents.send('rest')
}
