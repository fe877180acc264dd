import { app, BrowserWindow, type WebContents } from 'electron'
import { answer, isKnown } from '../campaign/workspace/answer'
import { Workspace } from '../campaign/workspace/workspace'
import { keepPlace } from './faults/last-place'
import { logFault } from './faults/log'
import { noteCall } from './faults/program'
import { host } from './host'
import type { Answer } from './ipc'
import { notify } from './notice'
import { routeOf, tellWindows } from './windows'

/** The workspace of the running program; the place it stands at is kept for a start after a crash. */
export function startWorkspace(): Workspace {
  const workspace = new Workspace({
    ...host,
    changed: (change) => {
      tellWindows(change)
      if (change === 'all') keep()
    },
  })
  function keep(): void {
    const campaign = workspace.returnPath
    keepPlace(host.dataFolder, campaign ? { campaign, route: routeOf('gm') } : undefined)
  }
  function follow(contents: WebContents): void {
    contents.on('did-finish-load', keep)
    contents.on('did-navigate-in-page', keep)
  }
  for (const { webContents } of BrowserWindow.getAllWindows()) follow(webContents)
  app.on('web-contents-created', (_event, contents) => follow(contents))
  app.on('will-quit', () => workspace.close())
  return workspace
}

/** Opens a campaign that was asked for from outside the window; what hinders it is said there. */
export async function openCampaign(workspace: Workspace, path: string): Promise<void> {
  const reply = await answer(workspace, 'gm', 'file.open', { path })
  if (!reply.ok) notify(reply.error.message)
}

/** Answers calls on a workspace, and logs those that no page of ours would make. */
export function answerOn(workspace: Workspace): Answer {
  return async (role, { name, input, drawn }) => {
    // What a page calls by a name of its own making may hold anything, and is not kept.
    const called = () => (isKnown(name) ? name : 'unknown')
    noteCall(called())
    const reply = await answer(workspace, role, name, input, drawn)
    if (!reply.ok && reply.error.code === 'invalid') {
      console.error('invalid call', reply.error)
      logFault({ kind: 'call failed', details: { call: called(), why: reply.error.message.key } })
    }
    return reply
  }
}
