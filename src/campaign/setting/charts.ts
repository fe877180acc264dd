import { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { chartOf, ruledSystem } from './known'

const id = z.string().min(1).max(64)

function titleOf(read: Read, { system, chart }: { system: string; chart: string }): string {
  return `@${chartOf(ruledSystem(read, system), chart).title.key}`
}

function tell(write: Write, kind: 'edited' | 'reset', title: string): void {
  write.record({ kind: `chart.${kind}`, secret: true, about: [], with: { title } })
}

export const chartApi = {
  /** Plays by a chart of the campaign's own. It is taken whole, or not at all. */
  'setting.editChart': command({
    input: z.strictObject({ system: id, chart: id, value: z.unknown() }),
    label: (read, input): Phrase => phrase('history.chart', { title: titleOf(read, input) }),
    run: (write, input) => {
      const { schema } = chartOf(ruledSystem(write, input.system), input.chart)
      const title = titleOf(write, input)
      const parsed = schema.safeParse(input.value)
      if (!parsed.success) {
        const where = parsed.error.issues[0]?.path.join('.') ?? ''
        refuse('refusal.chartValue', { title, where })
      }
      const { system, chart } = input
      write.run(
        `INSERT INTO edited_chart (system, chart, value) VALUES (@system, @chart, @value)
         ON CONFLICT DO UPDATE SET value = excluded.value`,
        { system, chart, value: JSON.stringify(parsed.data) },
      )
      tell(write, 'edited', title)
    },
  }),

  /** Puts a chart back as published. */
  'setting.resetChart': command({
    input: z.strictObject({ system: id, chart: id }),
    label: (read, input): Phrase => phrase('history.chartReset', { title: titleOf(read, input) }),
    run: (write, { system, chart }) => {
      const title = titleOf(write, { system, chart })
      const gone = write.run('DELETE FROM edited_chart WHERE system = @system AND chart = @chart', {
        system,
        chart,
      })
      if (gone === 0) refuse('refusal.chartUsual', { title })
      tell(write, 'reset', title)
    },
  }),
}
