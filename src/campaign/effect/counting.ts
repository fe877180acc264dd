import type { CombatRules } from '../../rules/system/fight/combat'
import type { Moment } from '../../rules/system/fight/fight-news'
import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import { carrierOf } from '../condition/carried'
import { encounterById, momentIn } from '../encounter/prepared'
import type { Read } from '../file/handles'
import { combatOf, systemsInPlay } from '../sheet/sheets'
import { refOf } from '../sheet/land'
import type { BearerType, EffectRow } from './read'

/** A running fight that counts the turns of an effect. */
export interface CountingFight {
  encounterId: string
  now: Moment
  time: CombatRules
}

interface Standing {
  id: string
  encounter_id: string
  character_id: string | null
  npc_id: string | null
}

/** Whom a combatant stands for, who bears it beyond the fight; one of many bears it alone. */
export function bearerInFight(read: Read, combatantId: string): Ref & { type: BearerType } {
  const row =
    read.get<Standing & { label: string }>(
      'SELECT id, encounter_id, label, character_id, npc_id FROM combatant WHERE id = @combatantId',
      { combatantId },
    ) ?? refuse('refusal.gone')
  const carrier = carrierOf(read, row)
  if (carrier) return { ...refOf(read, carrier.type, carrier.id), type: carrier.type }
  if (encounterById(read, row.encounter_id).status === 'over') refuse('refusal.fightOver')
  return { type: 'combatant', id: row.id, name: row.label }
}

const standing = `SELECT combatant.id, combatant.encounter_id, combatant.character_id, combatant.npc_id
  FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id
  WHERE encounter.status = 'running'`

/** As whom the bearer of an effect stands in fights that run; one that many fight as is nobody of them. */
export function combatantsOf(read: Read, { type, id }: EffectRow['bearer']): Standing[] {
  const column = { character: 'character_id', npc: 'npc_id', combatant: 'id' }
  if (type === 'place' || type === 'encounter') return []
  const rows = read.all<Standing>(
    `${standing} AND combatant.${column[type]} = @id ORDER BY encounter.position, combatant.position`,
    { id },
  )
  // All of them are of the same NPC, so one answers for all.
  const [first] = rows
  return type === 'npc' && first && carrierOf(read, first) === null ? [] : rows
}

/** Ids of the running fights that the bearer of an effect is in, or is, or is the place of. */
export function fightsOf(read: Read, bearer: EffectRow['bearer']): string[] {
  const { type, id } = bearer
  if (type !== 'place' && type !== 'encounter') {
    return combatantsOf(read, bearer).map((row) => row.encounter_id)
  }
  const column = type === 'place' ? 'place_id' : 'id'
  return read
    .all<{ id: string }>(
      `SELECT id FROM encounter WHERE status = 'running' AND ${column} = @id ORDER BY position`,
      { id },
    )
    .map((row) => row.id)
}

/** The running fight that counts what lies on somebody or something; null where the calendar does. */
export function fightCounting(read: Read, bearer: EffectRow['bearer']): CountingFight | null {
  for (const encounterId of fightsOf(read, bearer)) {
    const encounter = encounterById(read, encounterId)
    const now = momentIn(encounter)
    if (now) return { encounterId, now, time: combatOf(encounter.system) }
  }
  return null
}

/** How long turns are where no fight runs: those of the first system in play that has any; else null. */
export function turnTimeIn(read: Read): CombatRules | null {
  return systemsInPlay(read).find(({ combat }) => combat)?.combat ?? null
}
