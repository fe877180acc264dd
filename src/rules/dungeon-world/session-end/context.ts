import { z } from 'zod'
import { questions } from '../advance/experience'
import { idSchema as characterId, textUpTo, whole } from '../../../shared/bounded'

const name = textUpTo(120)
const bond = z.strictObject({ with: name, text: name })
const known = bond.extend({ resolved: z.boolean() })

const namedBond = z.strictObject({
  /** Its place among the bonds of the sheet. */
  at: whole(0, 19),
  /** Whether the other's player agrees that it is resolved (DW-085). */
  agreed: z.boolean(),
  /** The new one, with anybody; null while it is not written. */
  fresh: bond.nullable(),
})

/** What has been said at the end of a session, as stored. Characters are named by their ids. */
export const contextSchema = z.strictObject({
  people: z.array(z.strictObject({ id: name, name, alignment: name, bonds: z.array(known) })),
  bonds: z.record(z.string(), namedBond),
  alignments: z.record(z.string(), z.boolean()),
  answers: z.partialRecord(z.enum(questions), z.boolean()),
})
export type EndContext = z.infer<typeof contextSchema>

/** What is said at the end of a session (DW-085 to DW-087). */
export const eventSchema = z.discriminatedUnion('type', [
  namedBond.extend({ type: z.literal('bond.name'), characterId }),
  z.strictObject({ type: z.literal('bond.leave'), characterId }),
  z.strictObject({ type: z.literal('alignment.mark'), characterId, fulfilled: z.boolean() }),
  z.strictObject({
    type: z.literal('question.answer'),
    question: z.enum(questions),
    yes: z.boolean(),
  }),
  z.strictObject({ type: z.literal('step.on') }),
  z.strictObject({ type: z.literal('step.back') }),
  z.strictObject({ type: z.literal('xp.mark') }),
])
export type EndEvent = z.infer<typeof eventSchema>
