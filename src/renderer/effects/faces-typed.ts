/**
 * The faces of dice as they were typed: numbers with anything between, or one digit a die where every
 * die has digits alone. Null unless they are those dice.
 */
export function facesTyped(text: string, sides: readonly number[]): number[] | null {
  const numbers = text.match(/\d+/g) ?? []
  const isRun = numbers.length === 1 && sides.length > 1 && sides.every((each) => each < 10)
  const faces = (isRun ? [...(numbers[0] ?? '')] : numbers).map(Number)
  const fits = faces.every((face, at) => face >= 1 && face <= (sides[at] ?? 0))
  return faces.length === sides.length && fits ? faces : null
}
