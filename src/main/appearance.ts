import { app, nativeTheme } from 'electron'
import type { WindowRole } from '../campaign/define'
import { playersLook, readPreferences } from '../campaign/workspace/preferences'

/** What stands in a window before its page does: the ground of each theme. */
const grounds = { dark: '#101419', light: '#efeae0', 'dim-red': '#000000' }

/**
 * How a window of a role looks before its page says so itself, as the user wants it. Electron zooms all
 * pages of an origin alike: the text size of the players' window is a matter of its page.
 */
export function appearance(role: WindowRole): { backgroundColor: string; zoomFactor: number } {
  const preferences = readPreferences(app.getPath('userData'))
  // The frame and the system's own dialogs go with the theme.
  nativeTheme.themeSource = preferences.theme === 'light' ? 'light' : 'dark'
  const { theme } = role === 'player' ? playersLook(preferences) : preferences
  return { backgroundColor: grounds[theme], zoomFactor: preferences.textSize / 100 }
}
