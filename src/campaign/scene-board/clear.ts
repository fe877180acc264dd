import type { Write } from '../file/handles'

/** Takes everybody off the table, with one fact; says nothing where nobody is there. */
export function clearBoard(write: Write): void {
  const count = write.run('DELETE FROM scene_presence')
  if (count === 0) return
  write.record({ kind: 'sceneBoard.cleared', secret: true, about: [], with: { count } })
}
