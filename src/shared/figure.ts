const fractions = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']

/** A number as it is written everywhere: with its proper minus, and eighths as a fraction: −1⅛. */
export function figure(value: number): string {
  const written = inEighths(Math.abs(value))
  return value < 0 ? `−${written}` : written
}

/** A signed figure: +2, −1, 0, +1⅛. */
export function signed(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value)
}

/** Points as one writes them, where they are counted in eighths: 34⅛. */
function inEighths(points: number): string {
  const whole = Math.floor(points)
  const part = fractions[8 * (points - whole)]
  if (part === undefined) return `${points}`
  return whole === 0 && part !== '' ? part : `${whole}${part}`
}
