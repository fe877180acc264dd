/** One part of a dice expression, with its sign: some dice of a kind, or a plain number. */
export type DicePart =
  | { kind: 'dice'; sign: 1 | -1; count: number; sides: number }
  | { kind: 'number'; sign: 1 | -1; value: number }

/** The most dice in all, sides of one, parts, and plain number that one expression may have. */
const most = { dice: 100, sides: 100, parts: 20, number: 100_000 }

const partPattern = /([+-])(?:(\d*)d(\d+|%)|(\d+))/gy

/**
 * Reads a dice expression as it is written at the table: `d6`, `2d8+1`, `1d10 + 2d4 - 3`, `d%`.
 * Null for anything else, for no side at all, and beyond the limits. Nothing is evaluated.
 */
export function parseDice(text: string): DicePart[] | null {
  const plain = text.toLowerCase().replace(/\s+/g, '')
  if (plain === '') return null
  const signed = /^[+-]/.test(plain) ? plain : `+${plain}`
  const found = [...signed.matchAll(partPattern)]
  const isWhole = found.reduce((length, [part]) => length + part.length, 0) === signed.length
  if (!isWhole || found.length > most.parts) return null
  const parts = found.map(([, sign, count, sides, value]) =>
    partOf(sign === '-', count, sides, value),
  )
  if (!parts.every((part) => part !== null)) return null
  return sidesOf(parts).length <= most.dice ? parts : null
}

function partOf(
  isLess: boolean,
  count: string | undefined,
  sides: string | undefined,
  value: string | undefined,
): DicePart | null {
  const sign = isLess ? -1 : 1
  if (sides === undefined) {
    const number = Number(value)
    return number <= most.number ? { kind: 'number', sign, value: number } : null
  }
  const dice = {
    count: count === '' || count === undefined ? 1 : Number(count),
    sides: sides === '%' ? 100 : Number(sides),
  }
  const fits =
    dice.count >= 1 && dice.count <= most.dice && dice.sides >= 1 && dice.sides <= most.sides
  return fits ? { kind: 'dice', sign, ...dice } : null
}

/** The sides of every die that an expression rolls, in its order. */
export function sidesOf(parts: readonly DicePart[]): number[] {
  return parts.flatMap((part) =>
    part.kind === 'dice' ? Array.from({ length: part.count }, () => part.sides) : [],
  )
}

/** One part with what it came to: its faces, none for a plain number, and its signed value. */
export interface RolledPart {
  part: DicePart
  faces: number[]
  value: number
}

/** What an expression comes to with these faces, one for each die in its order. */
export function readRolled(parts: readonly DicePart[], faces: readonly number[]): RolledPart[] {
  let at = 0
  return parts.map((part) => {
    if (part.kind === 'number') return { part, faces: [], value: part.sign * part.value }
    const own = faces.slice(at, at + part.count)
    at += part.count
    return { part, faces: own, value: part.sign * own.reduce((total, face) => total + face, 0) }
  })
}

/** What an expression came to with these faces, one for each of its dice; null unless they are its dice. */
export function pointsRolled(text: string, faces: readonly number[]): number | null {
  const parts = parseDice(text)
  if (!parts) return null
  const sides = sidesOf(parts)
  const fit = faces.length === sides.length && faces.every((face, at) => face <= (sides[at] ?? 0))
  return fit ? readRolled(parts, faces).reduce((total, { value }) => total + value, 0) : null
}

/** A part as it is written: `2d8`, `3`. */
export function writePart(part: DicePart): string {
  return part.kind === 'number' ? `${part.value}` : `${part.count}d${part.sides}`
}
