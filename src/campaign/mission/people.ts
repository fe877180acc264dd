import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { presentRef } from '../cast/present'
import { command } from '../define'
import type { Read } from '../file/handles'
import { placeRef } from '../place/ref'
import { refOf } from '../sheet/land'
import { missionHead, tellPreparation, type MissionHead } from './head'
import { freeRewards } from './rewards'
import { idSchema as id, maybeLine } from '../../shared/bounded'

const note = maybeLine(300)
const participant = z.strictObject({ missionId: id, characterId: id })
const npc = z.strictObject({ missionId: id, npcId: id })
const place = z.strictObject({ missionId: id, placeId: id })

const about = (key: string, { name }: Ref, mission: MissionHead) =>
  phrase(`history.mission.${key}`, { name, mission: mission.name })

/** Who takes part stands fast once the mission was reported: reports and rolls count on them. */
function refuseReported({ status }: MissionHead): void {
  if (status === 'reporting' || status === 'closed') refuse('refusal.participantsStand')
}

function refuseInvested(read: Read, input: z.output<typeof participant>): void {
  const row = read.get<{ milestones: number }>(
    `SELECT milestones FROM participant
     WHERE mission_id = @missionId AND character_id = @characterId`,
    input,
  )
  if ((row ?? refuse('refusal.gone')).milestones > 0) refuse('refusal.participantInvested')
}

export const missionPeopleApi = {
  'mission.addParticipant': command({
    input: participant,
    label: (read, { missionId, characterId }) =>
      about('join', refOf(read, 'character', characterId), missionHead(read, missionId)),
    run: (write, input) => {
      const head = missionHead(write, input.missionId)
      refuseReported(head)
      const who = presentRef(write, 'character', input.characterId)
      const added = write.run(
        `INSERT INTO participant (mission_id, character_id, position)
         SELECT @missionId, @characterId, coalesce(max(position) + 1, 0)
         FROM participant WHERE mission_id = @missionId
         ON CONFLICT DO NOTHING`,
        input,
      )
      if (added > 0) tellPreparation(write, head, 'mission.joined', [who])
    },
  }),

  'mission.removeParticipant': command({
    input: participant,
    label: (read, { missionId, characterId }) =>
      about('leave', refOf(read, 'character', characterId), missionHead(read, missionId)),
    run: (write, input) => {
      const head = missionHead(write, input.missionId)
      refuseReported(head)
      refuseInvested(write, input)
      write.run(
        'DELETE FROM participant WHERE mission_id = @missionId AND character_id = @characterId',
        input,
      )
      const who = refOf(write, 'character', input.characterId)
      tellPreparation(write, head, 'mission.left', [who])
      freeRewards(write, input)
    },
  }),

  /** Puts an NPC into the mission's cast, or writes another note on one who is there. */
  'mission.setCast': command({
    input: npc.extend({ note: note.default('') }),
    label: (read, { missionId, npcId }) =>
      about('cast', refOf(read, 'npc', npcId), missionHead(read, missionId)),
    run: (write, input) => {
      const head = missionHead(write, input.missionId)
      const who = refOf(write, 'npc', input.npcId)
      write.run(
        `INSERT INTO mission_cast (mission_id, npc_id, note) VALUES (@missionId, @npcId, @note)
         ON CONFLICT DO UPDATE SET note = excluded.note`,
        input,
      )
      tellPreparation(write, head, 'mission.castSet', [who])
    },
  }),

  'mission.dropCast': command({
    input: npc,
    label: (read, { missionId, npcId }) =>
      about('uncast', refOf(read, 'npc', npcId), missionHead(read, missionId)),
    run: (write, input) => {
      const head = missionHead(write, input.missionId)
      const dropped = write.run(
        'DELETE FROM mission_cast WHERE mission_id = @missionId AND npc_id = @npcId',
        input,
      )
      if (dropped === 0) refuse('refusal.gone')
      tellPreparation(write, head, 'mission.castDropped', [refOf(write, 'npc', input.npcId)])
    },
  }),

  /** Says that a mission leads to a place, or writes another note on it. */
  'mission.setPlace': command({
    input: place.extend({ note: note.default('') }),
    label: (read, { missionId, placeId }) =>
      about('place', placeRef(read, placeId), missionHead(read, missionId)),
    run: (write, input) => {
      const head = missionHead(write, input.missionId)
      const where = placeRef(write, input.placeId)
      write.run(
        `INSERT INTO mission_place (mission_id, place_id, note) VALUES (@missionId, @placeId, @note)
         ON CONFLICT DO UPDATE SET note = excluded.note`,
        input,
      )
      tellPreparation(write, head, 'mission.placeSet', [where])
    },
  }),

  'mission.dropPlace': command({
    input: place,
    label: (read, { missionId, placeId }) =>
      about('unplace', placeRef(read, placeId), missionHead(read, missionId)),
    run: (write, input) => {
      const head = missionHead(write, input.missionId)
      const dropped = write.run(
        'DELETE FROM mission_place WHERE mission_id = @missionId AND place_id = @placeId',
        input,
      )
      if (dropped === 0) refuse('refusal.gone')
      tellPreparation(write, head, 'mission.placeDropped', [placeRef(write, input.placeId)])
    },
  }),
}
