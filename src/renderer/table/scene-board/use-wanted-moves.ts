import { computed } from 'vue'
import type { OutputOf } from '../../../campaign/api'
import { ruleSystems } from '../../../rules'
import { useAction } from '../../actions/use-action'
import { useMoveRunner } from '../../stores/move-runner'
import { systemPanel } from '../../systems'

type Present = OutputOf<'sceneBoard.list'>[number]

/** The card on the table that has the focus. */
const focused = () =>
  document.activeElement?.closest<HTMLElement>('[data-on-table]')?.dataset.onTable

/**
 * The moves that somebody on the table asks for before anything else, as facing death, by the ids of their
 * actions: each opens on whoever asks for it, the one with the focus before the others.
 */
export function useWantedMoves(present: () => readonly Present[]) {
  const moveRunner = useMoveRunner()
  const all = ruleSystems.flatMap(({ id: system }) =>
    (systemPanel(system)?.npcMoves ?? []).flatMap(({ id, icon, isWanted }) =>
      isWanted ? [{ system, id, icon, isWanted }] : [],
    ),
  )
  /** Who asks for each of them. */
  const askers = computed(
    () =>
      new Map(
        all.map(({ system, id, isWanted }) => [
          id,
          present().filter(({ sheets }) => {
            const sheet = sheets[system]
            return sheet !== undefined && isWanted(sheet)
          }),
        ]),
      ),
  )
  const askersOf = (id: string) => askers.value.get(id) ?? []
  for (const move of all) {
    useAction({
      id: `sceneBoard.${move.id}`,
      icon: move.icon,
      when: () => askersOf(move.id).length > 0,
      run: () => {
        const those = askersOf(move.id)
        const [first] = those
        const npc = those.find(({ id }) => id === focused()) ?? first
        if (!npc) return
        const target = { type: 'npc' as const, id: npc.id }
        moveRunner.open({ system: move.system, move: move.id, target })
      },
    })
  }
  return computed(() =>
    all.filter(({ id }) => askersOf(id).length > 0).map(({ id }) => `sceneBoard.${id}`),
  )
}
