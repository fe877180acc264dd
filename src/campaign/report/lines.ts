import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { words } from '../words'
import { pageInput } from '../search/page'
import { audienceSchema, wantedSchema } from './kinds'
import { readMaterial } from './material/read'
import { linesOf } from './model/reduce'
import { maybeLine } from '../../shared/bounded'

/** Which line of the reports: that of a fact, or a sentence of a fight. */
const which = z.strictObject({
  audience: audienceSchema,
  line: z.string().regex(/^(fact-\d{1,15}|fight-[\w-]{1,64}-\d{1,3})$/),
})

/** As long as a line of one's own may be, in characters. */
const lineText = maybeLine(500).regex(/^[^\n\r]*$/)

export const linesApi = {
  /** The lines of a report, a page of those that hold the words typed. */
  'report.lines': query({
    input: wantedSchema.extend(pageInput.omit({ holding: true }).shape),
    run: (read, { text, from, limit, ...wanted }) => {
      const sought = text.toLocaleLowerCase()
      const found = linesOf(readMaterial(read, wanted), words).filter(({ built, own }) =>
        `${built} ${own ?? ''}`.toLocaleLowerCase().includes(sought),
      )
      return {
        ...{ ...wanted, text, from, count: found.length },
        lines: found.slice(from, from + limit),
      }
    },
  }),

  /**
   * Words a line anew for an audience, in every report that tells it; without text it is left out, with
   * null it is told as the program makes it again.
   */
  'report.editLine': command({
    input: which.extend({ text: lineText.nullable() }),
    label: (_read, { text }) => phrase(`history.report.${text === '' ? 'strikeLine' : 'editLine'}`),
    run: (write, { audience, line, text }) => {
      const before = write.get<{ text: string }>(
        'SELECT text FROM report_line WHERE audience = @audience AND line = @line',
        { audience, line },
      )
      if (text === null) {
        if (!before) refuse('refusal.lineBuiltIn')
        write.run('DELETE FROM report_line WHERE audience = @audience AND line = @line', {
          audience,
          line,
        })
      } else {
        write.run(
          `INSERT INTO report_line (audience, line, text) VALUES (@audience, @line, @text)
           ON CONFLICT DO UPDATE SET text = excluded.text`,
          { audience, line, text },
        )
      }
      write.record({
        kind: 'setting.lineEdited',
        secret: true,
        about: [],
        from: before?.text ?? '',
        to: text ?? '',
        with: { audience: `@paper.audience.${audience}` },
      })
    },
  }),
}
