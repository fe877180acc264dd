import { defineStore } from 'pinia'
import { ref, shallowReactive, shallowRef } from 'vue'
import { idle, whenIdle } from '../under-way'

/** What stands half-made in an open form. */
export interface Draft {
  /** Whether something of it is neither sent nor kept. */
  isTyped: () => boolean
  /** Puts it aside for the next time the form is opened. */
  keep: () => void
  /** Lets go of it: the form stands as it was opened. */
  discard: () => void
}

/** What becomes of drafts whose forms are left; null where they are not left. */
export type Leaving = 'keep' | 'discard' | null

/** What is half-made in open forms, and what of closed ones was kept for later. */
export const useDrafts = defineStore('drafts', () => {
  const open = shallowReactive(new Set<Draft>())
  /** The file of the open campaign: what is kept belongs to it. */
  const campaign = ref('')
  /** What was kept, by the names of the forms; of one form the latest last. */
  const kept = new Map<string, string[]>()
  const nameOf = (id: string) => `${campaign.value} ${id}`

  /** Keeps the state of a form, as JSON, under its name. */
  function keep(id: string, state: string): void {
    kept.set(nameOf(id), [...(kept.get(nameOf(id)) ?? []), state])
  }

  /** The state that was kept last under a name; it is given once. */
  function take(id: string): string | undefined {
    return kept.get(nameOf(id))?.pop()
  }

  /** The question that is open, and where its answer goes. `LeavingDialog` shows it. */
  const asked = shallowRef<((leaving: Leaving) => void) | null>(null)

  /** Answers the question that is open. */
  function answer(leaving: Leaving): void {
    const give = asked.value
    asked.value = null
    give?.(leaving)
  }

  /**
   * Asks what becomes of drafts before their forms are left. Answers whether they may be left;
   * nothing is asked where nothing was typed, or where it has been sent by then.
   */
  async function mayLeave(drafts: Iterable<Draft> = open): Promise<boolean> {
    const typedOf = (some: Iterable<Draft>) => [...some].filter((draft) => draft.isTyped())
    const left = typedOf(drafts)
    // Without a command under way the question stands before the next key.
    if (left.length > 0 && whenIdle()) await idle()
    const typed = typedOf(left)
    if (typed.length === 0) return true
    answer(null)
    const leaving = await new Promise<Leaving>((give) => (asked.value = give))
    for (const draft of typed) {
      if (leaving === 'keep') draft.keep()
      if (leaving === 'discard') draft.discard()
    }
    return leaving !== null
  }

  return { open, campaign, keep, take, asked, answer, mayLeave }
})
