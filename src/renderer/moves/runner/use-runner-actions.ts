import IconCheck from '~icons/lucide/check'
import IconHelp from '~icons/lucide/heart-handshake'
import IconX from '~icons/lucide/x'
import { useAction } from '../../actions/use-action'
import { useMoveRunner } from '../../stores/move-runner'
import type { MoveRun } from './use-move-run'

/**
 * What every runner does: what was collected lands, or nothing does, and `sayWhyNot` goes to what is
 * wanted; before the dice fall it is weighed what help would make of the `runs`.
 */
export function useRunnerActions(
  runs: readonly MoveRun[],
  canConfirm: () => boolean,
  confirm: () => Promise<void>,
  sayWhyNot?: () => void,
): void {
  const moveRunner = useMoveRunner()
  useAction({
    id: 'move.confirm',
    icon: IconCheck,
    when: canConfirm,
    run: () => void confirm(),
    ...(sayWhyNot ? { sayWhyNot } : {}),
  })
  useAction({
    id: 'move.cancel',
    icon: IconX,
    run: () => void moveRunner.leave(),
  })
  useAction({
    id: 'move.weighHelp',
    icon: IconHelp,
    when: () => runs.some(({ read }) => read.value.odds.length > 0),
    run: () => (moveRunner.weighsHelp = !moveRunner.weighsHelp),
  })
}
