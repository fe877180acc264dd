import type { Read } from '../file/handles'

/**
 * The mission that what is played now belongs to: the first of the `wanted` ones that is under way
 * (what led to it, what lies on the screen), else the running scene's until it is over, or else the only
 * one under way.
 * Null when none of that is known: with two missions under way and no scene, play is nobody's.
 */
export function missionInPlay(read: Read, wanted: readonly string[] = []): string | null {
  const underWay = read
    .all<{ id: string }>(`SELECT id FROM mission WHERE status = 'underWay'`)
    .map(({ id }) => id)
  const asked = wanted.find((id) => underWay.includes(id))
  if (asked !== undefined) return asked
  const ofScene = read.get<{ id: string }>(
    `SELECT mission.id FROM scene JOIN mission ON mission.id = scene.mission_id
     WHERE scene.ended_at IS NULL AND mission.status <> 'closed'`,
  )
  if (ofScene) return ofScene.id
  const [only] = underWay
  return underWay.length === 1 && only !== undefined ? only : null
}
