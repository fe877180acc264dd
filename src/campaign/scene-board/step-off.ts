import type { Write } from '../file/handles'
import { refOf } from '../sheet/land'

/** Takes an NPC off the table; answers whether it stood there. */
export function stepOff(write: Write, npcId: string): boolean {
  const gone = write.run('DELETE FROM scene_presence WHERE npc_id = @npcId', { npcId })
  if (gone === 0) return false
  write.record({ kind: 'sceneBoard.takenOff', secret: true, about: [refOf(write, 'npc', npcId)] })
  return true
}
