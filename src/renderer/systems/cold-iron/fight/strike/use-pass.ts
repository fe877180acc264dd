import IconSkip from '~icons/lucide/skip-forward'
import { useAction } from '../../../../actions/use-action'

/** P lets go what lies on the bench. */
export function usePass(run: () => void, when = () => true): void {
  useAction({ id: 'fight.pass', label: 'action.fight.pass', icon: IconSkip, keys: 'p', when, run })
}
