import { computed, onScopeDispose, ref, watch } from 'vue'

const minute = 60_000
/** How often the clock on the wall is looked at, in milliseconds. */
const glance = 20_000

/** Since when there has been no fight, by the clock on the wall; it outlives the view. */
const quietSince = ref<number | null>(null)

/** Whole minutes of play without a fight: none while there is one. */
export function useTimeSinceFight(isFighting: () => boolean) {
  const now = ref(Date.now())
  const timer = setInterval(() => (now.value = Date.now()), glance)
  onScopeDispose(() => clearInterval(timer))

  watch(
    isFighting,
    (fighting) => {
      now.value = Date.now()
      quietSince.value = fighting ? null : (quietSince.value ?? now.value)
    },
    { immediate: true },
  )

  return computed(() =>
    quietSince.value === null ? 0 : Math.floor((now.value - quietSince.value) / minute),
  )
}
