import { z } from 'zod'
import type { Moment } from '../../rules/system/fight/fight-news'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Binding, Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { combatOf } from '../sheet/sheets'
import { encounterById, encounterRef, momentIn, type EncounterRecord } from './prepared'
import { fieldCombatants } from './fielding'

const id = z.string().min(1).max(64)
const rowOnly = z.strictObject({ rowId: id })

/** What is in a fight beside its combatants, and when it comes. */
export interface TimelineEntry {
  id: string
  encounterId: string
  kind: 'hazard' | 'timer' | 'event' | 'reinforcement'
  name: string
  note: string
  turn: number | null
  step: number | null
  npcId: string | null
  quantity: number | null
  side: 'party' | 'foe' | null
  group: string
  doneTurn: number | null
}

const selected = `SELECT id, encounter_id AS encounterId, kind, name, note, turn, step,
  npc_id AS npcId, quantity, side, group_name AS "group", done_turn AS doneTurn
  FROM encounter_row`

/** An entry by id; a refusal in words when it is gone. */
export function entryById(read: Read, rowId: string): TimelineEntry {
  return (
    read.get<TimelineEntry>(`${selected} WHERE id = @rowId`, { rowId }) ?? refuse('refusal.gone')
  )
}

/** The timeline of a fight: by the time they fall due, those that stand all along first. */
export function timelineOf(read: Read, encounterId: string): TimelineEntry[] {
  return read.all<TimelineEntry>(
    `${selected} WHERE encounter_id = @encounterId
     ORDER BY ifnull(turn, 0), ifnull(step, 0), position`,
    { encounterId },
  )
}

/** When something of a fight comes: the turn, and the step in it where that matters. */
export interface DueTime {
  /** Null: it is there all fight long. */
  turn: number | null
  step: number | null
  /** The turn it was marked as come; null while it has not. */
  doneTurn: number | null
}

/**
 * `next` is announced: it falls due later in this turn, or in the turn after it. `due` stays until
 * it is marked as come.
 */
export type EntryState = 'happened' | 'standing' | 'due' | 'next' | 'later'

/** Where an entry stands at a moment of its fight; `moment` null before the first turn. Pure. */
export function entryState(
  { turn, step, doneTurn }: DueTime,
  moment: Pick<Moment, 'turn' | 'step'> | null,
): EntryState {
  if (doneTurn !== null) return 'happened'
  if (turn === null) return 'standing'
  if (moment === null || turn > moment.turn + 1) return 'later'
  if (turn > moment.turn) return 'next'
  const isReached = turn < moment.turn || step === null || step <= moment.step
  return isReached ? 'due' : 'next'
}

const name = z.string().trim().min(1).max(120)
const turn = z.number().int().min(1).max(999)
const shared = {
  note: z.string().trim().max(500).default(''),
  step: z.number().int().min(1).max(99).nullable().default(null),
}

/** What an entry may be: a danger of the place, a timer, an event, or more who come. */
export const entryInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hazard'), name, turn: turn.nullable(), ...shared }),
  z.strictObject({ kind: z.literal('timer'), name, turn, ...shared }),
  z.strictObject({ kind: z.literal('event'), name, turn, ...shared }),
  z.strictObject({
    kind: z.literal('reinforcement'),
    npcId: z.string().min(1).max(64),
    quantity: z.number().int().min(1).max(50),
    side: z.enum(['party', 'foe']),
    group: z.string().trim().max(60).default(''),
    turn,
    ...shared,
  }),
])
export type EntryInput = z.infer<typeof entryInput>

/** An entry's columns; refuses in words a step no turn has, and one who is gone. */
export function columnsOf(
  read: Read,
  encounter: EncounterRecord,
  entry: EntryInput,
): Record<string, Binding> & { name: string } {
  const { kind, note, turn: due, step } = entry
  const most = combatOf(encounter.system).stepsInTurn
  if (step !== null && (step > most || due === null)) refuse('refusal.noSuchStep', { most })
  const when = { kind, note, turn: due, step }
  if (entry.kind !== 'reinforcement') {
    return { ...when, name: entry.name, npc: null, quantity: null, side: null, group: '' }
  }
  const { npcId: npc, quantity, side, group } = entry
  return { ...when, name: refOf(read, 'npc', npc).name, npc, quantity, side, group }
}

/** Entries are the GM's plan: no fact of theirs reaches the players. */
function tell(
  write: Write,
  encounter: EncounterRecord,
  kind: string,
  name: string,
  turn = 0,
): void {
  write.record(
    { kind, secret: true, about: [encounterRef(encounter)], with: { name, turn } },
    { encounterId: encounter.id },
  )
}

/** Those of a reinforcement come in, on its side and in its group. */
function bringIn(write: Write, encounter: EncounterRecord, entry: TimelineEntry): void {
  if (entry.npcId === null || entry.side === null) refuse('refusal.gone')
  const { npcId, side, group } = entry
  const fielding = { from: [{ type: 'npc' as const, id: npcId }], side, group }
  fieldCombatants(write, encounter, { ...fielding, quantity: entry.quantity ?? 1 })
}

export const timelineApi = {
  /** Puts a hazard, a timer, an event or a reinforcement into a fight. Answers its id. */
  'encounter.addRow': command({
    input: z.strictObject({ encounterId: id, row: entryInput }),
    label: (read, { encounterId }) =>
      phrase('history.encounter.addRow', { name: encounterById(read, encounterId).name }),
    run: (write, { encounterId, row }) => {
      const encounter = encounterById(write, encounterId)
      if (encounter.status === 'over') refuse('refusal.fightOver')
      const columns = columnsOf(write, encounter, row)
      const rowId = write.newId()
      write.run(
        `INSERT INTO encounter_row (id, encounter_id, position, kind, name, note, turn, step, npc_id,
                                    quantity, side, group_name)
         SELECT @rowId, @encounterId, coalesce(max(position) + 1, 0), @kind, @name, @note, @turn,
                @step, @npc, @quantity, @side, @group
         FROM encounter_row WHERE encounter_id = @encounterId`,
        { ...columns, rowId, encounterId },
      )
      tell(write, encounter, 'row.added', columns.name, row.turn ?? 0)
      return { rowId }
    },
  }),

  'encounter.removeRow': command({
    input: rowOnly,
    label: (read, { rowId }) =>
      phrase('history.encounter.removeRow', { name: entryById(read, rowId).name }),
    run: (write, { rowId }) => {
      const row = entryById(write, rowId)
      write.run('DELETE FROM encounter_row WHERE id = @rowId', { rowId })
      tell(write, encounterById(write, row.encounterId), 'row.removed', row.name)
    },
  }),

  /** It comes now: a reinforcement's people join, anything else is marked as come. */
  'encounter.rowHappens': command({
    input: rowOnly,
    label: (read, { rowId }) => {
      const { kind, name } = entryById(read, rowId)
      return phrase(`history.encounter.happens.${kind}`, { name })
    },
    run: (write, { rowId }) => {
      const row = entryById(write, rowId)
      const encounter = encounterById(write, row.encounterId)
      if (row.doneTurn !== null) refuse('refusal.rowDone')
      const { turn } = momentIn(encounter) ?? refuse('refusal.notRunning')
      if (row.kind === 'reinforcement') bringIn(write, encounter, row)
      write.run('UPDATE encounter_row SET done_turn = @turn WHERE id = @rowId', { turn, rowId })
      tell(write, encounter, 'row.happened', row.name, turn)
    },
  }),
}
