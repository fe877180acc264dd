import { computed } from 'vue'
import { useDrafts } from '../../stores/drafts'
import { useMoveRunner } from '../../stores/move-runner'

/** A move that was begun and kept for later. */
export interface KeptMove {
  id: string
  title: string
  /** An ISO 8601 text. */
  keptAt: string
}

/** The moves that were begun and kept, the latest first, wherever they were begun, and the way back into one. */
export function useKeptMoves() {
  const drafts = useDrafts()
  const moveRunner = useMoveRunner()
  const all = computed(() =>
    drafts.kept.filter((draft) => draft.form.startsWith('move:') && draft.title !== ''),
  )
  const kept = computed((): KeptMove[] =>
    all.value.toReversed().map(({ id, title, keptAt }) => ({ id, title, keptAt })),
  )

  function resume(id: string): void {
    const draft = all.value.find((each) => each.id === id)
    if (draft) moveRunner.goOnWith(draft.form)
  }

  return { kept, resume }
}
