/**
 * The number of somebody as it is shown, where so many have one: 1, 2, 3 and so on, for the whole fight. In a
 * fight of ten the tenth is 0, as on the keys.
 */
export const shownNumber = (number: number, count: number): string =>
  count <= 10 ? String(number % 10) : String(number)

/** Somebody who is named by a number. */
export interface Numbered {
  id: string
  /** As it is shown and typed, the same everywhere. */
  number: string
  /** Whether more than ten have one: then one can be the beginning of another. */
  isOneOfMany: boolean
}

/**
 * What may be typed for a number: itself. Among more than ten a 0 before a single digit says that no other
 * follows, and 0 alone is still the tenth.
 */
function typedFor({ number, isOneOfMany }: Omit<Numbered, 'id'>): string[] {
  if (!isOneOfMany) return [number]
  if (number === '10') return [number, '0']
  return number.length === 1 ? [number, `0${number}`] : [number]
}

/** People whose numbers are taken, and what is done with them. */
export interface NumberTaker {
  people: () => readonly Numbered[]
  take: (id: string) => void
}

/** What digits mean: whom as they stand, whose number they may begin, and whether another can follow. */
interface Reading {
  meant: (() => void) | null
  begun: string[]
  goesOn: boolean
}

/** Reads digits among several lists of people; where two name the same number, the first has it. */
export function readNumber(typed: string, takers: readonly NumberTaker[]): Reading {
  const begun = takers.flatMap(({ people, take }) =>
    people().flatMap(({ id, ...fighter }) => {
      const numbers = typedFor(fighter).filter((number) => number.startsWith(typed))
      return numbers.length > 0 ? [{ id, take, numbers }] : []
    }),
  )
  const one = begun.find(({ numbers }) => numbers.includes(typed))
  return {
    meant: one ? () => one.take(one.id) : null,
    begun: begun.map(({ id }) => id),
    goesOn: begun.some(({ numbers }) => numbers.some((number) => number !== typed)),
  }
}
