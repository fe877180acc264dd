import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Sight } from '../../shared/sight'
import type { Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { editTrack } from '../track/change'
import { isFoe, trackById } from '../track/read'
import { readAliases } from './aliases'
import { unknownAt } from './unknown'

/** What players call an NPC; empty where they know the name. */
export function aliasOf(read: Read, npcId: string): string {
  const row = read.get<{ alias: string }>('SELECT alias FROM npc WHERE id = @npcId', { npcId })
  return row?.alias ?? ''
}

/** Gives an NPC an alias, or another one. Refused in words where anybody could tell who it is. */
export function setAlias(write: Write, npcId: string, alias: string): void {
  const who = refOf(write, 'npc', npcId)
  const before = aliasOf(write, npcId)
  if (before === alias) return
  write.run('UPDATE npc SET alias = @alias WHERE id = @npcId', { npcId, alias })
  if (readAliases(write).inText(alias) !== alias) {
    refuse('refusal.aliasTells', { name: who.name, alias })
  }
  write.record({ kind: 'npc.aliased', secret: true, about: [who], with: { alias } })
}

/**
 * Players learn who it is, and read the name from then on; what they called them stays in the log. Of somebody
 * without an alias who took part unseen in the session that is going on, or in those that are said, they learn
 * that as well.
 */
export function revealNpc(write: Write, npcId: string, sessionIds: readonly string[] = []): void {
  const who = refOf(write, 'npc', npcId)
  const alias = aliasOf(write, npcId)
  if (alias === '') return uncover(write, who, sessionIds)
  write.run(`UPDATE npc SET alias = '' WHERE id = @npcId`, { npcId })
  write.record({ kind: 'npc.revealed', secret: false, about: [who], with: { alias } })
}

/**
 * Players are shown an NPC by name, and know that name from then on, also of somebody who has done nothing yet. A
 * track of theirs that is secret stays so.
 */
export function showByName(write: Write, npcId: string): void {
  write.record({ kind: 'npc.uncovered', secret: true, about: [refOf(write, 'npc', npcId)] })
}

/** Ids of the tracks that are about an NPC. */
const tracksAbout = (read: Read, npcId: string): string[] =>
  read
    .all<{ id: string }>(
      `SELECT track_id AS id FROM track_about WHERE type = 'npc' AND entity_id = @npcId`,
      { npcId },
    )
    .map(({ id }) => id)

/** Players may read what somebody did unseen at sessions; a foe of theirs that still stands they know by name. */
function uncover(write: Write, who: Ref, sessionIds: readonly string[]): void {
  const { id, name } = who
  const isUnknownAt = (sessionId?: string) =>
    unknownAt(write, sessionId).some((each) => each.id === id)
  const evenings = sessionIds.filter(isUnknownAt)
  if (evenings.length === 0 && (sessionIds.length > 0 || !isUnknownAt())) {
    refuse('refusal.noAlias', { name })
  }
  for (const trackId of tracksAbout(write, id)) {
    const track = trackById(write, trackId)
    const isStanding = isFoe(track) && track.state === 'open' && track.visibility === 'secret'
    if (isStanding) editTrack(write, { trackId, visibility: 'known' })
  }
  const uncovered = { kind: 'npc.uncovered', secret: true, about: [who] }
  if (evenings.length === 0) write.record(uncovered)
  for (const evening of evenings) write.record({ ...uncovered, with: { evening } })
}

/** Sets how much players see of an NPC in a fight. */
export function setSight(write: Write, npcId: string, sight: Sight | null): void {
  const who = refOf(write, 'npc', npcId)
  write.run('UPDATE npc SET sight = @sight WHERE id = @npcId', { npcId, sight })
  write.record({
    kind: 'npc.seen',
    secret: true,
    about: [who],
    with: { level: `@stage.level.${sight ?? 'side'}` },
  })
}
