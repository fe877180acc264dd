import { computed, ref, watch, type Ref } from 'vue'

/** As many rows as are listed at once, where the list does not say it. */
const most = 50

/** What a list by pages is asked for, as its question takes it. */
export interface PageAsked {
  text: string
  from: number
  limit: number
  holding?: string
}

/** What such a question answers beside its rows. */
interface Page {
  text: string
  from: number
}

/**
 * A long list by pages: all of it, or what holds the words typed. `ask` reads a page, and `ids` says
 * who or what is on one; whatever is chosen elsewhere is turned to.
 */
export function usePage<Answer extends Page, Failed>(
  chosenId: () => string,
  ask: (input: () => PageAsked) => { data: Ref<Answer | undefined>; error: Ref<Failed> },
  ids: (page: Answer) => readonly string[],
  limit = most,
) {
  const text = ref('')
  const from = ref(0)
  /** Whose page is asked for; null for the one that begins at `from`. */
  const holding = ref(chosenId() || null)
  const { data: page, error } = ask(() => {
    const asked = { text: text.value, from: from.value, limit }
    return holding.value === null ? asked : { ...asked, holding: holding.value }
  })

  function begin(at: number): void {
    holding.value = null
    from.value = Math.max(0, at)
  }

  /** Turns to the page before or after the one that is listed. */
  function turn(to: 'earlier' | 'later'): void {
    const at = page.value?.from ?? 0
    begin(to === 'later' ? at + limit : at - limit)
  }

  /** Turns to the page on which this one stands; where it is gone, the page stays. */
  function hold(id: string): void {
    from.value = page.value?.from ?? 0
    holding.value = id
  }

  const isListed = (id: string) => page.value !== undefined && ids(page.value).includes(id)

  // What is typed is found from the beginning.
  watch(text, () => begin(0), { flush: 'sync' })
  watch(chosenId, (id) => {
    if (id !== '' && !isListed(id) && text.value.trim() === '') hold(id)
  })

  // Whatever is moved over the edge of its page is followed.
  watch(page, (now, before) => {
    if (!now || before?.from !== now.from || before.text !== now.text) return
    const id = chosenId()
    if (ids(before).includes(id) && !isListed(id)) hold(id)
  })

  /** Whether the answer to what is typed is still on its way. */
  const isComing = computed(() => page.value !== undefined && page.value.text !== text.value)
  return { page, text, turn, isListed, isComing, error }
}
