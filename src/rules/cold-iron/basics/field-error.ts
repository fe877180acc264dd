import { Refusal } from '../../../shared/reply'
import { wordsIn } from '../describe'

const { words } = wordsIn('field')

/** A value outside sense. `field` is its name in the data model. */
export class FieldError extends Refusal {
  readonly field: string

  constructor(field: string, least: number, most: number) {
    super(words('outside', { field, least, most }), 'invalid')
    this.name = 'FieldError'
    this.field = field
  }
}

/** More than any figure of the book comes to; what is typed beyond it is a slip. */
const utmost = 999_999

/**
 * The value, when it is a whole number from `least` to `most`; throws a `FieldError` otherwise.
 * Without `most`, the rules set no bound above.
 */
export function demandWhole(
  field: string,
  value: number,
  least: number,
  most: number = utmost,
): number {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new FieldError(field, least, most)
  }
  return value
}
