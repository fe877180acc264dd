import { z } from 'zod'
import type { Effect } from '../../rules/moves/move'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { endSceneChips } from '../chip/write'
import type { Write } from '../file/handles'
import { moveOf } from '../move/run'
import { landEffects } from '../sheet/land'
import { sheetOf } from '../sheet/sheets'
import { holdById, overWhom, readHolds, rulesOf, sidesOf, type HoldRow } from './read'

const id = z.string().min(1).max(64)

function land(write: Write, row: HoldRow, effects: readonly Effect[]): void {
  const cause = moveOf(write, row).title
  const { system } = row
  const sides = {
    actor: { type: 'character' as const, id: row.character_id },
    target: overWhom(row),
  }
  for (const side of ['actor', 'target'] as const) {
    const holder = sides[side]
    const own = effects.filter(({ on }) => on === side)
    if (!holder || own.length === 0) continue
    const sheet = sheetOf(write, holder.type, holder.id, system)
    landEffects(write, { holder, system, sheet, effects: own, cause }, {})
  }
}

function recordSpent(write: Write, row: HoldRow, kind: string, option: string): void {
  const about = [{ type: 'character' as const, id: row.character_id, name: row.owner }]
  const over = overWhom(row)
  const whom = over ? [{ ...over, name: row.target ?? '' }] : []
  write.record({
    kind,
    secret: true,
    about: [...about, ...whom],
    cause: moveOf(write, row).title,
    with: { option },
  })
}

function drop(write: Write, row: HoldRow): void {
  land(
    write,
    row,
    rulesOf(write, row).drop(
      { count: row.left_count, isPaid: row.paid === 1 },
      sidesOf(write, row),
    ),
  )
  write.run('DELETE FROM hold WHERE id = @id', { id: row.id })
  recordSpent(write, row, 'hold.dropped', '')
}

export const holdApi = {
  /** Every hold that is left, with what it buys. */
  'hold.list': query({
    input: z.strictObject({}),
    run: (read) => readHolds(read).map((row) => ({ ...row, options: rulesOf(read, row).options })),
  }),

  /** Spends a hold on an option, granted or rejected; the last one spent takes the influence along. */
  'hold.spend': command({
    input: z.strictObject({
      holdId: id,
      option: z.string().min(1).max(40),
      heavy: z.boolean().default(false),
      granted: z.boolean().default(true),
      answers: z.record(z.string().max(120), z.string().max(80)).default({}),
    }),
    label: (read, { holdId }) =>
      phrase('history.holdSpend', { name: holdById(read, holdId).owner }),
    run: (write, { holdId, option, heavy, granted, answers }) => {
      const row = holdById(write, holdId)
      const rules = rulesOf(write, row)
      const spent = rules.spend(
        { count: row.left_count, isPaid: row.paid === 1 },
        { option, isHeavy: heavy, isGranted: granted, answers },
        sidesOf(write, row),
      )
      if ('key' in spent) refuse(spent.key, spent.with)
      const label = rules.options.find((each) => each.id === option)?.label.key ?? ''
      recordSpent(write, row, granted ? 'hold.spent' : 'hold.rejected', `@${label}`)
      land(write, row, spent.effects)
      if (spent.count === 0) write.run('DELETE FROM hold WHERE id = @holdId', { holdId })
      else {
        write.run('UPDATE hold SET left_count = @count, paid = @paid WHERE id = @holdId', {
          holdId,
          count: spent.count,
          paid: spent.isPaid ? 1 : 0,
        })
      }
      return { left: spent.count }
    },
  }),

  /** Lets holds go without spending them. */
  'hold.drop': command({
    input: z.strictObject({ holdId: id }),
    label: (read, { holdId }) => phrase('history.holdDrop', { name: holdById(read, holdId).owner }),
    run: (write, { holdId }) => drop(write, holdById(write, holdId)),
  }),

  /** The scene ends: every hold over somebody or something goes (decision `holds.expire`). */
  'hold.endScene': command({
    input: z.strictObject({}),
    label: () => phrase('history.holdEndScene'),
    run: (write) => {
      for (const row of readHolds(write)) drop(write, row)
      endSceneChips(write, {})
    },
  }),
}
