import { Menu } from 'electron'

/**
 * The page carries every action itself, so there is no menu; only macOS needs one for
 * the clipboard keys to work. Its roles bring the system's own words.
 */
export function setMenu(): void {
  const onMac = process.platform === 'darwin'
  const roles = [{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }] as const
  Menu.setApplicationMenu(onMac ? Menu.buildFromTemplate([...roles]) : null)
}
