import type { Read } from '../file/handles'

/** Id of the one mission under way; null without one, or with several. */
export function missionUnderWay(read: Read): string | null {
  const missions = read.all<{ id: string }>(`SELECT id FROM mission WHERE status = 'underWay'`)
  const [only] = missions
  return missions.length === 1 && only ? only.id : null
}
