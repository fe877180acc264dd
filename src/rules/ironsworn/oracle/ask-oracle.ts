/** The odds of a question, the surest first, and the least roll that means yes (IS-143). */
export const thresholds = {
  almostCertain: 11,
  likely: 26,
  fiftyFifty: 51,
  unlikely: 76,
  smallChance: 91,
} as const
export type OracleOdds = keyof typeof thresholds

/** Chance in a hundred that the answer is yes. */
export function chanceOfYes(odds: OracleOdds): number {
  return 101 - thresholds[odds]
}

/**
 * Reads a yes-or-no question (IS-143). A match says that the answer is extreme, or brings a turn
 * (IS-144); whether 100 is one is a decision (IS-196).
 */
export function askOracle(
  odds: OracleOdds,
  roll: number,
  { hundredIsMatch = true }: { hundredIsMatch?: boolean } = {},
): { answer: 'yes' | 'no'; match: boolean } {
  const match = roll === 100 ? hundredIsMatch : roll % 11 === 0
  return { answer: roll >= thresholds[odds] ? 'yes' : 'no', match }
}
