import { app, screen, type BrowserWindow, type Display } from 'electron'
import {
  readPreferences,
  writePreferences,
  type Preferences,
} from '../../campaign/workspace/preferences'
import { Refusal } from '../../shared/reply'
import { backInSight, nextScreen, placeOf } from './place'

/** How long a window has to stand still until its place is kept, in milliseconds. */
const rest = 400

const folder = () => app.getPath('userData')
const screenOf = (window: BrowserWindow) => screen.getDisplayMatching(window.getBounds()).id

/** Puts the players' window where it stood last, or on a screen of its own. */
function put(window: BrowserWindow, gm: BrowserWindow | undefined): void {
  const { playersPlace } = readPreferences(folder())
  const place = placeOf(screen.getAllDisplays(), playersPlace, gm && screenOf(gm))
  if (!place) return
  window.setBounds(place.bounds)
  window.setFullScreen(place.isFullScreen)
}

type Kept = Partial<Pick<Preferences, 'playersPlace' | 'playersOpen'>>

/** What cannot be kept of the window is not worth a word in the middle of play. */
function remember(kept: Kept): void {
  try {
    writePreferences(folder(), kept)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Keeps where the window stands, and that it is open. */
function keep(window: BrowserWindow): void {
  const place = {
    screen: screenOf(window),
    bounds: window.getNormalBounds(),
    isFullScreen: window.isFullScreen(),
  }
  remember({ playersPlace: place, playersOpen: true })
}

/**
 * Whether the players' window was open when the program was closed, and would stand where it stood: where
 * its screen is gone it would lie over what the game master has before them.
 */
export function comesBack(): boolean {
  const { playersOpen, playersPlace } = readPreferences(folder())
  return playersOpen && screen.getAllDisplays().some(({ id }) => id === playersPlace?.screen)
}

let isQuitting = false
app.on('before-quit', () => (isQuitting = true))

/**
 * Opens the players' window where it stood last and keeps where it is put. While its screen is gone it
 * waits out of sight, so that it never lies over what the game master has before them, and comes back
 * with the screen.
 */
export function keepPlayersPlace(window: BrowserWindow, gm: BrowserWindow | undefined): void {
  put(window, gm)
  let isAway = false
  let timer: NodeJS.Timeout | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!window.isDestroyed() && !window.isMinimized() && !isAway) keep(window)
    }, rest)
  }
  later()
  window.on('move', later)
  window.on('resize', later)
  window.on('enter-full-screen', later)
  window.on('leave-full-screen', later)
  answerToKeys(window, gm)

  const onRemoved = (_event: unknown, { id }: Display) => {
    if (readPreferences(folder()).playersPlace?.screen !== id) return
    isAway = true
    window.setFullScreen(false)
    window.minimize()
  }
  const onAdded = () => {
    if (!isAway) return
    isAway = false
    window.restore()
    put(window, gm)
  }
  screen.on('display-removed', onRemoved)
  screen.on('display-added', onAdded)
  window.once('closed', () => {
    clearTimeout(timer)
    // With the program it goes without having been closed.
    if (!isQuitting && gm && !gm.isDestroyed()) remember({ playersOpen: false })
    screen.off('display-removed', onRemoved)
    screen.off('display-added', onAdded)
  })
}

/**
 * The keys that the players' window has of its own: F11 fills the screen; those that open and close it for the
 * game master lead back to their own window, and close this one.
 */
function answerToKeys(window: BrowserWindow, gm: BrowserWindow | undefined): void {
  const deeds: Partial<Record<string, () => void>> = {
    f11: () => window.setFullScreen(!window.isFullScreen()),
    'mod+shift+p': () => gm?.focus(),
    'mod+shift+w': () => window.close(),
  }
  window.webContents.on('before-input-event', (event, { type, key, shift, control, meta }) => {
    const held = process.platform === 'darwin' ? meta : control
    const parts = [held && 'mod', shift && 'shift', key.toLowerCase()]
    const deed = deeds[parts.filter(Boolean).join('+')]
    if (type !== 'keyDown' || !deed) return
    event.preventDefault()
    deed()
  })
}

/** Brings the window onto the game master's screen, where it is asked for and its own is gone. */
export function bringInSight(window: BrowserWindow, gm: BrowserWindow | undefined): void {
  const bounds = backInSight(screen.getAllDisplays(), window.getBounds(), gm && screenOf(gm))
  if (bounds) window.setBounds(bounds)
}

/** Turns full screen on or off, or goes to the next screen. */
export function turnPlayersWindow(window: BrowserWindow, to: 'fullScreen' | 'nextScreen'): void {
  if (to === 'fullScreen') return window.setFullScreen(!window.isFullScreen())
  const next = nextScreen(screen.getAllDisplays(), screenOf(window))
  if (!next) return
  const isFullScreen = window.isFullScreen()
  window.setFullScreen(false)
  window.setBounds(next.workArea)
  window.setFullScreen(isFullScreen)
}
