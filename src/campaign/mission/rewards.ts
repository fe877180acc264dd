import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { missionHead, tellPreparation } from './head'
import { idSchema as id, line, whole } from '../../shared/bounded'

/** A piece of reward: so many of something, from somebody, for everyone or for one character. */
const fields = {
  amount: whole(-9_999_999, 9_999_999),
  unit: line(40),
  source: line(120),
  characterId: id.nullable(),
  /** Whether only the game master knows of it yet. */
  secret: z.boolean(),
}

interface RewardRow {
  id: string
  mission_id: string
  amount: number
  unit: string
  source: string
}

function rewardById(read: Read, rewardId: string): RewardRow {
  return (
    read.get<RewardRow>(
      'SELECT id, mission_id, amount, unit, source FROM mission_reward WHERE id = @rewardId',
      { rewardId },
    ) ?? refuse('refusal.gone')
  )
}

const told = ({ amount, unit, source }: Pick<RewardRow, 'amount' | 'unit' | 'source'>) => ({
  amount,
  unit,
  source,
})

export const rewardApi = {
  /** One more piece of what a mission pays. Answers its id. */
  'mission.addReward': command({
    input: z.strictObject({
      missionId: id,
      ...fields,
      characterId: fields.characterId.default(null),
      secret: fields.secret.default(false),
    }),
    label: (_read, input) => phrase('history.reward.add', told(input)),
    run: (write, { secret, ...input }) => {
      const head = missionHead(write, input.missionId)
      const whose = input.characterId === null ? [] : [refOf(write, 'character', input.characterId)]
      const rewardId = write.newId()
      write.run(
        `INSERT INTO mission_reward (id, mission_id, position, character_id, amount, unit, source,
                                     secret)
         SELECT @rewardId, @missionId, coalesce(max(position) + 1, 0), @characterId, @amount, @unit,
                @source, @secret FROM mission_reward WHERE mission_id = @missionId`,
        { ...input, rewardId, secret: secret ? 1 : 0 },
      )
      tellPreparation(write, head, 'reward.added', whose, told(input))
      return { rewardId }
    },
  }),

  'mission.editReward': command({
    input: z.strictObject({ rewardId: id, ...fields }),
    label: (_read, input) => phrase('history.reward.edit', told(input)),
    run: (write, { secret, ...input }) => {
      const { mission_id: missionId } = rewardById(write, input.rewardId)
      const whose = input.characterId === null ? [] : [refOf(write, 'character', input.characterId)]
      write.run(
        `UPDATE mission_reward SET amount = @amount, unit = @unit, source = @source,
           character_id = @characterId, secret = @secret WHERE id = @rewardId`,
        { ...input, secret: secret ? 1 : 0 },
      )
      tellPreparation(write, missionHead(write, missionId), 'reward.edited', whose, told(input))
    },
  }),

  'mission.removeReward': command({
    input: z.strictObject({ rewardId: id }),
    label: (read, { rewardId }) =>
      phrase('history.reward.remove', told(rewardById(read, rewardId))),
    run: (write, { rewardId }) => {
      const row = rewardById(write, rewardId)
      const head = missionHead(write, row.mission_id)
      tellPreparation(write, head, 'reward.removed', [], told(row))
      write.run('DELETE FROM mission_reward WHERE id = @rewardId', { rewardId })
    },
  }),
}

/** What was promised to somebody who takes no part any more is everybody's. */
export function freeRewards(
  write: Write,
  { missionId, characterId }: { missionId: string; characterId: string },
): void {
  const theirs = write.all<RewardRow>(
    `SELECT id, mission_id, amount, unit, source FROM mission_reward
     WHERE mission_id = @missionId AND character_id = @characterId`,
    { missionId, characterId },
  )
  for (const reward of theirs) {
    write.run('UPDATE mission_reward SET character_id = NULL WHERE id = @id', { id: reward.id })
    tellPreparation(write, missionHead(write, missionId), 'reward.edited', [], told(reward))
  }
}
