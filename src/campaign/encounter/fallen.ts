import { minutesBetween } from '../../rules/calendar/clock'
import type { Plight } from '../../rules/system/fight/recovery'
import { readCalendar } from '../calendar/read'
import { carrierOf } from '../condition/carried'
import type { Read } from '../file/handles'
import { runningSession } from '../session/read'
import { rulingsOf } from '../setting/read'
import { combatOf, knownSystem } from '../sheet/sheets'
import { sheetWith } from './overrides'
import { combatantsIn, encounterById, type CombatantEntry } from './prepared'

/** Somebody who lies there after a fight, though nobody of the cast carries it on. */
export interface Fallen {
  id: string
  name: string
  plight: Plight
}

interface EndRow {
  session: string | null
  /** Null where no calendar was kept. */
  day: number | null
  minute: number | null
}

/** When a fight was over, and on which evening. */
const endOf = (read: Read, encounterId: string): EndRow | undefined =>
  read.get<EndRow>(
    `SELECT session_id AS session, day, minute FROM live_fact
     WHERE encounter_id = @encounterId AND kind = 'fight.ended' ORDER BY id DESC LIMIT 1`,
    { encounterId },
  )

/** Minutes that the calendar has counted since. */
function minutesSince(read: Read, { day, minute }: EndRow): number {
  if (day === null || minute === null) return 0
  return Math.max(0, minutesBetween({ day, minute }, readCalendar(read).now))
}

/** Whether one stood for many: whoever is of the cast alone carries their state themselves. */
function standsForMany(read: Read, { template }: CombatantEntry): boolean {
  if (template === null) return true
  return (
    template.type === 'npc' && carrierOf(read, { character_id: null, npc_id: template.id }) === null
  )
}

/**
 * Those who came into a fight as a number and lie there since it ended, dying or down, as the time that went
 * by has left them: told as long as its evening goes on, and nothing is left to do for the dead.
 */
export function readFallen(read: Read, encounterId: string): Fallen[] {
  const encounter = encounterById(read, encounterId)
  const rules = combatOf(encounter.system)
  const { recovery } = rules
  const end = endOf(read, encounterId)
  if (encounter.status !== 'over' || !recovery || !end) return []
  if (end.session !== (runningSession(read)?.id ?? null)) return []
  const minutes = minutesSince(read, end)
  const rulings = rulingsOf(read, knownSystem(encounter.system))
  return combatantsIn(read, encounter).flatMap((each): Fallen[] => {
    if (rules.hasLeft(each.state) || !standsForMany(read, each)) return []
    const { id, label: name } = each
    const sheet = sheetWith(rules, each.sheet, each.overrides)
    const body = { id, name, sheet, state: recovery.carry(sheet, each.state) }
    const [later] = recovery.pass([body], minutes, rulings)
    const plight = recovery.plightOf(sheet, later ? later.state : body.state)
    return plight && plight.kind !== 'dead' ? [{ id, name, plight }] : []
  })
}
