import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command } from '../define'
import type { Read } from '../file/handles'
import { refOf } from '../sheet/land'
import { idSchema as id } from '../../shared/bounded'

/**
 * Ids of the NPCs on the table whom players see there, in their places. Whoever comes onto it is hidden,
 * and whoever comes back is hidden again.
 */
export function shownOnBoard(read: Read): string[] {
  const rows = read.all<{ id: string }>(
    `SELECT npc_id AS id FROM scene_presence WHERE 'sceneBoard.shown' = (
       SELECT kind FROM live_fact
       WHERE kind = 'sceneBoard.cleared'
         OR (kind IN ('sceneBoard.placed', 'sceneBoard.takenOff', 'sceneBoard.shown', 'sceneBoard.hidden')
           AND json_extract(fact, '$.about[0].id') = npc_id)
       ORDER BY live_fact.id DESC LIMIT 1)
     ORDER BY position`,
  )
  return rows.map((row) => row.id)
}

export const shownApi = {
  /** Shows an NPC on the table to the players, who see who takes part against them, or hides them again. */
  'sceneBoard.show': command({
    input: z.strictObject({ npcId: id, shown: z.boolean() }),
    label: (read, { npcId, shown }) =>
      phrase(`history.sceneBoard.${shown ? 'show' : 'hide'}`, {
        name: refOf(read, 'npc', npcId).name,
      }),
    run: (write, { npcId, shown }) => {
      const npc = refOf(write, 'npc', npcId)
      if (shownOnBoard(write).includes(npcId) === shown) return
      const kind = shown ? 'sceneBoard.shown' : 'sceneBoard.hidden'
      write.record({ kind, secret: true, about: [npc] })
    },
  }),
}
