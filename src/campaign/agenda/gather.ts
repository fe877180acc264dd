import { withoutLinks } from '../../shared/note/note-text'
import { phrase, type Phrase } from '../../shared/phrase'
import { inPlay } from '../cast/in-play'
import type { Bindings, Read } from '../file/handles'
import { readLooseEnds } from '../session/loose-ends'
import { nextNumber, runningSession, today } from '../session/read'
import { bearingsOf } from '../sheet/bearings'

/** What the next session is prepared from, in the order in which it is gone through. */
export const agendaKinds = [
  'owedMove',
  'offeredMove',
  'queuedMove',
  'reminder',
  'fight',
  'milestone',
  'proposal',
  'stake',
  'deadline',
  'appointment',
  'portent',
  'doom',
  'track',
  'mission',
  'preparedFight',
  'vow',
  'npc',
] as const
export type AgendaKind = (typeof agendaKinds)[number]

/** One thing that wants thought before the next session, as long as it is open. */
export interface Gathered {
  kind: AgendaKind
  id: string
  /** What it is: its own name, or the words it came with. */
  name: string | Phrase
  /** What it belongs to, or how far it has come. */
  detail: Phrase | null
  /** The mission or the front on which it stands. */
  missionId: string | null
  frontId: string | null
  /** Day of the campaign's calendar on which it falls due. */
  day: number | null
}

/** So many days ahead a day is soon. */
const soon = 14

/** Whom the facts of so many sessions name has been met lately; so many of them are told. */
const lately = 2
const mostPeople = 30

/** The session that is prepared: the one going on, else the one that would begin now. */
export function preparedSession(read: Read): { number: number; isRunning: boolean } {
  const running = runningSession(read)
  return running
    ? { number: running.number, isRunning: true }
    : { number: nextNumber(read), isRunning: false }
}

type Row = Pick<Gathered, 'id'> & { name: string } & Partial<Gathered>

function gathered<Found extends Row>(
  read: Read,
  kind: AgendaKind,
  sql: string,
  detailOf: (row: Found) => Phrase | null = () => null,
  bindings: Bindings = {},
): Gathered[] {
  return read.all<Found>(sql, bindings).map((row) => ({
    kind,
    id: row.id,
    name: withoutLinks(row.name),
    detail: detailOf(row),
    missionId: row.missionId ?? null,
    frontId: row.frontId ?? null,
    day: row.day ?? null,
  }))
}

const loose: ReadonlySet<string> = new Set<AgendaKind>([
  'owedMove',
  'offeredMove',
  'queuedMove',
  'reminder',
  'fight',
  'milestone',
  'proposal',
])

/** What the last session has left open. */
function openEnds(read: Read): Gathered[] {
  return readLooseEnds(read).flatMap(({ kind, name: own, moves = [], detail = null, ...end }) => {
    if (!loose.has(kind)) return []
    const [move, ...others] = moves
    // A move that follows goes by its own name, where it is one alone.
    const isNamed = move !== undefined && others.length === 0
    const said = isNamed && typeof own !== 'string' ? { name: move, detail: own } : { name: own }
    return [{ ...end, detail, ...said, kind: kind as AgendaKind, frontId: null }]
  })
}

/** Deadlines and appointments that have come, or come within a fortnight. */
function dates(read: Read): Gathered[] {
  const until = { until: today(read) + soon }
  return [
    ...gathered(
      read,
      'deadline',
      `SELECT id, name, id AS missionId, deadline_day AS day FROM mission
       WHERE deadline_day <= @until AND status IN ('drafted', 'briefed', 'underWay')
       ORDER BY deadline_day, position`,
      undefined,
      until,
    ),
    ...gathered(
      read,
      'appointment',
      `SELECT id, name, min(day) AS day FROM appointment
       WHERE done = 0 AND day <= @until GROUP BY name ORDER BY 3, rowid`,
      undefined,
      until,
    ),
  ].sort((one, other) => (one.day ?? 0) - (other.day ?? 0))
}

interface OfFront extends Row {
  danger: string
  front: string
}
const ofFront = ({ danger, front }: OfFront) => phrase('agenda.of.danger', { danger, front })
const inDanger = `FROM danger JOIN front ON front.id = danger.front_id`
const active = `danger.state = 'active' AND front.status = 'active'`
const inOrder = 'ORDER BY front.position, danger.position'

/** The next portent of every danger; its doom, where all of them have come true. */
function fronts(read: Read): Gathered[] {
  return [
    ...gathered<OfFront>(
      read,
      'portent',
      `SELECT portent.id, portent.text AS name, front.id AS frontId, danger.name AS danger,
         front.name AS front
       ${inDanger} JOIN portent ON portent.id = (
         SELECT id FROM portent WHERE danger_id = danger.id AND done_at IS NULL
         ORDER BY position LIMIT 1)
       WHERE ${active} ${inOrder}`,
      ofFront,
    ),
    ...gathered<OfFront>(
      read,
      'doom',
      `SELECT danger.id, danger.name, front.id AS frontId, danger.name AS danger,
         front.name AS front
       ${inDanger}
       WHERE ${active} AND EXISTS (SELECT 1 FROM portent WHERE danger_id = danger.id)
         AND NOT EXISTS (SELECT 1 FROM portent WHERE danger_id = danger.id AND done_at IS NULL)
       ${inOrder}`,
      ({ front }) => phrase('agenda.of.doom', { front }),
    ),
  ]
}

/** What the table plays to find out. */
const stakes = (read: Read) =>
  gathered<Row & { front: string }>(
    read,
    'stake',
    `SELECT stake.id, stake.question AS name, front.id AS frontId, front.name AS front
     FROM stake JOIN front ON front.id = stake.front_id
     WHERE stake.answer IS NULL AND front.status = 'active'
     ORDER BY front.position, stake.position`,
    ({ front }) => phrase('agenda.of.front', { front }),
  )

interface Filled extends Row {
  value: number
  size: number
}
const filled = ({ value, size }: Filled) => phrase('tracks.value', { value, size })

/** Tracks that are three quarters full, but for pools that began so, and what was sworn. */
function tracks(read: Read): Gathered[] {
  return gathered<Filled>(
    read,
    'track',
    `SELECT id, name, value, size FROM track
     WHERE state = 'open' AND purpose <> 'vow' AND value * 4 >= size * 3 AND value > start
     ORDER BY size - value, position`,
    filled,
  )
}

const vows = (read: Read) =>
  gathered<Filled>(
    read,
    'vow',
    `SELECT id, name, value, size FROM track WHERE state = 'open' AND purpose = 'vow'
     ORDER BY position`,
    filled,
  )

/** Missions that are not over, the farthest come first. */
const missions = (read: Read) =>
  gathered<Row & { status: string }>(
    read,
    'mission',
    `SELECT id, name, id AS missionId, status FROM mission
     WHERE status IN ('reporting', 'underWay', 'briefed', 'drafted')
     ORDER BY CASE status WHEN 'reporting' THEN 0 WHEN 'underWay' THEN 1 WHEN 'briefed' THEN 2
       ELSE 3 END, position`,
    ({ status }) => phrase(`agenda.mission.${status}`),
  )

const preparedFights = (read: Read) =>
  gathered<Row & { mission: string | null }>(
    read,
    'preparedFight',
    `SELECT encounter.id, encounter.name, mission.id AS missionId, mission.name AS mission
     FROM encounter LEFT JOIN mission ON mission.id = encounter.mission_id
     WHERE encounter.status = 'prepared' ORDER BY encounter.position`,
    ({ mission }) => (mission === null ? null : phrase('agenda.of.mission', { mission })),
  )

/** Whom the facts of one session name, and which of those is the last to do so. */
const metIn = (read: Read, session: { id: string; number: number }) =>
  read
    .all<{ id: string; last: number }>(
      `SELECT json_extract(about.value, '$.id') AS id, max(live_fact.id) AS last
       FROM live_fact, json_each(live_fact.fact, '$.about') AS about
       WHERE session_id = @id AND json_extract(about.value, '$.type') = 'npc' GROUP BY 1`,
      { id: session.id },
    )
    .map((met) => ({ ...met, number: session.number }))

/** Whether nobody of an entry stands any more, by the first system in play that tells. */
function isOut(read: Read, id: string): boolean {
  const bearings = bearingsOf(read, { type: 'npc', id })
  return bearings.every((bearing) => bearing?.look === 'down' || bearing?.look === 'dead')
}

/** The NPCs in play whom the facts of the last sessions name and who still stand, the last met first. */
function people(read: Read): Gathered[] {
  const met = read
    .all<{ id: string; number: number }>(
      'SELECT id, number FROM session WHERE number >= @from ORDER BY number DESC',
      { from: nextNumber(read) - lately },
    )
    .flatMap((session) => metIn(read, session))
    .sort((one, other) => other.last - one.last)
  const last = new Map(met.toReversed().map(({ id, number }) => [id, number]))
  const order = [...new Set(met.map(({ id }) => id))].filter((id) => !isOut(read, id))
  return gathered(
    read,
    'npc',
    `SELECT npc.id, npc.name FROM json_each(@order) AS met JOIN ${inPlay.npc} ON npc.id = met.value
     ORDER BY met.key LIMIT @mostPeople`,
    ({ id }) => phrase('agenda.of.session', { number: last.get(id) ?? 0 }),
    { order: JSON.stringify(order), mostPeople },
  )
}

/** All that wants thought before the next session, by kind in the order of `agendaKinds`. */
export function gather(read: Read): Gathered[] {
  return [
    ...openEnds(read),
    ...stakes(read),
    ...dates(read),
    ...fronts(read),
    ...tracks(read),
    ...missions(read),
    ...preparedFights(read),
    ...vows(read),
    ...people(read),
  ]
}
