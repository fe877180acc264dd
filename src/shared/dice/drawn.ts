import { z } from 'zod'
import { whole } from '../bounded'

/**
 * Where the app's own dice of a command came from: the seed of the generator, and which of the numbers
 * drawn from it they are, the first being 1. Whoever has both can roll them again.
 */
export const drawnSchema = z.strictObject({
  seed: whole(0, 0xff_ff_ff_ff),
  first: whole(1, Number.MAX_SAFE_INTEGER),
  count: whole(1, 100_000),
})
export type Drawn = z.infer<typeof drawnSchema>
