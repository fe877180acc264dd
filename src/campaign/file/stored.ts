import { ZodError } from 'zod'
import { phrase, phraseSchema, type Phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import type { Read } from './handles'

/** What reads a value, and throws where it is not as it should be. */
interface Reads<Value> {
  parse(value: unknown): Value
}

/** Letters of an unreadable text that stand in a sentence about it. */
const longest = 300

/** A text of the file that this version cannot read. */
class Unreadable extends Refusal {
  readonly text: string

  constructor(text: string) {
    // The text may be secret, and words go to whoever asked.
    super(phrase('trouble.unreadable'), 'failed')
    this.name = 'Unreadable'
    this.text = text
  }
}

function isOfReading(error: unknown): boolean {
  return error instanceof ZodError || error instanceof SyntaxError
}

/** Reads a text that lies in the file as JSON of this shape; says so in words where it cannot. */
export function readStored<Value>(shape: Reads<Value>, text: string): Value {
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    throw isOfReading(error) ? new Unreadable(text) : error
  }
}

/** What `work` reads of the file; `otherwise` gets the text that cannot be read. */
export function ifReadable<Value, Other>(
  work: () => Value,
  otherwise: (text: string) => Other,
): Value | Other {
  try {
    return work()
  } catch (error) {
    if (error instanceof Unreadable) return otherwise(error.text)
    if (isOfReading(error) || error instanceof Refusal) return otherwise(String(error))
    throw error
  }
}

/**
 * Reads rows one by one. One that cannot be read is left out and told with the answer, and takes no
 * other along.
 */
export function readable<Row, Value>(
  read: Read,
  rows: readonly Row[],
  work: (row: Row) => Value,
): Value[] {
  return rows.flatMap((row) =>
    ifReadable(
      () => [work(row)],
      (text) => {
        read.leaveOut(text)
        return []
      },
    ),
  )
}

/** A phrase that lies in the file; one that cannot be read says so, with its text. */
export function storedPhrase(text: string): Phrase {
  return ifReadable(
    () => readStored(phraseSchema, text),
    (unread) => phrase('unreadable.phrase', { text: unread.slice(0, longest) }),
  )
}
