import { sum, type Sum } from '../../../shared/term'
import { demandWhole } from '../basics/field-error'
import { wordsIn } from '../describe'
import type { LoadRow } from './chart'

const { termOf } = wordsIn('load')

/** Hexes a turn, on good ground and on broken ground or with turns and stops. */
export interface MovementAllowance {
  maFull: Sum
  maBroken: Sum
}

/** The most a DEXadj is taken to be. */
const furthest = 40

/**
 * Movement under a load: the row's base and an eighteenth of it for each point of DEXadj, to the
 * nearest hex (CI-222). The published chart rounds exact halves down but for five cells, which
 * stand in the row. Never below 0.
 */
export function allowanceOf(row: LoadRow, dexAdj: number): MovementAllowance {
  demandWhole('dexAdj', dexAdj, -furthest, furthest)
  const printedGood = row.maGoodByDexAdj[dexAdj]
  const printedBroken = row.maBrokenByDexAdj[dexAdj]
  return {
    maFull: pace(row.maGood, printedGood ?? paceOf(row.maGood, dexAdj)),
    maBroken: pace(row.maBroken, printedBroken ?? paceOf(row.maBroken, dexAdj)),
  }
}

function pace(base: number, hexes: number): Sum {
  const terms = [termOf('base', base, 'CI-222')]
  if (hexes !== base) terms.push(termOf('nimble', hexes - base, 'CI-222'))
  return sum(terms)
}

/** Whole numbers until it is rounded, so that a half is a half. */
function paceOf(base: number, dexAdj: number): number {
  return Math.max(0, Math.ceil((base * (18 + dexAdj) - 9) / 18))
}
