import { computed, type Ref, type ShallowRef } from 'vue'
import type { RunContext } from '../../../rules/moves/runner/inputs'
import { inputOf, moveOf, type Stage } from '../../../rules/moves/runner/stage'
import { figuresOf, withInputs, type FigureStart } from './run-draft'

/**
 * The figures that a move has settled before the roll, and what on the sheets they begin with: `source` is what
 * they are taken from, where that was chosen.
 */
export function useFigures(
  stage: () => Stage,
  { draft, source }: { draft: ShallowRef<RunContext>; source: Ref<string> },
  sides: () => Omit<FigureStart, 'source'> & Pick<RunContext['inputs'], 'tracks'>,
) {
  const move = computed(() => moveOf(stage(), draft.value))
  /** What the sheets offer for them; null where the move asks no sheet. */
  const sources = computed(() => {
    const at = withInputs(draft.value, { tracks: sides().tracks })
    return move.value?.sources?.(inputOf(stage(), at)) ?? null
  })
  const taken = computed(() => {
    const offers = sources.value?.offers ?? []
    return offers.find(({ id }) => id === source.value) ?? offers[0]
  })
  const begun = () => ({ source: taken.value, ...sides() })
  const figures = computed(() => figuresOf(move.value, draft.value.inputs.given, begun()))
  /** The source that they stand as; null where something else was said. */
  const sourceTaken = computed(() => {
    if (!taken.value) return null
    const { id, figures: own } = taken.value
    const plain = figuresOf(move.value, {}, begun())
    return Object.keys(own).every((each) => figures.value[each] === plain[each]) ? id : null
  })

  function say(given: RunContext['inputs']['given']): void {
    draft.value = withInputs(draft.value, { given })
  }
  const setFigure = (id: string, figure: number) =>
    say({ ...draft.value.inputs.given, [id]: figure })
  /** They are those of this source, whatever was said before, and none that the one before had. */
  function takeSource(id: string): void {
    const before = taken.value?.figures
    source.value = id
    const own = { ...before, ...taken.value?.figures }
    const said = Object.entries(draft.value.inputs.given)
    say(Object.fromEntries(said.filter(([each]) => !Object.hasOwn(own, each))))
  }

  return {
    sources,
    /** What they begin with, though something else was said. */
    sourceId: computed(() => taken.value?.id),
    sourceTaken,
    figures,
    setFigure,
    takeSource,
  }
}
