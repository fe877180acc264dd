import { computed } from 'vue'
import { useRead } from '../bridge'

/** The one mission under way; with two of them, whose part something was is not known. */
export function useMissionUnderWay() {
  const { data } = useRead('mission.list', () => ({}))
  return computed(() => {
    const underWay = data.value?.missions.filter(({ status }) => status === 'underWay') ?? []
    return underWay.length === 1 ? underWay[0]?.id : undefined
  })
}
