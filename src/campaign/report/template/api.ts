import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import { refuse } from '../../../shared/reply'
import { command, query } from '../../define'
import type { Read } from '../../file/handles'
import { readAliases } from '../../npc/aliases'
import { audienceSchema, subjectSchema, voices, type Audience, type Subject } from '../kinds'
import { readLetter } from '../material/rows'
import { builtInTemplate } from './built-in'
import { checkTemplate } from './check'
import { templatePaths } from './names'
import { maybeLine, textUpTo } from '../../../shared/bounded'

/** As long as a template may be, in characters. */
export const templateBody = textUpTo(50_000)

const which = z.strictObject({ subject: subjectSchema, audience: audienceSchema })

/** The wording of a report in this campaign: its own, or else the one that comes with the program. */
export function readTemplate(read: Read, subject: Subject, audience: Audience) {
  const own = read.get<{ body: string }>(
    'SELECT body FROM report_template WHERE template = @subject AND audience = @audience',
    { subject, audience },
  )
  return { body: own?.body ?? builtInTemplate(subject, audience), isOwn: own !== undefined }
}

/**
 * The same, or one that is being written, as a report is written with it: where players read, nobody by a
 * name that they do not know.
 */
export function readWording(
  read: Read,
  subject: Subject,
  audience: Audience,
  body = readTemplate(read, subject, audience).body,
): string {
  return audience === 'gm' ? body : readAliases(read).inText(body)
}

const named =
  (key: string) =>
  (_read: Read, { subject, audience }: z.output<typeof which>) =>
    phrase(key, {
      report: `@paper.subject.${subject}`,
      audience: `@paper.audience.${audience}`,
    })

export const templateApi = {
  /** The wording of a report, and the names that any wording may ask for. */
  'report.template': query({
    input: which,
    run: (read, { subject, audience }) => {
      const { body, isOwn } = readTemplate(read, subject, audience)
      return { subject, audience, body, isOwn, names: templatePaths }
    },
  }),

  /** Gives the campaign its own wording. A template that cannot be read is refused. */
  'report.editTemplate': command({
    input: which.extend({ body: templateBody }),
    label: named('history.report.editTemplate'),
    run: (write, { subject, audience, body }) => {
      const error = checkTemplate(body).find(({ isError }) => isError)
      if (error) refuse('refusal.templateBroken', { line: error.line })
      write.run(
        `INSERT INTO report_template (template, audience, body) VALUES (@subject, @audience, @body)
         ON CONFLICT DO UPDATE SET body = excluded.body`,
        { subject, audience, body },
      )
      write.record({
        kind: 'setting.templateEdited',
        secret: true,
        about: [],
        with: { report: `@paper.subject.${subject}`, audience: `@paper.audience.${audience}` },
      })
    },
  }),

  /** Goes back to the wording that comes with the program. */
  'report.resetTemplate': command({
    input: which,
    label: named('history.report.resetTemplate'),
    run: (write, { subject, audience }) => {
      const gone = write.run(
        'DELETE FROM report_template WHERE template = @subject AND audience = @audience',
        { subject, audience },
      )
      if (gone === 0) refuse('refusal.templateBuiltIn')
      write.record({
        kind: 'setting.templateReset',
        secret: true,
        about: [],
        with: { report: `@paper.subject.${subject}`, audience: `@paper.audience.${audience}` },
      })
    },
  }),

  /** Who writes the dispatches of this campaign, to whom and how; empty for the built-in words. */
  'report.letter': query({ input: z.strictObject({}), run: readLetter }),

  'report.editLetter': command({
    input: z.strictObject({
      addressee: maybeLine(200),
      sender: maybeLine(200),
      voice: z.enum(voices),
    }),
    label: () => phrase('history.report.editLetter'),
    run: (write, { addressee, sender, voice }) => {
      const before = readLetter(write)
      write.run(
        'UPDATE report_letter SET addressee = @addressee, sender = @sender, voice = @voice',
        { addressee, sender, voice },
      )
      write.record({
        kind: 'setting.letterEdited',
        secret: true,
        about: [],
        from: `${before.addressee} / ${before.sender}`,
        to: `${addressee} / ${sender}`,
      })
    },
  }),
}
