import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { presentRef } from '../cast/present'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { takeOneReadyMade } from '../npc/ready-made'
import { refOf } from '../sheet/land'
import { memberFields } from '../sheet/members'
import { sheetsOf } from '../sheet/sheets'
import { clearBoard } from './clear'
import { shownApi, shownOnBoard } from './shown'
import { stepOff } from './step-off'

const nothing = z.strictObject({})
const one = z.strictObject({ npcId: z.string().min(1).max(64) })
const readyMade = z.strictObject({ readyMade: memberFields.name })
const nameOf = (read: Read, npcId: string) => refOf(read, 'npc', npcId).name

interface PresentRow {
  id: string
  name: string
  /** What players call it; empty where they know the name. */
  alias: string
  description: string
}

export const sceneBoardApi = {
  ...shownApi,

  /**
   * The NPCs that take part in what is being played, with their sheets and whether players see them, the
   * first put first.
   */
  'sceneBoard.list': query({
    input: nothing,
    run: (read) => {
      const shown = new Set(shownOnBoard(read))
      return read
        .all<PresentRow>(
          `SELECT npc.id, npc.name, npc.alias, npc.description FROM scene_presence
           JOIN npc ON npc.id = scene_presence.npc_id ORDER BY scene_presence.position`,
        )
        .map((row) => ({
          ...row,
          isShown: shown.has(row.id),
          sheets: sheetsOf(read, 'npc', row.id),
        }))
    },
  }),

  /**
   * Puts an NPC on the table: it takes part until it is taken off, or the scene ends. One of the
   * ready-made kinds in play, by name, comes into the cast with it.
   */
  'sceneBoard.place': command({
    input: z.union([one, readyMade]),
    label: (read, asked) =>
      phrase('history.sceneBoard.place', {
        name: 'npcId' in asked ? nameOf(read, asked.npcId) : asked.readyMade,
      }),
    run: (write, asked) => {
      const npcId = 'npcId' in asked ? asked.npcId : takeOneReadyMade(write, asked.readyMade)
      const npc = presentRef(write, 'npc', npcId)
      const placed = write.run(
        `INSERT INTO scene_presence (npc_id, position)
         SELECT @npcId, (SELECT coalesce(max(position) + 1, 0) FROM scene_presence)
         WHERE NOT EXISTS (SELECT 1 FROM scene_presence WHERE npc_id = @npcId)`,
        { npcId },
      )
      if (placed === 0) refuse('refusal.onTable', { name: npc.name })
      write.record({ kind: 'sceneBoard.placed', secret: true, about: [npc] })
    },
  }),

  /** Takes one off the table. */
  'sceneBoard.takeOff': command({
    input: one,
    label: (read, { npcId }) => phrase('history.sceneBoard.takeOff', { name: nameOf(read, npcId) }),
    run: (write, { npcId }) => {
      if (!stepOff(write, npcId)) refuse('refusal.gone')
    },
  }),

  /** Takes everybody off the table; the end of a scene does the same. */
  'sceneBoard.clear': command({
    input: nothing,
    label: () => phrase('history.sceneBoard.clear'),
    run: clearBoard,
  }),
}
