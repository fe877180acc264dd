import { computed } from 'vue'
import { useDrafts } from '../../stores/drafts'
import { useMoveRunner, type MoveOpening } from '../../stores/move-runner'

/** A move that was begun and kept for later. */
export interface KeptMove {
  id: string
  title: string
}

/** What the form of a move is called as a draft begins so; what it was opened with follows. */
const form = 'move:'

/** Names the form of a move that is opened with this, as a draft. Who was a guess is the same form. */
export const moveForm = (opening: MoveOpening): string =>
  `${form}${JSON.stringify({ ...opening, isActorGuessed: undefined })}`

/** The moves that were begun and kept, the latest first, wherever they were begun, and the way back into one. */
export function useKeptMoves() {
  const drafts = useDrafts()
  const moveRunner = useMoveRunner()
  const all = computed(() =>
    drafts.kept.filter((draft) => draft.form.startsWith(form) && draft.title !== ''),
  )
  const kept = computed((): KeptMove[] =>
    all.value.toReversed().map(({ id, title }) => ({ id, title })),
  )

  function resume(id: string): void {
    const draft = all.value.find((each) => each.id === id)
    if (!draft) return
    const opening = JSON.parse(draft.form.slice(form.length)) as MoveOpening
    moveRunner.open(opening, { isGoneOn: true })
  }

  return { kept, resume }
}
