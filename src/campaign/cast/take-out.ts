import type { Write } from '../file/handles'
import type { MemberRef } from '../move/input'
import { stepOff } from '../scene-board/step-off'
import { refuseNeeded } from './needed'
import { presentRef } from './present'

/**
 * Takes somebody out of play, off the table with an NPC; whoever calls it tells why. Refuses in words
 * while a fight or a mission under way counts on them.
 */
export function takeOutOfPlay(write: Write, member: MemberRef): void {
  const { type, id } = member
  refuseNeeded(write, member, presentRef(write, type, id).name)
  if (type === 'npc') stepOff(write, id)
  write.run(`UPDATE ${type} SET away = 1 WHERE id = @id`, { id })
}
