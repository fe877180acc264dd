/** What a mission may still lack before it begins. */
export type MissionGap = 'brief' | 'client' | 'objectives' | 'participants' | 'reward'

/** As much of a mission as its preparation is judged by. */
export interface PreparedMission {
  brief: string
  client: string
  reward: string
  objectives: number
  participants: number
  /** Pieces of reward written down beside the words. */
  rewards: number
}

/** What a mission's preparation still lacks, what matters most first. It warns, and never blocks. */
export function missionGaps(mission: PreparedMission): MissionGap[] {
  const isMissing: Record<MissionGap, boolean> = {
    objectives: mission.objectives === 0,
    participants: mission.participants === 0,
    brief: mission.brief === '',
    client: mission.client === '',
    reward: mission.reward === '' && mission.rewards === 0,
  }
  return (['objectives', 'participants', 'brief', 'client', 'reward'] as const).filter(
    (gap) => isMissing[gap],
  )
}
