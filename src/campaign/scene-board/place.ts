import { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { presentRef } from '../cast/present'
import type { Read, Write } from '../file/handles'
import { takeOneReadyMade } from '../npc/ready-made'
import { refOf } from '../sheet/land'
import { createMember, memberFields, replaceSheet } from '../sheet/members'
import { knownSystem, sheetsOf, systemsInPlay } from '../sheet/sheets'
import { idSchema, whole } from '../../shared/bounded'

/** How many of them there are; left out, as many as the sheet says. */
const count = whole(1, 60).optional()

/** Who comes onto the table: somebody of the cast, one of the ready-made kinds in play, or somebody new, by name. */
export const whomSchema = z.union([
  z.strictObject({ npcId: idSchema, count }),
  z.strictObject({ readyMade: memberFields.name, count }),
  z.strictObject({ newcomer: memberFields.name, count }),
])
type Whom = z.output<typeof whomSchema>

function nameOf(read: Read, whom: Whom): string {
  if ('npcId' in whom) return refOf(read, 'npc', whom.npcId).name
  return 'readyMade' in whom ? whom.readyMade : whom.newcomer
}

/** Who it is in the cast: one who was not there yet is made, somebody new with blank sheets of the games in play. */
function inCast(write: Write, whom: Whom): string {
  if ('npcId' in whom) return whom.npcId
  if ('readyMade' in whom) return takeOneReadyMade(write, whom.readyMade)
  const blank = systemsInPlay(write).flatMap(({ id, sheets }) =>
    sheets.npc.safeParse({}).success ? [[id, {}] as const] : [],
  )
  return createMember(write, 'npc', { name: whom.newcomer }, Object.fromEntries(blank))
}

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
  const npcId = inCast(write, whom)
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
