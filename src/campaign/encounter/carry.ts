import { carrierOf, readCarried, writeCarried, type Carrier } from '../condition/carried'
import type { CombatRules } from '../../rules/system/fight/combat'
import type { Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'

/** Where a combatant comes from. */
interface Origin {
  id: string
  character_id: string | null
  npc_id: string | null
}

/** What a fight shows of itself to those who come into it and leave it. */
interface Carrying {
  encounter: { id: string; system: string; mission_id: string | null }
  rules: CombatRules
  /** What each brings along from earlier fights. */
  arrivals: ReadonlyMap<string, object>
}

function carriersIn(read: Read, encounterId: string): { id: string; carrier: Carrier }[] {
  return read
    .all<Origin>(
      `SELECT id, character_id, npc_id FROM combatant
       WHERE encounter_id = @encounterId ORDER BY position`,
      { encounterId },
    )
    .flatMap((row) => {
      const carrier = carrierOf(read, row)
      return carrier ? [{ id: row.id, carrier }] : []
    })
}

/** What everyone in a fight that has not begun brings into it, by combatant; only those who bring something. */
export function readArrivals(
  read: Read,
  encounterId: string,
  system: string,
  rules: CombatRules,
): Map<string, object> {
  const arrivals = new Map<string, object>()
  for (const { id, carrier } of carriersIn(read, encounterId)) {
    const carried = readCarried(read, carrier, system, rules)
    if (carried) arrivals.set(id, carried)
  }
  return arrivals
}

/** Tells who comes in as earlier fights have left them; of an NPC only to the game master. */
export function tellArrivals(write: Write, { encounter, arrivals }: Carrying): void {
  if (arrivals.size === 0) return
  for (const { id, carrier } of carriersIn(write, encounter.id)) {
    if (!arrivals.has(id)) continue
    write.record(
      {
        kind: 'condition.carried',
        secret: carrier.type === 'npc',
        about: [refOf(write, carrier.type, carrier.id)],
      },
      { encounterId: encounter.id, missionId: encounter.mission_id },
    )
  }
}

/** Keeps what a fight that is over has left on its people for their next one. */
export function carryOn(
  write: Write,
  { encounter, rules }: Pick<Carrying, 'encounter' | 'rules'>,
  after: Readonly<Record<string, { sheet: object; state: object }>>,
): void {
  const { recovery } = rules
  if (!recovery) return
  for (const { id, carrier } of carriersIn(write, encounter.id)) {
    const combatant = after[id]
    if (!combatant) continue
    const state = recovery.carry(combatant.sheet, combatant.state)
    tellHarm(write, { encounter, rules }, carrier, state)
    writeCarried(write, carrier, encounter.system, state, encounter.id)
  }
}

/** Tells of each figure of harm and of weariness what a fight has made of it: what comes later begins there. */
function tellHarm(
  write: Write,
  { encounter, rules }: Pick<Carrying, 'encounter' | 'rules'>,
  carrier: Carrier,
  state: object | null,
): void {
  const { recovery } = rules
  if (!recovery) return
  const was = recovery.read(readCarried(write, carrier, encounter.system, rules))
  const is = recovery.read(state)
  for (const { id, label, isHarm, isWeariness } of recovery.figures) {
    const [from = 0, to = 0] = [was[id], is[id]]
    if (!(isHarm ?? isWeariness) || from === to) continue
    write.record(
      {
        ...{ kind: 'condition.left', secret: carrier.type === 'npc', from, to },
        about: [refOf(write, carrier.type, carrier.id)],
        with: { figure: `@${label.key}` },
      },
      { encounterId: encounter.id, missionId: encounter.mission_id },
    )
  }
}
