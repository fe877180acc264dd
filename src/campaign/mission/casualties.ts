import type { Phrase } from '../../shared/phrase'
import { readSummary } from '../encounter/summary/read'
import { readUnseen } from '../encounter/unseen'
import type { Read } from '../file/handles'

/** Somebody who did not walk away from a mission's fight. */
export interface MissionCasualty {
  /** Id of the combatant, whom only that fight knows. */
  id: string
  encounterId: string
  fight: string
  label: string
  side: 'party' | 'foe'
  /** How he was when it ended. */
  state: Phrase
  dead: boolean
  /** The turn he went down in; null where nothing tells. */
  turn: number | null
}

/** Who lay on the ground when the fights of a mission ended, the fights in their order. */
export function readCasualties(
  read: Read,
  missionId: string,
  audience: 'gm' | 'players',
): MissionCasualty[] {
  const fights = read.all<{ id: string }>(
    `SELECT id FROM encounter WHERE mission_id = @missionId AND status = 'over' ORDER BY position`,
    { missionId },
  )
  return fights.flatMap(({ id: encounterId }) => {
    const unseen = audience === 'gm' ? null : readUnseen(read, encounterId)
    const { name, tolls } = readSummary(read, encounterId, unseen)
    return tolls.flatMap(({ id, label, side, state, down, dead, downIn }) =>
      down && state
        ? [{ id, encounterId, label, side, state, dead, fight: name, turn: downIn }]
        : [],
    )
  })
}
