import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import { combatOf } from '../sheet/sheets'
import { act } from './api'
import { combatantById, combatantRef } from './combatant-row'
import { encounterHead } from './encounter-row'
import { fieldCombatants } from './fielding'

const id = z.string().min(1).max(64)
const side = z.enum(['party', 'foe'])
const group = z.string().trim().max(60)

export const peopleApi = {
  /**
   * Puts characters and NPCs into a fight, before it or in the middle of it. Labels are fixed here
   * for good. Answers the combatants' ids.
   */
  'encounter.addCombatants': command({
    input: z.strictObject({
      encounterId: id,
      from: z
        .array(z.strictObject({ type: z.enum(['character', 'npc']), id }))
        .min(1)
        .max(20),
      quantity: z.number().int().min(1).max(50).default(1),
      side,
      group: group.default(''),
    }),
    label: (read, { encounterId, from, quantity }) =>
      phrase('history.encounter.add', {
        name: encounterHead(read, encounterId).name,
        count: from.length * quantity,
      }),
    run: (write, { encounterId, ...fielding }) => ({
      combatantIds: fieldCombatants(write, encounterHead(write, encounterId), fielding),
    }),
  }),

  /** Before the fight the row goes; in it the combatant leaves, since the journal names him. */
  'encounter.removeCombatant': command({
    input: z.strictObject({ combatantId: id }),
    label: (read, { combatantId }) =>
      phrase('history.encounter.takeOut', { who: combatantById(read, combatantId).label }),
    run: (write, { combatantId }) => {
      const combatant = combatantById(write, combatantId)
      const head = encounterHead(write, combatant.encounterId)
      if (head.status === 'over') refuse('refusal.fightOver')
      if (head.status === 'running') {
        act(write, head.id, combatOf(head.system).leaving(combatantId))
        return
      }
      write.run('DELETE FROM combatant WHERE id = @combatantId', { combatantId })
      write.record(
        { kind: 'combatant.removed', secret: true, about: [combatantRef(combatant)] },
        { encounterId: head.id },
      )
    },
  }),

  /** Brings one back who has left a fight that still runs. */
  'encounter.returnCombatant': command({
    input: z.strictObject({ combatantId: id }),
    label: (read, { combatantId }) =>
      phrase('history.encounter.bringBack', { who: combatantById(read, combatantId).label }),
    run: (write, { combatantId }) => {
      const head = encounterHead(write, combatantById(write, combatantId).encounterId)
      if (head.status !== 'running') refuse('refusal.notRunning')
      act(write, head.id, combatOf(head.system).returning(combatantId))
    },
  }),

  /** The side and the group a combatant stands in; each member keeps harm of its own. */
  'encounter.arrangeCombatant': command({
    input: z.strictObject({ combatantId: id, side, group }),
    label: (read, { combatantId }) =>
      phrase('history.encounter.arrange', { who: combatantById(read, combatantId).label }),
    run: (write, input) => {
      const combatant = combatantById(write, input.combatantId)
      if (encounterHead(write, combatant.encounterId).status === 'over') {
        refuse('refusal.fightOver')
      }
      if (combatant.side === input.side && combatant.group === input.group) return
      write.run(
        'UPDATE combatant SET side = @side, group_name = @group WHERE id = @combatantId',
        input,
      )
      write.record(
        {
          kind: 'combatant.arranged',
          secret: true,
          about: [combatantRef(combatant)],
          with: { side: `@encounter.side.${input.side}`, group: input.group },
        },
        { encounterId: combatant.encounterId },
      )
    },
  }),
}
