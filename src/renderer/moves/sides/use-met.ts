import { computed, reactive } from 'vue'
import { useRead } from '../../bridge'
import type { MovePerson } from './people'

/** What was said of NPCs at moves before, by their ids: it goes on to hold until somebody says else. */
const said = reactive(new Map<string, boolean>())

/**
 * Whether players know from a move whom it is on, where nobody has shown them that NPC. A name is no player's
 * before the game master says so, though they met whom it belongs to.
 */
export function useMet(target: () => MovePerson | undefined) {
  const npcId = () => {
    const { type, id } = target() ?? {}
    return type === 'npc' && id !== undefined ? id : null
  }
  const { data } = useRead('npc.isUnmet', () => {
    const id = npcId()
    return id === null ? null : { npcId: id }
  })
  /** The name of whom it is to be asked of; null where there is nobody. */
  const asked = computed(() =>
    data.value?.isUnmet && data.value.npcId === npcId() ? (target()?.name ?? null) : null,
  )
  const isMet = computed({
    get: () => said.get(npcId() ?? '') ?? false,
    set: (met) => said.set(npcId() ?? '', met),
  })
  return { asked, isMet }
}
