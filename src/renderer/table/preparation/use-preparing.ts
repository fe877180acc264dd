import IconPencil from '~icons/lucide/pencil'
import { computed, type Ref } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { OutputOf } from '../../../campaign/api'
import { useAction } from '../../actions/use-action'

type Encounter = OutputOf<'encounter.list'>[number]

/**
 * Which fight is being prepared: the address says it, so that it can be asked for from anywhere.
 * A fight that runs can be prepared further only while it lies on the table.
 */
export function usePreparing(
  encounters: Ref<Encounter[] | undefined>,
  onTable: Ref<Encounter | undefined>,
) {
  const route = useRoute()
  const router = useRouter()
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

  useAction({
    id: 'encounter.prepare',
    label: 'action.encounter.prepare',
    icon: IconPencil,
    keys: 'shift+e',
    when: () => onTable.value !== undefined,
    run: () => {
      const { id } = onTable.value ?? {}
      void (preparing.value || id === undefined ? close() : prepare(id))
    },
  })
  return { preparing, prepare, close }
}
