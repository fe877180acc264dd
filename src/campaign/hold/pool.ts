import { z } from 'zod'
import { figureAt } from '../../rules/moves/apply'
import type { Effect } from '../../rules/moves/effect'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import { moveOf } from '../move/run'
import { landEffects, refOf } from '../sheet/land'
import { sheetOf } from '../sheet/sheets'
import { rulesOf } from './read'
import { filledText, idSchema as id } from '../../shared/bounded'

export const poolApi = {
  /** Spends holds that lie in a pool on the sheet, over nobody: goods, money (IF-013, IF-052). */
  'hold.spendPool': command({
    input: z.strictObject({
      characterId: id,
      system: filledText(40),
      move: filledText(40),
      option: filledText(40),
      missionId: id.optional(),
    }),
    label: (read, { characterId }) =>
      phrase('history.holdSpend', { name: refOf(read, 'character', characterId).name }),
    run: (write, { characterId, option: wanted, missionId = null, ...row }) => {
      const rules = rulesOf(write, row)
      const { pool } = rules
      if (!pool) refuse('refusal.unknownMove', { move: row.move })
      const member = { type: 'character' as const, id: characterId }
      const sheet = sheetOf(write, member.type, member.id, row.system)
      const held = figureAt(sheet, pool.field)
      const use = { option: wanted, isHeavy: false, isGranted: true, answers: {} }
      const spent = rules.spend({ count: held, isPaid: true }, use, { actor: sheet })
      if ('key' in spent) refuse(spent.key, spent.with)
      const cause = moveOf(write, row).title
      const option = rules.options.find((each) => each.id === wanted)?.label.key ?? ''
      const place = { missionId }
      write.record(
        {
          kind: 'hold.used',
          secret: true,
          about: [refOf(write, member.type, member.id)],
          cause,
          with: { option: `@${option}` },
        },
        place,
      )
      const paid: Effect = { on: 'actor', ...pool, from: held, to: spent.count }
      const effects = [paid, ...spent.effects]
      landEffects(write, { member, system: row.system, sheet, effects, cause }, place)
      return { left: spent.count }
    },
  }),

  /** Lets what lies in a pool go without spending it: whoever stood guard does so no longer. */
  'hold.dropPool': command({
    input: z.strictObject({
      characterId: id,
      system: filledText(40),
      move: filledText(40),
      missionId: id.optional(),
    }),
    label: (read, { characterId }) =>
      phrase('history.holdDrop', { name: refOf(read, 'character', characterId).name }),
    run: (write, { characterId, missionId = null, ...row }) => {
      const { pool } = rulesOf(write, row)
      if (!pool) refuse('refusal.unknownMove', { move: row.move })
      const member = { type: 'character' as const, id: characterId }
      const sheet = sheetOf(write, member.type, member.id, row.system)
      const from = figureAt(sheet, pool.field)
      if (from === 0) refuse('refusal.gone')
      const cause = moveOf(write, row).title
      const place = { missionId }
      const about = [refOf(write, member.type, member.id)]
      write.record(
        { kind: 'hold.dropped', secret: true, about, cause, with: { option: '' } },
        place,
      )
      const effects: Effect[] = [{ on: 'actor', ...pool, from, to: 0 }]
      landEffects(write, { member, system: row.system, sheet, effects, cause }, place)
    },
  }),
}
