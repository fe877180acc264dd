import { readAnswer, type Likelihood } from '../../oracles/yes-no'

/**
 * Reads a yes-or-no question (IS-143). A match says that the answer is extreme, or brings a turn
 * (IS-144); whether 100 is one is a decision (IS-196).
 */
export function askOracle(
  odds: Likelihood,
  roll: number,
  { hundredIsMatch = true }: { hundredIsMatch?: boolean } = {},
): { answer: 'yes' | 'no'; match: boolean } {
  const { answer, isExtreme } = readAnswer(odds, roll)
  return { answer, match: roll === 100 ? hundredIsMatch : isExtreme }
}
