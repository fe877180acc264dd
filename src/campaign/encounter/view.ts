import { z } from 'zod'
import { query } from '../define'
import type { Read } from '../file/handles'
import { combatOf } from '../sheet/sheets'
import { combatantsIn, figuresIn } from './combatant-row'
import { rowState } from './due'
import { encounterHead, momentIn } from './encounter-row'
import { rowsOf } from './row-read'

const input = z.strictObject({ encounterId: z.string().min(1).max(64) })

/** Templates' names by id: an overridden one still says what it is. */
function namesOf(read: Read): Map<string, string> {
  const rows = [
    ...read.all<{ id: string; name: string }>('SELECT id, name FROM character'),
    ...read.all<{ id: string; name: string }>('SELECT id, name FROM npc'),
  ]
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const encounterViewApi = {
  /** A fight as it is prepared: who is in it, on which side, with which figures of their own. */
  'encounter.preparation': query({
    input,
    run: (read, { encounterId }) => {
      const head = encounterHead(read, encounterId)
      const rules = combatOf(head.system)
      const names = namesOf(read)
      const { id, name, description, system, status } = head
      return {
        ...{ id, name, description, system, status },
        missionId: head.mission_id,
        placeId: head.place_id,
        stepsInTurn: rules.stepsInTurn,
        combatants: combatantsIn(read, head).map((entry) => ({
          id: entry.id,
          label: entry.label,
          side: entry.side,
          group: entry.group,
          template: entry.template && {
            ...entry.template,
            name: names.get(entry.template.id) ?? '',
          },
          hasLeft: rules.hasLeft(entry.state),
          figures: figuresIn(head, entry),
        })),
      }
    },
  }),

  /** What else is in a fight, and how near it is: `next` is announced, `due` wants the GM's word. */
  'encounter.rows': query({
    input,
    run: (read, { encounterId }) => {
      const moment = momentIn(encounterHead(read, encounterId))
      return {
        moment,
        rows: rowsOf(read, encounterId).map((row) => ({ ...row, state: rowState(row, moment) })),
      }
    },
  }),
}
