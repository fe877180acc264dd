import { z } from 'zod'
import { isFor } from '../../rules/moves/holds'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { heldWords, holdById, readHolds, rulesOf, sidesOf, subjectOf } from './read'
import { dropHold, land, letGo, recordSpent } from './write'
import { filledText, idSchema as id, maybeLine, textUpTo } from '../../shared/bounded'

export const holdApi = {
  /** Every hold that is left, with whom or what it is over, and what it buys of what its move offers. */
  'hold.list': query({
    input: z.strictObject({}),
    run: (read) =>
      readHolds(read).map((row) => ({
        ...row,
        whom: heldWords(row).whom,
        options: rulesOf(read, row).options.filter((each) => isFor(subjectOf(row), each)),
      })),
  }),

  /** Spends a hold on an option, granted or rejected; the last one spent takes the influence along. */
  'hold.spend': command({
    input: z.strictObject({
      holdId: id,
      option: filledText(40),
      heavy: z.boolean().default(false),
      granted: z.boolean().default(true),
      answers: z.record(textUpTo(120), textUpTo(80)).default({}),
      missionId: id.optional(),
      /** What was asked with it and what was answered, in the words of the table. */
      asked: maybeLine(300).default(''),
      answered: maybeLine(300).default(''),
      /** Whether players may read of it: the answer is the game master’s to tell (IF-035). */
      isTold: z.boolean().default(false),
    }),
    label(read, { holdId }) {
      const { name, whom } = heldWords(holdById(read, holdId))
      return phrase('history.holdSpendOver', { name, whom })
    },
    run: (write, { holdId, option, heavy, granted, answers, missionId = null, ...said }) => {
      const row = holdById(write, holdId)
      const rules = rulesOf(write, row)
      const spent = rules.spend(
        { count: row.left_count, isPaid: row.paid === 1, over: subjectOf(row) },
        { option, isHeavy: heavy, isGranted: granted, answers },
        sidesOf(write, row),
      )
      if ('key' in spent) refuse(spent.key, spent.with)
      const label = rules.options.find((each) => each.id === option)?.label.key ?? ''
      const kind = granted ? 'hold.spent' : 'hold.rejected'
      const { asked, answered, isTold } = said
      const words = [asked, answered].filter(Boolean).join(' – ')
      const told = { isTold, ...(words === '' ? {} : { said: words }) }
      recordSpent(write, row, { kind, option: `@${label}`, ...told }, { missionId })
      land(write, row, spent.effects, { missionId })
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
    label: (read, { holdId }) => phrase('history.holdDropOver', heldWords(holdById(read, holdId))),
    run: (write, { holdId }) => dropHold(write, holdById(write, holdId)),
  }),

  /** The scene ends: every hold over somebody or something goes. */
  'hold.endScene': command({
    input: z.strictObject({}),
    label: () => phrase('history.holdEndScene'),
    run: (write) => letGo(write, { letsGo: true, dropsHolds: true }),
  }),
}
