import { z } from 'zod'
import type { Binding, Read } from '../file/handles'
import { refuse } from '../../shared/reply'
import { refOf } from '../sheet/land'
import { combatOf } from '../sheet/sheets'
import type { EncounterHead } from './encounter-row'

const name = z.string().trim().min(1).max(120)
const turn = z.number().int().min(1).max(999)
const shared = {
  note: z.string().trim().max(500).default(''),
  step: z.number().int().min(1).max(99).nullable().default(null),
}

/** What a row may be: a danger of the place, a timer, an event, or more who come. */
export const rowInput = z.discriminatedUnion('kind', [
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
export type RowInput = z.infer<typeof rowInput>

/** A row's columns; refuses in words a step no turn has, and one who is gone. */
export function columnsOf(
  read: Read,
  head: EncounterHead,
  row: RowInput,
): Record<string, Binding> & { name: string } {
  const { kind, note, turn: due, step } = row
  const most = combatOf(head.system).stepsInTurn
  if (step !== null && (step > most || due === null)) refuse('refusal.noSuchStep', { most })
  const when = { kind, note, turn: due, step }
  if (row.kind !== 'reinforcement') {
    return { ...when, name: row.name, npc: null, quantity: null, side: null, group: '' }
  }
  const { npcId: npc, quantity, side, group } = row
  return { ...when, name: refOf(read, 'npc', npc).name, npc, quantity, side, group }
}
