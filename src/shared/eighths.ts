const fractions = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']

/** Points that are counted in eighths, as one writes them: 34⅛. Never negative. */
export function inEighths(points: number): string {
  const whole = Math.floor(points)
  const fraction = fractions[Math.round((points - whole) * 8)] ?? ''
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`
}
