import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { termSchema } from '../../shared/term'
import { command } from '../define'
import type { Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { knownPhraseSchema } from '../words'
import { idSchema, whole } from '../../shared/bounded'

/** One result of a tool: whom it is about, what came of it, and the figure and dice behind it. */
const resultSchema = z.strictObject({
  about: z.array(z.strictObject({ type: z.enum(['character', 'npc']), id: idSchema })).max(8),
  outcome: knownPhraseSchema,
  terms: z
    .array(termSchema.extend({ label: knownPhraseSchema }))
    .max(40)
    .default([]),
  dice: z
    .strictObject({
      faces: z.array(whole(0, 100)).max(100),
      typed: z.boolean(),
    })
    .optional(),
})

const input = z.strictObject({
  /** What the tool is called. */
  title: knownPhraseSchema,
  results: z.array(resultSchema).min(1).max(60),
  /** What a check found out is the game master's, until the players may know. */
  secret: z.boolean().default(true),
  missionId: idSchema.optional(),
})

function record(write: Write, { title, results, secret, missionId }: z.output<typeof input>): void {
  for (const { about, outcome, terms, dice } of results) {
    const total = terms.reduce((before, { value }) => before + value, 0)
    write.record(
      {
        kind: 'tool.used',
        secret,
        about: about.map(({ type, id }) => refOf(write, type, id)),
        cause: outcome,
        ...(terms.length > 0 ? { terms } : {}),
        ...(dice ? { dice } : {}),
        with: { tool: `@${title.key}`, ...(terms.length > 0 ? { total } : {}) },
      },
      { missionId: missionId ?? null },
    )
  }
}

export const toolApi = {
  /** Writes what a tool found into the journal, one fact a result, in one batch. */
  'tool.record': command({
    input,
    label: (_read, { title }) => phrase('history.useTool', { tool: `@${title.key}` }),
    run: record,
  }),
}
