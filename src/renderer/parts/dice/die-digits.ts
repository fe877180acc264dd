/** Faces that typed digits make. */
export interface DieDigits {
  /** Every face that can be read, the last as it stands. */
  faces: number[]
  /**
   * The digits of the last face where further ones could belong to it; empty where none could. A 0 that
   * begins a percentage is no face yet.
   */
  rest: string
}

/** A digit that no reading of the dice has a place for. */
export interface DieRefusal {
  /** Which die it was typed for, from 0; as many as there are dice where all of them lie. */
  die: number
  /** What would have stood there. */
  digits: string
}

/** Nothing typed yet. */
export const noDigits: DieDigits = { faces: [], rest: '' }

/** Percentile dice read as the two that are thrown: 07 is 7, and 00 is 100 (IS-009). */
const isPercentage = (digits: string, sides: number) => sides === 100 && digits.startsWith('0')

/** The face that these digits are as they stand. A lone 0 is the ten of a ten-sided die. */
function faceOf(digits: string, sides: number): number {
  if (digits === '0' && sides === 10) return 10
  return digits === '00' && sides === 100 ? 100 : Number(digits)
}

/**
 * Whether some face of the die starts with these digits and goes on. Percentile dice are two digits: a
 * hundred is typed in full only where no other die could be meant by what follows a 10.
 */
function mayGoOn(digits: string, sides: number, isLast: boolean): boolean {
  if (isPercentage(digits, sides)) return digits === '0'
  if (sides === 100 && digits.length === 2 && !isLast) return false
  return Number(digits) > 0 && Number(digits) * 10 <= sides
}

/**
 * Reads faces from digits typed one after the other, each die by its own `sides`, in their order: a
 * face is settled as soon as no further digit could belong to it, at one that does not, or at a
 * space; a 0 that begins a percentage waits for its second die behind a space too. Answers the first digit
 * that is no face of its die, or falls after the last one.
 */
export function readDice(text: string, sides: readonly number[]): DieDigits | DieRefusal {
  const faces: number[] = []
  let rest = ''
  for (const sign of text) {
    const isNext = sign === ' ' || Number(rest + sign) > (sides[faces.length] ?? 0)
    // A digit that does not go with those before it begins the next face: 1, then 2, on tens.
    if (rest !== '' && rest !== '0' && isNext) {
      faces.push(Number(rest))
      rest = ''
    }
    if (sign === ' ') continue
    rest += sign
    const here = sides[faces.length] ?? 0
    if (mayGoOn(rest, here, faces.length === sides.length - 1)) continue
    const face = faceOf(rest, here)
    if (face < 1 || face > here) return { die: faces.length, digits: rest }
    faces.push(face)
    rest = ''
  }
  return Number(rest) > 0 ? { faces: faces.concat(Number(rest)), rest } : { faces, rest }
}

/** The digits as a field holds them: a space after every face that is settled. */
export function textOf({ faces, rest }: DieDigits): string {
  const settled = Number(rest) > 0 ? faces.slice(0, -1) : faces
  return settled.map((face) => `${face} `).join('') + rest
}
