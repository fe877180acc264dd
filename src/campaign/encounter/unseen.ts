import type { Fact } from '../../shared/fact'
import { withoutNumber } from '../../shared/spelling'
import { asKnown, namesOfHidden } from '../cast/as-known'
import type { Read } from '../file/handles'
import { sessionsWithScreen } from '../session/with-screen'

/** What players call the foes of a fight whom they never saw there. */
export interface Unseen {
  /** Ids of the foes that were shown to players while it ran. */
  seen: ReadonlySet<string>
  /** Somebody of the fight by name, if players know it. */
  labelOf(combatantId: string, label: string): string
  /** A fact of the fight as players may read it; nothing of one that is about nobody else. */
  inFact(fact: Fact): Fact | undefined
}

interface FoeRow {
  id: string
  label: string
  npcId: string | null
  alias: string | null
  seen: number
}

/** The foes of a fight, and whether each was shown to players at any time while it ran. */
function foesOf(read: Read, encounterId: string): FoeRow[] {
  return read.all(
    `SELECT combatant.id, label, npc_id AS npcId, npc.alias, shown = 1 OR combatant.id IN (
       SELECT json_extract(fact, '$.about[0].id') FROM live_fact
       WHERE encounter_id = @encounterId AND kind = 'combatant.hidden' AND id > (
         SELECT min(id) FROM live_fact WHERE encounter_id = @encounterId AND kind = 'fight.begun')
     ) AS seen
     FROM combatant LEFT JOIN npc ON npc.id = npc_id
     WHERE encounter_id = @encounterId AND side = 'foe' AND character_id IS NULL
     ORDER BY combatant.position`,
    { encounterId },
  )
}

/** Whether players had a screen at any session at which a fight was fought. */
function hadScreen(read: Read, encounterId: string, screens: ReadonlySet<string>): boolean {
  if (screens.size === 0) return false
  return read
    .all<{ id: string }>(
      `SELECT DISTINCT session_id AS id FROM live_fact
       WHERE encounter_id = @encounterId AND session_id IS NOT NULL AND id >= (
         SELECT min(id) FROM live_fact WHERE encounter_id = @encounterId AND kind = 'fight.begun')`,
      { encounterId },
    )
    .some(({ id }) => screens.has(id))
}

/**
 * Whom players never saw in a fight: they go by their alias, or as somebody. Where no foe was shown in it,
 * nor anybody at the session, that table has no screen, and everybody saw it. `screens` are the sessions at
 * which there was one.
 */
export function readUnseen(
  read: Read,
  encounterId: string,
  screens: ReadonlySet<string> = sessionsWithScreen(read),
): Unseen {
  const foes = foesOf(read, encounterId)
  const seen = foes.filter((foe) => foe.seen === 1)
  const isScreened = seen.length > 0 || hadScreen(read, encounterId, screens)
  const hidden = isScreened ? foes.filter((foe) => foe.seen === 0) : []
  const labels = namesOfHidden(
    read,
    hidden.map(({ label: name, ...foe }) => ({ ...foe, name })),
  )
  const kinds = new Set(seen.map(({ label }) => withoutNumber(label)))
  const names = new Map(
    hidden.flatMap((foe) => {
      const own = [foe.label, withoutNumber(foe.label)].filter((name) => !kinds.has(name))
      return own.map((name): [string, string] => [name, labels.get(foe.id) ?? ''])
    }),
  )
  return {
    seen: new Set(seen.map(({ id }) => id)),
    labelOf: (id, label) => labels.get(id) ?? label,
    inFact: (fact) => asKnown(fact, labels, names),
  }
}
