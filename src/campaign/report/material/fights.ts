import { Refusal } from '../../../shared/reply'
import { readFight as restoreFight } from '../../encounter/fight'
import { readSummary } from '../../encounter/summary/read'
import { fewestPoints, type PointChange } from '../../encounter/summary/turns'
import type { Unseen } from '../../encounter/unseen'
import type { Read } from '../../file/handles'
import type { Entry } from './entries'

interface EncounterRow {
  id: string
  name: string
  status: 'prepared' | 'running' | 'over'
}

const list = 'SELECT id, name, status FROM encounter'

/** The fights of a mission, prepared ones too. */
export function fightsOfMission(read: Read, missionId: string): EncounterRow[] {
  return read.all(`${list} WHERE mission_id = @missionId ORDER BY position`, { missionId })
}

/** The fights that were fought on an evening, also in part. */
export function fightsOfSession(read: Read, sessionId: string): EncounterRow[] {
  return read.all(
    `${list} WHERE status <> 'prepared' AND id IN
       (SELECT encounter_id FROM live_fact WHERE session_id = @sessionId) ORDER BY position`,
    { sessionId },
  )
}

/** Every fight that was fought, also in part. */
export function fightsOfCampaign(read: Read): EncounterRow[] {
  return read.all(`${list} WHERE status <> 'prepared' ORDER BY position`)
}

/** The fights that a character was in. */
export function fightsOfCharacter(read: Read, characterId: string): EncounterRow[] {
  return read.all(
    `${list} WHERE status <> 'prepared' AND id IN
       (SELECT encounter_id FROM combatant WHERE character_id = @characterId) ORDER BY position`,
    { characterId },
  )
}

/** Hit points that somebody was left with, and has unhurt. */
interface Points {
  now: number
  most: number
}

/**
 * The hit points that everybody was left with, and by which figure they bear what they lost of them beyond the
 * fight, as a fact names it; nobody's where the fight cannot be restored.
 */
function pointsLeft(read: Read, id: string): { points: Map<string, Points>; figure?: string } {
  try {
    const { combatants, rules } = restoreFight(read, id)
    const all = Object.values(combatants)
    const points = new Map(all.map((combatant) => [combatant.id, rules.hitPointsOf(combatant)]))
    const harm = rules.recovery?.figures.find(({ isHarm }) => isHarm)
    return { points, ...(harm && { figure: `@${harm.label.key}` }) }
  } catch (error) {
    if (error instanceof Refusal) return { points: new Map() }
    throw error
  }
}

/** How badly somebody was hurt at the end of a fight, and at the worst in it. */
export interface Hurt {
  /** Id of the character or the NPC. */
  who: string
  figure: string
  left: number
  worst: number
}

/** How badly everybody was hurt who outlives the fight, as far as their hit points are known. */
function hurtsIn(
  people: readonly { id: string; character_id: string | null; npc_id: string | null }[],
  changes: readonly PointChange[],
  { points, figure }: ReturnType<typeof pointsLeft>,
): Hurt[] {
  if (figure === undefined) return []
  return people.flatMap(({ id, character_id, npc_id }) => {
    const [who, own] = [character_id ?? npc_id, points.get(id)]
    if (who === null || !own) return []
    const fewest = fewestPoints(changes, { who: id, left: own.now })
    return [{ who, figure, left: own.most - own.now, worst: own.most - fewest }]
  })
}

/** The turn in which somebody came, by their id, of those who were not in the fight when it began. */
function arrivals(read: Read, id: string): Map<string, number> {
  const rows = read.all<{ who: string; turn: number }>(
    `SELECT json_extract(fact, '$.about[0].id') AS who, json_extract(fact, '$.with.turn') AS turn
     FROM live_fact WHERE encounter_id = @id AND kind = 'combatant.joined' ORDER BY id`,
    { id },
  )
  return new Map(rows.map(({ who, turn }) => [who, turn]))
}

/** Where something stands in the campaign: evening, scene, day, and when at the table. */
export type Place = Pick<Entry, 'id' | 'at' | 'day' | 'sessionId' | 'sceneId'>

/** Where each fact of a fight stands that this audience may read, by its kind, in order. */
function placesIn(read: Read, id: string, isForGm: boolean): (Place & { kind: string })[] {
  return read.all(
    `SELECT id, kind, at, day, session_id AS sessionId, scene_id AS sceneId FROM live_fact
     WHERE encounter_id = @id AND (secret = 0 OR @all = 1) ORDER BY id`,
    { id, all: isForGm ? 1 : 0 },
  )
}

/** Ids of those of whom anything is told together with one of these: what they did to each other. */
function feltBy(read: Read, id: string, known: readonly { id: string }[]): string[] {
  return read
    .all<{ id: string }>(
      `SELECT DISTINCT json_extract(other.value, '$.id') AS id
       FROM live_fact, json_each(fact, '$.about') AS other
       WHERE encounter_id = @id AND secret = 0 AND EXISTS (
         SELECT 1 FROM json_each(fact, '$.about') AS one
         WHERE one.key <> other.key AND json_extract(one.value, '$.id') IN (SELECT value FROM json_each(@known)))`,
      { id, known: JSON.stringify(known.map((each) => each.id)) },
    )
    .map((each) => each.id)
}

/** Ids of those whom nobody saw, nor felt. */
function lurkingIn(
  read: Read,
  id: string,
  people: readonly { id: string; character_id: string | null }[],
  seen: ReadonlySet<string>,
): ReadonlySet<string> {
  const isKnown = (each: (typeof people)[number]) => each.character_id !== null || seen.has(each.id)
  const hidden = people.filter((each) => !isKnown(each)).map((each) => each.id)
  if (hidden.length === 0) return new Set()
  const felt = new Set(feltBy(read, id, people.filter(isKnown)))
  return new Set(hidden.filter((each) => !felt.has(each)))
}

/**
 * What came of a fight, and which combatant was which character. For players it is given whom they never
 * saw in it, and holds what they may know.
 */
export function readFight(read: Read, { id }: EncounterRow, unseen: Unseen | null) {
  const people = read.all<{
    id: string
    character_id: string | null
    npc_id: string | null
    shown: number
  }>('SELECT id, character_id, npc_id, shown FROM combatant WHERE encounter_id = @id', { id })
  const characterOf = new Map(people.map((each) => [each.id, each.character_id]))
  // What their foes had left, have and have taken is for players to guess: of their own they know.
  const isKnown = (each: string) => unseen === null || Boolean(characterOf.get(each))
  const { points, ...harm } = pointsLeft(read, id)
  const left = new Map([...points].filter(([each]) => isKnown(each)))
  const summary = readSummary(read, id, unseen)
  /** Ids of those of whom this audience knows that they were there, whatever they did. */
  const seen = new Set(
    people
      .filter((each) => unseen === null || each.shown === 1 || summary.seen?.has(each.id))
      .map((each) => each.id),
  )
  return {
    ...summary,
    changes: summary.changes.filter(({ who }) => isKnown(who)),
    hurts: hurtsIn(people, summary.changes, { points: left, ...harm }),
    characterOf,
    isKnown,
    seen,
    /** Ids of those whom nobody saw, nor felt: nobody learns that they were there. */
    lurking: lurkingIn(read, id, people, seen),
    pointsLeft: left,
    cameIn: arrivals(read, id),
    places: placesIn(read, id, unseen === null),
  }
}
export type Fight = ReturnType<typeof readFight>
