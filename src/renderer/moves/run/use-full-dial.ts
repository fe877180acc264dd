import { ref, watch } from 'vue'
import { isAnswered, onlyAnswer } from '../../../rules/moves/ask'
import { onlyPicks } from '../../../rules/moves/picks'
import { useDial } from '../../composables/campaign/use-dial'
import type { MoveRun } from './use-move-run'

/**
 * Goes on with a move by itself where the dial of its system stands at full: answers what leaves no
 * choice, rolls, and picks where everything on offer must be picked. `land` is called when nobody had to
 * choose anything after the roll. It begins once `go` says that it is settled who it was.
 */
export function useFullDial(run: MoveRun, land?: () => void) {
  const dial = useDial(() => run.table().system)
  /** The move it goes on with. */
  const begun = ref<string | null>(null)
  const goesOn = () =>
    dial.value === 'full' && run.isCast.value && begun.value === run.draft.value.move

  /** Answers the first open question that has one answer; whether there was one. */
  function answerOne(): boolean {
    const { asksBefore, asksAfter } = run.read.value
    const { answers } = run.draft.value.inputs
    const ask = [...asksBefore, ...asksAfter].find((each) => !isAnswered(each, answers))
    const only = ask && onlyAnswer(ask)
    if (!ask || only === undefined) return false
    run.answer(ask.id, only)
    return true
  }

  function roll(): boolean {
    const { asksBefore, sides } = run.read.value
    const { answers, dice } = run.draft.value.inputs
    const isSettled = asksBefore.every((ask) => isAnswered(ask, answers))
    if (!isSettled || sides.length === 0 || dice.length > 0) return false
    run.rollHere()
    return true
  }

  function pickAll(): boolean {
    const { choice } = run.read.value.reading ?? {}
    const picks = choice && onlyPicks(choice)
    if (!picks || picks.length === 0 || run.draft.value.inputs.picks.length > 0) return false
    run.take(picks)
    return true
  }

  /** Whether the app has rolled, and nobody had anything to choose after that. */
  function isPlain(): boolean {
    const { reading, plain, swaps, asksAfter } = run.read.value
    const { dice, typed } = run.draft.value.inputs
    const isPicked = !reading?.choice || onlyPicks(reading.choice) !== null
    const isRolled = dice.length > 0 && !typed
    // A swap that leaves the result what it is is nothing to choose.
    const isAsItLies = !swaps || swaps.offers.every(({ band }) => band === plain?.band)
    return (
      isRolled && isPicked && isAsItLies && asksAfter.every((ask) => onlyAnswer(ask) !== undefined)
    )
  }

  /** Goes as far as nobody has to choose; answers whether it has done anything. */
  function goOn(): boolean {
    if (!goesOn()) return false
    let steps = 0
    while (answerOne() || roll() || pickAll()) steps++
    if (steps > 0 && land && isPlain() && run.request.value) land()
    return steps > 0
  }

  /** Begins, or goes on after somebody has chosen; answers whether the app has done anything. */
  function go(): boolean {
    begun.value = run.draft.value.move
    return goOn()
  }

  watch(run.read, goOn, { flush: 'post' })
  return { dial, go }
}
