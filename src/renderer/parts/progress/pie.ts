/** Point of the unit circle at this share of a full turn, clockwise from twelve o'clock. */
function pointAt(turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${Math.cos(angle).toFixed(4)} ${Math.sin(angle).toFixed(4)}`
}

/** SVG path of one slice of a unit circle, between two shares of a full turn. */
function slice(from: number, to: number): string {
  const isLarge = to - from > 0.5 ? 1 : 0
  return `M0 0L${pointAt(from)}A1 1 0 ${isLarge} 1 ${pointAt(to)}Z`
}

/** SVG paths of the segments of a unit circle, clockwise. */
export function segments(count: number): string[] {
  if (count === 1) return ['M0 -1A1 1 0 1 1 -0.0001 -1Z']
  return Array.from({ length: count }, (_, index) => slice(index / count, (index + 1) / count))
}
