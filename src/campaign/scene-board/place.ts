import { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { presentRef } from '../cast/present'
import type { Read, Write } from '../file/handles'
import { takeOneReadyMade } from '../npc/ready-made'
import { refOf } from '../sheet/land'
import { memberFields, replaceSheet } from '../sheet/members'
import { knownSystem, sheetsOf } from '../sheet/sheets'
import { idSchema, whole } from '../../shared/bounded'

/** How many of them there are; left out, as many as the sheet says. */
const count = whole(1, 60).optional()

/** Who comes onto the table: somebody of the cast, or one of the ready-made kinds in play, by name. */
export const whomSchema = z.union([
  z.strictObject({ npcId: idSchema, count }),
  z.strictObject({ readyMade: memberFields.name, count }),
])
type Whom = z.output<typeof whomSchema>

const nameOf = (read: Read, whom: Whom) =>
  'npcId' in whom ? refOf(read, 'npc', whom.npcId).name : whom.readyMade

/** What the history calls it: one by name, several by how many they are. */
export function placingLabel(read: Read, all: readonly Whom[]): Phrase {
  const [one] = all
  return one && all.length === 1
    ? phrase('history.sceneBoard.place', { name: nameOf(read, one) })
    : phrase('history.sceneBoard.placeAll', { count: all.length })
}

/** So many of them, whole, wherever their sheets count more than one. */
function countOut(write: Write, npcId: string, count: number): void {
  const counted = Object.entries(sheetsOf(write, 'npc', npcId)).flatMap(([system, sheet]) => {
    const { group } = knownSystem(system)
    return group ? [{ system, sheet: group.counted(sheet, count) }] : []
  })
  if (counted.length === 0) refuse('refusal.npcGroup.none')
  for (const { system, sheet } of counted) {
    replaceSheet(write, { type: 'npc', id: npcId }, system, sheet)
  }
}

/** Whether they were not there yet. */
function place(write: Write, whom: Whom): boolean {
  const npcId = 'npcId' in whom ? whom.npcId : takeOneReadyMade(write, whom.readyMade)
  const npc = presentRef(write, 'npc', npcId)
  const placed = write.run(
    `INSERT INTO scene_presence (npc_id, position)
     SELECT @npcId, (SELECT coalesce(max(position) + 1, 0) FROM scene_presence)
     WHERE NOT EXISTS (SELECT 1 FROM scene_presence WHERE npc_id = @npcId)`,
    { npcId },
  )
  if (placed === 0) return false
  if (whom.count !== undefined) countOut(write, npcId, whom.count)
  write.record({ kind: 'sceneBoard.placed', secret: true, about: [npc] })
  return true
}

/** Puts all of these on the table, each with a fact of its own; refuses where all of them were there. */
export function placeOnBoard(write: Write, all: readonly Whom[]): void {
  if (all.map((whom) => place(write, whom)).includes(true)) return
  refuse('refusal.onTable', { name: all.map((whom) => nameOf(write, whom)).join(', ') })
}
