import { z } from 'zod'
import { pointsRolled } from '../../shared/dice/dice-notation'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import { act } from '../encounter/act'
import { readFight } from '../encounter/fight'
import type { Read } from '../file/handles'
import { words } from '../words'
import { effectById, wordsOf } from './read'
import { harmOf, openTicks } from './ticks'
import { idSchema, whole } from '../../shared/bounded'

const input = z.strictObject({
  effectId: idSchema,
  /** The faces of its dice in their order; null: it does no harm this turn, by the game master's word. */
  faces: z.array(whole(1, 100)).max(100).nullable(),
  typed: z.boolean(),
})

const nameOf = (read: Read, effectId: string) => effectById(read, effectId).bearer.name

export const tickApi = {
  /** An effect does its harm of this turn, once; or it is let off. */
  'effect.tick': command({
    input,
    label: (read, { effectId, faces }) =>
      phrase(faces ? 'history.effect.tick' : 'history.effect.letOff', {
        name: nameOf(read, effectId),
        words: words.say(effectById(read, effectId).text),
      }),
    run: (write, { effectId, faces, typed }) => {
      const found = openTicks(write).find(({ effect }) => effect.id === effectId)
      const tick = found ?? refuse('effect.refused.noTick')
      const { rules, snapshot, encounter } = readFight(write, tick.encounterId)
      const { turn } = rules.momentOf(snapshot) ?? refuse('effect.refused.noTick')
      write.run('UPDATE effect SET ticked_turn = @turn WHERE id = @effectId', { turn, effectId })
      const { dice } = tick.effect.tick
      if (faces && pointsRolled(dice, faces) === null) refuse('effect.refused.dice', { dice })
      const harm = faces && harmOf(rules, tick, faces, typed)
      if (harm) {
        act(write, tick.encounterId, harm)
        return
      }
      const { bearer, shown } = tick.effect
      write.record(
        {
          kind: 'effect.letOff',
          secret: !shown,
          about: [bearer],
          with: { text: wordsOf(tick.effect) },
        },
        { encounterId: encounter.id, missionId: encounter.mission_id },
      )
    },
  }),
}
