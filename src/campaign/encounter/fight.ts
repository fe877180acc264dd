import { getInitialSnapshot, transition, type AnyMachineSnapshot } from 'xstate'
import { z } from 'zod'
import type { CombatContext, CombatantOf, CombatRules } from '../../rules/system/fight/combat'
import { factSchema, type Fact } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { lentIn } from '../effect/lent'
import { ifReadable } from '../file/stored'
import { rulingsOf } from '../setting/read'
import { combatOf, knownSystem } from '../sheet/sheets'
import { overridesSchema, sheetWith } from './overrides'
import { readArrivals } from './carry'
import { readContext } from './prepared'
import { memoize } from '../file/memoize'

interface FightRecord {
  id: string
  name: string
  system: string
  mission_id: string | null
  status: 'prepared' | 'running' | 'over'
  machine_version: number
  machine_value: string | null
  machine_context: string | null
}

interface CombatantRecord {
  id: string
  label: string
  side: 'party' | 'foe'
  sheet: string
  overrides: string
  state: string
}

type Combatant = CombatantOf<object, object>

/** A fight as it lies in the file: its row, its rules, its people, and the machine's snapshot. */
export interface Fight {
  encounter: FightRecord
  rules: CombatRules
  combatants: Record<string, Combatant>
  /** What each brings along from earlier fights; empty once the fight has begun. */
  arrivals: ReadonlyMap<string, object>
  snapshot: AnyMachineSnapshot
}

const valueSchema = z.union([z.string(), z.record(z.string(), z.unknown())])

const pairSchema = z.tuple([z.unknown(), z.unknown()])

const readSheet = memoize((rules: CombatRules, text: string): object => {
  const [sheet, overrides] = pairSchema.parse(JSON.parse(text))
  return sheetWith(rules, rules.sheet.parse(sheet), overridesSchema.parse(overrides))
})

const readState = memoize((rules: CombatRules, text: string): object =>
  rules.state.parse(JSON.parse(text)),
)

function readCombatants(read: Read, { id: encounterId, system }: FightRecord, rules: CombatRules) {
  const { lasting } = rules
  const lent = lasting && lentIn(read, { id: encounterId, system })
  const rows = read.all<CombatantRecord>(
    `SELECT id, label, side, sheet, overrides, state FROM combatant
     WHERE encounter_id = @encounterId ORDER BY position`,
    { encounterId },
  )
  const sheetOf = (row: CombatantRecord): object => {
    const sheet = readSheet(rules, `[${row.sheet},${row.overrides}]`)
    return lasting?.lend(sheet, lent?.get(row.id) ?? []) ?? sheet
  }
  const parse = (row: CombatantRecord): Combatant => ({
    id: row.id,
    label: row.label,
    side: row.side,
    sheet: sheetOf(row),
    state: readState(rules, row.state),
  })
  // The machine needs everybody in it: a fight with one who cannot be read waits, and says who it is.
  return Object.fromEntries(
    rows.map((row) => [
      row.id,
      ifReadable(
        () => parse(row),
        () => refuse('refusal.combatantUnreadable', { name: row.label }),
      ),
    ]),
  )
}

/** Until it begins, a fight prepared long ago shows its people as they are today. */
function withArrivals(
  combatants: Record<string, Combatant>,
  rules: CombatRules,
  arrivals: ReadonlyMap<string, object>,
): Record<string, Combatant> {
  return Object.fromEntries(
    Object.entries(combatants).map(([id, each]) => {
      const carried = arrivals.get(id)
      return [id, carried ? { ...each, state: rules.enter(each.sheet, carried) } : each]
    }),
  )
}

/** Restores a fight, exactly as it was left. Refuses in words when it is gone or of another version. */
export function readFight(read: Read, encounterId: string): Fight {
  const encounter =
    read.get<FightRecord>(
      `SELECT id, name, system, mission_id, status, machine_version, machine_value, machine_context
       FROM encounter WHERE id = @encounterId`,
      { encounterId },
    ) ?? refuse('refusal.gone')
  const rules = combatOf(encounter.system)
  const { machine_version: version } = encounter
  if (version < rules.oldest || version > rules.version) refuse('refusal.otherMachine')
  const { machine_value: value, machine_context: rest } = encounter
  const arrivals =
    rest === null
      ? readArrivals(read, encounterId, encounter.system, rules)
      : new Map<string, object>()
  const combatants = withArrivals(readCombatants(read, encounter, rules), rules, arrivals)
  // A fight keeps the rulings it began with: they are part of what is stored.
  const stored =
    rest === null
      ? rules.begin(rulingsOf(read, knownSystem(encounter.system)))
      : readContext(rules, rest)
  const context = { ...stored, combatants }
  const snapshot: AnyMachineSnapshot = rules.machine.resolveState({
    value:
      value === null
        ? getInitialSnapshot(rules.machine).value
        : valueSchema.parse(JSON.parse(value)),
    context,
  })
  return { encounter, rules, combatants, arrivals, snapshot }
}

/** What one event makes of a fight: the fight as it is then, and what is told of it. */
export interface Step {
  fight: Fight
  facts: Fact[]
}

/** Asks the rules what an event does. Pure; refuses in the rules' own words. */
export function stepFight(fight: Fight, event: { type: string }): Step {
  const { rules, snapshot } = fight
  const no = rules.refusal(snapshot, event)
  if (no) refuse(no.key, no.with)
  const [next, actions] = transition(rules.machine, snapshot, event)
  const { combatants } = next.context as CombatContext<Combatant>
  return {
    fight: { ...fight, combatants, snapshot: next },
    // The machines' own actions are not in XState's list of built-in ones.
    facts: (actions as readonly { type: string; params?: unknown }[])
      .filter((action) => action.type === 'record')
      .map((action) => factSchema.parse(action.params)),
  }
}

/** Those whose state is another one than in the file: changed by the fight, or brought along. */
export function changedIn({ combatants, arrivals }: Fight, after: Fight): Combatant[] {
  return Object.values(after.combatants).filter(
    ({ id, state }) => arrivals.has(id) || combatants[id]?.state !== state,
  )
}
