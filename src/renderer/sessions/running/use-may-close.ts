import { call } from '../../bridge'
import { useSessionDialogs } from '../../stores/session-dialogs'
import { useOwedNag } from '../../moves/inbox/use-owed-nag'

/**
 * Asks before the campaign closes: what becomes of a session that is going on, and without one,
 * what of the moves that are owed. Answers whether it may close.
 */
export function useMayClose(): () => Promise<boolean> {
  const sessionDialogs = useSessionDialogs()
  const mayEnd = useOwedNag()

  return async () => {
    const reply = await call('session.current', {})
    const isRunning = reply.ok && reply.value.session !== null
    return isRunning ? sessionDialogs.askBeforeClosing() : mayEnd('campaign')
  }
}
