import { z } from 'zod'
import { runInputsSchema } from '../../rules/moves/runner/inputs'
import { aboutSchema } from '../track/input'
import { filledText, idSchema as id, maybeLine, textUpTo } from '../../shared/bounded'

/** Someone with a sheet. */
export const memberSchema = z.strictObject({ type: z.enum(['character', 'npc']), id })
export type MemberRef = z.infer<typeof memberSchema>

/** One move as the window collected it: who, on whom, and every input of its run. */
export const runSchema = runInputsSchema.omit({ shift: true }).extend({
  system: filledText(40),
  move: filledText(40),
  actor: memberSchema.optional(),
  target: memberSchema.optional(),
  ally: memberSchema.optional(),
  ward: memberSchema.optional(),
  /** The fight that goes on, by any name that stays the same while it does. */
  fight: id.optional(),
  /** What holds are over where nobody is the target. */
  about: maybeLine(200).default(''),
  /** Whom a track that it opens is about beside the actor, and what is kept with it in words. */
  opened: z
    .strictObject({
      about: z.array(aboutSchema).max(19).default([]),
      note: maybeLine(300).default(''),
    })
    .optional(),
})
export type RunRequestInput = z.infer<typeof runSchema>

/** Someone helps with a move: by a move of their own, or surely, as the GM rules. */
const helpSchema = z.strictObject({
  helper: memberSchema,
  /** The helper's own move; left out when the help cannot fail. */
  run: runSchema.optional(),
  use: z.enum(['step', 'obtain']).default('step'),
  onMiss: z.enum(['noHelp', 'worse']).default('noHelp'),
})
export type HelpInput = z.infer<typeof helpSchema>

/** A move with the help that others give it. */
export const helpedRunSchema = runSchema.extend({
  help: z.array(helpSchema).max(3).default([]),
})
export type HelpedRunInput = z.infer<typeof helpedRunSchema>

/** Everything `move.confirm` takes. */
export const confirmSchema = helpedRunSchema.extend({
  missionId: textUpTo(64).optional(),
  /** Whether nobody saw the dice: what they came to is then kept in mind. */
  isUnseen: z.boolean().default(false),
  /** Whether players may know of it; only a question can be the game master's own. */
  isOpen: z.boolean().default(true),
  /** Whether players know from it whom it is on, where nobody has shown them that NPC. */
  isMet: z.boolean().default(false),
  /** The entry of the queue that this move settles. */
  queuedId: id.optional(),
  /** What it is made for, as reports and the log go on after its name: no full stop ends it. */
  why: maybeLine(200)
    .transform((text) => text.replace(/[.;:]$/, ''))
    .optional(),
})
export type ConfirmInput = z.infer<typeof confirmSchema>
