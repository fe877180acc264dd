import { z } from 'zod'

/** How long the texts of a front may be, and which of them must be written. */
export const texts = {
  id: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(120),
  /** A portent, a question. */
  line: z.string().trim().min(1).max(300),
  /** A line that may be left empty. */
  note: z.string().trim().max(300),
  cause: z.string().trim().min(1).max(300),
  answer: z.string().trim().min(1).max(500),
  /** Several lines, or none. */
  prose: z.string().trim().max(4000),
  aftermath: z.string().trim().min(1).max(4000),
}
