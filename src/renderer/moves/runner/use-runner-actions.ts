import IconCheck from '~icons/lucide/check'
import IconX from '~icons/lucide/x'
import { useAction } from '../../actions/use-action'
import { useMoveRunner } from '../../stores/move-runner'

/** How every runner is ended: what was collected lands, or nothing does. */
export function useRunnerActions(canConfirm: () => boolean, confirm: () => Promise<void>): void {
  const moveRunner = useMoveRunner()
  useAction({
    id: 'move.confirm',
    icon: IconCheck,
    when: canConfirm,
    run: () => void confirm(),
  })
  useAction({
    id: 'move.cancel',
    icon: IconX,
    run: () => void moveRunner.leave(),
  })
}
