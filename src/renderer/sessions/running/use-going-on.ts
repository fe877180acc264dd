import { watch } from 'vue'
import { isAdrift } from '../../composables/focus/focus-net'

/**
 * Where the focus goes on to once what had it is done and gone from a list: to the next of its kind, else
 * to the one before, and behind the last of them (`null`) to what comes after the list.
 */
export function useGoingOn(
  list: () => readonly { id: string }[],
  find: (id: string | null) => HTMLElement | null | undefined,
) {
  let done: ReadonlySet<string> = new Set()
  let next: string | null = null

  watch(
    () => list().map(({ id }) => id),
    (ids) => {
      if (done.size === 0 || ids.some((id) => done.has(id))) return
      done = new Set()
      if (isAdrift()) find(next)?.focus()
    },
    { flush: 'post' },
  )

  /** Says which of the list are done next. */
  function from(those: readonly { id: string }[]): void {
    done = new Set(those.map(({ id }) => id))
    const ids = list().map(({ id }) => id)
    const at = ids.findIndex((id) => done.has(id))
    const left = (id: string) => !done.has(id)
    next = ids.slice(at).find(left) ?? ids.slice(0, at).findLast(left) ?? null
  }
  return { from }
}
