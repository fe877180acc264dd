import { useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useWords } from '../composables/use-words'

/** Hands the players' part of a note out, or takes it back: the one way, from wherever it is asked for. */
export function useHandingOut() {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { carryOut, refusal } = useRun()

  /** Whether it has landed; why not, the refusal says. */
  async function handOut(noteId: string, isOut: boolean): Promise<boolean> {
    if (!(await carryOut('note.handOut', { noteId, isOut }))) return false
    announce(t(isOut ? 'notes.handedOutSaid' : 'notes.takenBackSaid'))
    return true
  }

  return { handOut, refusal }
}
