import { z } from 'zod'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read } from '../file/handles'
import { chartOf, ruledSystem } from './known'
import { editChart, tellChart } from './write'
import { idSchema as id } from '../../shared/bounded'

function titleOf(read: Read, { system, chart }: { system: string; chart: string }): string {
  return `@${chartOf(ruledSystem(read, system), chart).title.key}`
}

export const chartApi = {
  /** Plays by a chart of the campaign's own. It is taken whole, or not at all. */
  'setting.editChart': command({
    input: z.strictObject({ system: id, chart: id, value: z.unknown() }),
    label: (read, input): Phrase => phrase('history.chart', { title: titleOf(read, input) }),
    run: (write, input) => {
      const system = ruledSystem(write, input.system)
      const chart = chartOf(system, input.chart)
      const parsed = chart.schema.safeParse(input.value)
      if (!parsed.success) {
        const where = parsed.error.issues[0]?.path.join('.') ?? ''
        refuse('refusal.chartValue', { title: titleOf(write, input), where })
      }
      editChart(write, system, chart, parsed.data)
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
      tellChart(write, 'reset', chartOf(ruledSystem(write, system), chart).title.key)
    },
  }),
}
