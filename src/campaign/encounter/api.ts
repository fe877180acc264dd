import { z } from 'zod'
import { combatEvent } from '../../rules'
import { command, query } from '../define'
import type { CombatRules } from '../../rules/combat'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { knownSystem } from '../sheet/sheets'
import { readFight, stepFight } from './fight'

const encounterId = z.string().min(1).max(64)

interface EncounterRow {
  id: string
  name: string
  description: string
  system: string
  status: 'prepared' | 'running' | 'over'
  mission: string | null
  place: string | null
  combatants: number
}

function rulesOf(read: Read, id: string): CombatRules {
  const row = read.get<{ system: string }>('SELECT system FROM encounter WHERE id = @id', { id })
  return knownSystem(row?.system ?? refuse('refusal.gone')).combat ?? refuse('refusal.noCombat')
}

function labelOf(read: Read, id: string): string {
  return (
    read.get<{ label: string }>('SELECT label FROM combatant WHERE id = @id', { id })?.label ?? id
  )
}

function act(write: Write, id: string, event: { type: string }): void {
  const fight = readFight(write, id)
  const { value, rest, changed, facts } = stepFight(fight, event)
  for (const { id: combatantId, state } of changed) {
    write.run('UPDATE combatant SET state = @state WHERE id = @combatantId', {
      combatantId,
      state: JSON.stringify(state),
    })
  }
  write.run(
    `UPDATE encounter SET status = @status, machine_value = @value, machine_context = @context
     WHERE id = @id`,
    {
      id,
      status: fight.rules.isOver(value) ? 'over' : 'running',
      value: JSON.stringify(value),
      context: JSON.stringify(rest),
    },
  )
  const place = { encounterId: id, missionId: fight.encounter.mission_id }
  for (const fact of facts) write.record(fact, place)
}

export const encounterApi = {
  /** Every fight, prepared, running or over. */
  'encounter.list': query({
    input: z.strictObject({}),
    run: (read) =>
      read.all<EncounterRow>(
        `SELECT encounter.id, encounter.name, encounter.description, encounter.system,
                encounter.status, mission.name AS mission, place.name AS place,
                (SELECT count(*) FROM combatant WHERE encounter_id = encounter.id) AS combatants
         FROM encounter LEFT JOIN mission ON mission.id = encounter.mission_id
         LEFT JOIN place ON place.id = encounter.place_id ORDER BY encounter.position`,
      ),
  }),

  /** A fight as its machine left it: what the screen restores and asks the rules about. */
  'encounter.fight': query({
    input: z.strictObject({ encounterId }),
    run: (read, input) => {
      const { encounter, snapshot } = readFight(read, input.encounterId)
      return {
        id: encounter.id,
        name: encounter.name,
        system: encounter.system,
        status: encounter.status,
        value: snapshot.value as unknown,
        context: snapshot.context as object,
      }
    },
  }),

  /** One event of a fight's machine: begin, declare, roll, close a step. */
  'encounter.act': command({
    input: z.strictObject({ encounterId, event: combatEvent }),
    label: (read, input) =>
      rulesOf(read, input.encounterId).label(input.event, (id) => labelOf(read, id)),
    run: (write, input) => act(write, input.encounterId, input.event),
  }),
}
