import { refuse } from '../../../shared/reply'
import type { Read } from '../../file/handles'
import { entryOf } from '../../journal/api'
import { combatOf } from '../../sheet/sheets'
import type { Unseen } from '../unseen'
import { summarize, type FightSummary } from './summary'
import type { Person } from './tolls'

interface EncounterRow {
  id: string
  name: string
  system: string
  status: 'prepared' | 'running' | 'over'
}

interface FactRow {
  id: number
  batch: number
  at: string
  fact: string
}

/**
 * The account of a fight, with the fight's name. For players it is given whom they never saw in it, and
 * tells what they may read.
 */
export function readSummary(
  read: Read,
  encounterId: string,
  unseen: Unseen | null,
): FightSummary &
  Pick<EncounterRow, 'id' | 'name' | 'status'> & {
    /** Ids of the foes that players saw in it, in their own account. */
    seen?: ReadonlySet<string>
  } {
  const { system, ...encounter } =
    read.get<EncounterRow>(
      'SELECT id, name, system, status FROM encounter WHERE id = @encounterId',
      { encounterId },
    ) ?? refuse('refusal.gone')
  const rules = combatOf(system)
  const all = read.all<Person>(
    'SELECT id, label, side FROM combatant WHERE encounter_id = @encounterId ORDER BY position',
    { encounterId },
  )
  const people = all.map((each) => ({
    ...each,
    label: unseen?.labelOf(each.id, each.label) ?? each.label,
  }))
  const rows = read.all<FactRow>(
    `SELECT id, batch, at, fact FROM live_fact
     WHERE encounter_id = @encounterId AND (secret = 0 OR @all = 1) ORDER BY id`,
    { encounterId, all: unseen ? 0 : 1 },
  )
  const hidden = new Set(unseen?.hidden.map(({ id }) => id))
  let joined = 0
  const facts = rows.map((row) => {
    const { at, fact } = entryOf(row)
    if (fact.kind === 'combatant.joined')
      joined = Math.max(joined, Number(fact.with?.['turn'] ?? 0))
    const news = rules.tell(fact)
    // What those whom players never saw did to each other would be what is left over of a sum.
    const isApart =
      news?.kind === 'harm' && hidden.has(news.to) && (news.by === null || hidden.has(news.by))
    return { id: row.id, batch: row.batch, at, news: isApart ? null : news }
  })
  return { ...encounter, ...summarize(people, facts, joined), ...(unseen && { seen: unseen.seen }) }
}
