import { ipcMain } from 'electron'
import { answer, isKnown } from '../campaign/workspace/answer'
import type { Workspace } from '../campaign/workspace/workspace'
import { phrase } from '../shared/phrase'
import { logFault } from './faults/log'
import { noteCall } from './faults/program'
import { pageOrigin } from './page'
import { roleOf } from './windows'

/** The one channel: a name and its input come in, a reply goes out. */
export function listen(workspace: Workspace): void {
  ipcMain.handle('call', async (event, name: unknown, input: unknown) => {
    const role = roleOf(event.sender)
    // A frame inside our page, or our window gone elsewhere, is a stranger too.
    const own =
      event.senderFrame === event.sender.mainFrame &&
      event.senderFrame?.url.startsWith(`${pageOrigin}/`) === true
    if (!role || !own) {
      return { ok: false, error: { code: 'invalid', message: phrase('invalid.stranger') } }
    }
    // What a page calls by a name of its own making may hold anything, and is not kept.
    const call = isKnown(name) ? name : 'unknown'
    noteCall(call)
    const reply = await answer(workspace, role, name, input)
    if (!reply.ok && reply.error.code === 'invalid') {
      console.error('invalid call', reply.error)
      logFault({ kind: 'call failed', details: { call, why: reply.error.message.key } })
    }
    return reply
  })
}
