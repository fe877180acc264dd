import { ipcMain } from 'electron'
import { answer } from '../campaign/workspace/answer'
import type { Workspace } from '../campaign/workspace/workspace'
import { phrase } from '../shared/phrase'
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
    const reply = await answer(workspace, role, name, input)
    if (!reply.ok && reply.error.code === 'invalid') console.error('invalid call', reply.error)
    return reply
  })
}
