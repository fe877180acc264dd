import type { Read } from '../file/handles'

/**
 * The mission that what is played now belongs to: the first of the `wanted` ones that is under way
 * (what led to it, what lies on the screen), else the running scene's, or else the only one under way.
 * Null when none of that is known: with two missions under way and no scene, play is nobody's.
 */
export function missionInPlay(read: Read, wanted: readonly string[] = []): string | null {
  const underWay = read
    .all<{ id: string }>(`SELECT id FROM mission WHERE status = 'underWay'`)
    .map(({ id }) => id)
  const asked = wanted.find((id) => underWay.includes(id))
  if (asked !== undefined) return asked
  const scene = read.get<{ mission_id: string | null }>(
    'SELECT mission_id FROM scene WHERE ended_at IS NULL',
  )
  if (scene?.mission_id) return scene.mission_id
  const [only] = underWay
  return underWay.length === 1 && only !== undefined ? only : null
}
