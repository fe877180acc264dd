import type { Write } from '../file/handles'

/** How many take part in what is being played. */
interface Counted {
  count: number
}

/** Takes everybody off the table, with one fact; says nothing where nobody is there. */
export function clearBoard(write: Write): void {
  const { count } = write.get<Counted>('SELECT count(*) AS count FROM scene_presence') ?? {
    count: 0,
  }
  if (count === 0) return
  write.run('DELETE FROM scene_presence')
  write.record({ kind: 'sceneBoard.cleared', secret: true, about: [], with: { count } })
}
