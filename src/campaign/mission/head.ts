import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import type { MissionRow } from './read'

/** As much of a mission as its preparation must know. */
export type MissionHead = Pick<MissionRow, 'id' | 'name' | 'status' | 'deadline_day'>

/** A mission without what hangs on it; a refusal in words when it is gone. */
export function missionHead(read: Read, missionId: string): MissionHead {
  return (
    read.get<MissionHead>(
      'SELECT id, name, status, deadline_day FROM mission WHERE id = @missionId',
      { missionId },
    ) ?? refuse('refusal.gone')
  )
}

/** A mission as facts point at it. */
export function missionRef({ id, name }: Pick<MissionHead, 'id' | 'name'>): Ref {
  return { type: 'mission', id, name }
}

/** Tells what the game master prepared. It is about the mission, and no part of its story. */
export function tellPreparation(
  write: Write,
  head: Pick<MissionHead, 'id' | 'name'>,
  kind: string,
  about: readonly Ref[] = [],
  gaps?: Record<string, string | number>,
): void {
  const fact = { kind, secret: true, about: [missionRef(head), ...about] }
  write.record(gaps ? { ...fact, with: gaps } : fact)
}

/**
 * A client, and who pays, are written as words: where those name somebody who is called otherwise now, they
 * follow. A name that others have as well may mean them, and stays.
 */
export function followNameInMissions(write: Write, names: { before: string; now: string }): void {
  const { isShared } = write.get<{ isShared: number }>(
    `SELECT EXISTS (SELECT 1 FROM npc WHERE name = @before COLLATE NOCASE)
       OR EXISTS (SELECT 1 FROM character WHERE name = @before COLLATE NOCASE) AS isShared`,
    { before: names.before },
  ) ?? { isShared: 0 }
  if (isShared === 1) return
  write.run('UPDATE mission SET client = @now WHERE client = @before COLLATE NOCASE', names)
  write.run('UPDATE mission_reward SET source = @now WHERE source = @before COLLATE NOCASE', names)
}
