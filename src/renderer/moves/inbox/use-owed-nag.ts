import { isOwed } from '../../../rules/moves/effect'
import { call } from '../../bridge'
import { useDialog } from '../../composables/use-dialog'
import { useWords } from '../../composables/use-words'
import { owedBefore } from './inbox'

/**
 * Asks before something ends while the game master still owes moves. Answers whether it may end:
 * nothing is owed, or the game master says so. `missionId` counts what that mission left.
 */
export function useOwedNag(): (
  end: 'mission' | 'campaign',
  missionId?: string,
) => Promise<boolean> {
  const { t } = useWords()
  const { confirm } = useDialog()

  return async (end, missionId) => {
    const reply = await call('inbox.list', {})
    // What cannot be read does not hold the game master up: the end itself will say what is wrong.
    if (!reply.ok) return true
    const { value: owed } = reply
    const count = (missionId === undefined ? owed.filter(isOwed) : owedBefore(owed, missionId))
      .length
    if (count === 0) return true
    return confirm({
      title: t(`inbox.nag.${end}.title`, { count }),
      text: t(`inbox.nag.${end}.text`),
      yes: t(`inbox.nag.${end}.yes`),
    })
  }
}
