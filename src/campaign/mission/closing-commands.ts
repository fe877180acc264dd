import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { makeClosingRoll, rollInput } from './closing-roll'
import { participant, settleEnding } from './closing-machine'
import { endingSystem } from './life'
import { readMission } from './read'
import { idSchema as id } from '../../shared/bounded'

const someone = z.strictObject({ missionId: id, characterId: id })

export const closingCommands = {
  /** Whether a character was there when the mission was reported. */
  'mission.setParticipant': command({
    input: someone.extend({ absent: z.boolean() }),
    label: (read, { missionId, characterId }) =>
      phrase('history.participant', {
        name: participant(readMission(read, missionId), characterId).name,
      }),
    run: (write, { missionId, characterId, absent }) => {
      settleEnding(write, missionId, { type: 'presence.set', characterId, absent })
      write.run(
        `UPDATE participant SET absent = @absent
         WHERE mission_id = @missionId AND character_id = @characterId`,
        { missionId, characterId, absent: absent ? 1 : 0 },
      )
    },
  }),

  /** A confidential report; `from` null is the GM's own. A second one by the same author replaces the first. */
  'mission.giveReport': command({
    input: z.strictObject({
      missionId: id,
      from: id.nullable(),
      to: id,
      value: z.union([z.literal(1), z.literal(-1)]),
    }),
    // The history is on the GM's screen, which players may glance at: it names nobody.
    label: () => phrase('history.giveReport'),
    run: (write, { missionId, from, to, value }) => {
      settleEnding(write, missionId, { type: 'report.give', report: { from, to, value } })
      write.run(
        `DELETE FROM confidential_report
         WHERE mission_id = @missionId AND from_character_id IS @from`,
        { missionId, from },
      )
      write.run(
        `INSERT INTO confidential_report (id, mission_id, from_character_id, to_character_id, value)
         VALUES (@id, @missionId, @from, @to, @value)`,
        { id: write.newId(), missionId, from, to, value },
      )
    },
  }),

  /** One character's closing roll with its picks: nothing lands before it. */
  'mission.roll': command({
    input: rollInput,
    label: (read, { missionId, characterId }) =>
      phrase('history.missionRoll', {
        name: participant(readMission(read, missionId), characterId).name,
      }),
    run: makeClosingRoll,
  }),

  /**
   * What a character may know of the reports: their own, and those their picks let them hear of,
   * by names. Never what the others reported besides.
   */
  'mission.learned': query({
    input: someone,
    run: (read, { missionId, characterId }) => {
      const mission = readMission(read, missionId)
      const { rules } = endingSystem(read) ?? refuse('refusal.noEnding')
      const { roll } = participant(mission, characterId)
      const own = mission.end.reports.filter(({ from }) => from === characterId)
      const nameOf = (who: string | null) => (who === null ? null : participant(mission, who).name)
      return [...own, ...rules.learned(mission.end, characterId, roll?.picks ?? [])].map(
        ({ from, to, value }) => ({ from: nameOf(from), to: participant(mission, to).name, value }),
      )
    },
  }),
}
