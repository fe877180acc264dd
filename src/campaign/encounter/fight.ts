import { getInitialSnapshot, transition, type AnyMachineSnapshot } from 'xstate'
import { z } from 'zod'
import type { CombatContext, CombatantOf, CombatRules } from '../../rules/combat'
import { factSchema, type Fact } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { knownSystem } from '../sheet/sheets'

interface EncounterRow {
  id: string
  name: string
  system: string
  mission_id: string | null
  status: 'prepared' | 'running' | 'over'
  machine_version: number
  machine_value: string | null
  machine_context: string | null
}

interface CombatantRow {
  id: string
  label: string
  side: 'party' | 'foe'
  sheet: string
  state: string
}

type Combatant = CombatantOf<object, object>

/** A fight as it lies in the file: its row, its rules, its people, and the machine's snapshot. */
export interface Fight {
  encounter: EncounterRow
  rules: CombatRules
  combatants: Record<string, Combatant>
  snapshot: AnyMachineSnapshot
}

const valueSchema = z.union([z.string(), z.record(z.string(), z.unknown())])

function readCombatants(read: Read, encounterId: string, rules: CombatRules) {
  const rows = read.all<CombatantRow>(
    `SELECT id, label, side, sheet, state FROM combatant
     WHERE encounter_id = @encounterId ORDER BY position`,
    { encounterId },
  )
  const parse = (row: CombatantRow): Combatant => ({
    id: row.id,
    label: row.label,
    side: row.side,
    sheet: rules.sheet.parse(JSON.parse(row.sheet)),
    state: rules.state.parse(JSON.parse(row.state)),
  })
  return Object.fromEntries(rows.map((row) => [row.id, parse(row)]))
}

/** Restores a fight, exactly as it was left. Refuses in words when it is gone or of another version. */
export function readFight(read: Read, encounterId: string): Fight {
  const encounter =
    read.get<EncounterRow>(
      `SELECT id, name, system, mission_id, status, machine_version, machine_value, machine_context
       FROM encounter WHERE id = @encounterId`,
      { encounterId },
    ) ?? refuse('refusal.gone')
  const rules = knownSystem(encounter.system).combat ?? refuse('refusal.noCombat')
  if (encounter.machine_version !== rules.version) refuse('refusal.otherMachine')
  const combatants = readCombatants(read, encounterId, rules)
  const { machine_value: value, machine_context: rest } = encounter
  const stored = rest === null ? rules.begin() : rules.context.parse(JSON.parse(rest))
  const context = { ...stored, combatants }
  const snapshot: AnyMachineSnapshot = rules.machine.resolveState({
    value:
      value === null
        ? getInitialSnapshot(rules.machine).value
        : valueSchema.parse(JSON.parse(value)),
    context,
  })
  return { encounter, rules, combatants, snapshot }
}

/** What one event makes of a fight. */
export interface Step {
  value: unknown
  rest: object
  /** Only those whose state changed. */
  changed: Combatant[]
  facts: Fact[]
}

/** Asks the rules what an event does. Pure; refuses in the rules' own words. */
export function stepFight(fight: Fight, event: { type: string }): Step {
  const { rules, snapshot, combatants } = fight
  const no = rules.refusal(snapshot, event)
  if (no) refuse(no.key, no.with)
  const [next, actions] = transition(rules.machine, snapshot, event)
  const { combatants: after, ...rest } = next.context as CombatContext<Combatant>
  return {
    value: next.value,
    rest,
    changed: Object.values(after).filter((each) => combatants[each.id]?.state !== each.state),
    // The machines' own actions are not in XState's list of built-in ones.
    facts: (actions as readonly { type: string; params?: unknown }[])
      .filter((action) => action.type === 'record')
      .map((action) => factSchema.parse(action.params)),
  }
}
