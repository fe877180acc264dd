import { useRoute, useRouter } from 'vue-router'
import type { Participant, Round } from '../hot-seat/round'
import { useHotSeat } from '../../stores/hot-seat'
import type { Mission } from '../mission'

/** Gives the laptop out of the game master's hands; the view comes back to this mission. */
export function useStartHotSeat(mission: () => Mission) {
  const hotSeat = useHotSeat()
  const router = useRouter()
  const route = useRoute()
  const asParticipant = ({ id, name }: Participant): Participant => ({ id, name })

  return async (sheet: Round['sheet'], queue: readonly Participant[]): Promise<void> => {
    const { id: missionId, participants } = mission()
    await router.replace({ query: { ...route.query, mission: missionId } })
    const party = participants.map(asParticipant)
    hotSeat.begin({ sheet, missionId, party, queue: queue.map(asParticipant) })
  }
}
