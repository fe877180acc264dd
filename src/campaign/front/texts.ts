import { idSchema, line, maybeLine } from '../../shared/bounded'

/** How long the texts of a front may be, and which of them must be written. */
export const texts = {
  id: idSchema,
  name: line(120),
  /** A portent, a question. */
  line: line(300),
  /** A line that may be left empty. */
  note: maybeLine(300),
  cause: line(300),
  answer: line(500),
  /** Several lines, or none. */
  prose: maybeLine(4000),
  aftermath: line(4000),
}
