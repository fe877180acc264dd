import { z } from 'zod'
import { threatOf } from '../../rules/system/conversion'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { followTemplate } from '../encounter/template'
import type { Read } from '../file/handles'
import { memberSchema } from '../move/input'
import { refOf } from '../sheet/land'
import { playedSystem, sheetOf, sheetsOf, systemTitle, writeSheet } from '../sheet/sheets'
import { sheetAsWanted } from './figures'
import { filledText, textUpTo } from '../../shared/bounded'

const asked = z.strictObject({
  member: memberSchema,
  from: filledText(40),
  to: filledText(40),
})
type Asked = z.infer<typeof asked>

/** A system's side of a conversion; refuses in words where it has none, or is switched off. */
function sideOf(read: Read, id: string) {
  const { conversion } = playedSystem(read, id)
  return conversion ?? refuse('refusal.noConversion', { system: systemTitle(id) })
}

function proposed(read: Read, { member, from, to }: Asked) {
  if (from === to) refuse('refusal.sameSystem', { system: systemTitle(to) })
  const { name } = refOf(read, member.type, member.id)
  const gauge = sideOf(read, from).gauge(member.type, sheetOf(read, member.type, member.id, from))
  return {
    name,
    gauge,
    threat: threatOf(gauge),
    proposal: sideOf(read, to).propose(member.type, gauge, name),
    /** Whether a sheet lies there already, which the new one would take the place of. */
    isThere: sheetsOf(read, member.type, member.id)[to] !== undefined,
  }
}

export const conversionApi = {
  /**
   * What somebody would be in another system: what the sheet amounts to, and each figure with its
   * reason. A proposal of this product, which the game master confirms; nothing is written.
   */
  'conversion.propose': query({ input: asked, run: proposed }),

  /**
   * Writes the proposed sheet, with the figures as the game master has set them, by their paths.
   * A sheet that lies there already is replaced only when that is said.
   */
  'conversion.confirm': command({
    input: asked.extend({
      figures: z.record(textUpTo(80), z.union([z.number(), textUpTo(120)])).default({}),
      replaces: z.boolean().default(false),
    }),
    label: (read, { member, to }) =>
      phrase('history.conversion', {
        name: refOf(read, member.type, member.id).name,
        system: systemTitle(to),
      }),
    run: (write, { figures, replaces, ...request }) => {
      const { member, from, to } = request
      const { proposal, threat, isThere } = proposed(write, request)
      if (isThere && !replaces) refuse('refusal.sheetThere', { system: systemTitle(to) })
      writeSheet(
        write,
        member.type,
        member.id,
        to,
        sheetAsWanted(member.type, to, proposal, figures),
      )
      followTemplate(write, member.type, member.id, to)
      write.record({
        kind: 'sheet.converted',
        secret: true,
        about: [refOf(write, member.type, member.id)],
        cause: phrase('cause.conversion', { system: systemTitle(from) }),
        terms: threat.points.terms,
        with: { from: systemTitle(from), to: systemTitle(to), degree: threat.degree },
      })
    },
  }),
}
