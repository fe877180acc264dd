import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { filledText, idSchema as id, textUpTo } from '../../shared/bounded'

/** Drafts that a campaign holds at most; of more, the oldest go. */
const most = 200

interface DraftRow {
  id: string
  /** The form, and what it is about. */
  form: string
  /** What the form is called on the screen; may be blank. */
  title: string
  /** The view it was open in. */
  route: string
  /** Its fields, as JSON that only the form reads. */
  state: string
  /** When it was kept, as ISO 8601 text. */
  keptAt: string
}

/** What is half-written in forms. It stays out of history and out of everything that is shown or printed. */
export const draftApi = {
  /** What was written and not sent, the latest last. */
  'draft.list': query({
    input: z.strictObject({}),
    run: (read) =>
      read.all<DraftRow>(
        `SELECT id, form, title, route, state, kept_at AS keptAt FROM draft
         ORDER BY kept_at, rowid`,
      ),
  }),

  /** Keeps what stands in a form, in place of what was kept under the same id. */
  'draft.keep': command({
    input: z.strictObject({
      id,
      form: filledText(4000),
      title: textUpTo(300),
      route: textUpTo(2000),
      state: textUpTo(500_000),
    }),
    label: () => phrase('history.draft.keep'),
    run: (write, draft) => {
      write.run(
        `INSERT INTO draft (id, form, title, route, state, kept_at)
         VALUES (@id, @form, @title, @route, @state, @now)
         ON CONFLICT (id) DO UPDATE SET form = @form, title = @title, route = @route,
           state = @state, kept_at = @now`,
        { ...draft, now: write.now },
      )
      write.run(
        `DELETE FROM draft WHERE id NOT IN
           (SELECT id FROM draft ORDER BY kept_at DESC, rowid DESC LIMIT @most)`,
        { most },
      )
    },
  }),

  /** Lets go of what was kept: it has been sent, or thrown away. */
  'draft.drop': command({
    input: z.strictObject({ id }),
    label: () => phrase('history.draft.drop'),
    run: (write, draft) => {
      write.run('DELETE FROM draft WHERE id = @id', draft)
    },
  }),
}
