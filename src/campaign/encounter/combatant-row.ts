import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { combatOf, type Holder } from '../sheet/sheets'
import type { EncounterHead } from './encounter-row'
import { figuresOf, overridesSchema, type Figure, type Overrides } from './overrides'

/** A combatant's row, read. */
export interface CombatantEntry {
  id: string
  encounterId: string
  label: string
  side: 'party' | 'foe'
  group: string
  /** Whose sheet it fights with; null once that one is gone. */
  template: { type: Holder; id: string } | null
  sheet: object
  overrides: Overrides
  state: object
}

interface Row {
  id: string
  encounter_id: string
  label: string
  side: 'party' | 'foe'
  group_name: string
  character_id: string | null
  npc_id: string | null
  sheet: string
  overrides: string
  state: string
}

const columns =
  'id, encounter_id, label, side, group_name, character_id, npc_id, sheet, overrides, state'

function templateOf({ character_id: character, npc_id: npc }: Row): CombatantEntry['template'] {
  if (character !== null) return { type: 'character', id: character }
  return npc === null ? null : { type: 'npc', id: npc }
}

function parse(head: Pick<EncounterHead, 'system'>, row: Row): CombatantEntry {
  const rules = combatOf(head.system)
  const { id, label, side } = row
  return {
    ...{ id, label, side },
    encounterId: row.encounter_id,
    group: row.group_name,
    template: templateOf(row),
    sheet: rules.sheet.parse(JSON.parse(row.sheet)),
    overrides: overridesSchema.parse(JSON.parse(row.overrides)),
    state: rules.state.parse(JSON.parse(row.state)),
  }
}

/** Everyone in a fight, in their order. */
export function combatantsIn(read: Read, head: EncounterHead): CombatantEntry[] {
  return read
    .all<Row>(`SELECT ${columns} FROM combatant WHERE encounter_id = @id ORDER BY position`, {
      id: head.id,
    })
    .map((row) => parse(head, row))
}

/** One combatant by id; a refusal in words when there is none. */
export function combatantById(read: Read, combatantId: string): CombatantEntry {
  const row =
    read.get<Row & { system: string }>(
      `SELECT combatant.id, encounter_id, label, side, group_name, character_id, npc_id, sheet,
              overrides, state, encounter.system AS system
       FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id
       WHERE combatant.id = @combatantId`,
      { combatantId },
    ) ?? refuse('refusal.gone')
  return parse(row, row)
}

/** A combatant as facts point at it. */
export function combatantRef({ id, label }: Pick<CombatantEntry, 'id' | 'label'>): Ref {
  return { type: 'combatant', id, name: label }
}

/** The figures of a combatant that may be set for it alone. */
export function figuresIn(head: EncounterHead, entry: CombatantEntry): Figure[] {
  return figuresOf(combatOf(head.system), entry.sheet, entry.overrides)
}
