import { nextTick, shallowRef, watch, type ShallowRef } from 'vue'
import { phrase, type Phrase } from '../../../shared/phrase'
import { digitOf } from '../../actions/keys'
import { useTypeAhead } from '../../actions/type-ahead'
import { makersOf } from '../sides/people'
import type { MoveRun } from './use-move-run'
import type { useFullDial } from './use-full-dial'

/** A part of the runner that takes the focus to what is wanted there. */
interface Part {
  focus: () => void
}

interface Parts {
  /** Who makes it, and on whom. */
  cast: ShallowRef<Part | null>
  /**
   * Questions, dice and picks; `goOn` answers whether anything is wanted there, `goToOffer` whether anything
   * is offered that nobody has been led to.
   */
  form: ShallowRef<(Part & { goOn: () => boolean; goToOffer: () => boolean }) | null>
  /** All that is filled in. */
  panel: ShallowRef<HTMLElement | null>
  /** What lands the move. */
  foot: ShallowRef<Part | null>
}

interface Options {
  full: Pick<ReturnType<typeof useFullDial>, 'dial' | 'go'>
  parts: Parts
  /** Whether who makes it is a guess, which is not rolled for by itself where it can be another. */
  isActorGuessed: () => boolean
  isBusy: () => boolean
  /** Whether all is there that makes it land. */
  canLand: () => boolean
  land: () => void
}

/** What a move on its way still wants, and the way there: who, on whom, a question, the dice, picks. */
export function useNextWanted(run: MoveRun, options: Options) {
  const { full, parts, isBusy, canLand, land } = options
  const { cast, form, panel, foot } = parts
  const ahead = useTypeAhead()
  /** What keeps the move from landing, once somebody has tried. */
  const wanted = shallowRef<Phrase | null>(null)
  let isFirst = true

  const isSomebodyWanted = () => !run.isCast.value || run.seeksTarget.value || run.wantsAlly.value

  /** Whether it is open on whom it is, or for whom it is made. */
  const isWhomOpen = () => run.wantsTarget.value || run.seeksAlly.value

  /** Settles who makes it where nobody else can; a guess stays open, and falls on somebody who can. */
  function settleActor(): void {
    const { people, hasLeft } = run.table()
    const { draft, isActorChosen } = run
    const isGuess = isFirst && options.isActorGuessed()
    const named = isGuess ? { ...draft.value, actor: null } : draft.value
    const makers = makersOf(run.move.value, people, named, hasLeft)
    const [first, ...others] = makers
    const isMissed = isGuess && makers.every(({ key }) => key !== draft.value.actor)
    if (first && (isMissed || (!isActorChosen.value && others.length === 0))) {
      run.cast('actor', first.key)
    }
    if (isGuess && others.length > 0) isActorChosen.value = false
  }

  /** Goes to what is wanted next: who, where it can be another, on whom, a question, the dice. */
  async function goOn(): Promise<void> {
    settleActor()
    isFirst = false
    run.seekTarget()
    run.seekAlly()
    await nextTick()
    if (isSomebodyWanted()) return cast.value?.focus()
    full.go()
    await nextTick()
    form.value?.focus()
    // Whom it is about has come into sight beside it; what is asked is not to be scrolled away by that.
    document.activeElement?.closest('[data-next]')?.scrollIntoView({ block: 'nearest' })
    // Where nothing is wanted any more, Enter makes it land.
    if (!panel.value?.contains(document.activeElement)) foot.value?.focus()
  }

  /** On from help that is settled, or somebody else whom it is on: to what is still wanted, else to what makes it land. */
  async function goOnFromAside(): Promise<void> {
    await nextTick()
    if (!form.value?.goOn()) foot.value?.focus()
  }

  /** A digit typed on who it was goes to the dice, if they are what is wanted next. */
  function typeDigit(event: KeyboardEvent): void {
    if (run.isCast.value) form.value?.focus()
    if (document.activeElement?.matches('[data-dice]')) return
    event.preventDefault()
    ahead.refuse([digitOf(event)])
  }

  function sayWanted(): void {
    if (!run.isActorChosen.value) {
      wanted.value = phrase('move.chooseActor')
      return
    }
    // Before the dice lie it is the questions that are open.
    const next = run.wanted.value ?? run.read.value.wanted
    wanted.value = next ?? phrase(run.wantsTarget.value ? 'moves.sayWhom' : 'move.wanted')
  }

  /** Goes to what keeps the move from landing, and says what that is. */
  function goToWanted(): void {
    if (isBusy()) return
    if (!run.isCast.value || isWhomOpen()) cast.value?.focus()
    else form.value?.goOn()
    sayWanted()
  }

  /** Lands the move when all is there, and what may be picked was seen; else goes to what is still wanted, or says what that is. */
  function goOnOrLand(): void {
    if (!run.isCast.value) return goToWanted()
    if (full.go() || (canLand() && form.value?.goToOffer())) return
    if (canLand()) land()
    else if (isWhomOpen()) goToWanted()
    else if (!form.value?.goOn()) {
      // Words and figures are written on where they stand.
      if (!document.activeElement?.closest('[data-goes-on], [data-typed-on] input')) ahead.refuse()
      sayWanted()
    }
  }

  // Whatever is said now may have been what was wanted.
  watch(run.read, () => (wanted.value = null))

  return { wanted, goOn, goOnFromAside, typeDigit, goToWanted, goOnOrLand }
}
