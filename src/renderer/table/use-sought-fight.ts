import { watch, type Ref } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Encounter } from './EncounterCard.vue'

/** Shows the fight that the address asks for, once; what is done with it depends on how far it is. */
export function useSoughtFight(
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
