import { z } from 'zod'

const name = z.string().min(1).max(120)

/** All that was settled, rolled, picked and answered for one move: enough to run it again. */
export const runInputsSchema = z.strictObject({
  given: z.record(z.string().max(40), z.number().int().min(-100).max(1_000_000)).default({}),
  dice: z.array(z.number().int().min(1).max(100)).max(20).default([]),
  typed: z.boolean().default(true),
  swap: z
    .union([
      z.strictObject({ die: z.number().int().min(0).max(19) }),
      z.strictObject({ bonus: z.number().int().min(1).max(12) }),
      z.strictObject({ cancels: z.array(z.number().int().min(0).max(19)).max(20) }),
    ])
    .optional(),
  /** What waits on the actor and is taken, by its ids. */
  modifiers: z.array(z.string().min(1).max(64)).max(40).default([]),
  /** The tracks it is about: ids by purpose. */
  tracks: z.record(z.string().max(40), z.string().min(1).max(64)).default({}),
  shift: z.number().int().min(-3).max(3).default(0),
  picks: z.array(z.string().max(40)).max(10).default([]),
  fewer: z.boolean().default(false),
  answers: z.record(name, z.union([z.string().max(120), z.number().int()])).default({}),
  /** Which follow-ups stay, by their place, in the order they are to come; all when left out. */
  followUps: z.array(z.number().int().min(0).max(19)).max(20).optional(),
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
