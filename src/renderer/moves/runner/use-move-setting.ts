import { computed } from 'vue'
import { useRead } from '../../bridge'
import { useMissionInPlay } from '../../composables/use-mission-in-play'
import { useFightOnScreen } from '../../stores/fight-on-screen'
import { fightUnderWay } from '../conflict/fight-under-way'
import { peopleOf } from './people'
import { usePlay } from './use-play'
import type { MoveTable } from './use-move-run'

/** Where a move of a system is made: who there is, what is played by, the fight, the mission. */
export function useMoveSetting(system: () => string) {
  const { data: characters } = useRead('character.list', () => ({}))
  const { data: npcs } = useRead('npc.list', () => ({}))
  const { data: modifiers } = useRead('modifier.list', () => ({}))
  const { data: tracks } = useRead('move.tracks', () => ({}))
  const { data: shared } = useRead('party.sheets', () => ({}))
  const missionId = useMissionInPlay()
  const onScreen = useFightOnScreen()
  const { data: encounters } = useRead('encounter.list', () => ({}))
  const fight = computed(() => fightUnderWay(encounters.value ?? [], onScreen.encounterId))
  const play = usePlay(system)
  const table = computed<MoveTable>(() => ({
    system: system(),
    moves: play.value.moves,
    people: peopleOf(system(), characters.value ?? [], npcs.value ?? [], modifiers.value ?? []),
    tracks: tracks.value ?? [],
    party: shared.value?.[system()],
    fight: fight.value,
  }))
  return { play, table, missionId }
}
