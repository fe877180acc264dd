import type { Read } from '../file/handles'

/**
 * The mission that what is played now belongs to: the running scene's, or else the only one under
 * way. Null when neither is known: with two missions under way and no scene, play is nobody's.
 */
export function missionInPlay(read: Read): string | null {
  const scene = read.get<{ mission_id: string | null }>(
    'SELECT mission_id FROM scene WHERE ended_at IS NULL',
  )
  if (scene?.mission_id) return scene.mission_id
  const underWay = read.all<{ id: string }>(`SELECT id FROM mission WHERE status = 'underWay'`)
  const [only] = underWay
  return underWay.length === 1 && only ? only.id : null
}
