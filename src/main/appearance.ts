import { app, nativeTheme } from 'electron'
import { readPreferences } from '../campaign/workspace/preferences'

/** What stands in a window before its page does: the ground of each theme. */
const grounds = { dark: '#101419', light: '#efeae0', 'dim-red': '#000000' }

/** How a window looks before its page says so itself, as the user wants it. */
export function appearance(): { backgroundColor: string; zoomFactor: number } {
  const { theme, textSize } = readPreferences(app.getPath('userData'))
  // The frame and the system's own dialogs go with the theme.
  nativeTheme.themeSource = theme === 'light' ? 'light' : 'dark'
  return { backgroundColor: grounds[theme], zoomFactor: textSize / 100 }
}
