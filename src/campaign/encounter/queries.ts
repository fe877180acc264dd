import { z } from 'zod'
import { query } from '../define'
import type { Read } from '../file/handles'
import { readAliases } from '../npc/aliases'
import { combatOf } from '../sheet/sheets'
import { readArrivals } from './carry'
import { readFallen } from './fallen'
import { readFight } from './fight'
import { sheetWith } from './overrides'
import { paceOf } from './pace'
import { combatantsIn, encounterById, figuresIn, momentIn } from './prepared'
import { strengthsOf } from './strength'
import { readSummary } from './summary/read'
import { entryState, nextTurn, timelineOf } from './timeline'
import { namesTold } from './unseen'
import { idSchema as encounterId, textUpTo, whole } from '../../shared/bounded'

const input = z.strictObject({ encounterId })

interface EncounterItem {
  id: string
  name: string
  description: string
  system: string
  status: 'prepared' | 'running' | 'over'
  mission: string | null
  place: string | null
  combatants: number
}

/** The group each combatant stands in, by id; those without one are left out. */
function groupsOf(read: Read, encounterId: string): Record<string, string> {
  const rows = read.all<{ id: string; group_name: string }>(
    `SELECT id, group_name FROM combatant
     WHERE encounter_id = @encounterId AND group_name <> '' ORDER BY position`,
    { encounterId },
  )
  return Object.fromEntries(rows.map((row) => [row.id, row.group_name]))
}

/** Ids of those in a fight whom players see; a character they always see. */
export function shownIn(read: Read, encounterId: string): string[] {
  return read
    .all<{ id: string }>(
      `SELECT id FROM combatant WHERE encounter_id = @encounterId
       AND (shown = 1 OR character_id IS NOT NULL) ORDER BY position`,
      { encounterId },
    )
    .map(({ id }) => id)
}

/** The NPC behind each combatant who was made from one, with what players call them where that is another name. */
function npcsIn(read: Read, encounterId: string): Record<string, { id: string; told: string }> {
  const rows = read.all<{ combatant_id: string; id: string; label: string; alias: string }>(
    `SELECT combatant.id AS combatant_id, npc.id, label, npc.alias
     FROM combatant JOIN npc ON npc.id = combatant.npc_id
     WHERE combatant.encounter_id = @encounterId ORDER BY combatant.position`,
    { encounterId },
  )
  const names = namesTold(read, encounterId)
  const aliases = readAliases(read)
  return Object.fromEntries(
    rows.map(({ combatant_id: of, id, label, alias }) => {
      const name = names.get(of)
      const told = name === undefined ? alias : aliases.labelOf(id, name)
      return [of, { id, told: told === label ? '' : told }]
    }),
  )
}

/** Templates' names by id: an overridden one still says what it is. */
function namesOf(read: Read): Map<string, string> {
  const rows = [
    ...read.all<{ id: string; name: string }>('SELECT id, name FROM character'),
    ...read.all<{ id: string; name: string }>('SELECT id, name FROM npc'),
  ]
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const encounterQueries = {
  /** Every fight that is prepared or running, those asked for, and of those that are over the newest. */
  'encounter.list': query({
    input: z.strictObject({
      /** How many of those that are over. */
      over: whole(0, 10_000).default(20),
      ids: z.array(textUpTo(64)).max(20).default([]),
    }),
    run: (read, { over, ids }) =>
      read.all<EncounterItem>(
        `SELECT encounter.id, encounter.name, encounter.description, encounter.system,
                encounter.status, mission.name AS mission, place.name AS place,
                (SELECT count(*) FROM combatant WHERE encounter_id = encounter.id) AS combatants
         FROM encounter LEFT JOIN mission ON mission.id = encounter.mission_id
         LEFT JOIN place ON place.id = encounter.place_id
         WHERE encounter.status <> 'over'
           OR encounter.id IN (SELECT value FROM json_each(@ids))
           OR encounter.id IN (
             SELECT id FROM encounter WHERE status = 'over' ORDER BY position DESC LIMIT @over)
         ORDER BY encounter.position`,
        { over, ids: JSON.stringify(ids) },
      ),
  }),

  /** How many fights are over: the list has the newest of them. */
  'encounter.countOver': query({
    input: z.strictObject({}),
    run: (read) =>
      read.get<{ count: number }>("SELECT count(*) AS count FROM encounter WHERE status = 'over'")
        ?.count ?? 0,
  }),

  /** A fight as its machine left it: what the screen restores and asks the rules about. */
  'encounter.fight': query({
    input,
    run: (read, { encounterId: id }) => {
      const { encounter, snapshot } = readFight(read, id)
      return {
        id: encounter.id,
        name: encounter.name,
        system: encounter.system,
        status: encounter.status,
        groups: groupsOf(read, encounter.id),
        shown: shownIn(read, encounter.id),
        npcs: npcsIn(read, encounter.id),
        value: snapshot.value as unknown,
        context: snapshot.context as object,
      }
    },
  }),

  /** The account of a fight: who was hurt by whom, turn by turn, and how long it took. */
  'encounter.summary': query({
    input,
    run: (read, { encounterId: id }) => readSummary(read, id, null),
  }),

  /** Who lies there after it and came as a number, as long as its evening goes on. */
  'encounter.fallen': query({
    input,
    run: (read, { encounterId: id }) => readFallen(read, id),
  }),

  /** The clock of a fight: since when its turn and step last, and whose deeds took how long. */
  'encounter.pace': query({
    input: input.extend({ counts: z.boolean() }),
    run: (read, { encounterId: id, counts }) => paceOf(read, id, { counts }),
  }),

  /** A fight as it is prepared: who is in it, on which side, with which figures of their own. */
  'encounter.preparation': query({
    input,
    run: (read, { encounterId }) => {
      const encounter = encounterById(read, encounterId)
      const rules = combatOf(encounter.system)
      const names = namesOf(read)
      const arrivals =
        encounter.status === 'prepared'
          ? readArrivals(read, encounter.id, encounter.system, rules)
          : new Map<string, object>()
      const { id, name, description, system, status } = encounter
      const entries = combatantsIn(read, encounter)
      const plights = new Map(
        entries.map((entry) => [
          entry.id,
          rules.recovery?.plightOf(entry.sheet, arrivals.get(entry.id) ?? null) ?? null,
        ]),
      )
      const shown = new Set(shownIn(read, encounter.id))
      const down = new Set(entries.map((each) => each.id).filter((each) => plights.get(each)))
      return {
        id,
        name,
        description,
        system,
        status,
        missionId: encounter.mission_id,
        placeId: encounter.place_id,
        stepsInTurn: rules.stepsInTurn,
        /** How strong each side is; null once it has begun, for wounds are left out. */
        strength: status === 'prepared' ? strengthsOf(rules, entries, names, down) : null,
        combatants: entries.map((entry) => ({
          id: entry.id,
          label: entry.label,
          side: entry.side,
          group: entry.group,
          template: entry.template && {
            ...entry.template,
            name: names.get(entry.template.id) ?? '',
          },
          hasLeft: rules.hasLeft(entry.state),
          /** Whether players see it once the fight runs. */
          isShown: shown.has(entry.id),
          /** How earlier fights have left them, who are to come into this one. */
          plight: plights.get(entry.id) ?? null,
          figures: figuresIn(encounter, entry),
          lacks: rules.lacks(sheetWith(rules, entry.sheet, entry.overrides)),
        })),
      }
    },
  }),

  /** What else is in a fight, and how near it is: `next` is announced, `due` wants the GM's word. */
  'encounter.rows': query({
    input,
    run: (read, { encounterId }) => {
      const moment = momentIn(encounterById(read, encounterId))
      return {
        moment,
        rows: timelineOf(read, encounterId).map((row) => ({
          ...row,
          state: entryState(row, moment),
          nextTurn: nextTurn(row),
        })),
      }
    },
  }),
}
