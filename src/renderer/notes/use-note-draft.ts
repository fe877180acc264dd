import { computed, onBeforeUnmount, onMounted, onUnmounted, watch } from 'vue'
import { useRead, useRun } from '../bridge'
import { isUnkept, useNoteDrafts } from '../stores/note-drafts'

/** Milliseconds without a key after which what was typed is kept. */
const pause = 4000

/**
 * A note as it is being written. It is kept when the writing pauses, when the field is left, and on
 * the way out: each time one step of the history, however much was typed.
 */
export function useNoteDraft(noteId: string) {
  const store = useNoteDrafts()
  const { data: note, error } = useRead('note.read', () => ({ noteId }))
  const { carryOut, refusal, busy } = useRun()
  const draft = computed(() => store.drafts.get(noteId))
  const hasUnkept = computed(() => draft.value !== undefined && isUnkept(draft.value))
  let waiting: ReturnType<typeof setTimeout> | undefined

  /** Keeps what was typed; answers whether nothing is left to be kept. */
  async function keep(): Promise<boolean> {
    clearTimeout(waiting)
    const now = draft.value
    if (!now || !hasUnkept.value) return true
    const title = now.title.trim() || now.kept.title
    const text = { title, body: now.body }
    if (!(await carryOut('note.edit', { noteId, ...text }))) return false
    now.kept = text
    return !isUnkept(now)
  }

  watch(note, (read) => read && store.take(noteId, read), { immediate: true })
  watch(
    () => [draft.value?.title, draft.value?.body],
    () => {
      clearTimeout(waiting)
      if (hasUnkept.value) waiting = setTimeout(() => void keep(), pause)
    },
  )

  const onLeave = () => void keep()
  onMounted(() => window.addEventListener('pagehide', onLeave))
  onUnmounted(() => window.removeEventListener('pagehide', onLeave))
  onBeforeUnmount(onLeave)

  return { note, error, draft, hasUnkept, keep, refusal, busy }
}
