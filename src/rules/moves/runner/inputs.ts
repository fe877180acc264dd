import { z } from 'zod'
import { filledText, textUpTo, whole } from '../../../shared/bounded'

const name = filledText(120)

/** All that was settled, rolled, picked and answered for one move: enough to run it again. */
export const runInputsSchema = z.strictObject({
  given: z.record(textUpTo(40), whole(-100, 1_000_000)).default({}),
  /** What on the sheets the figures are taken from, by its id. */
  source: textUpTo(64).optional(),
  dice: z.array(whole(1, 100)).max(20).default([]),
  typed: z.boolean().default(true),
  swap: z
    .union([
      z.strictObject({ die: whole(0, 19) }),
      z.strictObject({ bonus: whole(1, 12) }),
      z.strictObject({ cancels: z.array(whole(0, 19)).max(20) }),
    ])
    .optional(),
  /** What waits on the actor and is taken, by its ids. */
  modifiers: z.array(filledText(64)).max(40).default([]),
  /** The tracks it is about: ids by purpose. */
  tracks: z.record(textUpTo(40), filledText(64)).default({}),
  shift: whole(-3, 3).default(0),
  picks: z.array(textUpTo(40)).max(10).default([]),
  fewer: z.boolean().default(false),
  answers: z.record(name, z.union([textUpTo(120), whole()])).default({}),
  /** Which follow-ups stay, by their place, in the order they are to come; all when left out. */
  followUps: z.array(whole(0, 19)).max(20).optional(),
})
export type RunInputs = z.infer<typeof runInputsSchema>

/** Who, what, and all that was collected: people by the keys of the stage. */
export interface RunContext {
  move: string | null
  actor: string | null
  target: string | null
  ally: string | null
  ward: string | null
  fight: string | null
  inputs: RunInputs
}
