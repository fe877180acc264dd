import { provide } from 'vue'
import CharacterState from '../cast/CharacterState.vue'
import NpcState from '../cast/NpcState.vue'
import FrontState from '../fronts/FrontState.vue'
import MissionState from '../missions/MissionState.vue'
import { linkStates } from '../notes/prose/link-states'
import FightState from '../table/FightState.vue'
import TrackState from '../tracks/TrackState.vue'

/** Has every text of the game master's say how it stands with whom and what it names. */
export function provideLinkStates(): void {
  provide(linkStates, {
    character: CharacterState,
    npc: NpcState,
    front: FrontState,
    mission: MissionState,
    encounter: FightState,
    track: TrackState,
  })
}
