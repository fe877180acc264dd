import { ZodError } from 'zod'
import type { CombatRules } from '../../rules/system/fight/combat'
import type { Moment } from '../../rules/system/fight/fight-news'
import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { readable, readStored } from '../file/stored'
import { memoize } from '../file/memoize'
import { combatOf, type MemberType } from '../sheet/sheets'
import { figuresOf, overridesSchema, type Figure, type Overrides } from './overrides'

/** A fight's row, as far as its preparation needs it. */
export interface EncounterRecord {
  id: string
  name: string
  description: string
  system: string
  status: 'prepared' | 'running' | 'over'
  mission_id: string | null
  place_id: string | null
  machine_value: string | null
  machine_context: string | null
}

/** A fight by id; a refusal in words when it is gone. */
export function encounterById(read: Read, id: string): EncounterRecord {
  return (
    read.get<EncounterRecord>(
      `SELECT id, name, description, system, status, mission_id, place_id, machine_value,
              machine_context FROM encounter WHERE id = @id`,
      { id },
    ) ?? refuse('refusal.gone')
  )
}

/** A fight as facts point at it. */
export function encounterRef({ id, name }: Pick<EncounterRecord, 'id' | 'name'>): Ref {
  return { type: 'encounter', id, name }
}

/**
 * What a running fight's machine remembers, without its combatants. Read once for each command and
 * the questions after it; a long text, so few of them are kept. Throws the schema's error for one
 * that this version cannot read.
 */
export const readContext = memoize(
  (rules: CombatRules, text: string): object => rules.context.parse(JSON.parse(text)),
  4,
)

/** Where a fight stands; null unless it runs, and for one that this version cannot read. */
export function momentIn(encounter: EncounterRecord): Moment | null {
  const { status, machine_value: value, machine_context: context } = encounter
  if (status !== 'running' || value === null || context === null) return null
  const rules = combatOf(encounter.system)
  try {
    return rules.momentOf({ value: JSON.parse(value), context: readContext(rules, context) })
  } catch (error) {
    if (error instanceof ZodError) return null
    throw error
  }
}

/** A combatant's row, read. */
export interface CombatantEntry {
  id: string
  encounterId: string
  label: string
  side: 'party' | 'foe'
  group: string
  /** Whose sheet it fights with; null once that one is gone. */
  template: { type: MemberType; id: string } | null
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

function parse(encounter: Pick<EncounterRecord, 'system'>, row: Row): CombatantEntry {
  const rules = combatOf(encounter.system)
  const { id, label, side } = row
  return {
    id,
    label,
    side,
    encounterId: row.encounter_id,
    group: row.group_name,
    template: templateOf(row),
    sheet: readStored(rules.sheet, row.sheet),
    overrides: readStored(overridesSchema, row.overrides),
    state: readStored(rules.state, row.state),
  }
}

/** Everyone in a fight who can be read, in their order. */
export function combatantsIn(read: Read, encounter: EncounterRecord): CombatantEntry[] {
  const rows = read.all<Row>(
    `SELECT ${columns} FROM combatant WHERE encounter_id = @id ORDER BY position`,
    { id: encounter.id },
  )
  return readable(read, rows, (row) => parse(encounter, row))
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
export function figuresIn(encounter: EncounterRecord, entry: CombatantEntry): Figure[] {
  return figuresOf(combatOf(encounter.system), entry.sheet, entry.overrides)
}
