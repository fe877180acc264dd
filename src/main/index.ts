import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import { answer } from '../campaign/workspace/answer'
import { Workspace } from '../campaign/workspace/workspace'
import { words } from '../campaign/words'
import { phrase } from '../shared/phrase'
import { debuggerSwitch } from './debugger'
import { exportReport, showHelp, wantsExport, wantsHelp } from './export'
import { keepPlace, takePlace } from './faults/last-place'
import { logFault, logPath } from './faults/log'
import { watchProgram } from './faults/program'
import { givenPath } from './given-path'
import { host } from './host'
import { listen } from './ipc'
import { setMenu } from './menu'
import { notify, onNotice } from './notice'
import { becomeTheOne } from './one-program'
import { declarePages, servePages } from './page'
import { keepOffline } from './security'
import { openWindow, routeOf, showWindow, tellWindows } from './windows'

const running = Promise.withResolvers<Workspace>()

/** Opens a campaign that was asked for from outside the window; what hinders it is said there. */
async function open(workspace: Workspace, path: string): Promise<void> {
  const reply = await answer(workspace, 'gm', 'file.open', { path })
  if (!reply.ok) notify(reply.error.message)
}

/** Shows the window, with the campaign that was asked for once more. */
async function comeUp(path: string | undefined): Promise<void> {
  const workspace = await running.promise
  showWindow('gm')
  if (path !== undefined) await open(workspace, path)
}

/** Opens the given campaign, or the one that the program ended with before it was closed; answers the view. */
async function openFirst(workspace: Workspace, given: string | undefined): Promise<string> {
  const place = takePlace(host.dataFolder)
  if (place) logFault({ kind: 'ended without being closed' })
  const isBack = place && (given ?? place.campaign) === place.campaign && existsSync(place.campaign)
  if (isBack) notify(phrase('program.cameBack', { log: logPath }))
  const path = isBack ? place.campaign : given
  if (path !== undefined) await open(workspace, path)
  return isBack ? place.route : '/'
}

async function start(given: string | undefined): Promise<void> {
  watchProgram()
  onNotice(() => tellWindows('all'))
  await app.whenReady()
  const workspace = new Workspace({
    ...host,
    changed: (change) => {
      tellWindows(change)
      if (change === 'all') keep()
    },
  })
  function keep(): void {
    const campaign = workspace.openFile?.path
    keepPlace(host.dataFolder, campaign ? { campaign, route: routeOf('gm') } : undefined)
  }
  app.on('web-contents-created', (_event, contents) => {
    contents.on('did-finish-load', keep)
    contents.on('did-navigate-in-page', keep)
  })
  setMenu()
  keepOffline()
  servePages(join(import.meta.dirname, '../renderer'))
  listen(workspace)
  openWindow('gm', await openFirst(workspace, given))
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow('gm')
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('will-quit', () => workspace.close())
  running.resolve(workspace)
}

/** A program that cannot even start says so, and where the reason stands. */
function giveUp(error: unknown): void {
  logFault({ kind: 'nobody caught', error })
  dialog.showErrorBox(words.t('program.gaveUp'), words.t('program.gaveUpHint', { log: logPath }))
  app.exit(1)
}

declarePages()
const given = givenPath(process.argv, process.cwd())
const door = debuggerSwitch()
// macOS names the file it wants opened by an event, to the program that runs or that it has started.
app.on('open-file', (event, path) => {
  event.preventDefault()
  void comeUp(path)
})

if (door !== undefined) {
  console.error(words.t('program.noDebugger', { option: `--${door}` }))
  app.exit(1)
} else if (wantsHelp(process.argv)) showHelp(process.argv)
else if (wantsExport(process.argv)) void exportReport(process.argv)
else if (becomeTheOne(given, (path) => void comeUp(path))) start(given).catch(giveUp)
else app.exit(0)
