import type { OutputOf } from '../../../campaign/api'
import type { Phrase } from '../../../shared/phrase'
import { calendarDay, clockTime } from '../../composables/format/moments'
import { useWords } from '../../composables/use-words'
import { useHiddenFacts } from '../../stores/hidden-facts'

type Batch = OutputOf<'history.list'>['batches'][number]

/** Steps that were written over together, in words. */
export interface HistoryBranch {
  /** Its first step. */
  id: number
  title: string
}

/** One step of the campaign's history, in words. */
export interface HistoryStep {
  id: number
  label: string
  /** Its time on its day. */
  at: string
  day: string
  isUndone: boolean
  isWrittenOver: boolean
  /** Whether it can be gone to no more. */
  isPruned: boolean
  /** Whether somebody whom it removed can be brought back, and all later work kept. */
  canBringBack: boolean
  /** Fight and turn, in words; steps of the same one stand together. */
  place: string | null
  /** Its step in the turn, in words. */
  step: string | null
  branches: HistoryBranch[]
}

interface Told {
  label: Phrase
  moment: { turn: number } | null
}

/** Puts the steps of the history into words. */
export function useHistoryWords() {
  const { t, say } = useWords()
  const hiddenFacts = useHiddenFacts()

  /** What a step may be called now. */
  const labelOf = (step: Told): string => say(hiddenFacts.labelOf(step))

  const branchOf = ({ id, steps, ...first }: Batch['branches'][number]): HistoryBranch => ({
    id,
    title: t('shell.history.branch', { count: steps, label: labelOf(first) }),
  })

  const stepOf = ({
    id,
    label,
    at,
    state,
    isWrittenOver,
    isPruned,
    canBringBack,
    moment,
    branches,
  }: Batch): HistoryStep => ({
    id,
    label: labelOf({ label, moment }),
    at: clockTime(at),
    day: calendarDay(at),
    isUndone: state === 'undone',
    isWrittenOver,
    isPruned,
    canBringBack,
    place:
      moment &&
      t('shell.history.place', {
        fight: moment.fight ?? t('shell.history.goneFight'),
        turn: moment.turn,
      }),
    step: moment && t('shell.history.step', { step: moment.step, title: say(moment.title) }),
    branches: branches.map(branchOf),
  })

  return { labelOf, branchOf, stepOf }
}
