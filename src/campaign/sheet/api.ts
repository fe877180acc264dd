import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read } from '../file/handles'
import { memberSchema } from '../move/input'
import { beginSheet, memberFields, replaceSheet } from './members'
import { refOf } from './land'
import { workedOut } from './work-out'
import { hasSheet, playedSystem, sheetOf, systemTitle } from './sheets'
import { filledText, textUpTo } from '../../shared/bounded'

const input = z.strictObject({ member: memberSchema, system: filledText(40) })
type Input = z.infer<typeof input>

const labelled =
  (key: string) =>
  (read: Read, { member, system }: Input) =>
    phrase(key, {
      name: refOf(read, member.type, member.id).name,
      system: systemTitle(system),
    })

/** Fights that are not over in which somebody fights with this sheet. */
function fightsWith(read: Read, { member, system }: Input): number {
  return (
    read.get<{ count: number }>(
      `SELECT count(DISTINCT encounter.id) AS count
       FROM combatant JOIN encounter ON encounter.id = combatant.encounter_id
       WHERE encounter.status <> 'over' AND encounter.system = @system
       AND (CASE @type WHEN 'npc' THEN npc_id ELSE character_id END) = @id`,
      { system, type: member.type, id: member.id },
    )?.count ?? 0
  )
}

export const sheetApi = {
  /** A blank sheet of a system that the campaign plays by, beside those somebody has. */
  'sheet.begin': command({
    input,
    label: labelled('history.sheet.begin'),
    run: (write, { member, system }) => {
      playedSystem(write, system)
      beginSheet(write, member, system)
    },
  }),

  /** Puts a whole sheet in the place of one that is there: what is left out of it is gone. */
  'sheet.write': command({
    input: input.extend({ sheet: memberFields.sheet }),
    label: labelled('history.sheet.write'),
    run: (write, { member, system, sheet }) => replaceSheet(write, member, system, sheet),
  }),

  /**
   * Works figures of a sheet out from what is typed for them, and takes those over that are named by
   * their paths. What was typed is kept on the sheet.
   */
  'sheet.workOut': command({
    input: input.extend({
      basis: memberFields.sheet,
      take: z.array(textUpTo(80)).max(200),
    }),
    label: labelled('history.sheet.workOut'),
    run: (write, { member, system, basis, take }) => {
      const sheet = sheetOf(write, member.type, member.id, system)
      replaceSheet(write, member, system, workedOut(write, system, sheet, basis, take))
    },
  }),

  /** Takes one sheet away; refused while somebody is in a fight with it. Undo brings it back. */
  'sheet.remove': command({
    input,
    label: labelled('history.sheet.remove'),
    run: (write, { member, system }) => {
      if (!hasSheet(write, member.type, member.id, system)) {
        refuse('refusal.noSheet', { system: systemTitle(system) })
      }
      const fights = fightsWith(write, { member, system })
      if (fights > 0) refuse('refusal.sheetFights', { count: fights })
      write.record({
        kind: 'sheet.removed',
        secret: true,
        about: [refOf(write, member.type, member.id)],
        with: { system: systemTitle(system) },
      })
      write.run(
        member.type === 'npc'
          ? 'DELETE FROM npc_sheet WHERE npc_id = @id AND system = @system'
          : 'DELETE FROM character_sheet WHERE character_id = @id AND system = @system',
        { id: member.id, system },
      )
    },
  }),
}
