import { z } from 'zod'
import { query } from '../define'
import { readVariants } from './read'

export const variantApi = {
  /** Every thing that is a variant of another, with that one. */
  'variant.list': query({ input: z.strictObject({}), run: (read) => readVariants(read) }),
}
