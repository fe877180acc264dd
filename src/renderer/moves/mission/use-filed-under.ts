import { computed, ref } from 'vue'
import { useRead } from '../../bridge'

/**
 * The mission that a move is filed under, with all that comes of it: the first of the `wanted` ones that
 * is under way, else the one in play, until another is chosen.
 */
export function useFiledUnder(wanted: () => readonly (string | null | undefined)[]) {
  const { data: inPlay } = useRead('mission.inPlay', () => ({
    wanted: wanted().flatMap((id) => (id ? [id] : [])),
  }))
  const { data: missions } = useRead('mission.names', () => ({}))
  /** Undefined until the game master has chosen; null is none. */
  const chosen = ref<string | null>()
  /** Those it may belong to; with fewer than two there is nothing to ask. */
  const possible = computed(() =>
    (missions.value ?? []).filter(({ id, status }) => status === 'underWay' || id === inPlay.value),
  )
  const missionId = computed(() =>
    chosen.value === undefined ? (inPlay.value ?? null) : chosen.value,
  )
  const choose = (id: string | null) => (chosen.value = id)
  /** Whether it is known: a move that lands before is filed nowhere. */
  const isRead = computed(() => inPlay.value !== undefined && missions.value !== undefined)
  const forget = () => (chosen.value = undefined)
  return { possible, missionId, isRead, choose, forget }
}

/** Where a move is filed, as the parts of the runner take it. */
export type FiledUnder = ReturnType<typeof useFiledUnder>
