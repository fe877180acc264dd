import IconStepForward from '~icons/lucide/step-forward'
import IconPencil from '~icons/lucide/pencil'
import { computed, watch, type Ref } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { useAction } from '../actions/use-action'
import { useRead, useRun } from '../bridge'
import { wrapIndex } from '../composables/focus/wrap-index'
import { useFightOnScreen } from '../stores/fight-on-screen'
import type { Encounter } from './EncounterCard.vue'

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
    icon: IconStepForward,
    when: () => phase.value !== null,
    run: () => {
      const at = phases.value.indexOf(phase.value ?? '')
      const next = phases.value[wrapIndex(at, 1, phases.value.length)]
      if (next) void switchTo(next)
    },
  })

  return { phase, phases, switchTo, refusal }
}

/** Shows the fight that the address asks for, once; what is done with it depends on how far it is. */
export function useRequestedFight(
  encounters: Ref<readonly Encounter[] | undefined>,
  show: Record<Encounter['status'], (id: string) => unknown>,
): void {
  const route = useRoute()
  const router = useRouter()
  watch(
    [() => route.query.encounter, encounters],
    async ([sought, all]) => {
      const fight = all?.find(({ id }) => id === sought)
      if (!fight) return
      await router.replace({ name: 'table' })
      show[fight.status](fight.id)
    },
    { immediate: true },
  )
}

/**
 * Which fight is being prepared: the address says it, so that it can be asked for from anywhere, and stays said
 * while other views are looked at.
 * A fight that runs can be prepared further only while it lies on the table.
 */
export function useFightPreparation(
  encounters: Ref<Encounter[] | undefined>,
  onTable: Ref<Encounter | undefined>,
) {
  const route = useRoute()
  const router = useRouter()
  const onScreen = useFightOnScreen()
  const preparing = computed(() => {
    const found = encounters.value?.find(({ id }) => id === route.query.prepare)
    return found?.status === 'prepared' || found?.id === onTable.value?.id ? found : undefined
  })

  function prepare(id: string): Promise<unknown> {
    return router.replace({ name: 'table', query: { prepare: id } })
  }

  function close(): Promise<unknown> {
    return router.replace({ name: 'table' })
  }

  watch(
    () => preparing.value?.id ?? null,
    (id) => route.name === 'table' && (onScreen.preparingId = id),
  )
  if (onScreen.preparingId && Object.keys(route.query).length === 0) {
    void prepare(onScreen.preparingId)
  }

  useAction({
    id: 'encounter.prepare',
    icon: IconPencil,
    when: () => onTable.value !== undefined,
    run: () => {
      const { id } = onTable.value ?? {}
      void (preparing.value || id === undefined ? close() : prepare(id))
    },
  })
  return { preparing, prepare, close }
}
