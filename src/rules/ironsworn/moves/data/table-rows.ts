import { phrase } from '../../../../shared/phrase'
import type { FollowUp, Outcome } from '../../../moves/outcome'
import { deepest } from '../../../oracles/consult'
import { unsureLoss } from '../../figures/harm'
import type { MoveTable } from '../../oracle/lookup'

/** The moves of which one follows from a row, by its place in the table; none where it is told. */
const leads: Record<MoveTable, Readonly<Record<number, readonly string[]>>> = {
  // Dying, one is treated in time or faces death.
  'moves/endure_harm': { 0: ['faceDeath'], 1: ['heal', 'faceDeath'] },
  'moves/endure_stress': { 0: ['faceDesolation'], 1: ['forsakeYourVow'] },
  'moves/pay_the_price': {
    0: ['rollPrice'],
    1: ['testYourBond'],
    9: ['endureHarm'],
    10: ['endureStress'],
    13: ['endureStress'],
    14: ['companionEndureHarm', 'endureHarm'],
    15: ['rollPrice'],
  },
}

/** The row that is thrown again and made worse: once, then it is dire by itself (IS-141). */
const worse = 0

/** The row that is thrown twice more (IS-141). */
const thrice = 15

/** Of what a row of the prices suggests to take, one of these (IS-141). */
export const suggestedLosses: Readonly<Record<number, readonly ('momentum' | 'supply')[]>> = {
  5: ['supply', 'momentum'],
  6: ['momentum'],
  8: ['momentum'],
  12: ['supply'],
}

/** Whether prices have led to prices often enough: then the GM decides (IS-197). */
const isDeepest = (move: string, { depth = 0 }: Readonly<Record<string, number>>) =>
  move === 'rollPrice' && depth + 1 >= deepest

/** What the move that follows takes over of what was settled here. */
function givenTo(
  move: string | undefined,
  { harm = unsureLoss, stress = unsureLoss, depth = 0 }: Readonly<Record<string, number>>,
  isWorse: boolean,
): Record<string, number> {
  switch (move) {
    case 'endureHarm':
    case 'companionEndureHarm':
      return { harm }
    case 'endureStress':
      return { stress }
    case 'payThePrice':
      return { harm, stress }
    case 'rollPrice':
      return { harm, stress, depth: depth + 1, worse: isWorse ? 1 : 0 }
    default:
      return {}
  }
}

const words: Record<MoveTable, string> = {
  'moves/endure_harm': 'harmRow',
  'moves/endure_stress': 'stressRow',
  'moves/pay_the_price': 'priceRow',
}

/**
 * What follows from a row of the tables that moves send to (IS-139 to IS-141); what a row that
 * hurts deals, in harm or stress, is settled before (IS-052).
 */
export function rowFollowUps(
  table: MoveTable,
  index: number,
  rule: string,
  settled: Readonly<Record<string, number>>,
): Partial<Outcome> {
  const isPrice = table === 'moves/pay_the_price'
  const isWorse = isPrice && index === worse
  const oneOf = leads[table][index]?.map((id) => (isDeepest(id, settled) ? 'payThePrice' : id))
  const given = givenTo(oneOf?.[0], settled, isWorse)
  const isDire = isWorse && settled['worse'] === 1
  const follow: FollowUp[] =
    oneOf && !isDire ? [{ oneOf: [...oneOf], by: 'actor', given, rule }] : []
  const twice = isPrice && index === thrice
  const row = [phrase(`ironsworn.${words[table]}.${index}`)]
  // A move that is still to be made is kept in mind by itself.
  if (follow.length === 0) return { notes: row }
  return { leadsTo: twice ? [...follow, ...follow] : follow, told: row }
}
