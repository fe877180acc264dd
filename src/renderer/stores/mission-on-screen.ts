import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'

type Shown = () => string | null

const nothing: Shown = () => null

/** The mission that lies on the screen; what is done now belongs to it while it is under way. */
export const useMissionOnScreen = defineStore('missionOnScreen', () => {
  const shown = shallowRef(nothing)
  const missionId = computed(() => shown.value())
  /** The one that lay there last: whoever comes back finds it again. */
  const lastId = ref('')
  watch(missionId, (id) => (lastId.value = id ?? lastId.value))

  /** Puts a mission on the screen. Answers what takes it away; not another one that came since. */
  function show(id: Shown): () => void {
    shown.value = id
    return () => {
      if (shown.value === id) shown.value = nothing
    }
  }

  return { missionId, lastId, show }
})

/** The view of a mission says which one lies on the screen, until it is left. */
export function showMission(id: Shown): void {
  onScopeDispose(useMissionOnScreen().show(id))
}
