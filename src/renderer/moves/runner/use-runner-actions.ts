import IconBurn from '~icons/lucide/flame'
import IconCheck from '~icons/lucide/check'
import IconHelp from '~icons/lucide/heart-handshake'
import IconX from '~icons/lucide/x'
import { useAction } from '../../actions/use-action'
import { useAnnounce } from '../../composables/use-announce'
import { useWords } from '../../composables/use-words'
import { useMoveRunner } from '../../stores/move-runner'
import type { MoveRun } from '../run/use-move-run'

/**
 * What every runner does: what was collected lands, or nothing does, and `sayWhyNot` goes to what is
 * wanted; nothing can be burned until a roll offers it; before the dice fall it is weighed what help would make of the `runs`.
 */
export function useRunnerActions(
  runs: readonly MoveRun[],
  canConfirm: () => boolean,
  confirm: () => Promise<void>,
  sayWhyNot?: () => void,
): void {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const moveRunner = useMoveRunner()
  const sayNothingToSwap = () => announce(t('moves.swap.notNow'))
  // Its key is the runner's, also where nothing is offered: another screen has one of its own under it.
  useAction({
    id: 'move.swap',
    icon: IconBurn,
    when: () => false,
    run: sayNothingToSwap,
    sayWhyNot: sayNothingToSwap,
  })
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
