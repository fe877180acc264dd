import { computed, ref, watch } from 'vue'
import { draftOf, valueOf, type Draft } from '../../rules/charts/draft'
import { layoutOf } from '../../rules/charts/layout'
import { chartProblems } from '../../rules/charts/problems'
import { shapeOf } from '../../rules/charts/shape'
import type { WrittenChart } from './chart-words'

/**
 * A chart opened for writing: how it is laid out, what is written, what is wrong with it. It is
 * opened anew when the campaign's own changes, unless something has been written by then.
 */
export function useChartDraft(chart: WrittenChart, stored: () => unknown) {
  const layout = layoutOf(shapeOf(chart.schema), chart.id)
  const opened = () => draftOf(layout, chart.schema.parse(stored()))
  const draft = ref<Draft>(opened())
  const written = computed(() => valueOf(layout, draft.value))
  const before = ref(JSON.stringify(written.value))
  const isChanged = computed(() => JSON.stringify(written.value) !== before.value)
  const problems = computed(() => chartProblems(chart.schema, layout, draft.value))

  function open(): void {
    draft.value = opened()
    before.value = JSON.stringify(written.value)
  }

  watch(
    () => JSON.stringify(stored()),
    () => {
      if (!isChanged.value) open()
    },
  )
  return { layout, draft, written, isChanged, problems, open }
}
