import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Write } from '../file/handles'
import { encounterHead, encounterRef, momentIn, type EncounterHead } from './encounter-row'
import { fieldCombatants } from './fielding'
import { columnsOf, rowInput } from './row-input'
import { rowById, type EncounterRow } from './row-read'

const id = z.string().min(1).max(64)
const rowOnly = z.strictObject({ rowId: id })

/** Rows are the GM's plan: no fact of theirs reaches the players. */
function tell(write: Write, head: EncounterHead, kind: string, name: string, turn = 0): void {
  write.record(
    { kind, secret: true, about: [encounterRef(head)], with: { name, turn } },
    { encounterId: head.id },
  )
}

/** Those of a reinforcement come in, on its side and in its group. */
function bringIn(write: Write, head: EncounterHead, row: EncounterRow): void {
  if (row.npcId === null || row.side === null) refuse('refusal.gone')
  const { npcId, side, group } = row
  const fielding = { from: [{ type: 'npc' as const, id: npcId }], side, group }
  fieldCombatants(write, head, { ...fielding, quantity: row.quantity ?? 1 })
}

export const rowsApi = {
  /** Puts a hazard, a timer, an event or a reinforcement into a fight. Answers its id. */
  'encounter.addRow': command({
    input: z.strictObject({ encounterId: id, row: rowInput }),
    label: (read, { encounterId }) =>
      phrase('history.encounter.addRow', { name: encounterHead(read, encounterId).name }),
    run: (write, { encounterId, row }) => {
      const head = encounterHead(write, encounterId)
      if (head.status === 'over') refuse('refusal.fightOver')
      const columns = columnsOf(write, head, row)
      const rowId = write.newId()
      write.run(
        `INSERT INTO encounter_row (id, encounter_id, position, kind, name, note, turn, step, npc_id,
                                    quantity, side, group_name)
         SELECT @rowId, @encounterId, coalesce(max(position) + 1, 0), @kind, @name, @note, @turn,
                @step, @npc, @quantity, @side, @group
         FROM encounter_row WHERE encounter_id = @encounterId`,
        { ...columns, rowId, encounterId },
      )
      tell(write, head, 'row.added', columns.name, row.turn ?? 0)
      return { rowId }
    },
  }),

  /** Says a row anew; one that has come stays as it was. */
  'encounter.editRow': command({
    input: z.strictObject({ rowId: id, row: rowInput }),
    label: (read, { rowId }) =>
      phrase('history.encounter.editRow', { name: rowById(read, rowId).name }),
    run: (write, { rowId, row }) => {
      const was = rowById(write, rowId)
      if (was.doneTurn !== null) refuse('refusal.rowDone')
      const head = encounterHead(write, was.encounterId)
      const columns = columnsOf(write, head, row)
      write.run(
        `UPDATE encounter_row SET kind = @kind, name = @name, note = @note, turn = @turn,
                step = @step, npc_id = @npc, quantity = @quantity, side = @side, group_name = @group
         WHERE id = @rowId`,
        { ...columns, rowId },
      )
      tell(write, head, 'row.edited', columns.name, row.turn ?? 0)
    },
  }),

  'encounter.removeRow': command({
    input: rowOnly,
    label: (read, { rowId }) =>
      phrase('history.encounter.removeRow', { name: rowById(read, rowId).name }),
    run: (write, { rowId }) => {
      const row = rowById(write, rowId)
      write.run('DELETE FROM encounter_row WHERE id = @rowId', { rowId })
      tell(write, encounterHead(write, row.encounterId), 'row.removed', row.name)
    },
  }),

  /** It comes now: a reinforcement's people join, anything else is marked as come. */
  'encounter.rowHappens': command({
    input: rowOnly,
    label: (read, { rowId }) => {
      const { kind, name } = rowById(read, rowId)
      return phrase(`history.encounter.happens.${kind}`, { name })
    },
    run: (write, { rowId }) => {
      const row = rowById(write, rowId)
      const head = encounterHead(write, row.encounterId)
      if (row.doneTurn !== null) refuse('refusal.rowDone')
      const { turn } = momentIn(head) ?? refuse('refusal.notRunning')
      if (row.kind === 'reinforcement') bringIn(write, head, row)
      write.run('UPDATE encounter_row SET done_turn = @turn WHERE id = @rowId', { turn, rowId })
      tell(write, head, 'row.happened', row.name, turn)
    },
  }),
}
