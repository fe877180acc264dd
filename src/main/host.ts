import { homedir } from 'node:os'
import { join } from 'node:path'
import { app, dialog, shell } from 'electron'
import type { Host } from '../campaign/workspace/workspace'
import { fileName } from '../campaign/workspace/file-name'
import { hasPreferences } from '../campaign/workspace/preferences'
import { words } from '../campaign/words'
import { logFault, logPath } from './faults/log'
import { latestNotice } from './notice'
import { whenQuiet } from './quiet'
import { beside } from './beside/in-thread'
import { printPdf } from './export/print'
import { playOdds } from './odds/play-odds'
import { turnPlayersWindow } from './players-window/keep'
import { closeWindow, showAppearance, showWindow, tellWindows, windowOf } from './windows'

const filters = {
  irontable: { name: 'dialog.campaignFiles', extensions: ['irontable'] },
  json: { name: 'dialog.jsonFiles', extensions: ['json'] },
  csv: { name: 'dialog.csvFiles', extensions: ['csv'] },
  prep: { name: 'dialog.prepFiles', extensions: ['json', 'md', 'csv', 'tsv', 'txt'] },
  md: { name: 'dialog.markdownFiles', extensions: ['md'] },
  html: { name: 'dialog.htmlFiles', extensions: ['html'] },
  pdf: { name: 'dialog.pdfFiles', extensions: ['pdf'] },
}

const filterOf = (extension: keyof typeof filters) => {
  const { name, extensions } = filters[extension]
  return [{ name: words.t(name), extensions }]
}

/** What the workspace needs, answered by Electron. */
export const host: Host = {
  dataFolder: app.getPath('userData'),
  sampleFolder: app.isPackaged
    ? join(process.resourcesPath, 'sample')
    : join(app.getAppPath(), 'resources', 'sample'),
  contentFolder: app.isPackaged
    ? join(process.resourcesPath, 'content')
    : join(app.getAppPath(), 'resources', 'content'),
  // Asked before anything of this start is kept.
  ranBefore: hasPreferences(app.getPath('userData')),
  clock: () => new Date().toISOString(),
  async askSavePath({ name, extension }) {
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: join(homedir(), `${fileName(name)}.${extension}`),
      filters: filterOf(extension),
    })
    return canceled || filePath === '' ? undefined : filePath
  },
  async askOpenPath(kind) {
    const { canceled, filePaths } = await dialog.showOpenDialog({
      filters: filterOf(kind),
      properties: ['openFile'],
    })
    return canceled ? undefined : filePaths[0]
  },
  async askFolder(what) {
    const { canceled, filePaths } = await dialog.showOpenDialog({
      title: words.t(what ? `dialog.folder.${what}` : 'dialog.chooseFolder'),
      properties: ['openDirectory', 'createDirectory'],
    })
    return canceled ? undefined : filePaths[0]
  },
  printPdf,
  showAppearance,
  openPlayerWindow: () => showWindow('player'),
  closePlayerWindow: () => closeWindow('player'),
  hasPlayerWindow: () => windowOf('player') !== undefined,
  turnPlayersWindow(to) {
    const window = windowOf('player')
    if (window) turnPlayersWindow(window, to)
    return window !== undefined
  },
  notice: latestNotice,
  programInfo: () => ({
    version: app.getVersion(),
    electron: process.versions.electron,
    node: process.versions.node,
    logPath,
  }),
  showLog: () => shell.showItemInFolder(logPath),
  noteFault: (call, error) => logFault({ kind: 'call failed', details: { call }, error }),
  whenQuiet,
  playOdds,
  beside,
  changed: tellWindows,
}
