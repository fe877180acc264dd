import { computed, onBeforeUnmount, onMounted, onUnmounted, watch } from 'vue'
import { askedAt, useRead, useRun } from '../bridge'
import { isUnkept, useNoteDrafts } from '../stores/note-drafts'

/** Milliseconds after which what was typed is on the disk, whatever happens then. */
const delay = 700
/** Milliseconds without a key after which the writing is one step of the history. */
const pause = 4000
/** Milliseconds of writing that one step of the history holds at most. */
const longest = 60_000

/**
 * A note as it is being written. It is kept while it is typed, when the field is left, and on the way
 * out. The history has a step for each stretch of writing, however often it was kept.
 */
export function useNoteDraft(noteId: string) {
  const store = useNoteDrafts()
  const { data: note, error } = useRead('note.read', () => ({ noteId }))
  const { carryOut, refusal, busy } = useRun()
  const draft = computed(() => store.drafts.get(noteId))
  const hasUnkept = computed(() => draft.value !== undefined && isUnkept(draft.value))
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stretch = { from: -Infinity, until: -Infinity }

  /** Whether what is kept now was typed in the stretch that is under way; else another begins. */
  function goesOn(): boolean {
    const now = Date.now()
    const isSame = now - stretch.until < pause && now - stretch.from < longest
    stretch = { from: isSame ? stretch.from : now, until: now }
    return isSame
  }

  /** Keeps what was typed; answers whether nothing is left to be kept. */
  async function keep(): Promise<boolean> {
    clearTimeout(waiting)
    waiting = undefined
    const now = draft.value
    if (!now || !hasUnkept.value) return true
    const title = now.title.trim() || now.kept.title
    const text = { title, body: now.body }
    if (!(await carryOut('note.edit', { noteId, ...text, goesOn: goesOn() }))) return false
    store.noteKept(now, text)
    return !isUnkept(now)
  }

  /** Keeps what was typed when the field is left: what is typed there later is another step. */
  async function leave(): Promise<void> {
    await keep()
    stretch = { from: -Infinity, until: -Infinity }
  }

  watch(
    note,
    (read) => {
      if (read) store.take(noteId, read, askedAt(read))
      // Nobody can keep what was typed into a note that is gone.
      else if (read === null) store.drafts.delete(noteId)
    },
    { immediate: true },
  )
  watch(
    () => [draft.value?.title, draft.value?.body],
    () => {
      if (hasUnkept.value) waiting ??= setTimeout(() => void keep(), delay)
    },
  )

  const onLeave = () => void keep()
  onMounted(() => window.addEventListener('pagehide', onLeave))
  onUnmounted(() => window.removeEventListener('pagehide', onLeave))
  onBeforeUnmount(onLeave)

  return { note, error, draft, hasUnkept, keep, leave, refusal, busy }
}
