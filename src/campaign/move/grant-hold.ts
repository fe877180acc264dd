import type { HoldGrant } from '../../rules/moves/outcome'
import type { Write } from '../file/handles'
import type { RunRequestInput } from './input'

/**
 * Lays holds on the table: the actor's over the target, or the target's over the actor. Those of a
 * target pay the actor nothing: they count as paid for (IF-038).
 */
export function grantHold(write: Write, request: RunRequestInput, grant: HoldGrant): void {
  const [owner, over] =
    grant.owner === 'actor' ? [request.actor, request.target] : [request.target, request.actor]
  if (owner?.type !== 'character') return
  write.run(
    `INSERT INTO hold (id, system, move, character_id, target_character_id, target_npc_id, note,
       left_count, paid, at)
     VALUES (@id, @system, @move, @owner, @character, @npc, @note, @count, @paid, @at)`,
    {
      id: write.newId(),
      system: request.system,
      move: grant.of,
      owner: owner.id,
      character: over?.type === 'character' ? over.id : null,
      npc: over?.type === 'npc' ? over.id : null,
      note: request.about,
      count: grant.count,
      paid: grant.owner === 'target' ? 1 : 0,
      at: write.now,
    },
  )
}
