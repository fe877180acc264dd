import { ipcMain } from 'electron'
import type { WindowRole } from '../campaign/define'
import { phrase } from '../shared/phrase'
import type { Reply } from '../shared/reply'
import { pageOrigin } from './page'
import { roleOf } from './windows'

/** Answers what a window of ours has called. */
export type Answer = (role: WindowRole, name: unknown, input: unknown) => Promise<Reply<unknown>>

/**
 * The one channel: a name and its input come in, a reply goes out. A page may call before the rules
 * are loaded and the campaign is open; it is answered then.
 */
export function listen(answering: Promise<Answer>): void {
  ipcMain.handle('call', async (event, name: unknown, input: unknown) => {
    const role = roleOf(event.sender)
    // A frame inside our page, or our window gone elsewhere, is a stranger too.
    const own =
      event.senderFrame === event.sender.mainFrame &&
      event.senderFrame?.url.startsWith(`${pageOrigin}/`) === true
    if (!role || !own) {
      return { ok: false, error: { code: 'invalid', message: phrase('invalid.stranger') } }
    }
    const answer = await answering
    return answer(role, name, input)
  })
}
