import type { Read } from '../file/handles'
import { longestThought } from './summary/turns'

/** How long a fight stands where it stands, and whose deeds took how long. */
export interface Pace {
  /** ISO times; null before the first turn. */
  turnSince: string | null
  stepSince: string | null
  /** Seconds until each of those who did something had done it, the longest first. */
  spent: { id: string; name: string; side: 'party' | 'foe'; seconds: number }[]
}

function latest(read: Read, encounterId: string, kinds: readonly string[]): string | null {
  return (
    read.get<{ at: string }>(
      `SELECT at FROM live_fact WHERE encounter_id = @encounterId
         AND kind IN (SELECT value FROM json_each(@kinds)) ORDER BY id DESC LIMIT 1`,
      { encounterId, kinds: JSON.stringify(kinds) },
    )?.at ?? null
  )
}

interface Deed {
  at: string
  id: string | null
  label: string | null
  side: 'party' | 'foe' | null
}

/** Goes through a fight command by command: the time before a deed went to whoever did it. */
function spentIn(read: Read, encounterId: string): Pace['spent'] {
  const deeds = read.all<Deed>(
    `SELECT min(fact.at) AS at, combatant.id, combatant.label, combatant.side
     FROM live_fact AS fact LEFT JOIN combatant
       ON combatant.id = json_extract(fact.fact, '$.about[0].id')
     WHERE fact.encounter_id = @encounterId GROUP BY fact.batch ORDER BY fact.batch`,
    { encounterId },
  )
  const spent = new Map<string, Pace['spent'][number]>()
  for (const [index, { at, id, label, side }] of deeds.entries()) {
    const before = deeds[index - 1]
    const seconds = before ? Math.round((Date.parse(at) - Date.parse(before.at)) / 1000) : 0
    if (!id || !label || !side || seconds > longestThought) continue
    const sofar = spent.get(id)?.seconds ?? 0
    spent.set(id, { id, name: label, side, seconds: sofar + seconds })
  }
  return [...spent.values()].sort((one, other) => other.seconds - one.seconds)
}

/** The clock of a fight, read off its facts; `spent` is only counted where it is asked for. */
export function paceOf(read: Read, encounterId: string, { counts }: { counts: boolean }): Pace {
  return {
    turnSince: latest(read, encounterId, ['turn.begun']),
    stepSince: latest(read, encounterId, ['turn.begun', 'step.closed']),
    spent: counts ? spentIn(read, encounterId) : [],
  }
}
