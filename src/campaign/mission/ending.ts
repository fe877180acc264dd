import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { recordOwedMove } from '../move/owed'
import { landEffects } from '../sheet/land'
import { sheetOf } from '../sheet/sheets'
import { endingSystem, missionRef } from './life'
import { readMission, type ClosingRoll, type Mission } from './read'

const id = z.string().min(1).max(64)

function reportable(read: Read, missionId: string): Mission {
  const mission = readMission(read, missionId)
  if (mission.status !== 'reporting') refuse('refusal.notReporting')
  return mission
}

function participant(mission: Mission, characterId: string) {
  const found = mission.participants.find((each) => each.id === characterId)
  return found ?? refuse('refusal.tookNoPart')
}

const rollInput = z.strictObject({
  missionId: id,
  characterId: id,
  dice: z.array(z.number().int().min(1).max(6)).max(4),
  typed: z.boolean(),
  picks: z.array(z.string().max(40)).max(4),
})

function roll(write: Write, input: z.infer<typeof rollInput>): void {
  const mission = reportable(write, input.missionId)
  const who = participant(mission, input.characterId)
  if (who.roll) refuse('refusal.alreadyRolled', { name: who.name })
  const system = endingSystem(write) ?? refuse('refusal.noEnding')
  const modifier = system.rules.modifier(mission.end, who.id)
  const reading = system.rules.read(mission.end, who.id, input.dice)
  const sheet = sheetOf(write, 'character', who.id, system.id)
  const effects = system.rules.effects(reading, sheet, input.picks)
  if (!Array.isArray(effects)) refuse(effects.key, effects.with)
  const { dice, typed, picks } = input
  const made: ClosingRoll = {
    ...{ dice, typed, picks },
    modifier: modifier.total,
    total: reading.sum.total,
    band: reading.band,
  }
  write.run(
    `UPDATE participant SET roll = @roll
     WHERE mission_id = @missionId AND character_id = @characterId`,
    { missionId: mission.id, characterId: who.id, roll: JSON.stringify(made) },
  )
  const about = [{ type: 'character' as const, id: who.id, name: who.name }, missionRef(mission)]
  const place = { missionId: mission.id }
  const { total, band } = made
  write.record(
    {
      kind: 'mission.rolled',
      secret: false,
      about,
      dice: { faces: dice, typed },
      with: { total, band, modifier: modifier.total },
    },
    place,
  )
  // The terms tell what others reported: only the GM may see them.
  write.record(
    {
      kind: 'mission.modifierSummed',
      secret: true,
      about,
      to: modifier.total,
      terms: modifier.terms,
    },
    place,
  )
  const cause = phrase('cause.endOfMission', { mission: mission.name })
  if (reading.gmMove) recordOwedMove(write, reading.gmMove, about, cause, place)
  const holder = { type: 'character' as const, id: who.id }
  landEffects(write, { holder, system: system.id, sheet, effects, cause }, place)
}

export const endingApi = {
  /** Whether a character was there when the mission was reported, and the milestones spent on it. */
  'mission.setParticipant': command({
    input: z.strictObject({
      missionId: id,
      characterId: id,
      absent: z.boolean(),
      milestones: z.number().int().min(0).max(9),
    }),
    label: (read, { missionId, characterId }) =>
      phrase('history.participant', {
        name: participant(readMission(read, missionId), characterId).name,
      }),
    run: (write, { missionId, characterId, absent, milestones }) => {
      if (participant(readMission(write, missionId), characterId).roll) refuse('refusal.rollsBegan')
      write.run(
        `UPDATE participant SET absent = @absent, milestones = @milestones
         WHERE mission_id = @missionId AND character_id = @characterId`,
        { missionId, characterId, absent: absent ? 1 : 0, milestones },
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
      const mission = reportable(write, missionId)
      if (mission.participants.some((each) => each.roll)) refuse('refusal.rollsBegan')
      if (from === to) refuse('refusal.reportOneself')
      participant(mission, to)
      if (from !== null) participant(mission, from)
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
    run: roll,
  }),
}
