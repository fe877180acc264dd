import { join } from 'node:path'
import { app, BrowserWindow } from 'electron'
import { Workspace } from '../campaign/workspace/workspace'
import { exportReport, wantsExport } from './export'
import { host } from './host'
import { listen } from './ipc'
import { setMenu } from './menu'
import { declarePages, servePages } from './page'
import { keepOffline } from './security'
import { openWindow } from './windows'

declarePages()

async function start(): Promise<void> {
  await app.whenReady()
  const workspace = new Workspace(host)
  setMenu()
  keepOffline()
  servePages(join(import.meta.dirname, '../renderer'))
  listen(workspace)
  openWindow('gm')
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow('gm')
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('will-quit', () => workspace.close())
}

if (wantsExport(process.argv)) void exportReport(process.argv)
else void start()
