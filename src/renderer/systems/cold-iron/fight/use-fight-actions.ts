import IconFastForward from '~icons/lucide/fast-forward'
import IconFlag from '~icons/lucide/flag'
import IconGavel from '~icons/lucide/gavel'
import IconCheckCheck from '~icons/lucide/check-check'
import type { ComputedRef } from 'vue'
import type { BoardStep } from '../../../../rules/cold-iron/view/board'
import { canOverride } from '../../../../rules/cold-iron/turn/refusal'
import { useAction } from '../../../actions/use-action'
import { useDialog } from '../../../composables/use-dialog'
import { useWords } from '../../../composables/use-words'
import type { FightNow, Intent } from './use-fight'

/** What the actions of the whole fight need. */
export interface FightHandle {
  now: ComputedRef<FightNow | null>
  /** The step that can be skipped to. */
  ahead: ComputedRef<BoardStep | null>
  act: (intent: Intent) => Promise<boolean>
  /** What the app does by itself after a step is closed. */
  goOn: () => Promise<void>
}

/** Registers what can be done in any step of a fight. */
export function useFightActions({ now, ahead, act, goOn }: FightHandle): void {
  const { t } = useWords()
  const { confirm } = useDialog()

  /** Closes one step after the other, each for itself, so that each can be undone. */
  async function skip(): Promise<void> {
    const target = ahead.value?.step ?? 0
    while ((now.value?.board.step ?? target) < target) {
      if (!(await act(() => ({ type: 'step.close' })))) return
    }
    await goOn()
  }

  async function close(override?: true): Promise<void> {
    const event = { type: 'step.close', ...(override && { override }) } as const
    if (await act(() => event)) await goOn()
  }

  /** Those for whom something can still be done while the turns are counted. */
  function inDanger(): string {
    const lines = (now.value?.fighters ?? [])
      .filter(({ isGone }) => !isGone)
      .map(({ label: who, isDown, body, landing }) => ({ who, ...(landing ?? { isDown, body }) }))
      .filter(({ isDown, body }) => isDown && body.condition !== 'dead')
      .map(({ who, body: { clock, condition } }) =>
        clock === null
          ? t('fight.end.down', { who, condition: t(`coldIron.condition.${condition}`) })
          : t('fight.end.toLive', { who, count: clock }),
      )
    return lines.length > 0 ? t('fight.end.first', { who: lines.join('; ') }) : ''
  }

  async function end(): Promise<void> {
    const isSure = await confirm({
      title: t('fight.end.title'),
      text: [inDanger(), t('fight.end.text')].filter(Boolean).join(' '),
      yes: t('fight.end.yes'),
    })
    if (isSure) await act(() => ({ type: 'fight.end' }))
  }

  useAction({
    id: 'fight.close',
    icon: IconCheckCheck,
    run: () => void close(),
  })
  useAction({
    id: 'fight.closeAnyway',
    icon: IconGavel,
    when: () => now.value !== null && canOverride(now.value.snapshot, { type: 'step.close' }),
    run: () => void close(true),
  })
  useAction({
    id: 'fight.skip',
    icon: IconFastForward,
    when: () => ahead.value !== null && now.value?.board.canClose === true,
    run: () => void skip(),
  })
  useAction({ id: 'fight.end', icon: IconFlag, run: () => void end() })
}
