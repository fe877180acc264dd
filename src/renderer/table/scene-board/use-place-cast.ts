import { useRun } from '../../bridge'
import { useAnnounce } from '../../composables/use-announce'
import { useWords } from '../../composables/use-words'

/**
 * Puts the whole cast of a mission, a front or a danger on the table, in one step, each as many as their
 * sheet says. Who is there already stays; where all of them are, `refusal` says so.
 */
export function usePlaceCast() {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { carryOut, refusal } = useRun()

  async function placeCast(npcIds: readonly string[]): Promise<void> {
    const whom = npcIds.map((npcId) => ({ npcId }))
    if (!(await carryOut('sceneBoard.place', { whom }))) return
    announce(t('scene.castPlaced', { count: whom.length }))
  }

  return { placeCast, refusal }
}
