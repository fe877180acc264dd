import { z } from 'zod'

/**
 * Where the app's own dice of a command came from: the seed of the generator, and which of the numbers
 * drawn from it they are, the first being 1. Whoever has both can roll them again.
 */
export const drawnSchema = z.strictObject({
  seed: z.number().int().min(0).max(0xff_ff_ff_ff),
  first: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  count: z.number().int().min(1).max(100_000),
})
export type Drawn = z.infer<typeof drawnSchema>
