import { join } from 'node:path'
import { app, BrowserWindow } from 'electron'
import { answer } from '../campaign/desk/answer'
import { Desk } from '../campaign/desk/desk'
import { host } from './host'
import { listen } from './ipc'
import { setMenu } from './menu'
import { declarePages, servePages } from './page'
import { keepOffline } from './security'
import { openWindow } from './windows'

declarePages()

/** A campaign given on the command line, as a file manager does. */
const given = process.argv.slice(1).find((argument) => argument.endsWith('.irontable'))

async function start(): Promise<void> {
  await app.whenReady()
  const desk = new Desk(host)
  setMenu()
  keepOffline()
  servePages(join(import.meta.dirname, '../renderer'))
  listen(desk)
  if (given !== undefined) await answer(desk, 'gm', 'file.open', { path: given })
  openWindow('gm')
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow('gm')
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('will-quit', () => desk.close())
}

void start()
