import { z } from 'zod'
import { phraseSchema, type Phrase } from './phrase'
import { termSchema } from './term'
import { idSchema, textUpTo, whole } from './bounded'

/** Letters that the name in a fact may have. */
const longestName = 200

/** Points at an entity of the campaign; `name` is what it was called when the fact was written. */
export const refSchema = z.object({
  type: z.enum([
    'character',
    'npc',
    'combatant',
    'encounter',
    'front',
    'danger',
    'portent',
    'mission',
    'objective',
    'place',
    'session',
    'milestone',
    'stake',
    'track',
    'scene',
    'note',
    'oracle',
    'customMove',
    'picture',
  ]),
  id: idSchema,
  name: textUpTo(longestName),
})
export type Ref = z.infer<typeof refSchema>

/** A thing as facts point at it; a text too long for a name is cut short. */
export function refNamed(type: Ref['type'], id: string, text: string): Ref {
  return { type, id, name: text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text }
}

/** Dice as they lay on the table: percentile digits as text, or the faces of ordinary dice. */
const diceSchema = z.object({
  faces: z.array(whole(0, 100)).max(100),
  typed: z.boolean(),
})

/**
 * One thing that happened: who, what, from, to, cause, dice.
 * `kind` is past tense and names the catalogue entry `fact.<kind>` that tells it;
 * `secret` facts never reach a player's screen or export.
 */
export const factSchema = z.object({
  kind: z.string().regex(/^[a-z][A-Za-z]*(\.[a-zA-Z]+)+$/),
  secret: z.boolean(),
  about: z.array(refSchema).max(8),
  from: z.union([z.number(), z.string()]).optional(),
  to: z.union([z.number(), z.string()]).optional(),
  cause: phraseSchema.optional(),
  terms: z.array(termSchema).max(40).optional(),
  /** How figures that came of a move come about beside its roll, and what each is of. */
  sums: z
    .array(z.object({ of: phraseSchema, total: z.number(), terms: z.array(termSchema).max(40) }))
    .max(8)
    .optional(),
  dice: diceSchema.optional(),
  /** What somebody at the table chose of what a move offered. */
  chosen: z.array(phraseSchema).max(20).optional(),
  /** What was spent on the dice once they lay, and what that made of the roll. */
  swapped: phraseSchema.optional(),
  /** Whose help moved the band of a roll, and from where. */
  helped: phraseSchema.optional(),
  /** What the game master picked of what a move offered: it is for them to tell. */
  chosenByGm: z.array(phraseSchema).max(20).optional(),
  /** What a table or an oracle told, or a change of a sheet that is a turn of the story. */
  told: z.array(phraseSchema).max(20).optional(),
  with: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type Fact = z.infer<typeof factSchema>

/**
 * Who made a move, and whom else it is about. One that came of circumstance nobody made: it is about its
 * target alone (IF-106).
 */
export function sidesOfMove({ about, with: own }: Pick<Fact, 'about' | 'with'>): {
  doer: Ref | undefined
  others: Ref[]
} {
  if (own?.['unmade'] !== undefined) return { doer: undefined, others: about }
  const [doer, ...others] = about
  return { doer, others }
}

/** What made a roll another than it lay: what was spent on its dice, and who helped. */
export function rollChanges({ swapped, helped }: Fact): Phrase[] {
  return [swapped, helped].filter((each) => each !== undefined)
}
