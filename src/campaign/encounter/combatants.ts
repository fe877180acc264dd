import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import { beginSheet } from '../sheet/members'
import { combatOf } from '../sheet/sheets'
import { act } from './act'
import { arranging, encounterOf, labelOf, thoseOf } from './arrange'
import { combatantById, combatantRef, encounterById } from './prepared'
import { fieldCombatants } from './fielding'
import { group, id, ids, side } from './input'
import { makeUp, newNpc } from './new-npc'
import { whole } from '../../shared/bounded'

export const combatantsApi = {
  ...arranging,

  /**
   * Puts characters and NPCs into a fight, before it or in the middle of it; an NPC may be made up for
   * it. Labels are fixed here for good. Answers the combatants' ids.
   */
  'encounter.addCombatants': command({
    input: z.strictObject({
      encounterId: id,
      from: z
        .array(
          z.discriminatedUnion('type', [
            z.strictObject({
              type: z.enum(['character', 'npc']),
              id,
              /** Whether they have no sheet of the fight's game yet, and get a blank one. */
              blank: z.boolean().default(false),
            }),
            newNpc.extend({ type: z.literal('new') }),
          ]),
        )
        .min(1)
        .max(20),
      quantity: whole(1, 50).default(1),
      side,
      group: group.default(''),
    }),
    label: (read, { encounterId, from, quantity }) =>
      phrase('history.encounter.add', {
        name: encounterById(read, encounterId).name,
        count: from.length * quantity,
      }),
    run: (write, { encounterId, from, ...fielding }) => {
      const encounter = encounterById(write, encounterId)
      const members = from.map((each) => {
        if (each.type === 'new') return { type: 'npc' as const, id: makeUp(write, encounter, each) }
        const member = { type: each.type, id: each.id }
        if (each.blank) beginSheet(write, member, encounter.system)
        return member
      })
      return { combatantIds: fieldCombatants(write, encounter, { ...fielding, from: members }) }
    },
  }),

  /** Before the fight the rows go; in it the combatants leave, since the journal names them. */
  'encounter.removeCombatants': command({
    input: z.strictObject({ combatantIds: ids }),
    label: (read, { combatantIds }) => labelOf('takeOut', thoseOf(read, combatantIds)),
    run: (write, { combatantIds }) => {
      const leaving = thoseOf(write, combatantIds)
      const encounter = encounterOf(write, leaving)
      const rules = combatOf(encounter.system)
      if (encounter.status === 'running') {
        const here = leaving.filter(({ state }) => !rules.hasLeft(state))
        // Where nobody is left of them, the rules say so of the first.
        const events = (here.length > 0 ? here : leaving.slice(0, 1)).map(({ id }) =>
          rules.leaving(id),
        )
        act(write, encounter.id, ...events)
        return
      }
      for (const combatant of leaving) {
        write.run('DELETE FROM combatant WHERE id = @id', { id: combatant.id })
        write.record(
          { kind: 'combatant.removed', secret: true, about: [combatantRef(combatant)] },
          { encounterId: encounter.id },
        )
      }
    },
  }),

  /** Brings one back who has left a fight that still runs. */
  'encounter.returnCombatant': command({
    input: z.strictObject({ combatantId: id }),
    label: (read, { combatantId }) =>
      phrase('history.encounter.bringBack', { who: combatantById(read, combatantId).label }),
    run: (write, { combatantId }) => {
      const encounter = encounterById(write, combatantById(write, combatantId).encounterId)
      if (encounter.status !== 'running') refuse('refusal.notRunning')
      act(write, encounter.id, combatOf(encounter.system).returning(combatantId))
    },
  }),

  /** Shows combatants on the players' window, or takes them off it. A character always stands there. */
  'encounter.show': command({
    input: z.strictObject({
      encounterId: id,
      combatantIds: z.array(id).min(1).max(300),
      shown: z.boolean(),
    }),
    label: (read, { encounterId, shown }) =>
      phrase(shown ? 'history.encounter.show' : 'history.encounter.hide', {
        name: encounterById(read, encounterId).name,
      }),
    run: (write, { encounterId, combatantIds, shown }) => {
      const encounter = encounterById(write, encounterId)
      if (encounter.status === 'over') refuse('refusal.fightOver')
      for (const combatantId of combatantIds) {
        const row =
          write.get<{ id: string; label: string; shown: number }>(
            'SELECT id, label, shown FROM combatant WHERE id = @combatantId AND encounter_id = @encounterId',
            { combatantId, encounterId },
          ) ?? refuse('refusal.gone')
        if (row.shown === Number(shown)) continue
        write.run('UPDATE combatant SET shown = @shown WHERE id = @combatantId', {
          combatantId,
          shown: Number(shown),
        })
        const kind = shown ? 'combatant.shown' : 'combatant.hidden'
        write.record({ kind, secret: true, about: [combatantRef(row)] }, { encounterId })
      }
    },
  }),
}
