/** Faces that typed digits make, and the digits that do not make a face yet. */
export interface DieDigits {
  faces: number[]
  rest: string
}

/** Whether some face of the die starts with these digits and goes on. */
function mayGoOn(digits: string, sides: number): boolean {
  return Number(digits) > 0 && Number(digits) * 10 <= sides
}

/**
 * Reads faces from digits typed one after the other: a face is taken as soon as no further digit
 * could belong to it, at one that does not, or at a space. A lone 0 is the ten of a ten-sided die.
 * Dice of different sides are read in the order of their sides.
 * Answers `null` when a digit is no face of the die, or falls after the last die.
 */
export function readDice(
  text: string,
  count: number,
  sidesOf: number | readonly number[],
): DieDigits | null {
  const sidesAt = (die: number) => (typeof sidesOf === 'number' ? sidesOf : (sidesOf[die] ?? 0))
  const faces: number[] = []
  let rest = ''
  for (const sign of text) {
    const isNext = sign !== ' ' && rest !== '' && Number(rest + sign) > sidesAt(faces.length)
    // A digit that does not go with those before it begins the next face: 1, then 2, on tens.
    if (isNext) {
      faces.push(Number(rest))
      rest = ''
    }
    const sides = sidesAt(faces.length)
    if (sign !== ' ') rest += sign
    if (rest === '') continue
    const face = rest === '0' && sides === 10 ? 10 : Number(rest)
    if (faces.length === count || face < 1 || face > sides) return null
    if (sign !== ' ' && mayGoOn(rest, sides)) continue
    faces.push(face)
    rest = ''
  }
  return { faces, rest }
}
