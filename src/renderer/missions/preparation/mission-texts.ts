import type { Mission } from '../mission'

/** What is written down of a mission in its form. */
export interface MissionTexts {
  name: string
  client: string
  brief: string
  reward: string
  secret: string
  frontId: string | null
  deadlineDay: number | null
}

/** A mission of which nothing is known. */
export const blankTexts: MissionTexts = {
  name: '',
  client: '',
  brief: '',
  reward: '',
  secret: '',
  frontId: null,
  deadlineDay: null,
}

/** What is written down of a mission now. */
export function textsOf(mission: Mission): MissionTexts {
  const { name, client, brief, reward, secret, front_id, deadline_day } = mission
  return {
    name,
    client,
    brief,
    reward,
    secret,
    frontId: front_id,
    deadlineDay: deadline_day,
  }
}
