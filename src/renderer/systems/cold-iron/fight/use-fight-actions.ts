import IconFastForward from '~icons/lucide/fast-forward'
import IconFlag from '~icons/lucide/flag'
import IconGavel from '~icons/lucide/gavel'
import IconCheckCheck from '~icons/lucide/check-check'
import { computed, ref, watch, type ComputedRef } from 'vue'
import type { BoardStep } from '../../../../rules/cold-iron/view/board'
import { closesUpTo } from '../../../../rules/cold-iron/turn/play-on'
import { canOverride, refusalOf } from '../../../../rules/cold-iron/turn/refusal'
import { useTypeAhead } from '../../../actions/type-ahead'
import { useAction } from '../../../actions/use-action'
import { useAnnounce } from '../../../composables/use-announce'
import { useDialog } from '../../../composables/use-dialog'
import { useWords } from '../../../composables/use-words'
import { idleIn, unansweredIn, undeclaredIn, untoldIn } from './stage'
import type { Fighter } from './fighter'
import type { FightNow, Intent, useFight } from './use-fight'

/** What the actions of the whole fight need. */
export interface FightHandle {
  now: ComputedRef<FightNow | null>
  /** The step that can be skipped to. */
  ahead: ComputedRef<BoardStep | null>
  act: (intent: Intent) => Promise<boolean>
  actAll: ReturnType<typeof useFight>['actAll']
  /** What the app does by itself after a step is closed. */
  goOn: () => Promise<void>
}

/** How many of those who have not declared are told by name. */
const mostNames = 4

/**
 * Registers what can be done in any step of a fight. Answers what is asked before a step closes over
 * somebody who has declared nothing or does nothing in their grapple, over an answer to a movement that nobody
 * has given, or over a spell that works and does nothing anybody has said.
 */
export function useFightActions({ now, ahead, act, actAll, goOn }: FightHandle) {
  const { t, say } = useWords()
  const { confirm } = useDialog()
  const { announce } = useAnnounce()
  const typeAhead = useTypeAhead()
  const isAsked = ref(false)

  const undeclared = computed(() => (now.value ? undeclaredIn(now.value) : []))
  const idle = computed(() => (now.value ? idleIn(now.value) : []))
  const untold = computed(() => (now.value ? untoldIn(now.value.board) : []))
  const unanswered = computed(() => (now.value ? unansweredIn(now.value.board) : []))
  /** Whom and what the step would pass over, in its turn; empty for nothing. */
  const openKey = computed(() => {
    const spells = untold.value.map(({ cast }) => cast)
    const moves = unanswered.value.map((each) => ({ id: `${each.combatantId} ${each.otherId}` }))
    const ids = [...undeclared.value, ...idle.value, ...spells, ...moves].map(({ id }) => id)
    return ids.length === 0 ? '' : [now.value?.board.turn, ...ids].join(' ')
  })
  watch(openKey, () => (isAsked.value = false))
  /** The question whether that shall be; the next press answers it. */
  const question = computed(() => {
    if (openKey.value === '' || !isAsked.value) return null
    if (untold.value.length > 0) return untoldQuestion()
    if (unanswered.value.length > 0) return unansweredQuestion()
    if (idle.value.length > 0) return askAbout('fight.idleAsk', idle.value)
    return askAbout('fight.undeclaredAsk', undeclared.value)
  })

  function askAbout(question: string, open: readonly Fighter[]): string {
    const names = open.slice(0, mostNames).map(({ label }) => label)
    const more = open.length - names.length
    const others = more > 0 ? [t('fight.undeclaredMore', { count: more })] : []
    return t(question, { who: [...names, ...others].join(', '), count: open.length })
  }

  function untoldQuestion(): string {
    const spells = untold.value.map(({ cast }) => cast.name).join(', ')
    return t('fight.untoldAsk', { spells, count: untold.value.length })
  }

  function unansweredQuestion(): string {
    const asked = unanswered.value.map(({ why }) => say(why)).join(' ')
    return t('fight.unansweredAsk', { asked })
  }

  /** Whether the step may close: the first time something would be passed over, that is asked. */
  function mayPassOver(): boolean {
    if (openKey.value === '' || question.value !== null) return true
    isAsked.value = true
    announce(question.value ?? '')
    typeAhead.holdBack()
    return false
  }

  /** What the rules refuse to close asks for something, too. */
  async function goOnIf(isClosed: boolean): Promise<void> {
    if (isClosed) await goOn()
    else typeAhead.holdBack()
  }

  /**
   * Closes as many steps as the rules allow on the way, as one deed: one key takes it back. With
   * nothing to skip it is the next step; what keeps this one open is said as it is for that.
   */
  async function skip(): Promise<void> {
    const target = ahead.value?.id
    if (target === undefined || now.value?.board.canClose !== true) return close()
    if (!mayPassOver()) return
    await goOnIf(await actAll((then) => closesUpTo(then.snapshot, target)))
  }

  async function close(override?: true): Promise<void> {
    if (!mayPassOver()) return
    const event = { type: 'step.close', ...(override && { override }) } as const
    await goOnIf(await act(() => event))
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

  function mayEnd(): Promise<boolean> {
    return confirm({
      title: t('fight.end.title'),
      text: [inDanger(), t('fight.end.text')].filter(Boolean).join(' '),
      yes: t('fight.end.yes'),
    })
  }

  /** What stands against the end is said at once: nobody is asked about what cannot be. */
  async function end(): Promise<void> {
    const event = { type: 'fight.end' } as const
    const isHeld = now.value !== null && refusalOf(now.value.snapshot, event) !== null
    if (isHeld || (await mayEnd())) await act(() => event)
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
    when: () => now.value !== null,
    run: () => void skip(),
  })
  useAction({ id: 'fight.end', icon: IconFlag, run: () => void end() })
  return { question }
}
