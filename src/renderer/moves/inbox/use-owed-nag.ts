import { isOwed } from '../../../rules/moves/effect'
import { call } from '../../bridge'
import { useDialog } from '../../composables/use-dialog'
import { useWords } from '../../composables/use-words'
import { owedBefore } from './inbox'

/** What else is to be said before something ends. */
interface Besides {
  title: string
  text: string
}

/**
 * Asks before something ends while the game master still owes moves. Answers whether it may end:
 * nothing is owed, or the game master says so. `missionId` counts what that mission left; `besides` is what
 * else is unsaid, which is asked about in one with it.
 */
export function useOwedNag(): (
  end: 'mission' | 'campaign',
  missionId?: string,
  besides?: Besides,
) => Promise<boolean> {
  const { t } = useWords()
  const { confirm } = useDialog()

  return async (end, missionId, besides) => {
    const reply = await call('inbox.list', {})
    // What cannot be read does not hold the game master up: the end itself will say what is wrong.
    if (!reply.ok) return true
    const { value: owed } = reply
    const count = (missionId === undefined ? owed.filter(isOwed) : owedBefore(owed, missionId))
      .length
    if (count === 0 && !besides) return true
    const owes = count > 0 ? [t(`inbox.nag.${end}.text`)] : []
    return confirm({
      title: besides?.title ?? t(`inbox.nag.${end}.title`, { count }),
      text: [...(besides ? [besides.text] : []), ...owes].join(' '),
      yes: t(`inbox.nag.${end}.yes`),
    })
  }
}
