import IconFastForward from '~icons/lucide/fast-forward'
import IconFlag from '~icons/lucide/flag'
import IconHand from '~icons/lucide/hand'
import IconCheckCheck from '~icons/lucide/check-check'
import type { ComputedRef } from 'vue'
import type { BoardStep } from '../../../rules/cold-iron/board'
import { useAction } from '../../actions/use-action'
import { useDialog } from '../../composables/use-dialog'
import { useWords } from '../../composables/use-words'
import type { FightNow, Intent } from './use-fight'

/** What the actions of the whole fight need. */
export interface FightHandle {
  now: ComputedRef<FightNow | null>
  /** The step that can be skipped to. */
  ahead: ComputedRef<BoardStep | null>
  act: (intent: Intent) => Promise<boolean>
  openHand: () => void
}

/** Registers what can be done in any step of a fight. */
export function useFightActions({ now, ahead, act, openHand }: FightHandle): void {
  const { t } = useWords()
  const { confirm } = useDialog()

  /** Closes one step after the other, each for itself, so that each can be undone. */
  async function skip(): Promise<void> {
    const target = ahead.value?.step ?? 0
    while ((now.value?.board.step ?? target) < target) {
      if (!(await act(() => ({ type: 'step.close' })))) return
    }
  }

  async function end(): Promise<void> {
    const isSure = await confirm({
      title: t('fight.end.title'),
      text: t('fight.end.text'),
      yes: t('fight.end.yes'),
    })
    if (isSure) await act(() => ({ type: 'fight.end' }))
  }

  useAction({
    id: 'fight.close',
    label: 'action.fight.close',
    icon: IconCheckCheck,
    keys: 'shift+enter',
    run: () => void act(() => ({ type: 'step.close' })),
  })
  useAction({
    id: 'fight.skip',
    label: 'action.fight.skip',
    icon: IconFastForward,
    keys: 'alt+enter',
    when: () => ahead.value !== null && now.value?.board.canClose === true,
    run: () => void skip(),
  })
  useAction({
    id: 'fight.hand',
    label: 'action.fight.hand',
    icon: IconHand,
    keys: 'g',
    run: openHand,
  })
  useAction({ id: 'fight.end', label: 'action.fight.end', icon: IconFlag, run: () => void end() })
}
