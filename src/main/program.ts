import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { app, BrowserWindow } from 'electron'
import type { Workspace } from '../campaign/workspace/workspace'
import { phrase } from '../shared/phrase'
import { keepCompiled } from './compiled'
import { debuggerSwitch } from './debugger'
import { takePlace } from './faults/last-place'
import { logFault, logPath } from './faults/log'
import { watchProgram } from './faults/program'
import { sayGaveUp } from './faults/windows'
import { givenPath, wantsExport, wantsHelp } from './given'
import { listen } from './ipc'
import { setMenu } from './menu'
import { giveMemoryBack } from './memory'
import { notify, onNotice } from './notice'
import { becomeTheOne } from './one-program'
import { declarePages, pageHasScript, servePages } from './page'
import { whenQuiet } from './quiet'
import { findNoNames, keepPagesOffline } from './security'
import { openWindow, reopenPlayersWindow, showWindow, tellWindows } from './windows'

const running = Promise.withResolvers<Workspace>()

/** Shows the window, with the campaign that was asked for once more. */
async function comeUp(path: string | undefined): Promise<void> {
  const workspace = await running.promise
  showWindow('gm')
  if (path === undefined) return
  const { openCampaign } = await import('./running')
  await openCampaign(workspace, path)
}

/** The campaign to begin with, the given one or that which the program ended with before it was closed, and its view. */
function firstPlace(given: string | undefined): { path: string | undefined; route: string } {
  const place = takePlace(app.getPath('userData'))
  if (place) logFault({ kind: 'ended without being closed' })
  const isBack = place && (given ?? place.campaign) === place.campaign && existsSync(place.campaign)
  // The view of a campaign is loaded while its file is opened.
  if (!isBack) return { path: given, route: given === undefined ? '/' : '/table' }
  notify(phrase('program.cameBack', { log: logPath }))
  return { path: place.campaign, route: place.route }
}

/** The rules, a system at a time. */
const ruleSystems = import.meta.glob('../rules/*/index.ts')

/** Loads what answers, a piece at a time: whatever the window asks for in between is not kept waiting. */
async function loadRunning() {
  for (const load of Object.values(ruleSystems)) {
    await load()
    await setImmediate()
  }
  return import('./running')
}

/**
 * Loads the rules and opens the first campaign, while the window begins; behind the curtain where players
 * are watching already.
 */
async function startAnswering(path: string | undefined, isCovered: boolean) {
  // Loading keeps the program busy, and the page from its scripts.
  await pageHasScript()
  const { answerOn, openCampaign, startWorkspace } = await loadRunning()
  const workspace = startWorkspace()
  if (isCovered) workspace.cover()
  if (path !== undefined) await openCampaign(workspace, path)
  running.resolve(workspace)
  return answerOn(workspace)
}

async function start(given: string | undefined): Promise<void> {
  watchProgram()
  onNotice(() => tellWindows('all'))
  // Before it is ready, the browser inside makes no menu of its own.
  setMenu()
  await app.whenReady()
  keepPagesOffline(pageHasScript())
  servePages(join(import.meta.dirname, '../renderer'))
  const { path, route } = firstPlace(given)
  const isCovered = reopenPlayersWindow(openWindow('gm', route))
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow('gm')
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  const answering = startAnswering(path, isCovered)
  listen(answering)
  await answering
  await whenQuiet()
  keepCompiled()
  giveMemoryBack()
}

/** A program that cannot even start says so. */
async function giveUp(error: unknown): Promise<void> {
  logFault({ kind: 'nobody caught', error })
  await sayGaveUp()
  app.exit(1)
}

declarePages()
findNoNames()
const given = givenPath(process.argv, process.cwd())
const door = debuggerSwitch()
// macOS names the file it wants opened by an event, to the program that runs or that it has started.
app.on('open-file', (event, path) => {
  event.preventDefault()
  void comeUp(path)
})

/** Ends at once, and says why: what let a debugger in would read every secret. */
async function refuseDebugger(option: string): Promise<void> {
  const { words } = await import('../campaign/words')
  console.error(words.t('program.noDebugger', { option: `--${option}` }))
  app.exit(1)
}

// What starts without a window is loaded before the browser inside looks for a screen or a debugger.
if (door !== undefined) void refuseDebugger(door)
else if (wantsHelp(process.argv)) {
  void import('./export/export').then(({ showHelp }) => showHelp(process.argv))
} else if (wantsExport(process.argv)) {
  void import('./export/export').then(({ exportReport }) => exportReport(process.argv))
} else if (becomeTheOne(given, (path) => void comeUp(path))) start(given).catch(giveUp)
else app.exit(0)
