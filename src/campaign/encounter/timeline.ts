import { z } from 'zod'
import { tickSchema, type Tick } from '../../rules/effects/effect'
import type { Moment } from '../../rules/system/fight/fight-news'
import { pointsRolled } from '../../shared/dice/dice-notation'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Binding, Read, Write } from '../file/handles'
import { readable, readStored } from '../file/stored'
import { refOf } from '../sheet/land'
import { combatOf } from '../sheet/sheets'
import { words } from '../words'
import { act } from './act'
import { readFight } from './fight'
import { id } from './input'
import { makeUp, newNpc } from './new-npc'
import { encounterById, encounterRef, momentIn, type EncounterRecord } from './prepared'
import { fieldCombatants } from './fielding'
import { line, maybeLine, whole } from '../../shared/bounded'

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
  /** It comes again every so many turns; null: once. */
  every: number | null
  /** What it does to those it reaches. */
  tick: Tick | null
  doneTurn: number | null
}

const selected = `SELECT id, encounter_id AS encounterId, kind, name, note, turn, step,
  npc_id AS npcId, quantity, side, group_name AS "group", every, tick, done_turn AS doneTurn
  FROM encounter_row`

type Row = Omit<TimelineEntry, 'tick'> & { tick: string | null }

const parse = (row: Row): TimelineEntry => ({
  ...row,
  tick: row.tick === null ? null : readStored(tickSchema, row.tick),
})

/** An entry by id; a refusal in words when it is gone. */
export function entryById(read: Read, rowId: string): TimelineEntry {
  return parse(read.get<Row>(`${selected} WHERE id = @rowId`, { rowId }) ?? refuse('refusal.gone'))
}

/** The timeline of a fight: by the time they fall due, those that stand all along first. */
export function timelineOf(read: Read, encounterId: string): TimelineEntry[] {
  const rows = read.all<Row>(
    `${selected} WHERE encounter_id = @encounterId
     ORDER BY ifnull(turn, 0), ifnull(step, 0), position`,
    { encounterId },
  )
  return readable(read, rows, parse)
}

/** When something of a fight comes: the turn, and the step in it where that matters. */
export interface DueTime {
  /** Null: it is there all fight long. */
  turn: number | null
  step: number | null
  /** It comes again every so many turns; null: once. */
  every: number | null
  /** The turn it was last marked as come; null while it has not. */
  doneTurn: number | null
}

/** The turn something comes next; null for what is there all along, or comes no more. Pure. */
export function nextTurn({ turn, every, doneTurn }: Omit<DueTime, 'step'>): number | null {
  if (turn === null || doneTurn === null) return turn
  if (every === null) return null
  // It keeps its beat, however late it was marked, and what came before its time comes in it again.
  return turn + every * Math.max(0, Math.floor((doneTurn - turn) / every) + 1)
}

/**
 * `next` is announced: it falls due later in this turn, or in the turn after it. `due` stays until
 * it is marked as come.
 */
export type EntryState = 'happened' | 'standing' | 'due' | 'next' | 'later'

/** Where an entry stands at a moment of its fight; `moment` null before the first turn. Pure. */
export function entryState(due: DueTime, moment: Pick<Moment, 'turn' | 'step'> | null): EntryState {
  const { step, doneTurn } = due
  const turn = nextTurn(due)
  if (turn === null) return doneTurn === null ? 'standing' : 'happened'
  if (moment === null || turn > moment.turn + 1) return 'later'
  if (turn > moment.turn) return 'next'
  const isReached = turn < moment.turn || step === null || step <= moment.step
  return isReached ? 'due' : 'next'
}

const name = line(120)
const turn = whole(1, 999)
const shared = {
  note: maybeLine(500).default(''),
  step: whole(1, 99).nullable().default(null),
  every: whole(1, 99).nullable().default(null),
}
const acting = { name, ...shared, tick: tickSchema.nullable().default(null) }

/** What an entry may be: a danger of the place, a timer, an event, or more who come. */
export const entryInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hazard'), turn: turn.nullable(), ...acting }),
  z.strictObject({ kind: z.literal('timer'), turn, ...acting }),
  z.strictObject({ kind: z.literal('event'), turn, ...acting }),
  z.strictObject({
    kind: z.literal('reinforcement'),
    npcId: z.union([id, newNpc]),
    quantity: whole(1, 50),
    side: z.enum(['party', 'foe']),
    group: maybeLine(60).default(''),
    turn,
    ...shared,
  }),
])
export type EntryInput = z.infer<typeof entryInput>

/**
 * An entry's columns; who is made up for it is made here. Refuses in words a step no turn has, and one
 * who is gone.
 */
function columnsOf(
  write: Write,
  encounter: EncounterRecord,
  entry: EntryInput,
): Record<string, Binding> & { name: string } {
  const { kind, note, turn: due, step, every } = entry
  const most = combatOf(encounter.system).stepsInTurn
  if (step !== null && (step > most || due === null)) refuse('refusal.noSuchStep', { most })
  if (every !== null && due === null) refuse('refusal.everyFromWhen')
  const when = { kind, note, turn: due, step, every }
  if (entry.kind !== 'reinforcement') {
    const tick = entry.tick && JSON.stringify(entry.tick)
    return { ...when, name: entry.name, npc: null, quantity: null, side: null, group: '', tick }
  }
  const { npcId, quantity, side, group } = entry
  const npc = typeof npcId === 'string' ? npcId : makeUp(write, encounter, npcId)
  return { ...when, name: refOf(write, 'npc', npc).name, npc, quantity, side, group, tick: null }
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

const harmInput = z.strictObject({
  combatantIds: z.array(id).min(1).max(100),
  /** The faces of its dice in their order: one roll for all it reaches. */
  faces: z.array(whole(1, 100)).max(100),
  typed: z.boolean(),
})

/**
 * It does its harm to those it reaches; the dead and those who have left it passes over. Why harm was done
 * is told in the words of its kind: what the game master calls it is no player's to read.
 */
function doHarm(
  write: Write,
  encounter: EncounterRecord,
  { kind, tick }: TimelineEntry,
  { combatantIds, faces, typed }: z.infer<typeof harmInput>,
): void {
  if (!tick) return refuse('refusal.gone')
  const points =
    pointsRolled(tick.dice, faces) ?? refuse('effect.refused.dice', { dice: tick.dice })
  if (points <= 0) return
  const { rules, snapshot } = readFight(write, encounter.id)
  const events = [...new Set(combatantIds)].map((combatantId) =>
    rules.harm(combatantId, {
      points,
      kind: tick.kind,
      words: words.say(phrase(`prep.kind.${kind}`)),
      dice: { faces, typed },
    }),
  )
  const possible = events.filter((event) => rules.refusal(snapshot, event) === null)
  // Where it reaches nobody who could be hurt, the rules say so of the first.
  act(write, encounter.id, ...(possible.length > 0 ? possible : events.slice(0, 1)))
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
                                    quantity, side, group_name, every, tick)
         SELECT @rowId, @encounterId, coalesce(max(position) + 1, 0), @kind, @name, @note, @turn,
                @step, @npc, @quantity, @side, @group, @every, @tick
         FROM encounter_row WHERE encounter_id = @encounterId`,
        { ...columns, rowId, encounterId },
      )
      tell(write, encounter, 'row.added', columns.name, row.turn ?? 0)
      return { rowId }
    },
  }),

  /** What it is, when it comes and what it does, before the fight and while it runs. */
  'encounter.editRow': command({
    input: z.strictObject({ rowId: id, row: entryInput }),
    label: (read, { rowId }) =>
      phrase('history.encounter.editRow', { name: entryById(read, rowId).name }),
    run: (write, { rowId, row }) => {
      const encounter = encounterById(write, entryById(write, rowId).encounterId)
      if (encounter.status === 'over') refuse('refusal.fightOver')
      const columns = columnsOf(write, encounter, row)
      write.run(
        `UPDATE encounter_row SET kind = @kind, name = @name, note = @note, turn = @turn,
           step = @step, npc_id = @npc, quantity = @quantity, side = @side, group_name = @group,
           every = @every, tick = @tick
         WHERE id = @rowId`,
        { ...columns, rowId },
      )
      tell(write, encounter, 'row.edited', columns.name)
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

  /**
   * It comes now: a reinforcement's people join, harm is done to those it reaches, and it is marked as
   * come until it comes again.
   */
  'encounter.rowHappens': command({
    input: z.strictObject({ rowId: id, harm: harmInput.nullable().default(null) }),
    label: (read, { rowId }) => {
      const { kind, name } = entryById(read, rowId)
      return phrase(`history.encounter.happens.${kind}`, { name })
    },
    run: (write, { rowId, harm }) => {
      const row = entryById(write, rowId)
      const encounter = encounterById(write, row.encounterId)
      const moment = momentIn(encounter) ?? refuse('refusal.notRunning')
      if (entryState(row, moment) === 'happened') refuse('refusal.rowDone')
      const { turn } = moment
      if (row.kind === 'reinforcement') bringIn(write, encounter, row)
      // What does harm and is there all along may do it again.
      if (row.turn !== null || !row.tick) {
        write.run('UPDATE encounter_row SET done_turn = @turn WHERE id = @rowId', { turn, rowId })
      }
      tell(write, encounter, 'row.happened', row.name, turn)
      if (harm) doHarm(write, encounter, row, harm)
    },
  }),
}
