import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { refOf } from '../sheet/land'
import { sheetsOf } from '../sheet/sheets'
import { clearBoard } from './clear'
import { placeOnBoard, placingLabel, whomSchema } from './place'
import { shownApi, shownOnBoard } from './shown'
import { stepOff } from './step-off'
import { idSchema } from '../../shared/bounded'

const nothing = z.strictObject({})
const one = z.strictObject({ npcId: idSchema })
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
   * Puts NPCs on the table, as many of each as is said: they take part until they are taken off, or the
   * scene ends. One of the ready-made kinds in play, by name, comes into the cast with it. Who is there
   * already stays as they are; refuses where everybody is.
   */
  'sceneBoard.place': command({
    input: z.strictObject({ whom: z.array(whomSchema).min(1).max(60) }),
    label: (read, { whom }) => placingLabel(read, whom),
    run: (write, { whom }) => placeOnBoard(write, whom),
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
