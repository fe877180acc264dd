import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron'
import type { Call } from '../campaign/api'
import type { WindowRole } from '../campaign/define'
import { phrase } from '../shared/phrase'
import type { Reply } from '../shared/reply'
import { HeldAnswers } from './held-answers'
import { pageOrigin } from './page'
import { noteCalled } from './quiet'
import { noteAsking, roleOf } from './windows'

/** Answers what a window of ours has called. */
export type Answer = (
  role: WindowRole,
  call: { name?: unknown; input?: unknown; drawn?: unknown },
) => Promise<Reply<unknown>>

/** More than any page of ours asks in one moment. */
const most = 1000

const stranger: Reply<never> = {
  ok: false,
  error: { code: 'invalid', message: phrase('invalid.stranger') },
}

/** Who calls; undefined for anybody but a page of ours: a frame inside it, or a window gone elsewhere. */
function roleOfCaller({ sender, senderFrame }: IpcMainInvokeEvent): WindowRole | undefined {
  const own =
    senderFrame === sender.mainFrame && senderFrame?.url.startsWith(`${pageOrigin}/`) === true
  return own ? roleOf(sender) : undefined
}

const heldBy = new WeakMap<WebContents, HeldAnswers>()

/** The answers that the page of a window holds. */
function heldIn(window: WebContents): HeldAnswers {
  const held = heldBy.get(window) ?? new HeldAnswers()
  heldBy.set(window, held)
  return held
}

/**
 * The one channel: names and their inputs come in, as many replies go out. A page may call before
 * the rules are loaded and the campaign is open; it is answered then.
 */
export function listen(answering: Promise<Answer>): void {
  ipcMain.handle('call', async (event, calls: unknown) => {
    const role = roleOfCaller(event)
    if (!role || !Array.isArray(calls) || calls.length > most) return [stranger]
    noteCalled()
    const answer = await answering
    noteAsking(event.sender)
    const held = heldIn(event.sender)
    const send = async (call: Partial<Call>) => held.send(call, await answer(role, call))
    return Promise.all(calls.map((call: Partial<Call> | null) => send(call ?? {})))
  })
}
