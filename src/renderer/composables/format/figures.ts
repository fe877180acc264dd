const minus = '\u2212'

/** A figure as a game master writes it: with a true minus sign. */
export function formatNumber(value: number): string {
  return value < 0 ? `${minus}${-value}` : `${value}`
}

export { signed } from '../../../shared/spelling'
