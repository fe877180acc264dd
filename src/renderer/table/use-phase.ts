import { computed } from 'vue'
import IconStepForward from '~icons/lucide/step-forward'
import { useAction } from '../actions/use-action'
import { useRead, useRun } from '../bridge'
import { wrapIndex } from '../composables/wrap-index'

/** The phase of play, null where the campaign's rules know none; turned to by name, or by a key. */
export function usePhase() {
  const { data: play } = useRead('play.phase', () => ({}))
  const { carryOut, refusal } = useRun()
  const phase = computed(() => play.value?.phase ?? null)
  const phases = computed(() => play.value?.phases ?? [])

  async function switchTo(id: string): Promise<void> {
    await carryOut('play.switchPhase', { phase: id })
  }

  useAction({
    id: 'table.nextPhase',
    label: 'action.table.nextPhase',
    icon: IconStepForward,
    keys: 'f2',
    when: () => phase.value !== null,
    run: () => {
      const at = phases.value.indexOf(phase.value ?? '')
      const next = phases.value[wrapIndex(at, 1, phases.value.length)]
      if (next) void switchTo(next)
    },
  })

  return { phase, phases, switchTo, refusal }
}
