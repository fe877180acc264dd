/** A hex in axial coordinates: `q` to the right, `r` down. */
export interface Hex {
  q: number
  r: number
}

/** Sides of a hex, 1 to 6 clockwise from the top (CI-111). */
export type Hexside = 1 | 2 | 3 | 4 | 5 | 6

const sides = 6

/** One step over the top. */
const up: Hex = { q: 0, r: -1 }

/** A step turned by one side, clockwise. */
const turned = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r })

/** Hexes from one to the other. */
export function distance(from: Hex, to: Hex): number {
  const q = to.q - from.q
  const r = to.r - from.r
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** The hex some steps over a side, counted round the hex from any whole number. */
export function over({ q, r }: Hex, side: number, count = 1): Hex {
  const turns = (((side - 1) % sides) + sides) % sides
  const step = Array.from({ length: turns }).reduce<Hex>(turned, up)
  return { q: q + count * step.q, r: r + count * step.r }
}

/**
 * Whether a hex lies before one who faces a side: within the wedge of the three front sides
 * (CI-111). Their own hex does not.
 */
export function isBefore(from: Hex, facing: Hexside, to: Hex): boolean {
  const far = distance(from, to)
  const wedge = [-1, 0].flatMap((turn) =>
    Array.from({ length: far + 1 }, (_, along) =>
      over(over(from, facing + turn, far - along), facing + turn + 1, along),
    ),
  )
  return far > 0 && wedge.some(({ q, r }) => q === to.q && r === to.r)
}
