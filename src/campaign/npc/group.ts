import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { presentRef } from '../cast/present'
import { takeOutOfPlay } from '../cast/take-out'
import type { Read, Write } from '../file/handles'
import { copyName } from '../free-name'
import { refOf } from '../sheet/land'
import { createMember, replaceSheet } from '../sheet/members'
import { knownSystem, npcSheets, sheetOf } from '../sheet/sheets'

const groupOf = (system: string) => knownSystem(system).group ?? refuse('refusal.npcGroup.none')

/** An NPC that can be put together with another. */
export interface Alike {
  id: string
  name: string
  standing: number
}

/** How many of an NPC's entry stand, and those in play with whom it could be one; by name. */
export function readGroup(
  read: Read,
  npcId: string,
  system: string,
): { standing: number; alike: Alike[] } {
  const group = groupOf(system)
  const sheet = sheetOf(read, 'npc', npcId, system)
  const others = read.all<{ id: string; name: string }>(
    `SELECT id, name FROM npc JOIN npc_sheet ON npc_id = id
     WHERE system = @system AND id <> @npcId AND away = 0 ORDER BY name LIMIT 500`,
    { system, npcId },
  )
  const sheets = npcSheets(
    read,
    others.map(({ id }) => id),
  )
  const alike = others.flatMap(({ id, name }) => {
    const other = sheets.get(id)?.sheets[system]
    if (!other || !('sheet' in group.joined(sheet, other))) return []
    return [{ id, name, standing: group.standing(other) }]
  })
  return { standing: group.standing(sheet), alike }
}

/**
 * So many of a group who stand go their own way, as an NPC of their own that stands wherever the group
 * does: on the table and in the casts of missions. Answers its id.
 */
export function splitNpc(
  write: Write,
  npcId: string,
  system: string,
  count: number,
): { npcId: string } {
  const group = groupOf(system)
  const who = presentRef(write, 'npc', npcId)
  const sheet = sheetOf(write, 'npc', npcId, system)
  const standing = group.standing(sheet)
  if (count >= standing) refuse('refusal.npcGroup.tooFew', { who: who.name, most: standing - 1 })
  const { stay, go } = group.parted(sheet, count)
  replaceSheet(write, { type: 'npc', id: npcId }, system, stay)
  const name = copyName(write, 'npc', who.name)
  const partId = createMember(write, 'npc', { name }, { [system]: go })
  // What is known of a group is known of a part of it, and by the same name.
  write.run(
    `UPDATE npc SET (alias, sight, known) = (SELECT alias, sight, known FROM npc WHERE id = @npcId)
     WHERE id = @partId`,
    { npcId, partId },
  )
  write.run(
    `INSERT INTO mission_cast (mission_id, npc_id, note)
     SELECT mission_id, @partId, note FROM mission_cast WHERE npc_id = @npcId`,
    { partId, npcId },
  )
  write.run(
    `INSERT INTO scene_presence (npc_id, position)
     SELECT @partId, (SELECT max(position) + 1 FROM scene_presence)
     FROM scene_presence WHERE npc_id = @npcId`,
    { partId, npcId },
  )
  const about = [who, refOf(write, 'npc', partId)]
  write.record({ kind: 'npc.split', secret: true, about, with: { count } })
  return { npcId: partId }
}

/** An NPC is one with another of its sort; the other is out of play, for its people are counted here. */
export function joinNpc(write: Write, npcId: string, otherId: string, system: string): void {
  if (npcId === otherId) refuse('refusal.npcGroup.other')
  const group = groupOf(system)
  const who = presentRef(write, 'npc', npcId)
  const other = presentRef(write, 'npc', otherId)
  const joined = group.joined(
    sheetOf(write, 'npc', npcId, system),
    sheetOf(write, 'npc', otherId, system),
  )
  if ('refusal' in joined) refuse(joined.refusal.key, joined.refusal.with)
  replaceSheet(write, { type: 'npc', id: npcId }, system, joined.sheet)
  takeOutOfPlay(write, { type: 'npc', id: otherId })
  write.record({ kind: 'npc.joined', secret: true, about: [other, who] })
}

/** What the history calls it. */
export const groupLabel =
  (key: string) =>
  (read: Read, { npcId }: { npcId: string }) =>
    phrase(key, { name: refOf(read, 'npc', npcId).name })
