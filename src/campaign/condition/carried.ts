import type { CombatRules } from '../../rules/system/fight/combat'
import type { Read, Write } from '../file/handles'
import { readStored } from '../file/stored'
import type { MemberType } from '../sheet/sheets'

/** Whose state is carried from fight to fight. */
export interface Carrier {
  type: MemberType
  id: string
}

const column: Record<MemberType, string> = { character: 'character_id', npc: 'npc_id' }

/** What fights have left on somebody, as the rules read it; null when nothing is. */
export function readCarried(
  read: Read,
  { type, id }: Carrier,
  system: string,
  rules: CombatRules,
): object | null {
  const row = read.get<{ state: string }>(
    `SELECT state FROM carried_state WHERE ${column[type]} = @id AND system = @system`,
    { id, system },
  )
  return row && rules.recovery ? readStored(rules.recovery.state, row.state) : null
}

/** Keeps what is left on somebody, or forgets it when it is null. `encounterId`: the fight that left it. */
export function writeCarried(
  write: Write,
  { type, id }: Carrier,
  system: string,
  state: object | null,
  encounterId: string | null,
): void {
  const before = write.get<{ state: string }>(
    `SELECT state FROM carried_state WHERE ${column[type]} = @id AND system = @system`,
    { id, system },
  )
  if (state === null) {
    if (!before) return
    write.run(`DELETE FROM carried_state WHERE ${column[type]} = @id AND system = @system`, {
      id,
      system,
    })
    return
  }
  const row = { id, system, state: JSON.stringify(state), encounterId }
  write.run(
    before
      ? `UPDATE carried_state SET state = @state, encounter_id = @encounterId
         WHERE ${column[type]} = @id AND system = @system`
      : `INSERT INTO carried_state (${column[type]}, system, state, encounter_id)
         VALUES (@id, @system, @state, @encounterId)`,
    row,
  )
}

/** An NPC that has ever stood several times in one fight is a pattern for many, and carries nothing. */
function isPattern(read: Read, npcId: string): boolean {
  return (
    read.get(
      `SELECT 1 FROM combatant WHERE npc_id = @npcId
       GROUP BY encounter_id HAVING count(*) > 1`,
      { npcId },
    ) !== undefined
  )
}

/** Who carries the state of a combatant on; null for one who stands for many, or for nobody. */
export function carrierOf(
  read: Read,
  {
    character_id: characterId,
    npc_id: npcId,
  }: { character_id: string | null; npc_id: string | null },
): Carrier | null {
  if (characterId !== null) return { type: 'character', id: characterId }
  return npcId === null || isPattern(read, npcId) ? null : { type: 'npc', id: npcId }
}
