import { z } from 'zod'
import type { Obligation } from '../../rules/moves/effect'
import { refSchema } from '../../shared/fact'
import { phraseSchema } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { readable, readStored } from '../file/stored'

interface OwedRow {
  id: string
  due: Obligation
  about: string
  cause: string
  kept_picks: string
  mission_id: string | null
  /** Its name. */
  mission: string | null
  at: string
  carried: number
}

/** A portent that the GM may spend an owed move on. */
export interface OfferedPortent {
  id: string
  text: string
  danger: string
  front: string
  /** Whether its front belongs to the mission, or to someone the move is about. */
  linked: number
}

const columns = `SELECT id, due, about, cause, kept_picks, mission_id, at, carried,
  (SELECT name FROM mission WHERE mission.id = owed_move.mission_id) AS mission FROM owed_move`
const rank = `CASE due WHEN 'first' THEN 0 WHEN 'contemporary' THEN 1 WHEN 'standard' THEN 2 ELSE 3 END`

function parse({ about, cause, kept_picks, ...row }: OwedRow) {
  return {
    ...row,
    about: readStored(z.array(refSchema), about),
    cause: readStored(phraseSchema, cause),
    keptPicks: readStored(z.array(phraseSchema), kept_picks),
  }
}

/** A move that the GM owes. */
export type OwedMoveRow = ReturnType<typeof parse>

/** What is still owed: what comes first, first; then the oldest. */
export function readOwed(read: Read): OwedMoveRow[] {
  return readable(
    read,
    read.all<OwedRow>(`${columns} WHERE settled IS NULL ORDER BY ${rank}, at, rowid`),
    parse,
  )
}

/** One owed move that is not settled yet; a refusal in words when there is none. */
export function owedById(read: Read, owedId: string): OwedMoveRow {
  const row = read.get<OwedRow>(`${columns} WHERE id = @owedId AND settled IS NULL`, { owedId })
  return parse(row ?? refuse('refusal.gone'))
}

/** The next portent of every danger, or all open ones where they stand by themselves; linked fronts first (IF-005). */
export function portentsFor(read: Read, owed: OwedMoveRow): OfferedPortent[] {
  const people = owed.about.map(({ id }) => id)
  return read.all<OfferedPortent>(
    `SELECT portent.id, portent.text, danger.name AS danger, front.name AS front,
       (EXISTS (SELECT 1 FROM mission WHERE mission.id = @missionId AND mission.front_id = front.id)
        OR EXISTS (SELECT 1 FROM front_cast WHERE front_cast.front_id = front.id
          AND front_cast.npc_id IN (SELECT value FROM json_each(@people)))
        OR EXISTS (SELECT 1 FROM danger_cast WHERE danger_cast.danger_id = danger.id
          AND danger_cast.npc_id IN (SELECT value FROM json_each(@people)))) AS linked
     FROM portent JOIN danger ON danger.id = portent.danger_id
       JOIN front ON front.id = danger.front_id
     WHERE portent.done_at IS NULL AND danger.state = 'active' AND front.status = 'active'
       AND (danger.ordered = 0
         OR NOT EXISTS (SELECT 1 FROM portent AS earlier WHERE earlier.danger_id = danger.id
           AND earlier.done_at IS NULL AND earlier.position < portent.position))
     ORDER BY linked DESC, front.position, danger.position, portent.position`,
    { missionId: owed.mission_id, people: JSON.stringify(people) },
  )
}
