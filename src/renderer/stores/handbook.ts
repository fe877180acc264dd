import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'

/** A place in the handbook: a page, and on a page of rules one of them. */
export interface Spot {
  page: string
  rule?: string
}

/** Where the handbook is open. */
export const useHandbook = defineStore('handbook', () => {
  /** The places read since it was opened, the one on the screen last; none while it is closed. */
  const trail = shallowRef<readonly Spot[]>([])
  const spot = computed(() => trail.value.at(-1))
  const canGoBack = computed(() => trail.value.length > 1)

  /** Opens it there; where it is open already, goes on from there. */
  function open(next: Spot): void {
    trail.value = [...trail.value, next]
  }

  /** Shows another page instead, as one looks through the list: there is no way back to this one. */
  function turnTo(next: Spot): void {
    trail.value = [...trail.value.slice(0, -1), next]
  }

  function back(): void {
    if (canGoBack.value) trail.value = trail.value.slice(0, -1)
  }

  function close(): void {
    trail.value = []
  }

  return { spot, canGoBack, open, turnTo, back, close }
})
